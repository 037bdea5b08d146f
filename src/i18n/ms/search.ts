import type { Dictionary } from '../dictionary.ts'

/** What kind of thing a result is, said at the end of its line. */
const kind: Dictionary['search']['kind'] = {
  pattern: 'Baris kiraan',
  singapore: 'Baris Singapura',
  'hong-kong': 'Baris Hong Kong',
  page: 'Halaman',
  term: 'Glosari',
  sheet: 'Helaian rujukan',
  lesson: 'Pelajaran',
  rule: 'Peraturan meja sendiri',
  section: 'Dalam pelajaran',
  card: 'Kad meja',
  elsewhere: 'Tidak di setiap meja',
}

export const search: Dictionary['search'] = {
  title: 'Cari',
  label: 'Cari nama, istilah dan teks',
  go: 'Cari',
  hint: 'Satu nama, dalam apa-apa tulisan',
  close: 'Tutup carian',
  description:
    'Cari apa-apa tangan, jubin, istilah atau peraturan dengan mana-mana namanya: Melayu, Inggeris, pinyin, Hokkien, Kantonis atau aksara Cina.',
  kind,
  names: 'Nama dan Istilah',
  texts: 'Dalam Teks',
  byAlias: 'juga {alias}',
  empty: {
    lead: 'Apa-apa nama boleh dicari, dalam apa-apa tulisan. Nada, tanda aksen dan jarak tidak penting.',
    try: 'Cuba salah satu',
    examples: ['separuh warna', '混一色', 'pinghu', 'chhàu pêng-ô͘', 'tangan had', 'shooter'],
    keys: 'Kekunci anak panah bergerak, Enter membuka, Escape menutup.',
  },
  none: {
    lead: 'Tiada apa-apa di sini yang bernama “{query}”.',
    nearest: 'Nama yang paling hampir',
    glossary: 'Baca seluruh glosari',
  },
  noNames: 'Senarai nama tidak dapat dimuatkan. Halaman carian menyenaraikan setiap halaman sebagai pautan.',
  allPages: 'Setiap halaman sebagai pautan',
  all: 'Semua hasil bagi “{query}”',
  status: {
    names: { other: '{n} nama dijumpai, yang pertama {first}.' },
    texts: { other: '{n} petikan dalam teks.' },
    none: 'Tiada apa-apa dijumpai.',
    nearest: 'Tiada apa-apa dijumpai. Nama yang paling hampir ialah {first}.',
  },
}

/** What only the term index and the page of every link need; no script carries it. */
export const searchIndex: Dictionary['searchIndex'] = {
  title: 'Semuanya dalam Satu Halaman',
  noScript: 'Carian memerlukan JavaScript. Tanpanya, setiap halaman ada di bawah sebagai pautan.',
  at: '{name}, {table}',
  groups: {
    pages: 'Halaman dan Alat',
    lessons: 'Pelajaran',
    patterns: 'Baris Kiraan dan Tangan Had',
    elsewhere: 'Baris yang Tidak Dimainkan di Setiap Meja',
    rules: 'Peraturan Meja Sendiri',
    terms: 'Glosari',
  },
  also: {
    '/learn/how-to-count-tai/': ['kira tai', 'cara kira tai'],
    '/': ['halaman utama', 'halaman mula', 'laman utama'],
    '/reference/tai/': [
      'jadual tai',
      'jadual kiraan',
      'jadual skor',
      'helaian rujukan',
      'nota ringkas',
      'senarai harga',
    ],
    '/reference/faan/': ['jadual faan', 'jadual fan', 'kiraan Hong Kong', 'jadual skor Hong Kong', '番数'],
    '/tables/hong-kong/': [
      'peraturan Hong Kong',
      'mahjung Hong Kong',
      'mahjung Hong Kong lama',
      'mahjung Kantonis',
    ],
    '/tools/hand/': ['kalkulator skor', 'kalkulator tai', 'kira tangan saya', 'kalkulator tangan'],
    '/tools/payments/': ['kalkulator bayaran', 'siapa membayar siapa', 'selesaikan tangan', 'bil'],
    '/house-rules/': ['peraturan meja', 'pilihan', 'pratetap', 'peraturan sendiri'],
    '/tables/singapore/': ['peraturan Singapura', 'kad peraturan', 'mahjung Singapura'],
    '/glossary/': ['istilah', 'perkataan', 'slanga', 'kamus'],
    '/settings/': [
      'pilihan',
      'tema',
      'mod gelap',
      'nombor pada jubin',
      'warna jubin',
      'padam data saya',
      'eksport',
    ],
    '/about/': ['privasi', 'penjejakan', 'hubungi', 'laporkan kesilapan', 'perubahan peraturan'],
    '/search/': ['cari', 'indeks', 'peta laman'],
  },
  sheetAlso: {
    'dragon-and-wind-sets': ['set kehormat', 'set naga', 'set angin', 'jubin kehormat'],
    'hand-patterns': ['corak', 'bentuk', 'jenis tangan'],
    'how-you-won': ['cara menang', 'jubin kemenangan'],
    'bonus-tiles': ['bunga dan haiwan', 'bunga musim haiwan'],
    'limit-hands': ['tangan had', 'tangan istimewa', 'tangan maksimum', 'man guan', '满贯牌', '滿貫', '例牌'],
    'six-steps': ['cara mengira', 'mengira tangan', 'langkah'],
    payments: ['bayaran setiap tai', 'jadual bayaran', 'senarai bayaran'],
  },
}
