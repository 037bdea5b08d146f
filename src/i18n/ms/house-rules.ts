import type { Dictionary } from '../dictionary.ts'

type Words = Dictionary['houseRules']

/** What each demo shows, one text for each; {n} is the number of playable tiles left. */
const singapore: Words['demos']['singapore'] = {
  minimum: [
    'Selatan menang dengan buangan, dengan satu set naga.',
    'Tangan Selatan lengkap, dan tiada apa-apa di dalamnya yang dikira.',
  ],
  limit: [
    'Timur mempunyai tiga sumber tai dan Hun Yi Se daripada Pong.',
    'Selatan menang dengan 13 Wonders.',
  ],
  payment: ['Selatan menang dengan buangan Barat.'],
  payTable: ['Selatan menang dengan buangan Barat.'],
  selfDrawTai: ['Selatan mencabut jubin terakhir, dengan satu Chi yang dituntut.'],
  robbedKongTai: ['Selatan merampas 8 Suo daripada Kong Barat.'],
  concealedSelfDraw: [
    'Tiada apa-apa yang dituntut, dan Selatan mencabut jubin terakhir.',
    'Tiada apa-apa yang dituntut, dan jubin terakhir ialah buangan.',
  ],
  pingHuWait: ['3456 Suo: dilengkapkan sebagai Eye.', '68 Suo: hanya 7 yang sesuai.'],
  pingHuAllExposed: ['Empat Chi dituntut, Eye dicabut.'],
  pingHuPrice: ['Ping Hu sahaja, dengan buangan Barat.'],
  chowPingHuWait: ['68 Suo dengan satu bunga: hanya 7 yang sesuai.'],
  littleWinds: ['Selatan mempunyai set Timur, Selatan dan Barat, dengan Utara sebagai Eye.'],
  allGreen: ['Setiap jubinnya hijau.'],
  sevenPairs: ['Tujuh pasangan, menang dengan buangan.'],
  fourConcealedPongsDiscard: ['Buangan melengkapkan Eye.', 'Buangan melengkapkan Pong terakhir.'],
  nineGatesOpen: ['Tiga keping 1 Tong dituntut.'],
  kongOnKong: ['Dua Kong dalam satu giliran, menang dengan gantian yang kedua.'],
  humanHand: ['Barat menang dengan buangan Selatan, sebelum cabutan pertama Barat sendiri.'],
  honourAutoWin: ['Satu buangan membuat set naga ketiga; selebihnya belum siap.'],
  eighthFlower: ['Selatan memegang tujuh, dan Utara mendedahkan yang kelapan.'],
  replacementStack: [
    'Selatan membuat Kong, mencabut bunga sebagai gantiannya, dan menang dengan jubin selepas itu.',
  ],
  lastTileOnReplacement: ['Jubin terakhir dalam tembok menggantikan bunga.'],
  instantPayments: ['Selatan membuat Kong tersembunyi.', 'Selatan mendedahkan Kucing dan Tikus.'],
  openingDouble: ['Kucing dan Tikus kedua-duanya daripada agihan.', 'Keempat-empat bunga daripada agihan.'],
  lateKongAt: ['Selatan menuntut jubin Barat untuk Kong ketika tinggal {n}\u00a0jubin hidup.'],
  freshTileAt: [
    'Barat membuang jubin segar ketika tinggal {n}\u00a0jubin hidup, dan Selatan menang dengannya.',
  ],
  bao: ['Barat memberi Selatan set naga yang ketiga.'],
  baoLimitFeed: [
    'Naga Hijau Barat menaikkan tai yang didedahkan oleh Selatan sampai had; kemudian Selatan menang secara Zi Mo.',
  ],
  baoFlush: ['Tiga set Tong terdedah, dan Barat membuang Tong yang terakhir.'],
}

const hongKong: Words['demos']['hong-kong'] = {
  minimum: ['All Chows tanpa bunga, menang dengan buangan.'],
  limit: ['13 Wonders, menang dengan buangan.'],
  curve: ['Tangan yang besar, menang dengan buangan.'],
  payment: ['Selatan menang dengan buangan Barat.'],
  flowers: ['All Chows dan Men Qing dengan buangan, tanpa bunga.'],
  sevenPairs: ['Tujuh pasangan, menang dengan buangan.'],
  sevenPairsConcealed: ['Tujuh pasangan, menang dengan buangan.'],
  concealedKong: ['Kemenangan secara Zi Mo dengan satu Kong tersembunyi.'],
  allChowsPair: ['Empat Chi dan Eye Utara.'],
  littleWinds: ['Tiga Pong angin dan Eye angin keempat.'],
  blessings: ['Timur menang dengan jubin agihan.'],
  flowerWin: ['Tujuh bunga dan musim di sebelah tangan yang lengkap.'],
}

/** The page of house rules. Names and values of the rules are `rules`. */
export const houseRules: Words = {
  title: 'Peraturan Meja Sendiri',
  pageTitle: 'Peraturan meja anda sendiri',
  description:
    'Cara meja anda bermain, satu peraturan demi satu: pilih pratetap atau tetapkan setiap peraturan, lihat apa yang berubah, dan kongsi meja anda sebagai pautan.',
  lead: 'Cara meja anda bermain. Semuanya disimpan pada peranti ini, dan setiap nombor di laman ini mengikutnya.',
  noScript:
    'Untuk mengubah peraturan meja, JavaScript diperlukan. Yang ada di sini ialah meja seperti tertulis.',
  table: 'Meja',
  tables: { singapore: 'Singapura', 'hong-kong': 'Hong Kong' },
  preset: 'Mula daripada',
  own: 'Meja anda',
  ownAbout: 'Meja yang anda susun sendiri.',
  written: 'seperti tertulis',
  status: {
    written: 'Meja seperti tertulis.',
    own: { other: '{n} peraturan diubah: {list}' },
  },
  reset: 'Kembali kepada meja seperti tertulis',
  undone: 'Buat asal',
  carried: {
    title: 'Pautan ini membawa satu meja.',
    none: 'Mejanya ialah meja seperti tertulis.',
    list: '{list}.',
    about: 'Meja itu ditunjukkan di sini; meja anda sendiri tidak berubah.',
    take: 'Gunakan meja ini',
    leave: 'Kekalkan meja saya',
  },
  taken: 'Inilah meja anda sekarang.',
  unknown: 'Versi ini tidak mengenali sebahagian daripada yang disimpan: {list}.',
  watched: {
    title: 'Beberapa Tangan di Meja Anda',
    about: 'Yang berbeza daripada meja seperti tertulis ditandakan.',
    captions: {
      singapore: [
        'Selatan menang dengan buangan Barat.',
        'Timur menang dengan buangan Selatan.',
        'Selatan menang dengan buangan Utara.',
        'Selatan merampas Kong Barat.',
        'Tangan Selatan lengkap, dengan buangan Timur.',
        'Selatan mencabut jubin terakhir.',
      ],
      'hong-kong': [
        'Selatan menang dengan buangan Barat.',
        'Tangan Selatan lengkap, dengan buangan Barat.',
        'Timur menang dengan buangan Selatan.',
        'Selatan mencabut jubin terakhir.',
        'Selatan mencabut jubin terakhir.',
      ],
    },
  },
  value: '{rule}: {value}',
  changes: 'Yang diubahnya:',
  result: {
    amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
    cut: '{amount} ({raw} dikira)',
    none: 'tidak menang',
    nothing: 'tiada apa-apa dibayar',
    pay: '{seat}\u00a0{n}',
    all: '=\u00a0{n}',
    was: 'seperti tertulis: {result}',
  },
  share: {
    share: 'Kongsi meja ini',
    link: 'Pautan ke meja ini',
    copy: 'Salin',
    copied: 'Pautan sudah disalin.',
    send: 'Hantar…',
  },
  builder: 'Cuba satu tangan mengikut peraturan ini',
  compare: 'Bandingkan dua meja',
  demos: { singapore, 'hong-kong': hongKong },
}
