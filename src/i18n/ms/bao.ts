import type { Dictionary } from '../dictionary.ts'
import { payments } from './payments.ts'

type Words = Dictionary['bao']

const rule: Words['rule'] = {
  'SG-H1': 'Naga ketiga, angin keempat',
  'SG-H2': 'Diberi sampai had',
  'SG-H3': 'Tangan yang jelas kelihatan',
  'SG-H4': 'Jubin segar, pada akhir tangan',
}

/** Why a rule applies or does not. Places: the players, the tile, and the numbers of `Fact`. */
const fact: Words['fact'] = {
  off: 'Tidak dimainkan di meja ini.',
  robbed: 'Jubin yang dirampas tidak membawa Bao.',
  drawn: 'Tiada sesiapa membuang jubin itu.',
  untaken: 'Tiada sesiapa mengambil jubin itu.',
  'h1-met':
    '{receiver} sudah mendedahkan semua {family} lain yang diperlukan, dan jubin ini membuat yang terakhir.',
  'h1-few':
    'Dengan set ini pun {family} yang didedahkan oleh {receiver} masih kurang: sebelumnya ada {n}, dan {need} diperlukan.',
  'h1-plain': 'Jubin itu bukan naga dan bukan angin.',
  'h1-no-set': 'Jubin itu tidak membuat Pong atau Kong.',
  'h2-met': 'Tai yang didedahkan oleh {receiver} naik daripada {before} kepada {after}. Hadnya {limit}.',
  'h2-below':
    'Tai yang didedahkan oleh {receiver} naik daripada {before} kepada {after}, masih di bawah had {limit}.',
  'h2-already': '{receiver} sudah mendedahkan {before} sebelumnya: had dicapai tanpa jubin ini.',
  'h2-nothing': 'Set {tile} tidak bernilai bagi {receiver}.',
  'h2-no-limit': 'Meja ini tiada had, jadi tiada sesiapa boleh diberi sampai had.',
  'h2-no-set': 'Jubin itu tidak membuat Pong atau Kong jubin kehormat.',
  'h2-ended': 'Tidak perlu disemak: tangan sudah tamat.',
  'h3-met': '{receiver} mendedahkan {n} set {class}, dan seluruh tangannya {class} sahaja.',
  'h3-few':
    'Seluruh tangan ialah {class}, tetapi {receiver} mendedahkan {n} set sahaja. {need} set diperlukan.',
  'h3-mixed': 'Tangan itu bukan satu sut, bukan semua jubin kehormat dan bukan semua jubin hujung.',
  'h3-unfinished': 'Tangan itu menang sebelum lengkap, jadi jubinnya tidak dikira sebagai satu jenis.',
  'win-only': 'Di sini hanya buangan yang memberi kemenangan dikira.',
  'h4-met':
    'Belum ada sesiapa yang membuangnya, dan jubin hidup tinggal {n}. Peraturan ini bermula apabila tinggal {need}.',
  'h4-early':
    'Belum ada sesiapa yang membuangnya, tetapi jubin hidup masih ada {n}. Peraturan ini bermula apabila tinggal {need}.',
  'h4-seen': 'Ada pemain yang sudah membuangnya, jadi jubin itu bukan jubin segar.',
}

const fault: Words['fault'] = {
  'no-tile': 'Jubin yang mana? Pilih satu.',
  'no-set': 'Jubin itu tidak membuat set seperti ini.',
  'no-copy': 'Keping jubin itu tidak sebanyak itu.',
  'five-sets': 'Empat set sudah didedahkan; tiada tempat untuk satu set lagi dalam tangan.',
  'tile-count': 'Bilangan jubin dalam tangan ini tidak sama dengan tangan yang menang.',
  'not-complete': 'Ini bukan kemenangan: jubinnya bukan empat set dan Eye. Tanpa kemenangan, tiada Bao.',
  'below-minimum': 'Ini bukan kemenangan: tainya tidak cukup. Tanpa kemenangan, tiada Bao.',
  impossible: 'Ini tidak boleh berlaku di meja.',
}

export const acts: Words['explore']['acts'] = {
  none: 'Tiada apa-apa',
  chow: 'Chi',
  pong: 'Pong',
  kong: 'Kong',
  win: 'Hu',
  rob: 'Merampasnya',
  'self-draw': 'Zi Mo',
}

/** Above the tile. */
const told: Words['scene']['told'] = {
  none: '{feeder} membuang, tiada sesiapa mengambil',
  chow: '{feeder} membuang, {receiver} menyebut Chi',
  pong: '{feeder} membuang, {receiver} menyebut Pong',
  kong: '{feeder} membuang, {receiver} menyebut Kong',
  win: '{feeder} membuang, {receiver} menyebut Hu',
  rob: '{feeder} menambahnya kepada Pong, {receiver} merampasnya',
  'self-draw': '{receiver} mencabutnya',
}

const later: Words['later']['way'] = {
  'self-draw': 'secara Zi Mo',
  feeder: 'dengan buangan {seat}',
  other: 'dengan buangan {seat}',
  rob: 'dengan merampas Kong {seat}',
}

const cases: Words['explore']['cases'] = {
  'third-dragon': 'Set naga ketiga diberi',
  'third-dragon-concealed-kong': 'Salah satu set lain ialah Kong tersembunyi',
  'fourth-wind': 'Set angin keempat diberi',
  'second-dragon': 'Hanya set naga kedua',
  'third-wind': 'Hanya set angin ketiga',
  'third-dragon-hidden': 'Yang ketiga, tetapi satu set tersembunyi dalam tangan',
  'third-dragon-lasts': 'Yang ketiga, di meja yang setnya tidak terus menang',
  'fed-to-limit': 'Pong jubin kehormat yang sampai had',
  'fed-double-wind': 'Angin yang dikira dua kali sampai had',
  'fed-kong': 'Dituntut sebagai Kong',
  'fed-below-limit': 'Pong yang belum sampai had',
  'limit-before': 'Had sudah dicapai sebelumnya',
  'worthless-wind': 'Angin yang tidak bernilai bagi sesiapa',
  'fed-plain-pong': 'Pong jubin biasa',
  'nobody-wants-it': 'Jubin berbahaya yang tidak diambil',
  'plain-flush': 'Qing Yi Se, tiga set didedahkan',
  'plain-honours': 'Semua jubin kehormat, tiga set didedahkan',
  'plain-terminals': 'Semua jubin hujung, tiga set didedahkan',
  'flush-two-shown': 'Qing Yi Se, set yang didedahkan kurang',
  'half-flush-shown': 'Hun Yi Se',
  'flush-drawn': 'Qing Yi Se secara Zi Mo',
  'fresh-tile': 'Jubin segar di hujung tembok',
  'fresh-too-early': 'Jubin yang sama, satu giliran terlalu awal',
  'late-but-seen': 'Pada akhir tangan, tetapi pernah dibuang',
  'lasts-zi-mo': 'Kemudian pemenang mencabut jubin itu',
  'lasts-own-discard': 'Kemudian pemberi membuang jubin itu',
  'lasts-other-discard': 'Kemudian pemain lain membuang jubin itu',
  'two-feeders': 'Dua pemberi, seorang demi seorang',
  'became-a-kong': 'Pong yang diberi sudah menjadi Kong',
  'robbed-kong': 'Kong yang dirampas',
  'dragon-eye': 'Naga itu hanya Eye',
  'no-limit': 'Meja tanpa had',
}

const pays = 'Berapakah yang anda bayar?'

const steps: Words['story']['steps'] = {
  unwanted: {
    tell: 'Tangan pertama, dalam pusingan Timur. Anda duduk di Barat. Selatan telah menuntut Naga Merah daripada Timur dan Naga Hijau daripada Utara, dan kedua-dua Pong itu terdedah. Anda mencabut Naga Putih yang tidak berguna bagi tangan anda, lalu membuangnya. Tiada sesiapa bersuara.',
    ask: 'Adakah anda perlu membayar apa-apa bagi buangan itu?',
    why: 'Bao datang daripada tuntutan, atau daripada kemenangan dengan jubin itu, bukan daripada buangan semata-mata. Anda bernasib baik: tiada jubin yang lebih berbahaya di meja ini.',
  },
  'third-dragon': {
    tell: 'Beberapa giliran kemudian, anda mencabut sekeping lagi Naga Putih dan membuangnya juga. Sementara itu, Selatan telah mencabut sepasang Naga Putih. “Pong!”',
    ask: pays,
    why: 'Set naga ketiga terus menang mengikut had, walau apa pun jubin lain Selatan. Timur dan Utara memberi dua set yang pertama, ketika belum ada sesiapa yang dapat menduga. Anda memberi yang terakhir ketika kedua-duanya sudah terdedah, jadi anda membayar bahagian semua pemain: {pays}. Tanpa Bao, bahagian anda ialah {usual}. Selatan menerima jumlah yang sama.',
  },
  'drawn-dragon': {
    tell: 'Andaikan Naga Putih yang terakhir itu tidak sampai kepada anda. Jubin itu ada dalam tembok, dan Selatan mencabutnya.',
    ask: pays,
    why: 'Selatan tetap terus menang, tetapi tiada sesiapa memberi set yang terakhir. Ini Zi Mo, jadi anda bertiga membayar {pays} seorang, dan tiada sesiapa menanggung Bao.',
  },
  shown: {
    tell: 'Tangan seterusnya. Selatan mendedahkan Pong Naga Hijau dan Pong angin Selatan, bunga 2 dan Kucing. Anda hendak membuang Naga Merah. Kira dahulu.',
    ask: 'Berapakah tai yang didedahkan oleh Selatan?',
    why: 'Semua pemain dapat melihatnya: {lines}. Jumlahnya {before}, dan hadnya {limit}. Jubin yang masih dalam tangan Selatan tidak dikira di sini.',
  },
  fed: {
    tell: 'Anda membuang Naga Merah. “Pong!” Selatan meletakkan set itu dan membuang satu jubin. Belum ada sesiapa yang menang.',
    ask: 'Adakah anda menanggung Bao, walaupun belum ada sesiapa yang menang?',
    why: 'Jubin anda menaikkan tai yang didedahkan oleh Selatan daripada {before} kepada {after}, iaitu had. Apa-apa pun kemenangan Selatan selepas ini bernilai sebanyak itu, dan andalah puncanya. Anda menanggung Bao sehingga tangan tamat.',
  },
  'fed-zi-mo': {
    tell: 'Beberapa giliran kemudian, Selatan mencabut jubin kemenangan.',
    ask: pays,
    why: 'Secara Zi Mo, anda bertiga patut membayar {usual} seorang. Anda membayar untuk ketiga-tiganya: {pays}. Tiada yang lebih mahal di meja ini.',
  },
  'fed-other': {
    tell: 'Andaikan Timur yang membuang jubin kemenangan itu.',
    ask: pays,
    why: 'Shooternya pemain lain, jadi bil dibahagi seperti biasa: Timur membayar paling banyak, anda dan Utara membayar bahagian yang lebih kecil, {pays}. Yang anda tanggung ialah Zi Mo Selatan, dan kemenangan dengan jubin anda sendiri.',
  },
  'fed-kong': {
    tell: 'Andaikan Selatan mencabut Naga Merah yang keempat dahulu, menjadikan Pong itu Kong, dan kemudian menang secara Zi Mo.',
    ask: 'Adakah anda masih menanggung Bao?',
    why: 'Set yang menjadi Kong tidak mengubah apa-apa. Anda yang memberinya, dan anda membayar seluruh bil, {pays}. Kong itu sendiri dibayar serta-merta oleh semua pemain: itu bukan sebahagian daripada Bao.',
  },
  'fed-below': {
    tell: 'Sekarang andaikan Kucing itu tiada. Selatan mendedahkan semua yang lain, dan anda membuang Naga Merah yang sama. “Pong!”',
    ask: 'Adakah anda menanggung Bao?',
    why: 'Tai yang didedahkan oleh Selatan naik daripada {before} kepada {after}, dan hadnya {limit}. Satu jubin bonus sahaja membezakannya. Kira sebelum anda membuang.',
  },
  suo: {
    tell: 'Tangan ketiga. Selatan telah menuntut dua Chi dan satu Pong, semuanya Suo. Anda membuang 8 Suo. “Hu!” Itu Qing Yi Se.',
    ask: pays,
    why: 'Tiga set terdedah daripada satu sut sudah menjadi amaran. Anda membayar seluruh bil, {pays}. Shooter biasa hanya membayar {usual}.',
  },
  'suo-two': {
    tell: 'Andaikan Selatan menyimpan Pong itu dalam tangan. Hanya dua set terdedah; jubinnya sama, dan buangan anda juga sama.',
    ask: pays,
    why: 'Dengan set terdedah yang begitu sedikit, tiada sesiapa dapat memastikannya. Anda shooter biasa dan membayar {pays}. Yang lain membayar bahagian masing-masing.',
  },
  late: {
    tell: 'Tangan terakhir. Jubin hidup yang tinggal dalam tembok: {n}. Belum ada sesiapa yang membuang 1 Wan. Anda membuangnya, dan Selatan menang tangan kecil dengan jubin itu.',
    ask: pays,
    why: 'Membuang jubin segar selewat ini bererti mengambil risiko bagi semua pemain. Jubin itu jubin anda, jadi anda membayar untuk semua: {pays}, bukan {usual}.',
  },
  early: {
    tell: 'Andaikan buangan itu satu jubin lebih awal. Jubin hidup yang tinggal: {n}.',
    ask: pays,
    why: 'Garisnya pada {need}\u00a0jubin hidup, dikira ketika anda membuang. Sebelum itu, jubin segar sama seperti jubin lain, dan anda membayar bahagian shooter, {pays}.',
  },
  robbed: {
    tell: 'Andaikan anda tidak membuang 1 Wan itu. Anda menambahnya kepada Pong anda sendiri untuk membuat Kong, dan Selatan merampasnya. Jubin hidup yang tinggal: {n}.',
    ask: 'Adakah anda membayar untuk semua?',
    why: 'Jubin yang dirampas tidak membawa Bao, walau selewat mana pun. Anda membayar sebagai shooter, {pays}, dan tiada sesiapa membayar anda untuk Kong itu.',
  },
}

/** The liability explorer and the story of the lesson "Bao". Every number is the engine's. */
export const bao: Words = {
  rule,
  met: 'terpakai',
  unmet: 'tidak terpakai',
  fact,
  families: { dragons: 'set naga', winds: 'set angin' },
  classes: { m: 'Wan', p: 'Tong', s: 'Suo', honours: 'jubin kehormat', terminals: 'jubin hujung' },
  unit: '{n}\u00a0tai',
  line: '{row} {n}',
  lineTimes: '{count} × {row} {n}',

  scene: {
    label: 'Meja',
    shows: '{seat} mendedahkan',
    nothing: 'belum ada',
    hand: 'Dalam tangan',
    told,
    noTile: 'belum ada jubin',
    round: 'pusingan {round}',
    left: { other: '{n}\u00a0jubin hidup lagi' },
    fresh: 'segar: belum ada sesiapa yang membuangnya',
    seen: 'pernah dibuang',
    earlier: '{seat} sudah menanggung Bao',
    shown: '{tile}, terdedah',
    inHand: '{tile}, dalam tangan',
    tile: '{tile}, jubin yang disemak',
  },

  verdict: {
    liable: '{seat} menanggung Bao',
    still: '{seat} masih menanggung Bao',
    none: 'Tiada sesiapa menanggung Bao',
    unknown: 'Tiada apa-apa untuk diputuskan',
    pays: 'Tangan tamat di sini dengan {total}. {seat} membayar bahagian semua pemain, {n}, dan {receiver} tidak menerima lebih kerananya.',
    usual: 'Tangan tamat di sini dengan {total}, dan dibayar seperti biasa.',
    lasts: 'Tangan diteruskan. {seat} menanggung Bao sehingga tamat:',
    goesOn: 'Tangan diteruskan, dan tiada sesiapa perlu membayar kerana jubin ini.',
    reasons: 'Sebabnya',
    shown: 'Didedahkan bersamanya: {lines}.',
    missing: { other: 'Kurang {n}\u00a0jubin.' },
    tooMany: { other: 'Terlebih {n}\u00a0jubin.' },
  },

  bill: {
    caption: 'Siapa yang membayar, tanpa Bao dan dengan Bao',
    who: 'Tempat duduk',
    without: 'tanpa Bao',
    with: 'dengan Bao',
    plus: '+{n}',
    minus: '−{n}',
  },
  later: {
    legend: 'Jika {receiver} menang kemudian',
    way: later,
    pays: '{seat} membayar seluruh bil, {n}',
    usual: 'dibayar seperti biasa',
  },

  explore: {
    label: 'Penyemak Bao {n}',
    case: 'Kes sedia ada',
    before: 'Kes sebelumnya',
    next: 'Kes seterusnya',
    groups: {
      h1: 'Naga ketiga, angin keempat',
      h2: 'Diberi sampai had',
      h3: 'Tangan yang jelas kelihatan',
      h4: 'Jubin segar, pada akhir tangan',
      h5: 'Berapa lama Bao kekal',
      h6: 'Yang tidak pernah membawa Bao',
    },
    cases,
    change: 'Ubah meja',
    tiles: 'Ubah jubin',
    act: 'Apa yang dibuat oleh {receiver} dengannya',
    acts,
    receiver: 'Siapa yang mendedahkan set',
    feeder: { thrown: 'Siapa yang membuang', robbed: 'Kong siapa' },
    round: 'Pusingan',
    playable: 'Baki jubin hidup',
    less: 'Kurang satu jubin',
    more: 'Tambah satu jubin',
    fresh: 'Belum ada sesiapa yang membuangnya',
    earlier: 'Sudah menanggung Bao',
    nobody: 'Tiada',
    reset: 'Kembali kepada kes ini',
    rules: 'Diputuskan mengikut peraturan kes ini: {list}.',
    ruleValue: '{rule}: {value}',
    put: {
      label: 'Masukkan sebagai',
      tile: 'Jubin itu',
      pong: 'Pong',
      kong: 'Kong',
      kongConcealed: 'Kong tersembunyi',
      chow: 'Chi',
      hand: 'Dalam tangan',
    },
    chosen: {
      label: '{tile} dipilih',
      pong: 'Jadikan Pong',
      kong: 'Jadikan Kong',
      kongConcealed: 'Jadikan Kong tersembunyi',
      down: 'Tutupkan',
      up: 'Bukakan',
      out: 'Keluarkan',
      close: 'Biarkan',
    },
    refused: 'Tiada tempat, atau tiada keping lagi.',
    share: { ...payments.share, link: 'Pautan ke keadaan ini' },
  },
  fault,

  story: {
    label: 'Cerita untuk dimainkan',
    place: 'Babak {n} daripada {all}',
    chapters: {
      dragons: 'Naga ketiga',
      limit: 'Sampai had',
      flush: 'Satu sut',
      wall: 'Hujung tembok',
    },
    steps,
    yes: 'Ya',
    no: 'Tidak',
    points: '{n}',
    tai: '{n}\u00a0tai',
    right: 'Betul.',
    wrong: 'Belum tepat.',
    answer: { yes: 'Ya.', no: 'Tidak.', points: '{n}\u00a0mata.', tai: '{n}\u00a0tai.' },
    next: 'Teruskan',
    back: 'Kembali',
    again: 'Main sekali lagi',
    end: 'Permainan sudah tamat.',
    tally: { other: '{n} daripada {all} jawapan betul.' },
    cost: 'Dalam tangan yang benar-benar dimainkan, tanpa yang hanya diandaikan, Bao memindahkan {n}\u00a0mata kepada anda: bayaran anda, ditolak bayaran anda tanpa Bao. Tiada pemenang yang menerima walau satu mata lebih.',
    own: 'Mengikut peraturan meja anda:',
    count: 'Semua pemain dapat melihatnya: {lines}. Jumlahnya {before}.',
    leftOut: {
      'not-liable':
        'Di meja anda, tiada sesiapa menanggung Bao selepas tuntutan itu. Babak ini bergantung padanya, jadi babak ini ditinggalkan.',
      'no-hand':
        'Di meja anda, tangan ini tidak dapat terjadi seperti yang diceritakan, jadi babak ini ditinggalkan.',
      'goes-on':
        'Di meja anda, Selatan tidak menang dengan jubin ini, jadi belum ada sesiapa yang membayar apa-apa.',
    },
    stands:
      'Untuk memainkan cerita ini, JavaScript diperlukan. Babak pertamanya ada di sini; kes di bawah menceritakan yang selebihnya.',
  },
}
