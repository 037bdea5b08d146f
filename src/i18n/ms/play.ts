import type { Dictionary } from '../dictionary.ts'
import { routeParts } from './shared.ts'

type Words = Dictionary['play']

const modes: Words['setup']['modes'] = {
  guided: {
    name: 'Tangan Berbimbing',
    about:
      'Satu tangan yang menerangkan setiap giliran. Tiada apa-apa yang dikira: empat set dan Eye menang, dan anda boleh membuat asal apa-apa langkah.',
  },
  scored: {
    name: 'Tangan Berskor',
    about: 'Satu tangan mengikut semua peraturan: minimum, had, bayaran Kong dan jubin bonus, dan Bao.',
  },
  match: {
    name: 'Perlawanan Penuh',
    about:
      'Empat pusingan. Mata dibawa ke tangan berikutnya, Banker dan Round Wind bertukar, dan ada pemain yang menjadi juara.',
  },
}

const levels: Words['setup']['levels'] = {
  beginner: {
    name: 'Pemula',
    about: 'Hanya melihat jubinnya sendiri, terlepas pandang tuntutan, dan kadang-kadang tersilap buang.',
  },
  casual: {
    name: 'Santai',
    about:
      'Tahu dari mana datangnya tai dan menuntut untuk mendapatkannya. Tidak memerhatikan apa yang dikumpul oleh pemain lain.',
  },
  strong: {
    name: 'Handal',
    about:
      'Mengira setiap jubin di meja, menimbang hasil kemenangan, dan meninggalkan tangan yang berbahaya.',
  },
}

const acts: Words['acts'] = {
  discard: { you: 'Anda membuang {tile}.', other: '{who} membuang {tile}.' },
  'kong-concealed': {
    you: 'Anda mengisytiharkan Kong tersembunyi {tile}.',
    other: '{who} mengisytiharkan Kong tersembunyi {tile}.',
  },
  'kong-added': {
    you: 'Anda menambah {tile} kepada Pong anda.',
    other: '{who} menambah {tile} kepada Pong: jubin itu boleh dirampas.',
  },
  win: { you: 'Anda menyebut Hu.', other: '{who} menyebut Hu.' },
  chi: { you: 'Anda menyebut Chi.', other: '{who} menyebut Chi.' },
  pong: { you: 'Anda menyebut Pong.', other: '{who} menyebut Pong.' },
  kong: { you: 'Anda menyebut Kong.', other: '{who} menyebut Kong.' },
  rob: { you: 'Anda merampas Kong itu.', other: '{who} merampas Kong itu.' },
  'rob-eighth': { you: 'Anda merampas bunga kelapan.', other: '{who} merampas bunga kelapan.' },
}

const claims: Words['claims'] = {
  chi: { you: 'Anda mengambil {tile} untuk Chi.', other: '{who} mengambil {tile} untuk Chi.' },
  pong: { you: 'Anda mengambil {tile} untuk Pong.', other: '{who} mengambil {tile} untuk Pong.' },
  kong: { you: 'Anda mengambil {tile} untuk Kong.', other: '{who} mengambil {tile} untuk Kong.' },
  win: { you: 'Anda menang dengan {tile}.', other: '{who} menang dengan {tile}.' },
  rob: { you: 'Anda merampas {tile} dan menang.', other: '{who} merampas {tile} dan menang.' },
  'rob-eighth': {
    you: 'Anda merampas {tile}: lapan bunga.',
    other: '{who} merampas {tile}: lapan bunga.',
  },
}

const pays: Words['pays'] = {
  'kong-claimed': 'Kong',
  'kong-added': 'Kong',
  'kong-concealed': 'Kong tersembunyi',
  bite: 'Gigitan',
  marriage: 'Perkahwinan',
  'flower-family': 'Keempat-empat bunga',
  'season-family': 'Keempat-empat musim',
  'animal-family': 'Keempat-empat haiwan',
}

/** Why one player pays everybody's share. */
const bao: Words['end']['bao'] = {
  'SG-H1':
    'Jubin itu melengkapkan set naga atau set angin yang terakhir, dan yang lain sudah ada di atas meja.',
  'SG-H2': 'Jubin itu menaikkan tai yang didedahkan oleh {winner} sampai had.',
  'SG-H3':
    '{winner} mendedahkan tiga set {kind} atau lebih, dan jubin itu melengkapkan tangan yang hanya mengandungi {kind}.',
  'SG-H4': 'Jubin itu jubin segar, belum ada sesiapa yang membuangnya, dan tembok hampir habis.',
}

const baoYours: Words['end']['baoYours'] = {
  'SG-H2': 'Jubin itu menaikkan tai yang anda dedahkan sampai had.',
  'SG-H3':
    'Anda mendedahkan tiga set {kind} atau lebih, dan jubin itu melengkapkan tangan yang hanya mengandungi {kind}.',
}

export const play: Words = {
  title: 'Main',
  heading: 'Main Satu Tangan',
  description:
    'Main mahjung Singapura atau Hong Kong melawan tiga bot: Tangan Berbimbing, Tangan Berskor atau Perlawanan Penuh, dengan nasihat apabila anda memintanya.',
  lead: 'Anda melawan tiga yang lain. Tiada had masa, dan anda boleh membuat asal apa-apa langkah.',
  noScript: 'Untuk bermain, JavaScript diperlukan. Pelajaran dan helaian rujukan berfungsi tanpanya.',

  setup: {
    table: 'Meja yang mana',
    tables: {
      singapore: {
        name: 'Meja Singapura',
        about: 'Haiwan, bunga dan Bao; satu tangan sahaja atau Perlawanan Penuh.',
      },
      'hong-kong': {
        name: 'Meja Hong Kong',
        about: 'Tiada haiwan dan tiada Bao; setiap tangan ialah satu permainan.',
      },
    },
    mode: 'Apa yang dimainkan',
    modes,
    level: 'Tiga pemain yang lain',
    levels,
    minimum: 'Tangan memerlukan {minimum} untuk menang dan dikira sampai {limit}.',
    unlimited: 'Tangan memerlukan {minimum} untuk menang. Tiada had.',
    /** Where nothing is asked for. */
    everyHand: 'Setiap tangan yang lengkap menang, dan dikira sehingga {limit}.',
    everyHandOpen: 'Setiap tangan yang lengkap menang. Tiada had.',
    nothing: 'Apa-apa empat set dan Eye menang.',
    written: '{table}, seperti tertulis.',
    own: { other: 'Meja anda: {n} peraturan berbeza.' },
    rules: 'Peraturan meja sendiri',
    start: {
      guided: 'Agihkan Tangan Berbimbing',
      scored: 'Agihkan satu tangan',
      match: 'Mulakan perlawanan',
    },
    resume: 'Teruskan permainan anda',
    resumeAbout: {
      guided: 'Satu Tangan Berbimbing belum selesai.',
      scored: 'Satu Tangan Berskor belum selesai.',
      match: 'Pusingan {round}, tangan {n} belum selesai.',
    },
    replaces: 'Agihan baharu menggantikan permainan yang belum selesai.',
    aside: 'Kembali ke permainan yang anda tinggalkan',
    how: 'Cara Satu Giliran Berjalan',
    steps: [
      'Cabut satu jubin. Bunga, musim atau haiwan terus didedahkan dan diganti.',
      'Buang satu jubin. Sesiapa sahaja boleh mengambilnya untuk Pong atau Kong, pemain seterusnya untuk Chi.',
      'Empat set dan Eye menamatkan tangan. Dalam Tangan Berskor, tangan itu mesti bernilai juga.',
    ],
    plain: { draw: 'Cabut satu jubin.', end: 'Empat set dan Eye menamatkan tangan.' },
  },

  amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',

  names: { you: 'Anda', b: 'Mei Ling', c: 'Farid', d: 'Linh' },
  seatLabel: '{who}, {seat}',

  bar: {
    round: 'Pusingan {round}',
    hand: 'tangan {n}',
    guided: 'Tangan Berbimbing',
    rule: '{table}, minimum {minimum}, had {limit}',
    ruleOpen: '{table}, minimum {minimum}, tiada had',
    ruleGuided: 'Empat set dan Eye menang',
    leave: 'Tinggalkan meja',
    undo: 'Buat asal langkah terakhir anda',
    menu: 'Menu meja',
  },

  table: {
    label: 'Meja',
    left: 'baki',
    hub: { other: '{n}\u00a0jubin hidup lagi. Pusingan {round}. Giliran {who}.' },
    hubYou: { other: '{n}\u00a0jubin hidup lagi. Pusingan {round}. Giliran anda.' },
    river: 'Buangan {who}',
    riverYours: 'Buangan anda',
    holds: { other: '{n}\u00a0keping jubin dalam tangan' },
    last: '{tile}, baru dibuang',
    own: { other: 'Tangan anda, {n}\u00a0keping jubin' },
    ownHelp:
      'Kekunci anak panah bergerak di sepanjang tangan, Enter memilih jubin, Enter sekali lagi membuangnya.',
    ownHelpOneTap: 'Kekunci anak panah bergerak di sepanjang tangan, Enter membuang jubin.',
    drawn: '{tile}, baru dicabut',
    chosen: '{tile}, dipilih: tekan sekali lagi untuk membuangnya',
    waits: 'Anda menunggu',
    locked: 'Terlarang',
    lockedAbout:
      'Anda melepaskannya: anda tidak boleh menang atau membuat Pong dengannya sehingga anda mencabut atau mengisytiharkan set.',
    choose: 'Pilih satu jubin untuk dibuang.',
    confirm: 'Buang {tile}',
    keep: 'Simpan',
    drag: 'atau seret ke tengah',
    thinking: '{who} sedang berfikir.',
    hurry: 'Tunjukkan apa yang berlaku',
    whatIf: 'Anda sedang mencuba langkah lain.',
    asPlayed: 'Kembali kepada permainan asal anda',
    notKept:
      'Peranti ini tidak membenarkan laman menyimpan permainan. Permainan hilang apabila anda menutup halaman.',
  },

  claim: {
    label: 'Jawapan anda',
    discards: '{who} membuang {tile}',
    konging: '{who} menambah {tile} kepada Pong',
    eighth: '{who} mendedahkan {tile}, bunga kelapan',
    turn: 'Anda mencabut {tile}.',
    turnPlain: 'Giliran anda.',
    hu: 'Hu',
    ziMo: 'Zi Mo',
    rob: 'Rampas',
    pong: 'Pong',
    chi: 'Chi',
    kong: 'Kong',
    concealed: 'Kong tersembunyi',
    added: 'Tambah kepada Pong',
    pass: 'Lepaskan',
    worth: '{amount}, menerima {n}',
    free: 'empat set dan Eye',
    lock: 'Jika dilepaskan, anda tidak boleh menang atau membuat Pong dengan {tile} sehingga anda mencabut atau mengisytiharkan set.',
    only: 'Ini terus menang: tiada pilihan lain.',
    below: 'Lengkap, tetapi nilainya {amount}. Meja ini meminta {minimum}.',
    why: 'Mengapa saya tidak boleh menang?',
  },

  acts,
  claims,
  events: {
    deal: 'Jubin sudah diagihkan.',
    draw: { you: 'Anda mencabut {tile}.', other: '{who} mencabut.' },
    replace: { you: 'Anda mencabut gantian: {tile}.', other: '{who} mencabut gantian.' },
    bonus: { you: 'Anda mendedahkan {tile}.', other: '{who} mendedahkan {tile}.' },
    pay: {
      you: '{why}: setiap pemain membayar anda, {n} semuanya.',
      other: '{why}: {who} menerima {n}.',
    },
    bao: 'Mulai sekarang {who} menanggung Bao: jika {winner} menang secara Zi Mo atau dengan buangan {who}, {who} membayar semuanya.',
    baoYou:
      'Mulai sekarang anda menanggung Bao: jika {winner} menang secara Zi Mo atau dengan buangan anda, anda membayar semuanya.',
    drawn: 'Jubin hidup sudah habis. Tangan ini seri.',
    tai: 'Anda menang: {amount}.',
    taiOther: '{who} menang: {amount}.',
    free: 'Anda menang.',
    freeOther: '{who} menang.',
  },
  pays,
  offer: 'Anda boleh: {list}.',

  log: { title: 'Tangan Ini', label: 'Apa yang berlaku', empty: 'Belum ada apa-apa yang berlaku.' },
  ifWon: {
    title: 'Jika Anda Menang Sekarang',
    none: 'Tangan anda belum sedang menunggu.',
    discard: '{amount} dengan buangan',
    selfDraw: '{amount} secara Zi Mo',
    no: 'tidak menang',
  },

  end: {
    hand: 'Tangan {n}',
    youWin: 'Anda menang',
    wins: '{who} menang',
    amount: '{amount}',
    by: {
      'self-draw': 'secara Zi Mo',
      discard: 'dengan buangan {who}',
      'rob-kong': 'dengan merampas Kong {who}',
      'rob-eighth': 'dengan merampas bunga {who}',
    },
    byYours: {
      discard: 'dengan buangan anda',
      'rob-kong': 'dengan merampas Kong anda',
      'rob-eighth': 'dengan merampas bunga anda',
    },
    drawn: 'Seri',
    drawnAbout: 'Jubin hidup sudah habis dan tiada sesiapa menang.',
    drawnKong:
      'Jubin hidup sudah habis dan tiada sesiapa menang. Ada Kong dibuat, jadi pemain seterusnya menjadi Banker.',
    drawnStay: 'Jubin hidup sudah habis dan tiada sesiapa menang. Tiada Kong dibuat, jadi Banker kekal.',
    guided: 'Empat set dan Eye.',
    wouldBe: 'Dalam Tangan Berskor, tangan ini bernilai {amount}.',
    wouldBeNone:
      'Dalam Tangan Berskor, ini belum menang: tangan ini bernilai {amount}, sedangkan meja meminta {minimum}.',
    why: 'Sebabnya',
    bill: 'Siapa Membayar',
    share: 'bahagian',
    pays: 'membayar',
    once: 'serta-merta',
    evening: 'sesi',
    total: 'jumlah',
    plain: 'Setiap pemain membayar jumlah yang sama.',
    shooter: '{who} memberi jubin itu dan membayar dua kali ganda.',
    shooterYou: 'Anda memberi jubin itu dan membayar dua kali ganda.',
    shooterMore: '{who} memberi jubin itu dan membayar lebih daripada pemain lain.',
    shooterMoreYou: 'Anda memberi jubin itu dan membayar lebih daripada pemain lain.',
    aloneYou: 'Anda memberi jubin itu dan membayar untuk semua.',
    alone: '{who} memberi jubin itu dan membayar untuk semua.',
    selfDraw: 'Zi Mo: setiap pemain membayar jumlah yang sama.',
    other: 'Setiap pemain membayar mengikut peraturan meja sendiri.',
    payer: '{who} membayar untuk semua.',
    payerYou: 'Anda membayar untuk semua.',
    bao,
    baoYours,
    kinds: { honours: 'jubin kehormat', terminals: '1 dan 9' },
    idle: 'Jubin ini milik {seat} dan tidak dikira di sini.',
    baoEnd: 'Bao memindahkan bil. Jumlahnya tidak bertambah.',
    atOnce: 'Kong dan jubin bonus sudah dibayar ketika didedahkan.',
    next: 'Tangan seterusnya',
    again: 'Satu tangan lagi',
    replay: 'Ulang tayang',
    review: 'Lihat kembali',
    table: 'Lihat meja',
    result: 'Lihat keputusan',
    standing: 'Kedudukan Akhir',
    places: ['Pertama', 'Kedua', 'Ketiga', 'Keempat'],
    ledger: 'Perlawanan Setakat Ini',
    ledgerHand: 'tangan',
    ledgerDrawn: 'seri',
    close: 'Tutup',
    newMatch: 'Permainan baharu',
  },

  coach: {
    title: 'Jurulatih',
    ask: 'Nasihat',
    close: 'Tutup nasihat',
    best: 'Apa yang Patut Dibuang',
    toGo: { other: 'kurang {n}\u00a0jubin untuk menang' },
    ready: 'sedang menunggu untuk menang',
    dead: 'tiada lagi jalan untuk menang',
    useful: { other: '{n}\u00a0jubin berguna' },
    worth: 'bernilai {amount} atau lebih',
    safe: 'selamat',
    odds: 'bahaya {percent}',
    bao: 'mungkin menyebabkan anda membayar untuk semua',
    claims: 'Apa yang Patut Dijawab',
    answer: {
      better: 'Mendekatkan anda.',
      pass: 'Lebih baik lepaskan: tuntutan ini tidak mendekatkan anda atau terlalu mahal.',
      win: 'Ambil kemenangan itu.',
    },
    where: 'Kedudukan Anda',
    routes: 'Jalan ke Kemenangan',
    missing: { other: 'kurang {n}\u00a0jubin' },
    waits: 'Anda menunggu',
    helps: 'Jubin yang berguna',
    left: { other: 'tinggal {n}' },
    onDiscard: '{amount} dengan buangan',
    onDraw: '{amount} secara Zi Mo',
    onlyDraw: 'secara Zi Mo sahaja, {amount}',
    noWin: 'tidak menang: di bawah minimum',
    dangers: 'Berhati-hati dengan',
    calm: 'Belum ada apa-apa yang berbahaya dalam tangan anda.',
    fresh: 'belum ada sesiapa yang membuangnya',
    below: 'Mengapa saya tidak boleh menang?',
    belowAbout: 'Tangan ini lengkap dan bernilai {amount}. Meja ini meminta {minimum}. Yang paling hampir:',
    belowNone: 'Tangan ini lengkap dan bernilai {amount}. Meja ini meminta {minimum}.',
    lockedAbout:
      'Anda melepaskan jubin ini: anda tidak boleh menang atau membuat Pong dengannya sehingga anda mencabut atau mengisytiharkan set.',
    nothing: 'Tiada apa-apa untuk diputuskan sekarang.',
    route: routeParts,
    suits: ['Wan', 'Tong', 'Suo'],
  },

  guide: {
    label: 'Panduan',
    draw: 'Jubin anda kini terlebih satu: pilih satu untuk dibuang.',
    after: 'Anda meletakkan set, jadi anda tidak mencabut apa-apa. Buang satu jubin.',
    first: 'Anda Banker dan bermula dengan 14\u00a0keping jubin. Buang satu jubin.',
    ready: 'Tangan anda sedang menunggu: {list} melengkapkannya.',
    away: { other: 'Anda kurang {n}\u00a0jubin sebelum sedang menunggu.' },
    suggest: 'Jika {tile} dibuang, paling banyak jubin masih berguna bagi anda: {n}.',
    win: 'Empat set dan Eye: anda boleh menang. Sebut Hu.',
    pong: 'Anda memegang dua keping jubin ini. Pong mengambilnya untuk set tiga keping yang didedahkan kepada semua, dan giliran terus berpindah kepada anda.',
    chi: 'Dengan dua jubin anda, ini menjadi tiga nombor berturut-turut. Chi hanya untuk pemain selepas pembuang.',
    kong: 'Anda memegang tiga keping jubin ini. Kong ialah set empat keping, dan anda mencabut gantian dari belakang tembok.',
    suggestBest: 'Membuang {tile} mengekalkan peluang menang yang terbaik.',
    suggestSafe:
      'Membuang {tile} paling baik di sini: peluang menang ditimbang dengan kerugian yang mungkin dibawa oleh jubin itu.',
    kongAdded:
      'Anda memegang jubin keempat bagi Pong yang telah anda dedahkan. Jika ditambah, Pong itu menjadi Kong, dan anda mencabut gantian. Pemain yang menunggu jubin itu boleh merampasnya dan menang.',
    kongOwn:
      'Anda memegang empat keping yang sama. Jika diisytiharkan sebagai Kong, jubin itu dikira sebagai satu set, dan anda mencabut gantian.',
    rob: 'Kong ini sedang dibuat dengan jubin yang anda tunggu: anda boleh merampasnya dan menang.',
    wait: 'Perhatikan apa yang dibuat oleh {who}. Jika satu buangan sesuai dengan tangan anda, anda akan ditanya.',
    good: 'Ini mendekatkan anda kepada empat set dan Eye.',
    bad: 'Ini tidak mendekatkan anda. Anda boleh melepaskannya.',
    over: 'Itulah satu tangan yang penuh. Main sekali lagi, atau cuba Tangan Berskor, yang mengira tai.',
    warn: {
      win: 'Anda boleh menang sekarang. Pilihan ini melepaskan kemenangan itu.',
      farther: {
        other:
          'Selepas ini anda {n}\u00a0jubin lebih jauh daripada kemenangan berbanding dengan buangan yang terbaik.',
      },
      lost: 'Selepas ini kemenangan tidak dapat dicapai lagi.',
      claim:
        'Pilihan ini tidak mendekatkan anda kepada kemenangan, dan set yang didedahkan kekal di atas meja.',
      keep: 'Kekalkan pilihan',
      again: 'Pilih semula',
    },
  },

  menu: {
    title: 'Menu Meja',
    speed: 'Kelajuan pemain lain',
    speeds: { slow: 'Perlahan', normal: 'Biasa', fast: 'Laju', instant: 'Serta-merta' },
    oneTap: 'Satu sentuhan membuang',
    sound: 'Bunyi',
    coach: 'Nasihat sentiasa terbuka',
    share: {
      share: 'Kongsi tangan ini',
      link: 'Pautan ke tangan ini',
      copy: 'Salin',
      copied: 'Sudah disalin.',
      send: 'Hantar',
    },
    shareNot: 'Jubin tangan ini disusun sendiri, jadi tiada pautan dapat mengagihkannya lagi.',
    replay: 'Ulang tayang tangan ini',
    ledger: 'Perlawanan setakat ini',
    leave: 'Tinggalkan meja',
    close: 'Tutup',
  },

  replay: {
    title: 'Ulang Tayang',
    label: 'Saat {n} daripada {of}',
    at: 'Saat',
    first: 'Ke permulaan',
    back: 'Undur selangkah',
    on: 'Maju selangkah',
    last: 'Ke penghujung',
    run: 'Jalankan',
    halt: 'Berhenti',
    tryHere: 'Cuba langkah lain dari sini',
    close: 'Tutup ulang tayang',
  },

  review: {
    title: { other: '{n} Keputusan untuk Dilihat' },
    about:
      'Mengikut kiraan pemain handal: peluang menang didarab hasilnya, ditolak kerugian yang mungkin dibawa oleh jubin itu.',
    working: 'Langkah anda sedang diteliti.',
    none: 'Tiada apa-apa dijumpai: tiada langkah anda yang merugikan.',
    cost: 'rugi {n}',
    chosen: 'Pilihan anda: {action}.',
    better: 'Lebih baik: {action}.',
    left: { other: '{n}\u00a0jubin lagi dalam tembok' },
    tryHere: 'Cuba semula',
    does: {
      discard: 'membuang {tile}',
      'kong-concealed': 'Kong tersembunyi {tile}',
      'kong-added': 'Kong {tile}',
      win: 'Hu',
      chi: 'Chi',
      pong: 'Pong',
      kong: 'Kong',
      rob: 'merampas Kong',
      'rob-eighth': 'merampas bunga',
      pass: 'melepaskannya',
    },
  },

  shared: {
    opened:
      'Tangan ini dikongsi oleh seseorang. Tonton ulang tayangnya, atau teruskan permainan dari mana-mana saat.',
    aside:
      'Permainan yang pernah disimpan di sini tidak dapat dibaca. Semuanya diasingkan dan tiada yang hilang: simpan sebagai fail sebelum anda memadamkannya.',
    asideSave: 'Simpan yang diasingkan',
    asideDrop: 'Padamkan semuanya',
    broken: 'Pautan ini rosak: tangan ditunjukkan setakat yang dapat diikuti.',
  },
}
