import type { Dictionary } from '../dictionary.ts'

/** What keeps a row from being scored, one step away; the tiles in the way stand behind the sentence. */
export const near: Dictionary['near'] = {
  'one-chow': 'Satu Chi menghalang baris ini.',
  'one-pong': 'Satu Pong menghalang baris ini.',
  'one-set': 'Satu set tidak sesuai.',
  eye: 'Hanya Eye tidak sesuai.',
  'value-eye': 'Eye ialah naga, Own Wind anda atau Round Wind.',
  'only-a-pair': 'Sepasang hanyalah Eye: sekeping lagi menjadikannya set.',
  'bonus-tile': 'Ada jubin bonus di sebelah tangan.',
  'one-bonus-tile': 'Keluarga itu kurang satu jubin bonus.',
  'claimed-set': 'Satu set telah dituntut.',
  'declared-set': 'Satu set telah diisytiharkan.',
  'not-self-drawn': 'Jubin kemenangan tidak dicabut sendiri.',
  'single-wait': 'Tangan ini menunggu satu jenis jubin sahaja.',
  'all-exposed': 'Keempat-empat set telah dituntut.',
  'one-kong': 'Satu set bukan Kong.',
  'one-tile': 'Satu jubin tidak sesuai.',
  replacement: 'Jubin terakhir ialah jubin gantian.',
  'kong-in-chain': 'Ada Kong sebelumnya, dan Kong itulah yang dikira.',
}
