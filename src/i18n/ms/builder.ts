import type { Dictionary } from '../dictionary.ts'
import { draws, openings, ways } from './shared.ts'

type Words = Dictionary['builder']

/** Why an edit was not made. */
const refused: Words['refused'] = {
  'no-copy': 'Tiada lagi keping {tile}.',
  'no-room': 'Tangan sudah penuh. Keluarkan sesuatu dahulu.',
  'no-set': 'Tiada set seperti itu yang bermula dengan {tile}.',
  'nothing-there': 'Tiada apa-apa untuk dikeluarkan.',
}

const seatShort: Words['context']['seatShort'] = { east: 'T', south: 'S', west: 'B', north: 'U' }

/** What the hand comes to, when it is no plain win. {n} tiles; {minimum}, {limit}, {raw} carry their unit. */
const standing: Words['score']['standing'] = {
  win: 'Menang. Meja ini meminta {minimum}; hadnya {limit}.',
  'below-minimum': 'Tidak menang: tangan ini lengkap, tetapi meja ini meminta {minimum}.',
  'not-complete': 'Tidak menang: jubin ini bukan empat set dan Eye.',
  building: 'Teruskan: satu tangan ialah empat set dan Eye.',
  ready: 'Sedang menunggu: satu jubin lagi melengkapkannya.',
  unmarked: 'Anda menang dengan jubin yang mana? Pilih jubin itu dalam tangan.',
  'too-many': 'Keluarkan jubin yang terlebih.',
  impossible: 'Di meja ini, tangan tidak boleh menang begini. Pilih cara lain.',
}

/** The hand builder, wherever it stands. Numbers and names of rows are the engine's and the other dictionaries'. */
export const builder: Words = {
  title: 'Pembina Tangan',
  hand: 'Tangan anda',
  change: 'Ubah tangan',

  tray: {
    inHand: 'Dalam tangan',
    declared: 'Diisytiharkan',
    bonus: 'Bonus',
    empty: 'Belum ada jubin. Pilih di bawah, atau taip: 123m.',
    concealed: '{tile}, dalam tangan',
    winning: '{tile}, jubin kemenangan',
    claimed: '{set}, dituntut',
    open: '{tile}, terdedah',
    help: 'Kekunci anak panah bergerak di sepanjang tangan, Enter memilih jubin, Delete mengeluarkannya, W menandakannya sebagai jubin kemenangan. Angka dan huruf memasukkan jubin: 123m.',
  },

  pick: {
    as: 'Masukkan sebagai',
    tile: 'Jubin',
    chow: 'Chi',
    pong: 'Pong',
    kong: 'Kong',
    kongConcealed: 'Kong tersembunyi',
    suits: 'Sut',
    tabs: { m: 'Wan', p: 'Tong', s: 'Suo', z: 'Angin', b: 'Bonus' },
    groups: { m: 'Wan', p: 'Tong', s: 'Suo', z: 'Angin dan naga', b: 'Jubin bonus' },
    key: { other: '{tile}, tinggal {n}' },
    chowFrom: 'Chi bermula dengan {tile}',
    pongOf: 'Pong {tile}',
    kongOf: 'Kong {tile}',
    kongConcealedOf: 'Kong tersembunyi {tile}',
    noChow: 'Tiada Chi yang bermula dengan {tile}',
    instead: { other: '{tile} menggantikannya, tinggal {n}' },
    back: 'Keluarkan jubin terakhir',
    fold: 'Kekunci jubin',
  },

  chosen: {
    label: '{tile} dipilih',
    mark: 'Menang dengan ini',
    out: 'Keluarkan',
    close: 'Biarkan',
    layChow: 'Letakkan di meja: {set}',
    lay: 'Letakkan di meja',
    up: 'Ke dalam tangan',
    pong: 'Jadikan Pong',
    kong: 'Jadikan Kong',
    kongConcealed: 'Tutupkan',
    kongExposed: 'Bukakan',
  },

  context: {
    seat: 'Tempat duduk',
    round: 'Pusingan',
    win: 'Cara menang',
    from: 'Daripada',
    draw: 'Jubin terakhir',
    opening: 'Sejak agihan',
    notOpening: 'Kemudian',
    last: 'Jubin hidup yang terakhir dalam tembok',
    seatShort,
    ways,
    draws,
    openings,
    chipSeat: 'Tempat duduk {value}',
    chipRound: 'Pusingan {value}',
    fromSeat: 'Buangan {seat}',
    robbedFrom: '{way}, daripada {seat}',
  },

  score: {
    unit: { tai: 'tai', faan: 'faan' },
    amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
    toGo: { other: 'kurang {n}' },
    tooMany: { other: 'terlebih {n}' },
    none: 'Tidak menang',
    question: 'Jubin kemenangan?',
    noLimit: 'tiada',
    noMinimum: 'tiada apa-apa',
    standing,
    limit: 'Had meja ini.',
    limitHand: 'Tangan had: dibayar mengikut had, dan tiada apa-apa ditambah.',
    limitHandOpen:
      'Tangan had: dikira dengan harganya sendiri, dan baris lainnya tidak berjumlah lebih banyak.',
    cut: '{raw} dikira; hadnya {limit}.',
    unlimited: 'Menang. Meja ini meminta {minimum} dan tiada had.',
    chicken: 'Menang: tiada apa-apa di dalamnya yang dikira, dan meja ini tidak meminta apa-apa.',
    anyway: 'Tangan ini terus menang: {rows}. Jubin yang belum ada boleh jadi apa-apa sahaja.',
    missed: 'Tangan ini menunggu jubin lain.',
    bill: {
      one: '{who} membayar {n}.',
      each: '{who} membayar {n} setiap seorang.',
      all: 'Ketiga-tiga pemain membayar {n} setiap seorang.',
      collect: 'Anda menerima {n}.',
    },
  },

  why: {
    title: 'Sebabnya',
    gain: '+{n}',
    limit: 'had',
    times: '{row} × {count}',
    whole: 'seluruh tangan',
  },
  near: { title: 'Hampir', gain: '+{n}', limit: 'had' },
  waits: {
    now: 'Tangan ini menunggu',
    before: 'Anda tadi menunggu',
    left: { other: 'tinggal {n}' },
    worth: '{amount}',
    none: 'tidak menang',
    win: 'Menang dengan {tile}',
  },
  readings: {
    title: 'Bacaan Lain',
    less: '{amount}: {rows}. Kurang {less}.',
    none: '{amount}: tiada apa-apa di dalamnya yang dikira.',
    equal: '{amount}, sama: {rows}.',
    fewer: '{amount}, sama, tetapi baris yang dikira kurang: {rows}.',
    row: '{row} {n}',
  },

  tools: {
    undo: 'Buat asal',
    open: 'Buka dalam pembina tangan',
  },
  typing: 'Sedang ditaip: {digits}',
  pinned: 'Ditunjukkan mengikut peraturan tangan ini: {list}.',
  ruleValue: '{rule}: {value}',

  refused,

  try: { title: 'Cuba' },

  say: {
    result: '{result}. {rows}',
  },
}
