import type { Dictionary } from '../dictionary.ts'
import { ways } from './shared.ts'

/** What a hand comes to at one table. */
const standing: Dictionary['compare']['standing'] = {
  win: '{total}',
  'below-minimum': 'tidak menang: {total}, sedangkan {minimum} diperlukan',
  'not-complete': 'tidak menang',
  building: 'belum lengkap',
  ready: 'belum lengkap',
  unmarked: 'belum lengkap',
  'too-many': 'jubin terlalu banyak',
  impossible: 'tidak boleh menang begini di meja ini',
  unplayed: 'tidak dimainkan dengan jubin ini',
}

/** The same hand or bill under two tables of rules. */
export const compare: Dictionary['compare'] = {
  title: 'Bandingkan Dua Meja',
  about: 'Tangan yang sama atau bil yang sama mengikut dua set peraturan. Yang berbeza ditandakan.',
  left: 'Meja pertama',
  right: 'Meja kedua',
  tables: { singapore: 'Singapura', 'hong-kong': 'Hong Kong' },
  own: 'Meja anda',
  swap: 'Tukar kedudukan meja',
  what: 'Bandingkan',
  whats: { hand: 'Tangan', bill: 'Bil' },
  hands: 'Tangan sedia ada',
  hand: 'Tangan',
  typed: {
    open: 'Tangan lain',
    label: 'Tangan secara bertulis',
  },
  names: {
    'over-the-limit': 'Lebih daripada kebanyakan had',
    'six-steps': 'Hun Yi Se dengan set Naga Merah',
    'ping-hu': 'Ping Hu sahaja',
    'robbed-kong': 'Kong yang dirampas',
    'plain-no-tai': 'Tiada apa-apa yang dikira',
    'all-green': 'Semua Hijau',
    'little-winds': 'Tiga set angin dan Eye angin',
    'thirteen-orphans': '13 Wonders',
  },
  total: { tai: 'Tai', faan: 'Faan', both: 'Tai atau faan' },
  win: 'Cara menang',
  seat: 'Tempat duduk',
  round: 'Pusingan',
  ways,
  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',
  standing,
  cut: '{total} ({raw} dikira)',
  limitHand: '{total}, tangan had',
  table: {
    caption: 'Di kedua-dua meja',
    row: 'Baris',
    total: 'Jumlah',
    paid: 'Dibayar untuk',
    none: '–',
    noneSaid: 'tidak dikira',
    differs: 'berbeza',
    rule: 'Peraturan meja sendiri',
    rows: 'Apa yang Dikira',
    pays: 'Siapa Membayar Siapa',
    rules: 'Perbezaan Kedua-dua Meja',
  },
  same: 'Kedua-dua meja memberi hasil yang sama.',
  sameRules: 'Kedua-dua meja ini mempunyai peraturan yang sama.',
  otherGame:
    'Ini dua permainan yang berlainan: baris, unit dan bayarannya mengikut peraturan lain sama sekali.',
  said: '{left}: {one}. {right}: {other}.',
}
