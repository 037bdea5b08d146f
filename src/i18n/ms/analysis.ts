import type { Dictionary } from '../dictionary.ts'
import { routeParts } from './shared.ts'

type Words = Dictionary['analysis']

const forms: Words['waits']['forms'] = {
  'two-sided': 'dua hujung',
  edge: 'tepi',
  gap: 'tengah',
  pong: 'keping ketiga Pong',
  eye: 'Eye',
  'seven-pairs': 'pasangan ketujuh',
  'thirteen-orphans': '13 Wonders',
}

/** What the engine says of a hand on its way: distance, waits, discards, routes. */
export const analysis: Words = {
  title: 'Berapa Jauh Lagi',
  distance: {
    complete: 'Jubin ini membentuk tangan yang lengkap.',
    ready: 'Sedang menunggu: satu jubin lagi melengkapkannya.',
    discard: 'Satu buangan menjadikan tangan ini sedang menunggu.',
    away: { other: '{n}\u00a0jubin lagi sebelum tangan ini sedang menunggu.' },
  },
  useful: {
    title: 'Jubin yang Mendekatkannya',
    left: { other: 'tinggal {n}' },
    sum: { other: 'tinggal {n}\u00a0jubin berguna' },
  },
  waits: {
    title: 'Tangan Ini Menunggu',
    worth: 'Nilai setiap jubin tunggu',
    tile: 'Jubin',
    left: 'Tinggal',
    discard: 'Buangan',
    selfDraw: 'Zi Mo',
    none: 'tidak menang',
    never: 'Tiada jubin yang ditunggu memberi kemenangan di meja ini.',
    forms,
  },
  discards: {
    title: 'Buangan Terbaik',
    choose: 'Pilih jubin untuk dibuang.',
    without: {
      other: 'Tanpa {tile}: {n}\u00a0jubin lagi sebelum sedang menunggu, tinggal {count}\u00a0jubin berguna.',
    },
    withoutReady: 'Tanpa {tile}: sedang menunggu, tinggal {count}\u00a0jubin yang melengkapkannya.',
    show: 'Tunjukkan yang terbaik',
    tile: 'Buang',
    away: 'Selepas itu',
    ready: 'sedang menunggu',
    count: 'Jubin berguna',
    steps: { other: '{n}\u00a0jubin lagi' },
  },
  routes: {
    title: 'Jalan ke Kemenangan',
    none: 'Tiada lagi jalan ke kemenangan yang sah, kecuali nasib membawa apa yang kurang: jubin bonus baharu, atau cara menang yang khas, misalnya dengan jubin terakhir.',
    part: routeParts,
    suit: { m: 'Wan', p: 'Tong', s: 'Suo' },
    missing: { other: 'kurang {n}\u00a0jubin' },
    there: 'sudah ada',
    discard: '{amount} dengan buangan',
    selfDraw: '{amount} secara Zi Mo',
    both: '{amount}, dengan buangan atau secara Zi Mo',
    onlyDiscard: '{amount} dengan buangan sahaja',
    onlyDrawn: '{amount} secara Zi Mo sahaja',
    wait: {
      'two-kinds': '{amount} dengan buangan, jika dua jenis jubin atau lebih melengkapkannya',
      'two-sided-chi': '{amount} dengan buangan, jika satu Chi menunggu di kedua-dua hujungnya',
    },
    draws: 'Cabut',
    lets: 'Buang',
    becomes: 'Menjadi:',
    choose: 'Tunjukkan satu jalan: {route}',
  },
  whatIf: {
    title: 'Bagaimana Jika Anda Mencabut…',
    choose: 'Cabut {tile}',
    wins: '{tile} melengkapkannya: {amount} secara Zi Mo.',
    winsNothing: '{tile} melengkapkannya, tetapi ini bukan kemenangan di meja ini.',
    nearer: '{tile} mendekatkannya. Buang {discard}: tinggal {n}\u00a0jubin berguna.',
    ready: '{tile} menjadikannya sedang menunggu. Buang {discard}: {n}\u00a0jubin melengkapkannya.',
    wider:
      '{tile} tidak mendekatkannya, tetapi apabila {discard} dibuang, {n}\u00a0jubin berguna, {more} lebih daripada sekarang.',
    nothing: '{tile} tidak mengubah apa-apa: buang semula.',
    keep: 'Masukkan ke dalam tangan',
  },
  reader: {
    guess: 'Jubin yang manakah melengkapkannya? Pilih, kemudian lihat jawapannya.',
    show: 'Tunjukkan jubin tunggu',
    found: { other: '{n} daripada {all} dijumpai.' },
    extra: { other: '{n} tidak sesuai.' },
    all: 'Semua dijumpai.',
    again: 'Tangan lain',
    tiles: 'Jubin',
  },
  pingHu: {
    wins: '{row} dengan buangan.',
    drawnOnly: '{row} secara Zi Mo sahaja.',
    never: 'Bukan {row}.',
    kinds: { other: 'Menunggu {n} jenis jubin.' },
    bonus: 'Bunga di sebelahnya',
    eye: 'Eye',
    ends: 'Bahagian yang menunggu',
    eyes: { suited: '9 Tong', dragon: 'Naga Merah', own: 'Timur, Own Wind', other: 'Utara' },
    parts: { two: '56', edge: '12', gap: '57', run: '4567' },
  },
  planner: {
    again: 'Tangan lain',
    open: 'Tangan lengkap dalam pembina tangan',
  },
}
