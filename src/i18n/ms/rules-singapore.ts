import type { Dictionary } from '../dictionary.ts'

export const rulesSingapore: Dictionary['rules']['singapore'] = {
  minimum: {
    name: 'Minimum',
    ask: 'Berapa tai mesti ada pada tangan untuk menang?',
    values: { '1': '{n}\u00a0tai', '0': 'Tiada: tangan ayam menang', '2': '{n}\u00a0tai' },
    others:
      'Di sesetengah meja, apa-apa tangan yang lengkap menang, sebagai tangan ayam dengan harga yang paling rendah; ada pula yang meminta lebih banyak.',
  },
  limit: {
    name: 'Had',
    ask: 'Pada berapa tai kiraan berhenti?',
    values: {
      '5': '{n}\u00a0tai',
      '3': '{n}\u00a0tai',
      '4': '{n}\u00a0tai',
      '6': '{n}\u00a0tai',
      '8': '{n}\u00a0tai',
      '10': '{n}\u00a0tai',
      none: 'Tiada had',
    },
    others:
      'Ada meja yang hadnya lebih rendah supaya permainan pantas, dan ada yang hadnya lebih tinggi atau tiada had untuk pemain yang berani. Tangan had bernilai sebanyak had itu.',
  },
  payment: {
    name: 'Siapa membayar buangan',
    ask: 'Bagaimanakah bil kemenangan dengan buangan dibahagi?',
    values: {
      'half-shooter': 'Shooter membayar dua kali ganda, dua yang lain membayar juga',
      'shooter-pays': 'Shooter membayar untuk semua (Pembuang Bayar)',
      'everyone-equal': 'Ketiga-tiganya membayar sama banyak',
    },
    others:
      'Di banyak meja, shooter seorang membayar seluruh bil; di sesetengah meja tiada sesiapa dipersalahkan dan ketiga-tiganya membayar sama banyak.',
  },
  payTable: {
    name: 'Senarai harga',
    ask: 'Berapakah harga setiap tai?',
    values: {
      doubling: 'Setiap tai menggandakan bil',
      'three-six': 'Senarai bercetak dengan harga bulat (“three-six”)',
    },
    others: 'Sesetengah meja membayar mengikut senarai harga bulat yang tetap, tanpa menggandakan bil.',
  },
  selfDrawTai: {
    name: 'Tai untuk Zi Mo',
    ask: 'Adakah setiap kemenangan secara Zi Mo bernilai satu tai dengan sendirinya?',
    values: { '0': 'Tidak: bayarannya sahaja lebih tinggi', '1': 'Ya, sama ada set dituntut atau tidak' },
    others:
      'Sesetengah meja memberi satu tai bagi apa-apa Zi Mo. Tai itu dikira untuk minimum dan ditambah kepada Men Qing Zi Mo.',
  },
  robbedKongTai: {
    name: 'Tai untuk Qiang Gang',
    ask: 'Adakah merampas Kong bernilai satu tai?',
    values: { '1': 'Ya', '0': 'Tidak: itu hanya satu cara menang' },
    others: 'Di sesetengah meja, Kong boleh dirampas tetapi tiada tai diberi untuknya.',
  },
  concealedSelfDraw: {
    name: 'Men Qing',
    ask: 'Bilakah tangan tanpa tuntutan bernilai satu tai?',
    values: { '1': 'Secara Zi Mo sahaja', any: 'Dengan buangan juga', off: 'Tidak sekali-kali' },
    others:
      'Sesetengah meja memberi tai bagi apa-apa tangan Men Qing, dengan buangan juga; ada pula yang tidak memberi apa-apa.',
  },
  pingHuWait: {
    name: 'Cara menunggu Ping Hu',
    ask: 'Apakah yang mesti ditunggu oleh Ping Hu untuk menang dengan buangan?',
    values: {
      'two-kinds': 'Sekurang-kurangnya dua jenis jubin',
      'two-sided-chi': 'Chi yang menunggu di kedua-dua hujungnya',
      none: 'Apa-apa sahaja',
    },
    others:
      'Sesetengah meja meminta supaya jubin kemenangan melengkapkan Chi yang menunggu di kedua-dua hujungnya, jadi 3456 yang menunggu Eye tidak diterima; ada pula yang tidak meminta apa-apa tentang cara menunggu.',
  },
  pingHuAllExposed: {
    name: 'Ping Hu dengan empat Chi dituntut',
    ask: 'Bolehkah Ping Hu menuntut keempat-empat Chinya, dengan Eye dicabut sendiri?',
    values: { allow: 'Ya', forbid: 'Tidak: mesti ada yang tinggal dalam tangan' },
    others: 'Bagi sesetengah meja, Ping Hu yang keempat-empat Chinya dituntut bukan Ping Hu.',
  },
  pingHuPrice: {
    name: 'Harga Ping Hu sahaja',
    ask: 'Adakah tangan yang hanya ada baris Ping Hu mempunyai harga sendiri?',
    values: { normal: 'Tidak: harganya mengikut tainya', spgg: 'Ya, harga kelab SPGG' },
    others:
      'Kelab SPGG membayar tangan Ping Hu semata-mata lebih tinggi daripada tangan lain dengan tai yang sama. Dengan senarai harga bulat (“three-six”), harga khas itu tiada, jadi peraturan ini tidak mengubah apa-apa di sana.',
  },
  chowPingHuWait: {
    name: 'Cara menunggu Chow Ping Hu',
    ask: 'Mestikah Chow Ping Hu menunggu sebaik Ping Hu?',
    values: { required: 'Ya', none: 'Tidak: apa-apa cara menunggu' },
    others:
      'Sesetengah meja tidak meminta apa-apa tentang cara menunggu apabila jubin bonus sudah merosakkan tangan.',
  },
  littleWinds: {
    name: 'Xiao Si Xi',
    ask: 'Berapakah nilai tiga set angin dengan angin keempat sebagai Eye?',
    values: {
      'flat-4': 'Harga tetap; Own Wind dan Round Wind sudah termasuk',
      '4-plus-winds': 'Harga yang sama, ditambah Own Wind dan Round Wind',
      '2-plus-winds': 'Harga yang lebih rendah, ditambah Own Wind dan Round Wind',
    },
    others:
      'Sesetengah meja menambah Own Wind dan Round Wind kepada Xiao Si Xi, dengan harga yang sama atau lebih rendah.',
  },
  allGreen: {
    name: 'Semua Hijau',
    ask: 'Adakah Semua Hijau tangan had?',
    values: { limit: 'Ya', '4': 'Tidak: {n}\u00a0tai, ditambah kepada yang lain', off: 'Tidak dimainkan' },
    others:
      'Sesetengah meja mengira Semua Hijau sebagai baris biasa yang ditambah kepada baris lain; banyak meja tidak mengenalinya.',
  },
  sevenPairs: {
    name: 'Seven Pairs',
    ask: 'Adakah tujuh pasangan menang?',
    values: { off: 'Tidak', '2': '{n}\u00a0tai', '4': '{n}\u00a0tai', limit: 'Ya, sebagai tangan had' },
    others:
      'Kebanyakan meja Singapura tidak memainkan Seven Pairs. Di meja yang memainkannya, tangan itu menang dengan tainya sendiri atau sebagai tangan had.',
  },
  fourConcealedPongsDiscard: {
    name: 'Kam Kam Hu dengan buangan',
    ask: 'Bolehkah empat Pong tersembunyi menang dengan buangan?',
    values: {
      off: 'Tidak, secara Zi Mo sahaja',
      'pair-wait': 'Apabila buangan melengkapkan Eye',
      any: 'Sentiasa',
    },
    others:
      'Sesetengah meja membenarkan buangan yang melengkapkan Eye, kerana keempat-empat Pong sudah dibuat dalam tangan; ada pula yang membenarkan apa-apa buangan.',
  },
  nineGatesOpen: {
    name: 'Jiu Lian Bao Deng dengan set dituntut',
    ask: 'Bolehkah sebahagian jubin Jiu Lian Bao Deng dituntut?',
    values: { off: 'Tidak', on: 'Ya' },
    others: 'Bagi Jiu Lian Bao Deng, sesetengah meja hanya melihat jubinnya dan menerima set yang dituntut.',
  },
  kongOnKong: {
    name: 'Gang Shang Gang',
    ask: 'Adakah Gang Shang Gang tangan had?',
    values: {
      limit: 'Ya',
      '2': 'Tidak: {n}\u00a0tai, menggantikan Gang Shang',
      '3': 'Tidak: {n}\u00a0tai, menggantikan Gang Shang',
    },
    others: 'Sesetengah meja mengira Gang Shang Gang sebagai baris biasa yang menggantikan Gang Shang.',
  },
  humanHand: {
    name: 'Ren Hu',
    ask: 'Adakah kemenangan dengan buangan sebelum cabutan pertama sendiri dikira sebagai tangan had?',
    values: { off: 'Tidak dimainkan', limit: 'Ya' },
    others: 'Sesetengah meja memberi had bagi Ren Hu, seperti Tian Hu dan Di Hu.',
  },
  honourAutoWin: {
    name: 'Naga ketiga, angin keempat',
    ask: 'Adakah tiga set naga atau empat set angin terus menang?',
    values: { on: 'Ya, selebihnya boleh belum siap', off: 'Tidak, tangan mesti lengkap' },
    others:
      'Sesetengah meja meminta tangan yang lengkap; pemain yang memberi set terakhir mungkin membayar untuk semua kemudian.',
  },
  eighthFlower: {
    name: 'Merampas bunga kelapan',
    ask: 'Siapakah yang membayar apabila bunga kelapan dirampas?',
    values: {
      shooter: 'Pemiliknya, sebagai shooter',
      'drawer-pays-all': 'Pemiliknya seorang, untuk semua',
      'zi-mo-price': 'Ketiga-tiganya, seperti Zi Mo',
      off: 'Bunga itu tidak boleh dirampas',
    },
    others:
      'Di sesetengah meja, pemain yang mendedahkan bunga kelapan membayar semuanya, di sesetengah meja ketiga-tiganya membayar seperti Zi Mo, dan ada meja yang langsung tidak membenarkannya dirampas.',
  },
  thirteenOrphansPriority: {
    name: '13 Wonders didahulukan',
    ask: 'Adakah 13 Wonders menang sebelum pemain yang gilirannya lebih dekat?',
    values: { off: 'Tidak', on: 'Ya' },
    others: 'Sesetengah meja mendahulukan 13 Wonders daripada semua kemenangan lain dengan jubin yang sama.',
  },
  thirteenOrphansRobsConcealed: {
    name: '13 Wonders merampas Kong tersembunyi',
    ask: 'Bolehkah 13 Wonders menang dengan jubin daripada Kong tersembunyi?',
    values: { off: 'Tidak', on: 'Ya' },
    others: 'Sesetengah meja membenarkan 13 Wonders, dan tangan itu sahaja, merampas Kong tersembunyi.',
  },
  replacementStack: {
    name: 'Kong dan jubin bonus berturut-turut',
    ask: 'Apabila jubin kemenangan datang selepas Kong dan jubin bonus, apakah yang dikira?',
    values: { once: 'Baris Kong sahaja', 'each-kind': 'Kedua-dua baris' },
    others: 'Sesetengah meja mengira Hua Shang dan Gang Shang bersama-sama.',
  },
  lastTileOnReplacement: {
    name: 'Jubin terakhir sebagai gantian',
    ask: 'Adakah Hai Di Lao Yue dikira apabila jubin terakhir ialah gantian?',
    values: { off: 'Tidak', on: 'Ya' },
    others: 'Sesetengah meja mengira Hai Di Lao Yue bersama Hua Shang atau Gang Shang.',
  },
  instantPayments: {
    name: 'Bayaran serta-merta',
    ask: 'Apakah yang dibayar serta-merta, sama ada menang atau tidak?',
    values: {
      all: 'Kong, gigitan, perkahwinan, keluarga',
      'kongs-only': 'Kong sahaja',
      off: 'Tiada apa-apa',
    },
    others: 'Sesetengah meja hanya membayar Kong, dan ada yang hanya membayar kemenangan.',
  },
  openingDouble: {
    name: 'Pasangan daripada agihan dibayar dua kali ganda',
    ask: 'Apakah yang dibayar dua kali ganda jika daripada agihan?',
    values: {
      pairs: 'Gigitan dan perkahwinan',
      'pairs-and-families': 'Gigitan, perkahwinan dan keluarga',
      off: 'Tiada apa-apa',
    },
    others:
      'Sesetengah meja menggandakan keluarga yang lengkap daripada agihan juga; ada yang tidak menggandakan apa-apa.',
  },
  lateKongAt: {
    name: 'Kong lewat',
    ask: 'Mulai baki berapa jubin hidup, pemberi Kong membayar seluruh harganya?',
    values: { '7': '{n}\u00a0jubin', off: 'Tidak sekali-kali' },
    others: 'Sesetengah meja tidak membezakan Kong lewat.',
  },
  freshTileAt: {
    name: 'Jubin segar',
    ask: 'Mulai baki berapa jubin hidup, jubin segar yang memberi kemenangan membawa Bao?',
    values: {
      '5': '{n}\u00a0jubin',
      off: 'Tidak sekali-kali',
      '3': '{n}\u00a0jubin',
      '4': '{n}\u00a0jubin',
      '6': '{n}\u00a0jubin',
      '7': '{n}\u00a0jubin',
      '8': '{n}\u00a0jubin',
    },
    others:
      'Ada meja yang bermula beberapa jubin lebih awal atau lebih lewat, dan ada yang tidak memainkannya.',
  },
  bao: {
    name: 'Bao',
    ask: 'Bolehkah seorang pemain terpaksa membayar untuk semua?',
    values: { on: 'Ya', off: 'Tidak' },
    others: 'Sesetengah meja bermain tanpa Bao langsung.',
  },
  baoLimitFeed: {
    name: 'Bao kerana memberi sampai had',
    ask: 'Adakah pemain yang memberi Pong jubin kehormat sehingga tai terdedah sampai had menanggung Bao?',
    values: { on: 'Ya', off: 'Tidak' },
    others:
      'Sesetengah meja mengenakan Bao bagi tangan besar sahaja, bukan kerana memberi seseorang sampai had.',
  },
  baoFlush: {
    name: 'Bao bagi satu sut',
    ask: 'Adakah buangan yang memberi kemenangan satu sut yang jelas kelihatan membawa Bao?',
    values: { on: 'Ya', off: 'Tidak' },
    others: 'Sesetengah meja tidak memainkan kes ini, dan ada yang meminta lebih banyak set terdedah.',
  },
  deadWall: {
    name: 'Tembok mati',
    ask: 'Berapa keping jubin di hujung tembok tidak pernah dicabut?',
    values: { '15': '{n}\u00a0jubin', '14': '{n}\u00a0jubin', '0': 'Tiada' },
    others: 'Di sesetengah meja, tembok mati kurang satu jubin; ada pula yang bermain sehingga tembok habis.',
  },
  drawRotates: {
    name: 'Banker selepas seri',
    ask: 'Adakah Banker bertukar apabila tiada sesiapa menang?',
    values: { kong: 'Hanya jika ada Kong dibuat', always: 'Sentiasa', never: 'Tidak sekali-kali' },
    others: 'Di sesetengah meja Banker sentiasa bertukar selepas seri, di sesetengah meja tidak sekali-kali.',
  },
  ownDiscardBan: {
    name: 'Buangan anda sendiri',
    ask: 'Bolehkah anda menuntut keping lain jubin yang baru anda buang?',
    values: { on: 'Tidak sebelum cabutan anda berikutnya', off: 'Ya' },
    others: 'Sesetengah meja membenarkan anda terus menuntut keping lain jubin yang anda buang.',
  },
}
