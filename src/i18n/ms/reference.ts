import type { Dictionary } from '../dictionary.ts'

/** The sheet of a table, the page of a pattern, the card of a table, the glossary. Numbers come from the engine. */
export const reference: Dictionary['reference'] = {
  kicker: 'Rujukan',

  sheet: {
    pays: 'Bayarannya',
    tools: 'Susun dan tapis',
    group: 'Kumpulan',
    everyGroup: 'Semua kumpulan',
    value: 'Nilai',
    every: 'Semua',
    limit: 'Had',
    order: 'Susunan',
    byGroup: 'Mengikut kumpulan',
    byValue: 'Mengikut nilai',
    print: 'Cetak pada A4',
    shown: { other: '{n}\u00a0baris' },
    none: 'Tiada baris seperti itu.',
    clear: 'Tunjukkan semua baris',
    worthLimit: 'Had',
    worthOff: 'Tidak dimainkan',
    jump: 'Dalam halaman ini',
    limitNote: '{limit} setiap satu, dan tiada apa-apa ditambah.',
    limitNoteNone:
      'Setiap satu ada harganya sendiri, kerana tiada had. Apabila baris lain dalam tangan yang lengkap berjumlah lebih banyak, baris itulah yang dikira sebagai ganti.',
  },

  pattern: {
    description:
      '{name} {han} dalam mahjung: {rule} Contoh, tangan yang hampir, nama lain, cara meja lain bermain.',
    at: '{heading}, {table}',
    called: 'Di sana dipanggil {name}.',
    sameThere: 'Syaratnya sama di sana.',
    scores: 'Tangan yang Mengiranya',
    near: 'Hampir',
    with: 'Dikira Bersamanya',
    never: 'Tidak Pernah Bersamanya',
    differs: 'Meja Berbeza',
    change: 'Ubah tangan ini',
    names: 'Nama Lain',
    reading: 'Di Mana Baris Ini Diterangkan',
    notEverywhere: 'Tidak dimainkan di setiap meja',
    brought: 'Di meja standard, baris ini tidak dikira. Peraturan meja sendiri membawanya masuk:',
    broughtWorth: 'Di meja yang memainkannya, nilainya:',
    inGlossary: '{term}, dalam glosari',
    previous: 'Sebelumnya: {name}',
    next: 'Seterusnya: {name}',
    order: 'Semua baris',
  },

  languages: {
    en: 'Inggeris',
    ms: 'Melayu',
    vi: 'Vietnam',
    'zh-Hans': 'Cina',
    'zh-Hant': 'Cina, aksara tradisional',
    'zh-Latn': 'Mandarin, ejaan lain',
    'nan-Latn': 'Hokkien',
    'yue-Latn': 'Kantonis',
  },

  glossary: {
    title: 'Glosari',
    description:
      'Apa yang disebut di meja mahjung: setiap istilah dan slanga dengan maknanya, nama lain, aksara Cina dan sebutannya.',
    lead: 'Apa yang disebut di meja, maknanya, cara menulisnya dan bunyinya.',
    filter: 'Cari perkataan',
    shown: { other: '{n} perkataan' },
    none: 'Tiada perkataan seperti itu. Cuba kurangkan huruf, atau gunakan carian seluruh laman.',
    topics: {
      tiles: 'Jubin',
      sets: 'Set',
      play: 'Bermain',
      winning: 'Menang',
      counting: 'Mengira',
      paying: 'Membayar',
      waiting: 'Menunggu',
      talk: 'Percakapan di Meja',
    },
    topic: 'Topik',
    everyTopic: 'Semua',
    also: 'Juga:',
    related: 'Lihat',
  },

  card: {
    kicker: 'Seluruh meja dalam satu kad',
    print: 'Cetak kad ini',
  },
}
