import type { Dictionary } from '../dictionary.ts'

type Passages = Dictionary['claims']['passages']

/**
 * Passages of the lessons as they read at tables where the wording of the text is not true (content/claims). Each stands
 * in the place of the passage it belongs to. {minimum} and {limit} carry their unit.
 */
const counting = {
  'plain-loses': {
    free: 'Dan di meja anda, itu sudah cukup. Tangan yang tiada apa-apa untuk dikira menang juga, dengan harga yang paling rendah. Tangan seperti ini dipanggil tangan ayam. Kebanyakan meja meminta lebih banyak. Sekarang ubah satu set:',
    short:
      'Namun anda belum boleh menang dengannya. Di meja anda, tangan memerlukan sekurang-kurangnya {minimum}, dan tangan ini kurang daripada itu. Sekarang ubah satu set:',
    counts:
      'Di meja anda, tangan tanpa tuntutan sudah bernilai, jadi tangan ini sudah menang. Sekarang ubah satu set:',
  },
  'dragons-win': {
    short:
      'Selebihnya tidak lebih baik daripada tadi, dan meja anda meminta lebih banyak: tangan ini belum menang.',
    both: 'Selebihnya tidak lebih baik daripada tadi, tetapi kini nilai tangan ini lebih tinggi.',
  },
  'takes-both': {
    off: 'Di meja anda, kedua-duanya bersama pun tidak dikira.',
    'zi-mo': 'Di meja anda, hanya Zi Mo yang dikira, dan Zi Mo dikira walaupun ada set yang dituntut.',
    either:
      'Di meja anda, setiap satu ialah sumber: Men Qing dikira dengan buangan juga, dan Zi Mo dikira walaupun ada set yang dituntut.',
    discard: 'Di meja anda, Men Qing dikira dengan buangan juga.',
    each: 'Kedua-duanya diperlukan. Di meja anda, Zi Mo sendiri juga menjadi satu sumber.',
  },
  'two-of-the-draw': {
    off: 'Tangan ini tidak menuntut apa-apa dan jubin terakhirnya dicabut sendiri, tetapi di meja anda itu tidak dikira. Jubin terakhir datang sebagai gantian bunga, dan itu satu sumber.',
    'zi-mo':
      'Jubin terakhir tangan ini dicabut sendiri, dan di meja anda itu satu sumber, sama ada set dituntut atau tidak. Jubin terakhir datang sebagai gantian bunga, dan itu satu sumber lagi.',
    each: 'Tangan ini tidak menuntut apa-apa dan jubin terakhirnya dicabut sendiri. Di meja anda itu satu sumber, dan Zi Mo sendiri satu sumber juga. Jubin terakhir datang sebagai gantian bunga, dan itu satu sumber lagi.',
  },
  'robbing-counts': { off: 'Di meja anda, itu satu cara menang, tetapi bukan sumber tai.' },
  'six-steps-sum': { cut: 'Jumlahnya lebih daripada itu, tetapi kiraan meja anda berhenti pada had.' },
  'four-concealed': {
    pair: 'Dan jika keempat-empatnya dibuat dalam tangan, tangan ini menjadi tangan had apabila anda mencabut sendiri jubin terakhir. Di meja anda, buangan yang melengkapkan Eye menjadikannya tangan had juga.',
    any: 'Dan jika keempat-empatnya dibuat dalam tangan, tangan ini menjadi tangan had. Di meja anda, tidak kira sama ada anda mencabut sendiri jubin terakhir atau tidak.',
  },
  'open-wait': {
    chi: 'Menunggu dua hujung. Dengan buangan, jubin kemenangan di meja anda mesti melengkapkan Chi yang menunggu di kedua-dua hujungnya.',
    any: 'Apa-apa cara menunggu. Meja anda tidak meminta apa-apa tentangnya. Banyak meja lain meminta anda menunggu lebih daripada satu jenis jubin, jika menang dengan buangan.',
  },
  'wait-asked': {
    chi: 'Syarat yang terakhir paling sering dipertikaikan. Banyak meja hanya bertanya berapa jenis jubin yang akan melengkapkan tangan. Meja anda bertanya juga sama ada jubin kemenangan melengkapkan Chi yang boleh dilengkapkan oleh jubin di hujung yang satu lagi.',
    any: 'Syarat yang terakhir paling sering dipertikaikan. Meja lain melihat tangan sebelum jubin kemenangan, dan bertanya berapa jenis jubin yang akan melengkapkannya. Begini cara meja itu menilainya:',
  },
  'run-of-four': {
    chi: 'Empat nombor berturut-turut, seperti 3456 Suo, dilengkapkan oleh 3 atau 6 sebagai Eye. Itu dua jenis, tetapi bukan Chi yang menunggu dua hujung: tidak sesuai di meja anda. Dengan 7899 Suo, 6 atau 9 melengkapkan Chi di salah satu hujungnya. Sesuai.',
  },
  'gap-drawn': {
    any: 'Di meja anda, cara menunggu tidak penting dengan buangan juga: tangan berikut ialah Ping Hu dengan kedua-dua cara.',
    pattern:
      'Itulah sebabnya tangan berikut ialah Ping Hu secara Zi Mo, dan bukan Ping Hu jika menang dengan buangan.',
  },
  'all-claimed': {
    forbid:
      'Meja anda meminta satu perkara lagi: keempat-empat Chi tidak boleh dituntut semuanya, walaupun anda mencabut sendiri Eyenya.',
  },
  'chow-wait': {
    same: 'Syarat yang lain tidak berubah.',
    any: 'Syarat yang lain tidak berubah, tetapi di meja anda apa-apa cara menunggu diterima sekarang.',
  },
  'eighth-flower': {
    alone:
      'Tetapi dengan tujuh di sebelah tangan anda, anda boleh merampas yang kelapan: apabila pemain lain mencabut dan mendedahkannya, anda boleh mengambilnya dan menang. Di meja anda, pemain itu kemudian membayar untuk semua.',
    all: 'Tetapi dengan tujuh di sebelah tangan anda, anda boleh merampas yang kelapan: apabila pemain lain mencabut dan mendedahkannya, anda boleh mengambilnya dan menang. Di meja anda, ketiga-tiga pemain kemudian membayar seperti Zi Mo.',
    off: 'Di meja anda, yang kelapan tidak boleh dirampas: bunga itu kekal dengan pemain yang mencabutnya.',
  },
  'bites-paid': {
    off: 'Di banyak meja, jubin bonus tertentu dibayar sebaik sahaja bertemu, sama ada anda menang atau tidak. Itu bukan tai dan tidak membantu tangan. Meja anda tidak membayarnya, seperti yang dinyatakan oleh baris di bawah.',
  },
  'limit-hands-pay': {
    none: 'Meja anda tiada had, jadi setiap satu ada harganya sendiri. Apabila baris lain dalam tangan yang lengkap berjumlah lebih banyak, baris itulah yang dikira sebagai ganti.',
  },
  'unfinished-wins': {
    off: 'Satu daripadanya tidak perlu menunggu sehingga tangan lengkap: Lapan Bunga, yang sudah anda kenali. Di sesetengah meja, set naga ketiga dan set angin keempat terus menang juga. Di meja anda, selebihnya mesti lengkap.',
  },
  'below-minimum': { free: 'Jadi setiap tangan yang lengkap menang.' },
  'limit-hand-card': {
    none: 'Tangan had ada harganya sendiri, kerana tiada had. Apabila baris lainnya berjumlah lebih banyak, baris itulah yang dikira sebagai ganti.',
  },
  'above-limit': {
    none: 'Tangan dibayar untuk seluruh jumlahnya.',
    list: 'Walau berapa pun jumlahnya, tiada tangan dibayar lebih daripada harga terakhir dalam senarai harga meja anda.',
  },
  'over-the-limit': {
    under:
      'Jumlah tangan ini tidak melebihi had meja anda. Ingatlah had itu ketika membina tangan: apabila had sudah kelihatan, menunggu satu sumber lagi tidak membawa apa-apa.',
    none: 'Di meja anda kiraan tidak berhenti, jadi satu sumber lagi sentiasa membesarkan bil tangan biasa.',
    list: 'Senarai harga meja anda tamat sebelum kiraan berhenti. Ingatlah hal itu ketika membina tangan: apabila harga terakhir sudah kelihatan, menunggu satu sumber lagi tidak membawa apa-apa.',
  },
} as const

const paying = {
  'tai-doubles': {
    list: 'Mengapa satu tai lagi penting? Kerana setiap tai selepas yang pertama membawa lebih banyak, sampai penghujung senarai harga meja anda.',
  },
  base: {
    list: 'Meja anda membayar mengikut senarai bercetak. Bagi setiap jumlah tai, senarai itu menetapkan harga penuh dan harga yang lebih kecil. Meja tanpa senarai seperti itu menggunakan satu jumlah, iaitu asas, yang menjadi dua kali ganda dengan setiap tai.',
    none: 'Bayaran semua pemain terbentuk daripada satu jumlah, iaitu asas. Asas menjadi dua kali ganda dengan setiap tai, dan di meja anda gandaan itu tidak berhenti.',
  },
  'chips-stay': {
    list: 'Seret tai ke atas dan ke bawah di meja di bawah, dan perhatikan bayaran setiap pemain.',
  },
  'doubling-fast': {
    none: 'Gandaan bermula perlahan dan naik dengan pantas. Setiap langkah membawa mata sebanyak semua langkah sebelumnya bersama-sama. Itulah sebabnya satu sumber lagi mungkin berbaloi dengan beberapa giliran kesabaran.',
    list: 'Mulai tai pertama, setiap langkah dalam senarai itu membawa lebih banyak, sampai penghujungnya. Itulah sebabnya satu sumber lagi mungkin berbaloi dengan beberapa giliran kesabaran.',
  },
  'others-share': { none: 'Timur dan Utara tidak membayar apa-apa.' },
  'other-list': { list: 'Meja tanpa senarai menggandakan harga dengan setiap tai.' },
  'who-pays': {
    alone:
      'Pemain yang membuang jubin kemenangan, iaitu shooter, membayar untuk ketiga-tiganya di meja anda. Selepas Zi Mo tiada sesiapa bersalah, dan setiap seorang daripada tiga pemain membayar satu bahagian.',
    alike:
      'Di meja anda, ketiga-tiga pemain membayar sama banyak bagi satu buangan, siapa pun yang membuangnya. Selepas Zi Mo ketiga-tiganya membayar sama banyak juga, dan lebih banyak daripada itu.',
  },
  'shooter-share': {
    alone: 'Di meja anda, shooter membayar untuk ketiga-tiganya, dan dua pemain lain tidak membayar.',
    alike: 'Di meja anda, shooter tidak membayar lebih daripada dua pemain yang lain.',
  },
  'chip-travels': {
    alone:
      'Tukar pembuangnya, dan seluruh bil berpindah dari seorang pemain kepada pemain lain. Bagi pemenang tiada apa-apa yang berubah: bilnya sama, siapa pun shooternya.',
    alike:
      'Tukar pembuangnya, dan tiada apa-apa yang berubah: di meja anda ketiga-tiganya membayar sama banyak.',
  },
  'shooter-pays-bill': {
    more: 'Bilnya sebesar bil yang dikongsi di meja standard, dan lebih besar daripada bil anda, kerana di meja anda ketiga-tiganya membayar sama banyak. Semuanya dibayar oleh seorang.',
  },
  'zi-mo-share': {
    more: 'Shooter akan membayar lebih banyak, kerana membayar untuk ketiga-tiganya.',
    less: 'Selepas buangan, setiap seorang akan membayar kurang.',
  },
  'zi-mo-gain': {
    twice: 'Itu dua kali ganda.',
    more: 'Itu lebih banyak.',
    alike: 'Itu sama banyak.',
  },
  'zi-mo-no-tai': {
    tai: 'Di meja anda, Zi Mo mengubah kiraan dan juga bil: Zi Mo sendiri menjadi satu sumber, sama ada set dituntut atau tidak.',
  },
  'men-qing-besides': { off: 'Di meja anda, tangan tanpa tuntutan tidak bernilai dengan sendirinya.' },
  'big-dragons-bill': { off: 'Di meja anda, tiada sesiapa membayar apa-apa lagi: tangan itu belum lengkap.' },
  'limit-hand-thrown': {
    off: 'Sekarang tangan yang menang di banyak meja sebagai tangan had, tetapi tidak di meja anda, kerana di sana selebihnya mesti lengkap juga. Anda memegang satu set Naga Hijau dan sepasang Naga Putih, dan sudah mendedahkan satu set Naga Merah. Barat membuang Naga Putih:',
  },
  'at-once': {
    kongs:
      'Meja anda hanya membayar Kong serta-merta, sama ada menang atau tidak. Meja lain membayar jubin bonus tertentu serta-merta juga. Apa yang dibayar serta-merta berada di sebelah bil tangan dan bukan tai. Jumlah di bawah ialah jumlah meja anda.',
    off: 'Meja anda tidak membayar apa-apa serta-merta. Meja lain membayar Kong dan jubin bonus tertentu sebaik sahaja didedahkan, tidak kira siapa yang menang akhirnya.',
  },
  'kong-each': { off: 'Meja anda tidak membayar apa-apa serta-merta untuk ini.' },
  'bite-each': { off: 'Meja anda tidak membayar apa-apa serta-merta untuk ini.' },
  'marriage-each': { off: 'Meja anda tidak membayar apa-apa serta-merta untuk ini.' },
  'dealt-double': {
    same: 'Bayarannya tidak bertambah jika kedua-duanya daripada agihan.',
  },
  'family-each': { off: 'Meja anda tidak membayar apa-apa serta-merta untuk ini.' },
  'late-kong': {
    off: 'Di meja anda, Kong lewat tidak membebankan pemberinya dengan apa-apa tambahan. Di meja lain, apabila tembok hampir habis, pemain yang membuang jubin yang dituntut untuk Kong membayar untuk ketiga-tiganya.',
  },
  'sheet-at-once': {
    kongs:
      'Dalam mata. Kong dibayar serta-merta sebagai tambahan kepada bayaran ini; di meja anda, jubin bonus tidak dibayar serta-merta.',
    off: 'Dalam mata. Tiada apa-apa dibayar sebelum kemenangan, dan tiada apa-apa dibayar selepas seri.',
  },
  'no-bao': {
    off: 'Meja anda bermain tanpa Bao: semua pemain membayar seperti biasa, walau apa pun yang dibuang. Beginilah cara meja lain memainkannya.',
  },
  'club-ping-hu': {
    own: 'Baris dengan Ping Hu ialah bagi tangan yang hanya ada baris itu: di meja anda, tangan itu ada harga sendiri.',
  },
  'bao-case': {
    off: 'Meja anda bermain tanpa Bao: semua pemain membayar seperti biasa, walau apa pun yang dibuang. Di meja lain ada satu keadaan apabila seorang pemain membayar seluruh kemenangan.',
  },
  'bao-beside': {
    alike:
      'Letakkan Pembuang Bayar dan Bao bersebelahan: dengan buangan, seorang pemain membayar semuanya dalam kedua-duanya. Dengan Bao, jumlahnya ialah bil meja anda; dengan Pembuang Bayar, bilnya lebih besar. Bila peraturan itu terpakai juga berbeza.',
    off: 'Pembuang Bayar dan Bao kelihatan sama dengan buangan: dalam kedua-duanya, seorang pemain membayar seluruh bil. Yang berbeza ialah bila peraturan itu terpakai.',
  },
  'no-bao-here': {
    off: 'Meja anda bermain tanpa Bao, jadi bagi meja di bawah tiada sesiapa menanggung Bao.',
  },
  'bao-fed': {
    off: 'Di meja lain, bukan di meja anda: anda memberi Pong naga, Own Wind pemain itu atau Round Wind, sehingga tai yang dapat dilihat oleh semua pemain sampai had.',
  },
  'bao-flush': {
    off: 'Di meja lain, bukan di meja anda: buangan anda memberi kemenangan Qing Yi Se kepada pemain yang mendedahkan tiga set sut itu, atau tangan semua jubin kehormat atau semua jubin hujung kepada pemain yang mendedahkan tiga set seperti itu.',
  },
  'bao-fresh': {
    off: 'Di meja lain, bukan di meja anda: pada akhir tangan anda membuang jubin segar, iaitu jubin yang belum pernah dibuang oleh sesiapa, dan jubin itu memberi kemenangan.',
  },
  'flush-fed': {
    alone:
      'Tiga set Suo terdedah di atas meja untuk dilihat oleh semua, dan Barat membuang satu jubin Suo. Di meja anda ini bukan Bao, tetapi shooter tetap membayar untuk ketiga-tiganya. Jika Selatan mencabut jubin itu, ketiga-tiganya akan membayar.',
    usual:
      'Tiga set Suo terdedah di atas meja untuk dilihat oleh semua, dan Barat membuang satu jubin Suo. Di meja anda tiada sesiapa menanggung Bao kerananya, dan ketiga-tiganya membayar seperti biasa.',
  },
  'last-set-wins': {
    off: 'Di meja anda, tuntutan itu tidak terus menang: tangan mesti lengkap. Mulai sekarang, setiap kemenangan pemain itu ialah tangan had.',
  },
  'feed-note': {
    none: 'Meja anda tiada had, jadi tiada sesiapa boleh diberi sampai had, dan kes ini tidak berlaku. Beginilah kes ini di meja lain.',
    off: 'Meja anda tidak memainkan kes ini: tiada sesiapa menanggung Bao kerana memberi seorang pemain sampai had. Beginilah kes ini di meja lain.',
  },
  'flush-note': {
    off: 'Meja anda tidak memainkan kes ini: tiada sesiapa menanggung Bao kerana buangan seperti ini. Beginilah kes ini di meja lain.',
  },
  'fresh-note': {
    off: 'Meja anda tidak memainkan kes ini: tiada sesiapa menanggung Bao kerana jubin segar. Beginilah kes ini di meja lain.',
  },
  'fresh-count': {
    off: 'Setiap meja menetapkan sendiri berapa baki jubin hidup ketika itu. Baki itu dikira pada saat anda membuang.',
  },
  'lasts-note': {
    both: 'Di meja anda, Bao kerana memberi set naga atau set angin yang terakhir kekal dengan cara yang sama, kerana set itu tidak terus menang.',
    set: 'Di meja anda, yang kekal ialah Bao kerana memberi set naga atau set angin yang terakhir, kerana set itu tidak terus menang. Memberi seseorang sampai had tidak menyebabkan sesiapa menanggung Bao.',
    off: 'Di meja anda, tiada kes yang kekal: tiada sesiapa menanggung Bao kerana memberi seorang pemain sampai had.',
  },
  'flush-liable': {
    off: 'Selatan mendedahkan tiga set satu sut dan menang Qing Yi Se dengan buangan Barat. Berapa mata yang dibayar oleh Timur?',
  },
  'last-wind-pong': {
    off: 'Selatan mendedahkan tiga set angin. Barat membuang angin keempat, dan Selatan menyebut Pong. Kemudian Selatan mencabut jubin terakhir bagi tangan yang lengkap. Berapa mata yang dibayar oleh Barat?',
  },
  'feed-liable': {
    off: 'Meja yang sama, beberapa giliran kemudian. Selatan menang tangan had dengan jubin yang dibuang oleh Timur. Berapa mata yang dibayar oleh Barat?',
  },
} as const

const planning = {
  'plan-wait': {
    chi: 'Dengan buangan, jubin kemenangan di meja anda mesti melengkapkan Chi yang menunggu di kedua-dua hujungnya.',
    any: 'Di meja anda, apa-apa cara menunggu diterima. Banyak meja lain meminta anda menunggu lebih daripada satu jenis jubin, jika menang dengan buangan.',
  },
  'chow-reaches': {
    short:
      'Nilainya jauh lebih rendah, dan dengan sendirinya di bawah minimum meja anda: tangan seperti itu memerlukan satu sumber lagi.',
  },
  'gap-left': { any: 'Di meja anda, menunggu tengah sama baiknya untuk Ping Hu seperti cara lain.' },
  'drawn-more': {
    same: 'Di meja anda, Ping Hu tersembunyi yang anda cabut sendiri tidak bernilai lebih daripada Ping Hu dengan buangan.',
  },
  'needs-tai': {
    free: 'Di meja anda, tangan yang tidak bernilai pun boleh menang, dengan harga yang paling rendah. Walau begitu, tanyalah bagi setiap tangan pembukaan dari mana tai pertamanya akan datang.',
  },
  'has-its-tai': {
    more: 'Meja anda meminta lebih daripada itu, jadi lihatlah dari mana sumber kedua mungkin datang sebelum anda menuntut.',
  },
  'keep-closed': {
    off: 'Anda bebas menuntut Chi: di meja anda, tangan tersembunyi tidak bernilai dengan sendirinya.',
  },
  'nothing-at-all': {
    short:
      'Kalau begitu, jangan tuntut apa-apa dan harapkan satu sumber lagi: Men Qing Zi Mo sahaja masih di bawah minimum meja anda.',
    drawn:
      'Kalau begitu, cabut sendiri jubin terakhir: di meja anda itu satu sumber, dengan atau tanpa set yang dituntut.',
    off: 'Kalau begitu, tangan ini masih perlu mencari sumber: di meja anda, tangan tersembunyi tidak bernilai dengan sendirinya.',
  },
  'planner-animal': {
    more: 'Dengan haiwan di sebelahnya, tangan kedua sudah mempunyai sebahagian daripada minimum.',
  },
  'each-doubles': {
    list: 'Dari tai pertama hingga penghujung senarai harga meja anda, setiap tai lagi menaikkan hasil kemenangan, dan setiap jubin yang masih kurang mengurangkan peluang untuk menang.',
  },
} as const

/** The Hong Kong table: its lesson and its card. */
const hongKong = {
  'hk-not-yet': {
    free: 'Di meja anda, tangan yang lengkap ialah kemenangan, walau berapa pun nilainya. Kebanyakan meja meminta lebih banyak. Bayarannya bergantung pada apa yang istimewa pada tangan itu, dan itu dikira dalam faan.',
  },
  'hk-special': {
    off: 'Tangan ini mempunyai semua setnya, dan dua perkara istimewa: tiada apa-apa di dalamnya diambil daripada pemain lain, dan semua setnya Chi.',
  },
  'hk-dragon-alone': {
    wins: 'Di meja anda, tangan itu menang di sini juga:',
  },
  'hk-plan': {
    small:
      'Meja anda meminta tidak lebih daripada {minimum}, yang ada pada hampir setiap tangan, jadi rancangan lebih menentukan berapa bayarannya daripada sama ada tangan itu menang.',
    free: 'Setiap tangan yang lengkap menang di meja anda, jadi rancangan menentukan berapa bayarannya, bukan sama ada tangan itu menang.',
  },
  'hk-too-small': {
    free: 'Jubin mana pun yang anda tunggu, kira dahulu nilainya: di meja anda, setiap tangan yang lengkap boleh menang, tetapi tangan kecil dibayar sedikit sahaja.',
  },
  'hk-large-usual': {
    free: 'Tangan satu sut dan tangan Pong bernilai lebih di sini daripada di sana:',
  },
  'hk-bonus-tiles': {
    off: 'Meja anda bermain tanpa bunga dan musim. Tangan dalam pelajaran ini mungkin menunjukkan sekeping di sebelahnya: abaikan sahaja.',
  },
  'hk-bonus-drawn': {
    off: 'Di meja yang menggunakan bunga dan musim, jubin itu tidak pernah menjadi sebahagian daripada set: jubin itu terus didedahkan dan diganti dari belakang tembok.',
  },
  'hk-bonus-worth': {
    off: 'Di meja seperti itu, bunga dan musim dikira: yang bernombor sama dengan tempat duduk anda, keempat-empatnya dalam satu kumpulan, dan apabila tiada langsung. Di meja anda, semua itu tidak dikira.',
  },
  'hk-bonus-many': {
    none: 'Tanpa bunga dan musim, baris meja anda bagi tujuh dan lapan keping tidak pernah timbul.',
    row: 'Di meja anda, tujuh bunga dan musim bersama-sama menjadi satu baris lagi, dan kelapan-lapannya satu baris yang lain. Tangan mesti lengkap juga.',
  },
  'hk-bonus-costs': {
    off: 'Di meja anda tiada bunga, jadi tangan tanpa bunga tidak bernilai lebih.',
  },
  'hk-card-bonus': {
    off: 'Tiada bunga dan tiada musim.',
  },
  'hk-check-flower': {
    pairs:
      'Di meja anda, tujuh pasangan bukan tangan yang lengkap. Berapa faan dikira bagi jubin ini di sana?',
    off: 'Abaikan bunga itu, kerana meja anda bermain tanpanya. Timur menang dengan buangan. Berapa faan?',
  },
  'hk-kong-keeps': {
    breaks: 'Di meja anda, Kong tersembunyi menghapuskannya juga.',
  },
  'hk-other-shapes': {
    off: '13 Wonders ialah satu-satunya bentuk yang lain.',
  },
  'hk-winds-and-a-pair': {
    limit: 'Di meja anda, tiga Pong angin dengan angin keempat sebagai Eye bernilai had juga.',
    row: 'Di meja anda, tiga Pong angin dengan angin keempat sebagai Eye menjadi satu baris juga, dan Pongnya tetap dikira.',
  },
  'hk-at-the-start': {
    limit:
      'Di meja anda, dua kemenangan pada permulaan tangan juga bernilai had: kemenangan Banker dengan jubin agihan, dan kemenangan pemain lain dengan buangan pertama Banker.',
  },
  'hk-pairs-fold': {
    off: 'Namanya kebanyakannya sama, tetapi harganya tidak. Empat Chi bernilai kurang, dan tiga naga yang hampir lengkap bernilai lebih. Tujuh pasangan menang di banyak meja di sini, tetapi tidak di meja anda:',
  },
  'hk-no-row': {
    winds:
      'Tiada baris bagi jubin hujung dengan jubin kehormat, bagi kemenangan dengan gantian bunga atau bagi tangan yang semuanya hijau.',
  },
  'hk-doubles': {
    slower:
      'Setiap faan lagi membesarkan bil. Bagi tangan kecil, setiap faan menggandakannya; lebih tinggi daripada itu, dua faan lagi diperlukan untuk menggandakannya.',
  },
  'hk-thrown': {
    shared:
      'Jika seorang pemain membuang jubin kemenangan anda, pemain itu membayar paling banyak, dan dua yang lain membayar satu bahagian masing-masing.',
  },
  'hk-card-pays': {
    shared:
      'Dengan buangan, pembuang membayar paling banyak dan dua yang lain membayar satu bahagian masing-masing; selepas Zi Mo ketiga-tiganya membayar sama banyak.',
  },
  'hk-careful': {
    shared:
      'Oleh sebab pembuang membayar paling banyak, jubin yang anda buang pada akhir tangan lebih penting daripada jubin yang anda harapkan.',
  },
  'hk-one-size': {
    grows:
      'Seperti tertulis, bil di sana naik apabila pemenang mencabut jubin itu, dan dengan buangan semua pemain membayar satu bahagian. Di meja anda, bil naik di sini juga, tetapi buangan dibayar oleh pembuang seorang:',
    alike:
      'Seperti tertulis, bil di sana naik apabila pemenang mencabut jubin itu, dan dengan buangan semua pemain membayar satu bahagian. Di meja anda, begitu juga di sini:',
  },
  'hk-card-seats': {
    off: 'Tanpa bunga dan musim, nombor tempat duduk tidak penting.',
  },
  'hk-card-bonus-rows': {
    off: 'Meja anda bermain tanpa bunga dan musim: semua itu tidak dikira, dan tangan tanpa bunga juga tidak bernilai lebih.',
  },
  'hk-card-last-bonus': {
    off: 'Apabila tiada jubin lagi dan tiada sesiapa menang, tangan itu seri dan tiada apa-apa dibayar.',
  },
  'hk-card-worth': {
    free: 'Anda menang dengan apa-apa empat set dan Eye, walau berapa pun nilainya.',
  },
  'hk-card-every-row': {
    free: 'Daripada beberapa bacaan, yang paling banyak faan dikira.',
  },
  'hk-drawn-least': {
    drawn:
      'Tangan yang menang secara Zi Mo tidak pernah tanpa faan, kerana Zi Mo itu sendiri dikira: jumlah Zi Mo di sini ialah jumlah bagi tangan Zi Mo yang paling kecil.',
  },
  'hk-note-too-little': {
    enough:
      'Empat Chi ialah bentuk yang paling mudah disiapkan, dan di meja anda bentuk itu menang dengan sendirinya.',
  },
  'hk-note-make-up': {
    off: 'Dua baris yang paling sering mencukupkannya ialah Men Qing dan Zi Mo.',
    more: 'Yang paling sering menambah nilainya ialah tangan yang tiada apa-apa terdedah, atau jubin terakhir yang anda cabut sendiri.',
  },
  'hk-note-pair': {
    any: 'Di meja anda, apa-apa Eye pun boleh, angin dan naga juga.',
  },
  'hk-note-none': {
    off: 'Meja anda bermain tanpa bunga dan musim, jadi baris ini tidak pernah dikira.',
  },
  'hk-note-worst': {
    off: 'Di meja yang menggunakannya, satu bunga yang bukan milik anda ialah keadaan yang paling buruk: bunga itu tidak membawa apa-apa dan menghapuskan baris ini. Bunga anda sendiri juga menghapuskannya, tetapi memberi nilai yang sama banyak.',
  },
  'hk-row-all-chows': {
    any: 'Empat Chi dan apa-apa Eye, apa-apa cara menunggu, dituntut atau tidak.',
  },
  'hk-row-concealed-hand': {
    kong: 'Tiada apa-apa yang terdedah, dan tiada Kong; dikira dengan buangan juga. Kong tersembunyi pun membuka tangan.',
    pairs:
      'Tiada apa-apa yang terdedah; dikira dengan buangan juga. Kong tersembunyi tidak membuka tangan. Seven Pairs tidak mendapatnya lagi.',
    both: 'Tiada apa-apa yang terdedah, dan tiada Kong; dikira dengan buangan juga. Kong tersembunyi pun membuka tangan. Seven Pairs tidak mendapatnya lagi.',
  },
  'hk-near-own-flower': {
    off: 'Kekwa milik Barat, jadi Selatan tidak akan mendapat apa-apa. Meja anda bermain tanpa bunga.',
  },
  'hk-near-own-season': {
    off: 'Musim bunga milik Timur, jadi Selatan tidak akan mendapat apa-apa. Meja anda bermain tanpa musim.',
  },
  'hk-near-flower-family': {
    off: 'Tiga bunga belum lengkap. Meja anda bermain tanpa bunga.',
  },
  'hk-near-season-family': {
    off: 'Tiga musim belum lengkap. Meja anda bermain tanpa musim.',
  },
  'hk-near-big-winds': {
    limit: 'Tiga Pong dan sepasang angin keempat ialah Xiao Si Xi, di meja anda tangan had juga.',
    row: 'Tiga Pong dan sepasang angin keempat ialah Xiao Si Xi, dan Pong angin serta Hun Yi Se tetap dikira.',
  },
  'hk-step-shape': {
    off: 'Empat set dan Eye, atau 13 Wonders? Tangan had dibayar mengikut had: berhenti di sini.',
  },
  'hk-step-bonus': {
    off: 'Meja anda bermain tanpa bunga dan musim: tiada apa-apa untuk dikira.',
  },
  'hk-step-pattern': {
    off: 'All Chows, Pong Pong Hu, Hun Yi Se, Qing Yi Se, Men Qing.',
  },
  'hk-about-patterns': {
    off: 'Rupa tangan secara keseluruhan: semua Chi, semua Pong, satu sut, tiada apa-apa yang terdedah.',
  },
  'hk-about-bonus': {
    off: 'Meja anda bermain tanpa bunga dan musim, jadi baris ini tidak timbul.',
  },
} as const

const playing = {
  'own-discard': {
    off: 'Di meja anda, jenis jubin yang baru anda buang boleh anda tuntut apabila pemain lain membuangnya.',
  },
  'fresh-pays': {
    off: 'Jubin segar ialah yang paling buruk: belum ada sesiapa menunjukkan bahawa jubin itu tidak diperlukan. Di meja anda, bayarannya tidak lebih daripada jubin lain yang memberi kemenangan.',
  },
  'third-pays': {
    off: 'Pemain yang memberi set ketiga memberi tangan yang mahal kepada lawan, dan begitu juga angin keempat, apabila tiga set angin terdedah.',
  },
  'claim-enough': {
    wins: 'Tidak penting sama ada tangan lawan itu masih jauh daripada lengkap: di meja anda, tuntutan itu sahaja sudah menang.',
    off: 'Di meja anda, tuntutan itu sahaja belum merugikan anda, tetapi tangan yang mahal menjadi lebih dekat.',
  },
  'limit-near': {
    off: 'Set lain juga menjadikan tangan mahal: Own Wind, Round Wind, naga, di samping bunga dan haiwan.',
  },
  'part-smaller': {
    alike:
      'Apabila tiada sesiapa menang, tiada sesiapa membayar kemenangan. Apabila seseorang menang dengan jubin pemain lain, di meja anda bayaran anda sama dengan bayaran pemain itu, jadi penjimatan anda kurang berbanding di meja lain.',
  },
} as const

const passages: Passages = { ...counting, ...paying, ...planning, ...playing, ...hongKong }

export const claims: Dictionary['claims'] = {
  passages,
  bill: {
    reason: 'Mengikut peraturan meja anda: {list}.',
    gets: '{seat} menerima {n}',
    gives: '{seat} membayar {n}',
    nothing: '{seat} tidak membayar',
    liable: 'Mengikut peraturan meja anda, {seat} menanggung Bao.',
    nobody: 'Mengikut peraturan meja anda, tiada sesiapa menanggung Bao.',
  },
}
