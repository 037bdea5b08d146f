import type { Dictionary } from '../dictionary.ts'

/** Texts of the faan sheet. Numbers come from the engine. */
export const sheetHongKong: Dictionary['sheet']['hong-kong'] = {
  title: 'Helaian Rujukan Faan',
  description:
    'Setiap baris meja Hong Kong dengan nilainya dalam faan, peraturannya dalam satu ayat, nama lain dan contoh; cara mengira, dan bayaran bagi setiap faan.',
  onward: 'Semua faan dalam satu helaian',
  every: 'Setiap Tangan dan Faannya',
  all: '{group}, semua baris dalam helaian rujukan faan',
  lead: 'Tambahkan setiap baris yang ada pada tangan anda. Jika satu baris menggantikan baris lain, hanya yang lebih besar dikira.',
  minimum: 'Tangan menang dengan {minimum} atau lebih.',
  everyHand: 'Setiap tangan yang lengkap menang.',
  limit: 'Lebih daripada {limit} dibayar sebagai {limit}.',
  noLimit: 'Kiraan tidak berhenti: meja ini tiada had.',
  groups: {
    'dragon-and-wind-sets': {
      title: 'Pong Naga dan Angin',
      about:
        'Tiga atau empat keping yang sama: naga, angin tempat duduk anda, atau Timur, iaitu Round Wind bagi setiap tangan.',
    },
    'hand-patterns': {
      title: 'Corak Tangan',
      about:
        'Rupa tangan secara keseluruhan: semua Chi, semua Pong, satu sut, tujuh pasangan, tiada apa-apa yang terdedah.',
    },
    'how-you-won': {
      title: 'Cara Anda Menang',
      about:
        'Dari mana datangnya jubin kemenangan. Baris ini ditambah kepada apa-apa tangan kecuali tangan had.',
    },
    'bonus-tiles': {
      title: 'Bunga dan Musim',
      about: 'Jubin ini terletak di sebelah tangan. Tangan tanpa bunga dan musim dikira juga.',
    },
    'limit-hands': {
      title: 'Tangan Had',
      about: 'Setiap satu dibayar mengikut had, dan tiada apa-apa ditambah kepadanya.',
    },
  },
  merged: {
    'own-flower': {
      rule: 'Bunga atau musim yang bernombor sama dengan tempat duduk anda: Timur 1, Selatan 2, Barat 3, Utara 4.',
      also: 'bunga tempat duduk, musim tempat duduk',
    },
    'flower-family': {
      rule: 'Keempat-empat bunga, atau keempat-empat musim, menggantikan yang milik anda sendiri.',
      also: 'kumpulan lengkap',
    },
  },
  paysNote: 'Dalam mata. Tiada apa-apa dibayar sebelum kemenangan, dan tiada apa-apa dibayar selepas seri.',
  stepsTitle: 'Kira dalam Enam Langkah',
  steps: [
    {
      title: 'Bentuk',
      text: 'Empat set dan Eye, Seven Pairs, atau 13 Wonders? Tangan had dibayar mengikut had: berhenti di sini.',
    },
    {
      title: 'Bunga dan Musim',
      text: 'Tiada langsung, bunga anda sendiri, musim anda sendiri, atau keempat-empatnya dalam satu kumpulan.',
    },
    {
      title: 'Naga dan Angin',
      text: 'Setiap Pong naga, Pong angin tempat duduk anda, Pong Timur. Bagi pemain di Timur, Pong Timur dikira dua kali.',
    },
    {
      title: 'Corak',
      text: 'All Chows, Pong Pong Hu, Hun Yi Se, Qing Yi Se, Seven Pairs, Men Qing.',
    },
    {
      title: 'Cara Anda Menang',
      text: 'Zi Mo, gantian Kong, Kong yang dirampas, jubin terakhir, buangan terakhir.',
    },
    {
      title: 'Jumlahkan',
    },
  ],
  notHere: 'Tidak Dimainkan di Setiap Meja',
  notHereAbout:
    'Hanya sesetengah meja mengira baris ini. Setiap satu dibawa masuk oleh peraturan meja sendiri.',
}
