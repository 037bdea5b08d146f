import type { Dictionary } from '../dictionary.ts'
import { sheetHongKong } from './sheet-hong-kong.ts'

/** Texts of the tai sheet of the Singapore table; lessons show the steps and groups too. */
const singapore: Dictionary['sheet']['singapore'] = {
  title: 'Helaian Rujukan Tai',
  description:
    'Setiap baris meja Singapura dengan nilainya dalam tai, peraturannya dalam satu ayat, nama lain dan contoh; cara mengira, dan bayaran bagi setiap tai.',
  onward: 'Semua tai dalam satu helaian',
  every: 'Setiap Tangan dan Tainya',
  all: '{group}, semua baris dalam helaian rujukan tai',
  lead: 'Tambahkan setiap baris yang ada pada tangan anda, masing-masing sekali.',
  minimum: 'Tangan menang dengan {minimum} atau lebih.',
  everyHand: 'Setiap tangan yang lengkap menang.',
  limit: 'Lebih daripada {limit} dibayar sebagai {limit}.',
  noLimit: 'Kiraan tidak berhenti: meja ini tiada had.',
  groups: {
    'dragon-and-wind-sets': {
      title: 'Set Naga dan Angin',
      about: 'Tiga atau empat keping naga yang sama, Own Wind anda atau Round Wind.',
    },
    'hand-patterns': {
      title: 'Corak Tangan',
      about: 'Rupa tangan secara keseluruhan: semua Chi, semua Pong, satu sut.',
    },
    'how-you-won': {
      title: 'Cara Anda Menang',
      about:
        'Dari mana datangnya jubin kemenangan. Baris ini ditambah kepada apa-apa tangan kecuali tangan had.',
    },
    'bonus-tiles': {
      title: 'Jubin Bonus',
      about:
        'Bunga, musim dan haiwan terletak di sebelah tangan, dan dikira walaupun set dalam tangan tidak dikira.',
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
      rule: 'Keempat-empat bunga, atau keempat-empat musim. Yang milik anda sendiri tetap dikira juga.',
      also: 'keluarga lengkap',
    },
  },
  paysNote:
    'Dalam mata. Kong, gigitan atau keluarga dibayar serta-merta sebagai tambahan kepada bayaran ini.',
  stepsTitle: 'Kira dalam Enam Langkah',
  steps: [
    {
      title: 'Bentuk',
      text: 'Empat set dan Eye, atau tangan had? Tangan had dibayar mengikut had: berhenti di sini.',
      none: 'Empat set dan Eye, atau tangan had? Di sini tangan had ada harganya sendiri: ingatlah harga itu dan teruskan kiraan. Yang lebih besar dibayar.',
    },
    {
      title: 'Jubin Bonus',
      text: 'Setiap haiwan, bunga anda sendiri, musim anda sendiri, dan mana-mana keluarga yang lengkap.',
    },
    {
      title: 'Set Kehormat',
      text: 'Setiap set naga, Own Wind anda, Round Wind. Angin yang menjadi kedua-duanya dikira dua kali.',
    },
    {
      title: 'Corak',
      text: 'Semua Chi, semua Pong, satu sut, hanya jubin hujung dan kehormat: Ping Hu, Pong Pong Hu, Hun Yi Se, Qing Yi Se dan yang lain.',
    },
    {
      title: 'Cara Anda Menang',
      text: 'Men Qing Zi Mo, Hua Shang, Gang Shang, Hai Di Lao Yue, Qiang Gang.',
    },
    {
      title: 'Jumlahkan',
    },
  ],
  notHere: 'Tidak Dimainkan di Setiap Meja',
  notHereAbout:
    'Hanya sesetengah meja mengira baris ini. Setiap satu dibawa masuk oleh peraturan meja sendiri.',
}

/** The sheets of all tables. */
export const sheet: Dictionary['sheet'] = { singapore, 'hong-kong': sheetHongKong }
