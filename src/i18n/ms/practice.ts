import type { Dictionary } from '../dictionary.ts'

type Words = Dictionary['practice']

const kinds: Words['kinds'] = {
  tai: { name: 'Kira tai', about: 'Berapakah nilai tangan ini?' },
  win: { name: 'Menang atau tidak?', about: 'Jika tidak, mengapa?' },
  pays: { name: 'Berapa bayaran setiap pemain?', about: 'Bil satu kemenangan, tanpa Bao.' },
  waits: { name: 'Anda menunggu apa?', about: 'Setiap jubin yang melengkapkan tangan.' },
  discard: { name: 'Buang yang mana?', about: 'Simpan jubin yang paling berguna.' },
  reading: { name: 'Bacaan yang mana?', about: 'Satu tangan, dilihat dengan dua cara.' },
  liable: { name: 'Siapa menanggung Bao?', about: 'Adakah seorang membayar untuk semua?' },
  faan: { name: 'Kira faan', about: 'Soalan yang sama di meja Hong Kong.' },
  'faan-win': { name: 'Hong Kong: menang atau tidak?', about: 'Dengan minimum yang lebih tinggi.' },
  'faan-pays': { name: 'Hong Kong: berapa bayaran setiap pemain?', about: 'Bil di meja Hong Kong.' },
  'faan-reading': { name: 'Hong Kong: bacaan yang mana?', about: 'Mengikut baris meja Hong Kong.' },
}

const prompts: Words['prompts'] = {
  count: 'Berapa {unit} nilai tangan ini?',
  win: 'Adakah ini kemenangan yang sah?',
  pays: 'Berapakah yang diterima atau dibayar oleh setiap pemain bagi kemenangan ini?',
  paysAbout:
    'Untuk kemenangan itu sahaja, dibahagi seperti biasa: tiada sesiapa menanggung Bao, dan apa yang dibayar serta-merta tidak dikira.',
  told: 'Nilainya {amount}.',
  waits: 'Tangan ini menunggu apa?',
  waitsAbout: 'Setiap jubin yang melengkapkannya, walau berapa pun nilainya.',
  discard: 'Jubin yang manakah patut dibuang?',
  discardAbout:
    'Tangan itu patut kekal sedekat yang boleh dengan tangan lengkap, dan jubin yang masih boleh mendekatkannya patut sebanyak mungkin.',
  reading: 'Bacaan yang manakah paling tinggi nilainya?',
  liable: 'Siapakah yang membayar bahagian semua pemain?',
}

const verdicts: Words['verdicts'] = {
  win: 'Menang',
  'below-minimum': 'Tidak menang: nilainya tidak cukup',
  'not-complete': 'Tidak menang: jubinnya tidak membentuk tangan yang lengkap',
}

/** What happened: {feeder} threw {tile}, {receiver} is who plays the hand. A seat and a tile may have one name. */
const scenes: Words['scenes'] = {
  pong: '{feeder} membuang satu jubin: {tile}. Pemain {receiver} menyebut Pong.',
  kong: '{feeder} membuang satu jubin: {tile}. Pemain {receiver} menyebut Kong.',
  chow: '{feeder} membuang satu jubin: {tile}. Pemain {receiver} mengambilnya untuk Chi.',
  win: '{feeder} membuang satu jubin: {tile}. Pemain {receiver} menyebut Hu.',
  none: '{feeder} membuang satu jubin: {tile}. Pemain {receiver} boleh menggunakannya, tetapi tiada sesiapa menuntutnya.',
}

const rules: Words['rules'] = {
  'SG-H1': 'jubin itu melengkapkan set naga atau set angin yang terakhir, dan semua yang lain sudah terdedah',
  'SG-H2': 'jubin itu menaikkan tai yang didedahkan oleh {receiver} sampai had',
  'SG-H3': 'tiga set satu jenis sudah terdedah, dan jubin itu melengkapkan tangan yang satu jenis sahaja',
  'SG-H4': 'jubin itu jubin segar, dan tembok hampir habis',
}

/**
 * Why a wrong answer is wrong. {row} a row's name; {near} what keeps it from counting; {tile}; {seat};
 * {n} and {m} plain numbers; {amount} and {other} the same in tai or faan; {unit} tai or faan.
 */
const slips: Words['slips'] = {
  'not-cut': 'Kiraannya {amount}, tetapi lebih daripada {other} dibayar mengikut had.',
  forgot: 'Jawapan itu tertinggal {row}.',
  'counted-once': '{row} dikira sekali bagi setiap satu: di sini {n} kali.',
  'wind-once': 'Angin itu Own Wind dan juga Round Wind: set itu dikira dua kali.',
  near: 'Jawapan itu mengira {row}, sedangkan baris itu tidak dikira di sini. {near}',
  'eye-pair': 'Jawapan itu mengira sepasang {tile}. Sepasang hanyalah Eye: satu set memerlukan tiga keping.',
  'foreign-bonus': 'Jawapan itu mengira {tile}, yang milik tempat duduk lain.',
  'other-reading': 'Itu cara lain membaca jubin ini. Bacaan yang paling tinggi nilainya dikira.',
  'limit-in-pieces':
    'Jawapan itu menjumlahkan baris. Ini tangan had: tangan ini dibayar mengikut had, walau berapa pun jumlah bahagiannya.',
  'added-to-limit': 'Tiada apa-apa ditambah kepada tangan had, termasuk jubin bonus.',
  'wins-at-once': 'Tangan ini terus menang, dan tidak perlu lengkap.',
  reads: 'Jubin ini memang membentuk empat set dan Eye.',
  enough: 'Nilainya {amount}, dan {other} sudah cukup.',
  'limit-is-enough': 'Ini tangan had, dan tangan had sentiasa cukup.',
  'nothing-counts': 'Tangan ini lengkap, tetapi tiada apa-apa yang dikira, sedangkan {other} diperlukan.',
  'too-little': 'Tangan ini lengkap, tetapi nilainya {amount}, sedangkan {other} diperlukan.',
  'pairs-no-win': 'Tujuh pasangan bukan tangan yang menang di meja ini.',
  'no-reading': 'Walau bagaimana pun jubin ini disusun, ada yang tertinggal.',
  'bill-equal':
    'Itu bil apabila ketiga-tiga pemain membayar sama banyak. Di meja ini, pemain lain membayar kurang daripada shooter, atau tidak membayar langsung.',
  'bill-alone': 'Itu untuk meja yang shooternya membayar seluruh bil seorang diri.',
  'bill-four': 'Itu bil empat bahagian, semuanya daripada shooter. Di meja ini, bilnya tiga bahagian.',
  'bill-shooter-more': 'Itu bil apabila shooter membayar dua kali ganda bayaran pemain lain.',
  'bill-three': 'Itu bil tiga bahagian, semuanya daripada shooter.',
  'drawn-like-thrown':
    'Itu bil bagi jubin yang dibuang. Jubin ini dicabut sendiri: tiada sesiapa membuangnya, jadi ketiga-tiga pemain membayar sama banyak.',
  'drawn-half': 'Itu separuh daripada bayaran setiap pemain bagi Zi Mo.',
  'drawn-twice': 'Itu dua kali ganda bayaran setiap pemain bagi Zi Mo.',
  'thrown-like-drawn': 'Itu bil Zi Mo. Jubin ini datang daripada pemain lain.',
  'one-more': 'Itu bayaran bagi tangan yang lebih satu {unit}.',
  'one-less': 'Itu bayaran bagi tangan yang kurang satu {unit}.',
  'not-cut-pay': 'Itu bayaran bagi semua yang dikira. Apa yang melebihi had dibayar mengikut had.',
  'missed-wait': '{tile} juga melengkapkannya.',
  'no-wait': '{tile} tidak melengkapkannya.',
  'fifth-wait': 'Keempat-empat keping {tile} sudah ada dalam tangan: tiada keping yang kelima.',
  farther: 'Tanpa {tile}, tangan ini selangkah lebih jauh daripada lengkap.',
  fewer: 'Tanpa {tile}, hanya {n}\u00a0jubin mendekatkannya, bukan {m}.',
  'reads-less': 'Dengan bacaan itu, nilainya {amount}, bukan {other}.',
  'reads-more': 'Satu bacaan bernilai {amount}, yang lain {other}.',
  'reads-equal': 'Setiap bacaan bernilai {amount}.',
  'liable-rule': '{seat} membayar untuk semua: {rule}.',
  'fed-earlier': '{seat} hanya memberi set yang lebih awal. Yang penting ialah siapa yang memberi jubin ini.',
  'no-part': '{seat} tidak terlibat.',
  unclaimed: 'Buangan yang tidak dituntut tidak menyebabkan sesiapa menanggung Bao.',
  eye: '{tile} hanya Eye. Itu tidak membawa Bao.',
  'in-hand': 'Set {tile} masih dalam tangan: hanya yang di atas meja dikira.',
  'few-shown': 'Set yang terdedah terlalu sedikit untuk menduganya: {n}, bukan {m}.',
  'flush-off': 'Meja anda tidak mengenakan Bao kepada pemberi jubin Qing Yi Se.',
  early: 'Jubin itu segar, tetapi jubin hidup masih ada {n}. Bao bermula apabila tinggal {m}.',
  'not-fresh': 'Tembok hampir habis, tetapi {tile} pernah dibuang sebelum ini.',
  'fresh-off': 'Meja anda tidak mengenakan Bao bagi jubin segar.',
  ordinary: 'Ini kemenangan biasa: shooter membayar bahagian shooter sahaja.',
  'claim-no-win':
    'Tuntutan itu menunjukkan Qing Yi Se yang sedang dibina, tetapi hanya buangan yang memberi kemenangan dikira.',
  chow: 'Chi tidak menyebabkan sesiapa menanggung Bao.',
  'no-value': 'Set {tile} tidak bernilai bagi pemain itu.',
  'not-last': 'Itu set {n} daripada {m}: set yang lain belum ada.',
  'under-limit': 'Dengan jubin itu, {amount} terdedah, dan hadnya {other}.',
  'limit-feed-off': 'Meja anda tidak mengenakan Bao kerana memberi seorang pemain sampai had.',
}

export const practice: Words = {
  title: 'Latihan',
  description:
    'Soalan tentang tangan mahjung Singapura, dibuat oleh enjin peraturan: tai, jubin tunggu, buangan, bayaran dan Bao. Soalan yang anda salah jawab akan kembali.',
  lead: 'Teka dahulu, kemudian lihat sebabnya. Soalan yang anda salah jawab kembali lebih cepat, dan soalan menjadi lebih sukar apabila anda semakin handal.',
  noScript:
    'Untuk latihan, JavaScript diperlukan, tetapi JavaScript dimatikan. Soalan di atas ialah soalan yang pertama.',
  kinds,
  prompts,
  verdicts,
  scenes,
  rules,
  slips,
  question: 'Soalan',
  table: { singapore: 'Meja Singapura', 'hong-kong': 'Meja Hong Kong' },
  own: 'mengikut peraturan meja anda',
  level: 'tahap {n}',
  review: 'ulang kaji',
  choices: 'Jawapan anda',
  same: 'Nilainya sama',
  nobody: 'Tiada: setiap pemain membayar bahagian sendiri',
  seatPays: '{seat}',
  gets: '+{n}',
  pays: '−{n}',
  nothing: '0',
  playable: { other: 'Tinggal {n}\u00a0jubin hidup.' },
  fresh: 'Jubin itu segar: belum ada sesiapa yang membuangnya.',
  fed: 'daripada {seat}',
  notFed: 'dibuat sendiri',
  before: 'Di hadapan {receiver}:',
  beforeNothing: 'Belum ada apa-apa di hadapan {receiver}.',
  holds: 'Tangan {receiver}:',
  right: 'Betul.',
  wrong: 'Belum tepat.',
  yourAnswer: 'jawapan anda',
  rightAnswer: 'betul',
  next: 'Soalan seterusnya',
  open: 'Tangan ini dalam pembina tangan',
  openCase: 'Keadaan ini dalam penyemak Bao',
  keys: 'Kekunci: {from} hingga {to} untuk menjawab, Enter untuk terus.',
  empty: 'Dengan peraturan meja anda, tiada soalan jenis ini. Pilih jenis lain.',
  bill: {
    base: 'Asasnya {n} bagi {amount}.',
  },
  liable: {
    all: '{seat} membayar seluruh bil: {rule}.',
    lasting: 'Bao ini kekal sehingga tangan tamat.',
    none: 'Tiada sesiapa menanggung Bao.',
  },
  queue: {
    title: 'Ulang Kaji',
    none: 'Tiada apa-apa untuk diulang kaji. Soalan yang anda salah jawab diletakkan di sini, dan akan kembali.',
    due: { other: '{n} soalan perlu diulang kaji sekarang.' },
    later: 'Belum ada yang perlu diulang kaji.',
    now: 'sekarang',
    more: { other: 'dan {n} lagi' },
  },
  progress: {
    title: 'Kemajuan Anda',
    about: 'Matikan jenis soalan yang anda tidak mahu.',
    of: '{right} daripada {all}',
    none: 'belum disoal',
    noBao: 'tidak disoal: tiada Bao di meja anda',
    last: 'Sekurang-kurangnya satu jenis soalan mesti tinggal, jadi jenis ini tidak boleh dimatikan.',
  },
  notice: {
    aside:
      'Latihan yang disimpan di sini sebelum ini tidak dapat dibaca, jadi anda bermula semula. Semuanya diasingkan dan tiada yang hilang: simpan sebagai fail sebelum anda memadamkannya.',
    asideSave: 'Simpan yang diasingkan',
    asideDrop: 'Padamkan semuanya',
  },
  file: {
    export: 'Simpan sebagai fail',
    exported: 'Disimpan sebagai {file}.',
    import: 'Buka fail',
    imported: 'Latihan anda kini mengikut fail itu.',
    notOurs: 'Fail ini bukan latihan Count Tai yang disimpan. Tiada apa-apa yang diubah.',
    reset: 'Mula semula',
    sure: 'Padamkan kemajuan anda dan semua ulang kaji?',
    yes: 'Padamkan',
    no: 'Kekalkan',
    done: 'Sudah dipadamkan. Anda bermula semula.',
  },
}
