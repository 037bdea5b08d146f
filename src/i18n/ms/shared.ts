import type { Draw, InstantEvent, Opening, WinWay } from '../../engine/index.ts'

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
