import type { Dictionary } from '../dictionary.ts'

/** What blocks of lessons, cards and reference pages say by themselves. Numbers come from the engine. */
export const lesson: Dictionary['lesson'] = {
  unitName: { tai: 'tai', faan: 'faan' },
  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  theLimit: 'had',
  noLimit: 'tiada had',
  notPlayed: 'tidak dimainkan',
  nothing: 'tiada apa-apa',
  bases: { other: '{n}\u00a0asas' },
  off: 'tidak dimainkan',
  eachOf: '{value} setiap satu',
  each: 'setiap satu',
  limitRow: 'had',

  caption: {
    row: '{row}\u00a0{n}',
    rows: '{rows}.',
    limitHand: '{rows}: tangan had, dan tiada apa-apa ditambah.',
    cut: '{rows}. Jumlahnya {raw}, dibayar mengikut had, {limit}.',
    belowNone: 'Tidak menang: tiada apa-apa di dalamnya yang dikira, dan minimumnya {minimum}.',
    below: '{rows}. Tidak menang: minimumnya {minimum}.',
    notComplete: 'Tidak menang: tangan ini belum lengkap.',
    noTai: '{rows}: tiada apa-apa di dalamnya yang dikira, dan di meja ini tiada apa-apa yang diperlukan.',
  },

  figure: {
    hand: 'Dalam tangan',
    claimed: 'Dituntut',
    declared: 'Diisytiharkan',
    bonus: 'Bonus',
  },

  contents: 'Dalam Pelajaran Ini',
  here: 'Pelajaran {n} daripada {all}',
  minutes: { other: '{n}\u00a0minit' },
  rules: {
    standard: 'peraturan standard',
    own: 'dengan peraturan meja anda: {list}',
    more: { other: '{list} dan {n} lagi' },
    value: '{rule}: {value}',
  },
  onward: {
    next: 'Seterusnya: {lesson}',
    back: 'Sebelumnya: {lesson}',
    lesson: 'Dalam pelajaran {lesson}',
    builder: 'Kira tangan anda sendiri',
  },
  index: {
    title: 'Belajar',
    description:
      'Pelajaran mahjung Singapura mengikut urutan, masing-masing dengan tangan yang boleh diubah dan semakan pada akhirnya.',
    lead: 'Pelajaran pendek, mengikut urutan. Setiap tangan di dalamnya boleh diubah, dan setiap nombor mengikut peraturan meja anda.',
    score: '{right} daripada {all} betul',
  },

  differs: {
    mark: 'meja berbeza',
    title: 'Cara Meja Lain Bermain',
    house: 'Peraturan meja sendiri: {rule}',
  },

  both: {
    at: '{table}:',
  },

  builder: {
    name: 'Pembina tangan {n}',
  },

  check: {
    yes: 'Menang',
    no: 'Tidak menang',
    points: { other: '{n}\u00a0mata' },
    answerYes: 'Ya',
    answerNo: 'Tidak',
    right: 'Betul.',
    wrong: 'Belum tepat.',
    answer: 'Jawapannya',
    all: '{right} daripada {all} betul.',
    again: 'Jawab semula',
  },
}
