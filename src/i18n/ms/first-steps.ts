import type { Dictionary } from '../dictionary.ts'

type Words = Dictionary['firstSteps']

/** Words of the widgets in the lesson "How to play". */
const sets: Words['decks']['sets']['choices'] = {
  chi: 'Chi',
  pong: 'Pong',
  kong: 'Kong',
  eye: 'Eye',
  none: 'Bukan set',
}
const setWhys: Words['decks']['sets']['why'] = {
  chi: 'Tiga nombor berturut-turut daripada satu sut: Chi.',
  pong: 'Tiga keping yang sama: Pong.',
  kong: 'Empat keping yang sama: Kong. Kong dikira sebagai satu set.',
  eye: 'Dua keping yang sama: sepasang. Sepasang bukan set, tetapi tangan memerlukan sepasang sebagai Eye.',
  gap: 'Nombornya tidak berturut-turut, jadi ini bukan Chi.',
  suits: 'Nombornya berturut-turut, tetapi sutnya tidak sama. Chi mesti daripada satu sut.',
  round: 'Sut bermula pada 1 dan berakhir pada 9. Nombornya tidak bersambung semula, jadi ini bukan Chi.',
  honours: 'Angin dan naga tiada urutan. Jubin itu membentuk Pong dan Kong, tidak sekali-kali Chi.',
  bonus: 'Bunga, musim dan haiwan ialah jubin bonus. Jubin itu tidak pernah menjadi sebahagian daripada set.',
  apart: 'Jubin ini tidak berpadanan.',
}

const own = 'Jubin bonus. Nombornya milik satu tempat duduk: Timur 1, Selatan 2, Barat 3, Utara 4.'

export const firstSteps: Words = {
  cards: {
    next: 'Seterusnya',
    again: 'Dari mula',
    right: 'Betul.',
    wrong: 'Belum tepat.',
    place: '{n} daripada {all}',
    sum: '{n} daripada {all} betul pada percubaan pertama.',
    concealed: 'Dalam tangan',
    yours: 'Tangan anda',
    throws: 'Timur membuang',
    thrown: '{who} telah membuang',
    drawn: 'Anda mencabut',
    afterPong: 'Anda baru menyebut Pong',
  },
  decks: {
    sets: {
      ask: 'Apakah ini?',
      choices: sets,
      why: setWhys,
    },
    claims: {
      ask: 'Semua pemain menuntut apa yang dibenarkan. Siapakah yang mendapat jubin itu?',
      choices: { south: 'Selatan', west: 'Barat', north: 'Utara', nobody: 'Tiada sesiapa' },
      why: {
        next: 'Selatan membuat Chi. Barat mempunyai dua jubin yang sama, tetapi Chi hanya untuk pemain selepas pembuang.',
        'not-next':
          'Tiada sesiapa mendapatnya. Utara mempunyai dua jubin untuk Chi, tetapi giliran selepas Timur bukan giliran Utara. Selatan yang menyusul Timur.',
        'pong-first':
          'Utara mendapatnya untuk Pong. Selatan boleh membuat Chi, tetapi Pong mendahului Chi, di mana pun pemainnya duduk.',
        'kong-any':
          'Barat memegang tiga keping dan boleh mengambil yang keempat untuk Kong, atau untuk Pong sahaja. Siapa yang membuangnya tidak penting.',
        'win-first':
          'Barat menang dengannya. Selatan boleh membuat Pong, tetapi kemenangan mendahului segala-galanya.',
        'two-wins':
          'Barat dan Utara sama-sama menunggunya. Hanya seorang menang: pemain yang gilirannya lebih dahulu selepas pembuang.',
        nobody: 'Tiada sesiapa boleh menggunakannya.',
      },
    },
    kongs: {
      ask: 'Anda duduk di Timur. Kong yang manakah boleh anda buat sekarang?',
      choices: {
        'kong-concealed': 'Kong tersembunyi',
        kong: 'Kong dengan buangan itu',
        'kong-added': 'Jubin keempat pada Pong anda',
        none: 'Tiada sekarang',
      },
      why: {
        'kong-concealed':
          'Anda memegang keempat-empat keping, dan ini giliran anda selepas mencabut: anda meletakkannya sebagai Kong tersembunyi.',
        kong: 'Anda memegang tiga keping, dan seorang pemain membuang yang keempat: anda boleh mengambilnya untuk Kong.',
        'kong-added':
          'Pong anda terdedah, dan anda sendiri mencabut jubin keempat: anda boleh meletakkannya pada Pong itu. Pemain lain yang menunggu jubin itu boleh merampasnya.',
        none: 'Anda memegang empat keping yang sama, tetapi anda baru menyebut Pong dan tidak mencabut apa-apa. Buang satu jubin dahulu. Kong itu mesti menunggu cabutan anda berikutnya.',
      },
    },
    finished: {
      ask: 'Adakah tangan ini lengkap?',
      choices: { yes: 'Sudah lengkap', no: 'Ada yang kurang' },
      why: {
        'four-and-eye': 'Dua Chi, satu Pong, satu Chi lagi, dan Eye: setiap jubin ada tempatnya.',
        'kong-counts':
          'Kong ialah satu set, walaupun jubinnya empat keping. Dengan Kong itu ada empat set dan Eye.',
        'no-eye': 'Ada tiga Chi dan satu Pong, tetapi dua jubin terakhir bukan sepasang. Eye belum ada.',
        gap: 'Kurang satu set: 5, 6 dan 8 tidak berturut-turut.',
        thirteen:
          'Inilah satu-satunya pengecualian: sekeping 1 dan sekeping 9 daripada setiap sut, sekeping setiap angin dan setiap naga, dan satu jenis daripadanya dua keping. Tangan ini dipanggil 13 Wonders.',
        bonus: 'Jubin bonus bukan set. Ada tiga set, Eye, dan dua jubin yang menunggu jubin ketiga.',
      },
    },
  },
  tiles: {
    pick: 'Pilih satu jubin',
    copies: { other: 'Jubin ini ada {n}\u00a0keping.' },
    all: 'Tunjukkan setiap keping',
    sum: 'Semuanya {n}\u00a0keping jubin.',
    groups: {
      m: 'Wan',
      p: 'Tong',
      s: 'Suo',
      wind: 'Angin',
      dragon: 'Naga',
      f: 'Bunga',
      y: 'Musim',
      a: 'Haiwan',
    },
    about: {
      m: 'Sut dengan nombor dari 1 hingga 9. Tanda di atas ialah nombor, tanda di bawah bermaksud sepuluh ribu.',
      p: 'Sut dengan nombor dari 1 hingga 9. Kira bulatannya.',
      s: 'Sut dengan nombor dari 1 hingga 9. Kira batang buluhnya; 1 ialah burung.',
      wind: 'Angin tiada nombor dan tiada urutan. Angin membentuk Pong dan Kong.',
      dragon: 'Naga tiada nombor dan tiada urutan. Pong mana-mana naga bernilai di setiap tempat duduk.',
      f: own,
      y: own,
      a: 'Jubin bonus yang menjadi milik mana-mana tempat duduk. Kucing berpasangan dengan Tikus, dan Ayam Jantan berpasangan dengan Lipan.',
    },
  },
  wall: {
    label: 'Meja dilihat dari atas. Anda duduk di bawah.',
    next: 'Langkah seterusnya',
    back: 'Undur selangkah',
    dice: 'Lontar dadu sekali lagi',
    place: 'Langkah {n} daripada {all}',
    you: 'Anda',
    steps: {
      seats:
        'Empat pemain duduk mengelilingi meja. Tempat duduknya dipanggil Timur, Selatan, Barat dan Utara, mengikut urutan giliran. Anda duduk di Timur, dan Selatan di sebelah kanan anda.',
      build:
        'Semua jubin dikocok secara tertutup. Setiap pemain membina tembok di hadapannya, setinggi dua jubin, dan keempat-empat tembok dirapatkan menjadi segi empat.',
      break:
        'Dadu menunjukkan {n}. Kira {n} pemain, bermula dengan Timur dan mengikut arah giliran: tembok {seat} yang terpilih. Kemudian kira {n} susunan dari hujung kanannya. Di situlah tembok dibuka.',
      deal: 'Dari bukaan itu, setiap pemain mengambil empat keping jubin mengikut giliran, sebanyak tiga kali, kemudian sekeping lagi. Timur mengambil satu jubin lebih daripada yang lain, jadi Timur memegang 14; yang lain memegang 13. Susunan yang pucat sudah diambil.',
      bonus:
        'Pemain yang memegang jubin bonus mendedahkannya, Timur dahulu, dan mengambil sebanyak itu dari belakang tembok: sebelah lain bukaan itu.',
      play: 'Sekarang permainan bermula. Jubin terus dicabut dari hadapan. Susunan yang gelap di belakang tidak pernah dicabut: apabila hanya susunan itu yang tinggal, tangan tamat.',
    },
    playAll: 'Sekarang permainan bermula. Jubin terus dicabut dari hadapan sehingga habis.',
  },
  guided: {
    label: 'Tangan Berbimbing',
    hub: { other: '{n}\u00a0jubin lagi boleh dicabut' },
    rivers: '{who}: buangan setakat ini',
    nothing: 'belum ada',
    holds: '{who} memegang {n}\u00a0keping jubin',
    yours: 'Tangan anda: pilih satu jubin untuk dibuang',
    sets: 'Set anda',
    you: 'Anda',
    last: 'baru dibuang',
    waits: 'Tangan anda sedang menunggu {list}.',
    steps: {
      begin:
        'Anda duduk di Timur, jadi anda Banker dan memegang 14\u00a0keping jubin. Antara jubin agihan anda ada Kucing. Kucing ialah jubin bonus: jubin itu terletak di sebelah tangan anda, dan sekeping jubin dari belakang tembok telah menggantikannya. Sekarang buang satu jubin.',
      draw: 'Anda mencabut {tile}, jadi jubin anda terlebih satu. Buang satu jubin.',
      bonus:
        'Anda mencabut {bonus}, iaitu jubin bonus. Jubin itu terletak di sebelah tangan anda, dan dari belakang tembok datang {tile}.',
      letGo: 'Buang satu jubin.',
      claimed:
        'Set itu terdedah di sebelah tangan anda. Anda tidak mencabut apa-apa, jadi jubin dalam tangan anda terlebih satu. Buang satu jubin.',
      konged:
        'Kong menggunakan empat keping jubin tetapi dikira sebagai satu set, jadi jubin gantian datang dari belakang tembok: {tile}. Buang satu jubin.',
      mayKong:
        'Anda memegang empat keping {tile}. Anda boleh meletakkannya sebagai Kong tersembunyi: satu set, dan satu jubin gantian untuk anda.',
      pong: '{who} membuang {tile}, dan anda memegang dua keping. Sebut Pong, dan anda mendapat satu set. Anda mengambil jubin itu dan meletakkan ketiga-tiganya secara terbuka; giliran pemain di antaranya dilangkau.',
      chi: '{who} membuang {tile}. Dengan dua jubin anda, jubin itu menjadi tiga nombor berturut-turut. {who} duduk sebelum anda, jadi anda boleh menyebut Chi.',
      kong: '{who} membuang {tile}, dan anda memegang tiga keping. Anda boleh menyebut Kong.',
      win: '{who} membuang {tile}. Jubin itu melengkapkan tangan anda. Sebut Hu.',
      ziMo: 'Anda sendiri mencabut {tile}, dan tangan anda lengkap. Sebut Hu. Kemenangan dengan cabutan sendiri dipanggil Zi Mo.',
      spare: 'Jubin ini boleh dibuang kerana tiada apa-apa dalam tangan anda memerlukannya: {list}.',
      won: 'Anda menang. Empat set dan Eye: itulah seluruh matlamatnya.',
      wonOn: 'Anda menang dengan {tile}. Inilah tangan anda, disusun mengikut setnya.',
      drawn:
        'Jubin hidup sudah habis, dan tiada sesiapa menang. Tangan ini seri, dan tiada bayaran bagi kemenangan. Main sekali lagi, dan ambillah set yang ditawarkan.',
    },
    slips: {
      'step-back': {
        other:
          'Fikirkan lagi: {tile} masih berguna. Sekarang tangan anda memerlukan {m}\u00a0jubin lagi sebelum sedang menunggu; tanpa jubin ini, {n}\u00a0jubin lagi.',
      },
      'no-win': 'Nanti dahulu: tangan anda lengkap. Anda boleh menang sekarang.',
      'no-set': 'Nanti dahulu: tuntutan ini mendekatkan anda kepada tangan yang lengkap.',
      'no-nearer':
        'Fikirkan lagi: tuntutan ini memecahkan apa yang sudah ada, dan tangan anda menjadi lebih jauh.',
      'no-kong':
        'Anda boleh berbuat begitu. Tetapi anda memegang keempat-empat keping, dan Kong memberi anda satu set dan satu jubin lagi.',
    },
    keep: 'Teruskan juga',
    takeBack: 'Buat asal',
    undo: 'Buat asal langkah terakhir saya',
    restart: 'Main sekali lagi',
    onward: 'Main satu tangan sendiri',
    hu: 'Hu',
    pass: 'Lepaskan',
    chi: 'Chi',
    pong: 'Pong',
    kong: 'Kong',
    concealed: 'Kong tersembunyi',
    added: 'Tambah kepada Pong',
    log: {
      title: 'Apa yang Berlaku',
      draw: '{who} mencabut satu jubin.',
      discard: '{who} membuang {tile}.',
      bonus: '{who} mendedahkan {tile}.',
    },
  },
}
