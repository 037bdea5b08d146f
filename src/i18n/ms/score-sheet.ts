import type { Dictionary } from '../dictionary.ts'
import { events, ways } from './shared.ts'

type Words = Dictionary['scoreSheet']

/** A win in one line; {total} carries its unit. */
const won: Words['said']['won'] = {
  discard: '{winner} menang {total} dengan buangan {from}',
  'self-draw': '{winner} menang {total} secara Zi Mo',
  'rob-kong': '{winner} menang {total}, merampas Kong {from}',
  'rob-eighth': '{winner} menang {total}, merampas bunga kelapan {from}',
}

const from: Words['form']['from'] = {
  discard: 'Buangan siapa',
  'rob-kong': 'Kong siapa',
  'rob-eighth': 'Bunga siapa',
}

/** Why somebody is liable, said after the name. */
const bao: Words['bao'] = {
  'SG-H1': 'memberi set naga atau set angin yang terakhir',
  'SG-H2': 'memberi jubin sehingga tai yang didedahkan sampai had',
  'SG-H3': 'memberi jubin kepada tangan yang jelas satu jenis sahaja',
  'SG-H4': 'membuang jubin segar pada akhir tangan',
}

const marks: Words['marks'] = {
  'below-minimum': 'Di bawah minimum meja ini, iaitu {minimum}.',
  'counts-otherwise': 'Tangan itu sendiri dikira {counted} di sini.',
  'not-paid': 'Meja ini tidak membayar apa-apa untuknya.',
  overruled: 'Mengikut peraturan, {payer} patut membayar untuk semua.',
}

const faults: Words['form']['faults'] = {
  'who-won': 'Nyatakan siapa yang menang.',
  total: 'Nyatakan nilai tangan itu: nombor bulat dari 0 hingga 40.',
  'off-whom': 'Nyatakan siapa yang memberi jubin itu.',
  who: 'Nyatakan siapa pemiliknya.',
  event: 'Nyatakan apa yang didedahkan.',
  points: 'Masukkan mata: nombor bulat sehingga sejuta.',
  balance: 'Mata mesti datang dari suatu tempat: apa yang diterima oleh seorang, dibayar oleh yang lain.',
  'no-name': 'Ada tempat yang belum bernama.',
  'same-name': 'Nama yang sama ada di dua tempat.',
  'too-many': 'Satu helaian memuatkan dua belas orang sahaja.',
}

const fileFaults: Words['file']['faults'] = {
  'too-large': 'Fail ini jauh lebih besar daripada helaian skor. Tiada apa-apa yang diubah.',
  'no-json': 'Fail ini rosak atau jenisnya lain. Tiada apa-apa yang diubah.',
  'not-ours': 'Fail ini bukan helaian skor Count Tai. Tiada apa-apa yang diubah.',
  newer:
    'Fail ini datang daripada Count Tai yang lebih baharu daripada halaman ini. Muat semula halaman dan cuba lagi. Tiada apa-apa yang diubah.',
  'not-a-sheet': 'Tiada senarai catatan dalam fail ini. Tiada apa-apa yang diubah.',
  names:
    'Nama dalam fail ini tidak dapat dibaca: empat hingga dua belas nama diperlukan, masing-masing sekali. Tiada apa-apa yang diubah.',
  table: 'Fail ini menyebut meja yang tidak dikenali oleh halaman ini. Tiada apa-apa yang diubah.',
}

const forms: Words['form']['titles'] = {
  win: 'Ada yang menang',
  drawn: 'Tiada sesiapa menang',
  instant: 'Dibayar serta-merta',
  penalty: 'Penalti',
  correction: 'Pembetulan',
  seats: 'Siapa duduk di mana',
  banker: 'Banker dan pusingan',
  rules: 'Peraturan meja sendiri',
}

/** The score sheet. Every amount is the engine's. */
export const scoreSheet: Words = {
  title: 'Helaian Skor',
  description:
    'Catatan satu sesi permainan: siapa menang apa daripada siapa, Kong dan gigitan, Banker dan Round Wind, jumlah semasa, dan bilangan bayaran paling sedikit untuk menyelesaikannya.',
  lead: 'Catat setiap tangan sebaik sahaja dimenangi. Helaian ini mengira siapa membayar siapa, menunjukkan siapa Banker seterusnya, dan menyelesaikan bayaran pada akhirnya.',
  noScript:
    'Untuk mencatat skor, JavaScript diperlukan, tetapi JavaScript dimatikan. Sesi yang ditunjukkan di sini ialah contoh.',

  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',

  setup: {
    title: 'Siapa yang Bermain?',
    about: 'Mengikut tempat duduk. Timur ialah Banker yang pertama; yang lain menyusul mengikut giliran.',
    name: 'Nama {seat}',
    seats: 'Empat pemain',
    table: 'Meja',
    tables: { singapore: 'Singapura', 'hong-kong': 'Hong Kong' },
    rules: 'Peraturan meja sendiri',
    preset: 'Pratetap',
    ownTable: 'Meja anda',
    written: 'Meja seperti yang tertulis.',
    own: '{list}.',
    all: 'Tetapkan peraturan meja sendiri',
    start: 'Mulakan sesi',
    waits: 'Satu tangan daripada pembina tangan sedang menanti. Namakan pemain, kemudian catatkannya.',
    empty: '{seat} belum bernama.',
    same: 'Dua pemain mempunyai nama yang sama. Bezakan nama mereka.',
  },

  example: {
    title: 'Begini Rupanya',
    about: 'Satu sesi selepas enam tangan:',
    open: 'Buka sesi ini dan cuba',
    names: ['Mei Ling', 'Farid', 'Linh', 'Ravi'],
  },

  now: {
    title: 'Kedudukan',
    round: 'Pusingan {round}',
    hand: 'Tangan {n}',
    banker: 'Banker',
    left: 'meninggalkan meja',
    last: 'terakhir',
    total: 'jumlah',
    who: 'Pemain',
    over: 'Empat pusingan sudah dimainkan: satu Perlawanan Penuh. Anda boleh menyelesaikan bayaran, atau terus bermain.',
    kong: 'Ada Kong dibuat dalam tangan ini.',
  },

  bar: {
    label: 'Catat',
    win: 'Menang',
    drawn: 'Seri',
    instant: 'Serta-merta',
    other: 'Lain-lain',
    undo: 'Buat asal',
    redo: 'Buat semula',
    full: 'Helaian ini sudah penuh. Mulakan helaian lain.',
  },

  form: {
    titles: forms,
    change: 'Ubah: {what}',
    others: 'Apa lagi yang berlaku?',
    close: 'Tutup',
    who: 'Siapa yang menang',
    total: { tai: 'Berapa tai', faan: 'Berapa faan' },
    more: 'Lagi',
    win: 'Cara menang',
    ways,
    from,
    bao: 'Membayar untuk semua (Bao)',
    nobody: 'Tiada',
    found: '{name}, mengikut peraturan',
    foundWhy: '{name} {why}.',
    pingHu: 'Ping Hu sahaja',
    fresh: { other: 'Jubin itu segar, dengan baki {n}\u00a0jubin hidup atau kurang' },
    note: 'Nota',
    hand: 'Tangan',
    count: 'Kira dalam pembina tangan',
    recount: 'Ubah dalam pembina tangan',
    forget: 'Catat tanpa jubin',
    counted: 'Dikira {total} untuk {seat} dalam pusingan {round}.',
    countedNot: 'Mengikut helaian ini, {seat} tidak menang dalam pusingan {round}.',
    otherRound: 'Dalam pembina tangan, tangan ini berada dalam pusingan {round}.',
    kong: 'Adakah Kong dibuat dalam tangan ini?',
    kongs: { auto: 'Seperti yang dicatat: {answer}', yes: 'Ya', no: 'Tidak' },
    kongYes: 'ya',
    kongNo: 'tidak',
    whose: 'Milik siapa',
    event: 'Apa yang didedahkan',
    events,
    thrown: 'Dibuang oleh',
    dealt: 'Semua jubinnya daripada agihan',
    late: { other: 'Dituntut dengan baki {n}\u00a0jubin hidup atau kurang' },
    offers: 'Meja ini tidak membayar apa-apa serta-merta.',
    payer: 'Siapa yang membayar',
    points: 'Mata',
    to: 'Kepada siapa',
    each: 'Setiap pemain lain',
    pointsOf: 'Mata {name}',
    gets: 'menerima',
    pays: 'membayar',
    rest: 'Bakinya di sini',
    restFor: 'Beri baki {n} kepada {name}',
    left: 'Belum ditempatkan: {n}',
    balanced: 'Sudah seimbang.',
    seat: 'Di {seat}',
    seatsAbout:
      'Tulis nama lain di tempat pemain yang pergi atau bertukar tempat. Pemain yang pernah bermain mengekalkan matanya.',
    takeOver: 'Pemain baharu mengambil alih mata pemain yang pergi',
    banker: 'Banker',
    round: 'Round Wind',
    passes: 'Pertukaran Banker setakat ini dalam pusingan ini',
    rulesStart: 'Untuk seluruh sesi, dari mula.',
    enter: 'Catat',
    enterWin: 'Catat: {name} menerima {n}',
    save: 'Simpan perubahan',
    out: 'Keluarkan',
    before: 'Tambah apa yang dibayar serta-merta dalam tangan ini',
    faults,
  },

  said: {
    won,
    drawn: 'Tiada sesiapa menang',
    kong: 'dengan Kong',
    noKong: 'tanpa Kong',
    bao: '{name} membayar untuk semua: {name} {why}.',
    baoTable: '{name} membayar untuk semua.',
    instant: '{name}: {event}',
    instantFrom: '{name}: {event} daripada {from}',
    dealt: 'daripada agihan',
    late: 'lewat',
    penaltyEach: '{name} membayar setiap pemain lain {n}',
    penaltyTo: '{name} membayar {to} {n}',
    correction: 'Pembetulan',
    comes: '{name} mengambil tempat {old}',
    comesOver: '{name} mengambil tempat dan mata {old}',
    moves: '{name} berpindah ke tempat {old}',
    seats: 'Tempat duduk tidak berubah',
    banker: '{name} ialah Banker, pusingan {round}',
    rules: 'Peraturan meja sendiri mulai sini: {list}',
    rulesWritten: 'Peraturan meja mulai sini: meja seperti tertulis',
    value: '{rule}: {value}',
    entered: 'Dicatat. {what}. {amounts}.',
    enteredAlone: 'Dicatat. {what}.',
    amount: '{name} {n}',
    undone: 'Perubahan dibuat asal.',
    redone: 'Perubahan dibuat semula.',
    removed: 'Dikeluarkan: {what}.',
    changed: 'Diubah. {what}. {amounts}.',
    changedAlone: 'Diubah. {what}.',
    next: '{name} ialah Banker, pusingan {round}.',
  },

  marks,
  bao,

  list: {
    title: 'Catatan',
    about: 'Yang terbaharu di atas. Pilih satu catatan untuk mengubah apa-apa padanya.',
    empty: 'Belum ada. Catat tangan pertama di bawah.',
    hand: 'Tangan {n}',
    handNow: 'Tangan {n}, sedang dimainkan',
    where: 'pusingan {round}, Banker {name}',
    change: 'Ubah: {what}',
  },

  chart: {
    title: 'Sesi Ini',
    label: 'Jumlah semasa selepas setiap tangan. Sekarang: {list}.',
    table: 'Sebagai jadual',
    tableHide: 'Sembunyikan jadual',
    empty: 'Selepas tangan pertama, garis sesi ini muncul di sini.',
  },

  table: {
    caption: 'Sesi ini, satu demi satu tangan: apa yang diterima atau dibayar, dan jumlah selepasnya',
    hand: 'Tangan',
    round: 'Pusingan',
    banker: 'Banker',
    what: 'Apa yang berlaku',
    now: 'sekarang',
  },

  settle: {
    title: 'Selesaikan Bayaran',
    even: 'Semua pemain sudah seimbang.',
    pays: '{from} membayar {to}',
    count: { other: '{n} bayaran menyelesaikan semuanya. Kurang daripada itu tidak cukup.' },
  },

  file: {
    title: 'Sesi Ini',
    started: 'Bermula {when}',
    rules: 'Peraturan meja sendiri: {list}',
    rulesWritten: 'Peraturan meja: meja seperti tertulis',
    names: 'Nama',
    name: 'Nama {name}',
    startRules: 'Peraturan meja bagi sesi ini',
    export: 'Simpan sebagai fail',
    csv: 'Simpan untuk hamparan',
    print: 'Cetak',
    import: 'Buka fail',
    importAbout:
      'Fail yang pernah disimpan di sini. Fail itu dibuka di samping yang sedia ada; tiada apa-apa yang diganti.',
    exported: 'Disimpan sebagai {file}.',
    imported: 'Dibuka: sesi {names}.',
    importedPart: {
      other: 'Dibuka: sesi {names}. {n} catatan tidak dapat dibaca; catatan itu diasingkan, lihat di atas.',
    },
    faults: fileFaults,
    close: 'Sesi baharu',
    discard: 'Padamkan sesi ini',
    discardSure: 'Padamkan sesi {names}? Simpan sebagai fail dahulu jika anda mungkin memerlukannya lagi.',
    discardYes: 'Padamkan',
    discardNo: 'Kekalkan',
    earlier: 'Sesi pada peranti ini',
    open: 'Buka sesi {names}',
    hands: { other: '{n} tangan' },
  },

  notice: {
    blocked:
      'Pelayar ini tidak menyimpan helaian: helaian hilang apabila anda meninggalkan halaman. Simpan sebagai fail dari semasa ke semasa.',
    aside:
      'Apa yang pernah disimpan di sini tidak dapat dibaca. Semuanya diasingkan dan tiada yang hilang: simpan sebagai fail sebelum anda memadamkannya.',
    asideSave: 'Simpan yang diasingkan',
    asideDrop: 'Padamkan semuanya',
    unread: {
      other:
        '{n} catatan dalam sesi ini tidak dapat dibaca dan tidak dikira. Catatan itu disimpan bersama helaian dan dalam failnya.',
    },
    unreadShow: 'Lihat isinya',
    unreadDrop: 'Padamkan catatan itu',
    unreadSheets: {
      other: '{n} sesi pada peranti ini tidak dapat dibaca. Sesi itu masih ada: simpan sebagai fail.',
    },
  },

  csv: {
    hand: 'Tangan',
    round: 'Pusingan',
    banker: 'Banker',
    what: 'Apa yang berlaku',
    note: 'Nota',
    change: '{name}',
    total: '{name}, jumlah',
  },
}
