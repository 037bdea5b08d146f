import type { Dictionary } from '../dictionary.ts'

export const site: Dictionary['site'] = {
  name: 'Count Tai',
  tagline: 'Kira tai mahjung Singapura',
  skip: 'Terus ke kandungan halaman',
  navLabel: 'Laman',
  menuLabel: 'Semua halaman',
  menu: 'Menu',
  close: 'Tutup',
  search: 'Cari',
  language: 'Bahasa',
  dark: 'Tema gelap',
  picture: 'Tajuk “{title}” di atas satu tangan jubin mahjung',
  noScript:
    'JavaScript dimatikan. Semua yang ada di halaman ini boleh dibaca, tetapi tangannya tidak boleh diubah dan soalannya tidak boleh dijawab.',
  nav: {
    learn: 'Belajar',
    sheet: 'Helaian rujukan tai',
    faanSheet: 'Helaian rujukan faan',
    builder: 'Pembina tangan',
    payments: 'Bayaran',
    practice: 'Latihan',
    play: 'Main',
    scoreSheet: 'Helaian skor',
    houseRules: 'Peraturan meja sendiri',
    singapore: 'Meja Singapura',
    hongKong: 'Meja Hong Kong',
    glossary: 'Glosari',
    settings: 'Tetapan',
    about: 'Perihal',
  },
  foot: 'Count Tai. Mahjung Singapura dan Hong Kong, untuk mata latihan sahaja.',
}
