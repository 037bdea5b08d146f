import type { Dictionary } from '../dictionary.ts'
import { events, ways } from './shared.ts'

type Words = Dictionary['payments']

/** How it was won, as a sentence; {total} carries its unit. */
const won: Words['said']['won'] = {
  discard: '{winner} menang {total} dengan buangan {from}.',
  'self-draw': '{winner} menang {total} secara Zi Mo.',
  'rob-kong': '{winner} menang {total} dengan merampas Kong {from}.',
  'rob-eighth': '{winner} menang {total} dengan merampas bunga kelapan {from}.',
}

const from: Words['set']['from'] = {
  discard: 'Siapa yang membuang',
  'rob-kong': 'Kong siapa',
  'rob-eighth': 'Bunga siapa',
}

const sides: Words['sides']['heads'] = {
  'half-shooter': 'Dikongsi',
  'shooter-pays': 'Pembuang Bayar',
  table: 'Seperti tertulis',
  'full-gun': 'Pembuang bayar semua',
  'half-gun': 'Bayar bersama',
  'everyone-equal': 'Sama banyak',
  bao: 'Bao',
}

/** The payment calculator. Every number is the engine's. */
export const payments: Words = {
  title: 'Siapa Membayar Siapa',
  description:
    'Masukkan satu kemenangan dan lihat bayaran keempat-empat pemain: dengan buangan, secara Zi Mo, dengan Bao, dengan Kong dan gigitan, mengikut peraturan meja anda.',
  kicker: 'Alat',
  lead: 'Masukkan satu kemenangan dan lihat, mengikut peraturan meja anda, berapa yang dibayar atau diterima oleh setiap pemain, dan sebabnya.',
  teach: 'Cara bayaran berjalan, langkah demi langkah',
  noScript: 'Untuk mengubah bil, JavaScript diperlukan. Bil di sini dikira mengikut peraturan standard.',

  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',

  table: 'Meja',
  centre: {
    base: 'asas {n}',
    prices: 'harga penuh {full}, separuh {half}',
    bases: '{count}\u00a0×\u00a0{base}',
    limit: 'had',
  },
  seat: {
    bases: { other: '{n}\u00a0asas' },
    both: { other: '{own} bahagian sendiri, {n} bahagian yang lain' },
    all: 'bahagian semua pemain',
    covered: 'ditanggung oleh {seat}',
    nothing: 'tidak membayar',
    collects: 'menerima',
    same: 'sama banyak seperti tanpa Bao',
    split: '{bill} untuk kemenangan, {once} serta-merta',
  },

  said: {
    won,
    pays: '{seat} membayar {n}',
    nothing: '{seat} tidak membayar',
    stop: '{list}.',
    bao: '{seat} menanggung Bao dan membayar bahagian semua pemain: {list}.',
    alone: '{seat} membayar bahagian yang lain juga: {list}.',
    collects: '{winner} menerima {n}.',
    same: '{winner} menerima {n}, sama banyak seperti tanpa Bao.',
    once: 'Termasuk yang dibayar serta-merta: {list}.',
    sum: '{seat} {n}',
  },

  set: {
    label: 'Kemenangan',
    total: { tai: 'Tai', faan: 'Faan' },
    less: 'Kurang satu',
    more: 'Tambah satu',
    win: 'Cara menang',
    ways,
    winner: 'Pemenang',
    from,
    bao: 'Menanggung Bao',
    nobody: 'Tiada',
    noBao: 'Jubin yang dirampas tidak membawa Bao.',
    baoOff: 'Meja ini bermain tanpa Bao.',
    baoAbout: 'Bilakah seseorang menanggung Bao?',
    pingHu: 'Ping Hu sahaja',
  },

  once: {
    title: 'Dibayar Serta-merta',
    about:
      'Kong dan kumpulan jubin bonus dibayar sebaik sahaja didedahkan, oleh setiap pemain lain, tidak kira siapa yang menang.',
    aboutKongs:
      'Kong dibayar sebaik sahaja didedahkan, oleh setiap pemain lain, tidak kira siapa yang menang. Meja ini tidak membayar apa-apa serta-merta untuk jubin bonus.',
    off: 'Meja ini tidak membayar apa-apa serta-merta.',
    whose: 'Didedahkan oleh',
    add: 'Tambah',
    events,
    each: 'setiap pemain membayar {n}',
    alone: '{seat} sahaja membayar {n}',
    dealt: 'daripada agihan',
    late: { other: 'dituntut ketika tinggal {n}\u00a0jubin hidup atau kurang' },
    thrown: 'Dibuang oleh',
    what: '{seat}: {event}',
    out: 'Keluarkan {what}',
  },

  bill: {
    title: 'Bil',
    who: 'Tempat duduk',
    share: 'bahagian',
    pays: 'membayar',
    win: 'kemenangan',
    once: 'serta-merta',
    sum: 'jumlah',
    covered: 'ditanggung oleh {seat}',
    both: { other: 'bahagian sendiri dan {n}\u00a0asas lagi' },
    more: 'bahagian sendiri dan bahagian yang lain',
  },

  sides: {
    title: 'Kemenangan yang Sama, Dibahagi dengan Cara Lain',
    about:
      'Pembuang Bayar dan Bao sama-sama meletakkan seluruh bil pada seorang pemain: yang pertama selepas apa-apa buangan, yang kedua hanya selepas buangan yang berbahaya.',
    aboutNoBao: 'Pembuang Bayar meletakkan seluruh bil pada seorang pemain, selepas apa-apa buangan.',
    heads: sides,
    here: 'seperti sekarang',
    collects: 'menerima',
    same: 'Walau bagaimana pun dibahagi, {winner} menerima {n}.',
    differ:
      'Seperti sekarang, {winner} menerima {n}. Cara membahagi yang lain mungkin membawa jumlah yang lain.',
    drawn: 'Selepas Zi Mo tiada shooter, jadi “Pembuang Bayar” tidak mengubah apa-apa.',
    drawnBao: 'Bao tetap mengubahnya.',
  },

  steps: {
    title: 'Setiap Tai Menggandakan Bil',
    list: 'Bayaran bagi Setiap Jumlah',
    about:
      'Setiap bar ialah satu bil, dipotong mengikut asasnya. Bahagian padat: dengan buangan. Bersama bahagian kosong: Zi Mo.',
    aboutList:
      'Setiap bar ialah jumlah yang diterima pemenang. Bahagian padat: dengan buangan. Bersama bahagian kosong: Zi Mo.',
    discard: 'buangan',
    selfDraw: 'Zi Mo',
    choose: '{total}: {discard} dengan buangan, {selfDraw} secara Zi Mo',
    chooseThrown: '{total}: {discard} dengan buangan',
  },

  rules: {
    title: 'Peraturan Meja Sendiri',
    table: 'Meja',
    tables: { singapore: 'Singapura', 'hong-kong': 'Hong Kong' },
    written: 'seperti tertulis',
    own: { other: '{n} diubah' },
    pinned: 'Ditunjukkan mengikut peraturan pautan ini: {list}.',
    pinnedWritten: 'Ditunjukkan mengikut meja seperti tertulis.',
    example: 'Bil ini ditunjukkan mengikut peraturannya sendiri: {list}.',
    following: 'Mengikut peraturan meja anda: {list}.',
    mine: 'Gunakan peraturan meja saya',
    keep: 'Simpan sebagai peraturan meja saya',
    preset: 'Pratetap',
    ownTable: 'Meja anda',
    value: '{rule}: {value}',
    all: 'Semua peraturan meja sendiri',
  },

  share: {
    share: 'Kongsi pautan',
    link: 'Pautan ke bil ini',
    copy: 'Salin',
    copied: 'Pautan sudah disalin.',
    send: 'Hantar…',
  },

  try: 'Cuba',
  again: 'Kembali ke permulaan',
}
