import type { Draw, InstantEvent, Opening, RoutePartCode, WinWay } from '../../engine/index.ts'

// Words that several areas say of the same thing: written once, carried by each area that needs them.

/** How the winning tile came. */
export const ways: Record<WinWay, string> = {
  discard: 'Buangan',
  'self-draw': 'Zi Mo',
  'rob-kong': 'Kong dirampas',
  'rob-eighth': 'Bunga dirampas',
}

/** What is paid at once (SG-G5). */
export const events: Record<InstantEvent, string> = {
  'kong-claimed': 'Kong yang dituntut',
  'kong-added': 'Kong ditambah',
  'kong-concealed': 'Kong tersembunyi',
  bite: 'Gigitan',
  marriage: 'Perkahwinan',
  'flower-family': 'Empat bunga',
  'season-family': 'Empat musim',
  'animal-family': 'Empat haiwan',
}

/** What the winning tile of a self-drawn hand was drawn as. */
export const draws: Record<Draw, string> = {
  wall: 'Tembok',
  flower: 'Selepas jubin bonus',
  kong: 'Selepas Kong',
  'kong-flower': 'Kong, kemudian jubin bonus',
  'kong-on-kong': 'Kong atas Kong',
  'kong-on-kong-flower': 'Kong atas Kong, kemudian jubin bonus',
}

/** Wins on the deal or before the first draw. */
export const openings: Record<Opening, string> = {
  heavenly: 'Menang sejak agihan (Tian Hu)',
  earthly: 'Buangan pertama Banker (Di Hu)',
  human: 'Sebelum cabutan pertama (Ren Hu)',
}

/** Parts of a way to a win, told in a row. {suit}, {tile}: a kind of tile, by itself. */
export const routeParts: Record<RoutePartCode, string> = {
  'any-shape': 'apa-apa empat set dan Eye',
  'all-pongs': 'Pong sahaja',
  'all-chows': 'Chi sahaja',
  'half-flush': '{suit} dan jubin kehormat',
  'full-flush': '{suit} sahaja',
  'honour-pong': 'satu set {tile}',
  'honour-eye': '{tile} sebagai Eye',
  'terminals-and-honours': '1, 9 dan jubin kehormat sahaja',
  'all-terminals': '1 dan 9 sahaja',
  'all-honours': 'jubin kehormat sahaja',
  'all-green': 'jubin hijau sahaja',
  'nine-gates': 'Jiu Lian Bao Deng {suit}',
  'seven-pairs': 'tujuh pasangan',
  'thirteen-orphans': '13 Wonders',
  closed: 'tiada tuntutan',
}
