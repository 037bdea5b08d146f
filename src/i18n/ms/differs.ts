import type { Dictionary } from '../dictionary.ts'

/** The mark "tables differ" where no house rule of ours changes the rule (decisions.ts). */
export const differs: Dictionary['differs'] = {
  'opening-order': {
    here: 'Selepas agihan, Banker mengganti jubin bonus dahulu sehingga habis, kemudian pemain seterusnya.',
    others: 'Di sesetengah meja, setiap pemain mengganti sekali, kemudian semuanya berulang.',
  },
  'last-bonus-tile': {
    here: 'Jika jubin hidup yang terakhir ialah jubin bonus, tiada gantian untuknya dan tangan itu seri.',
    others: 'Sesetengah meja mencabut satu lagi jubin untuknya.',
  },
  'kong-after-claim': {
    here: 'Kong tersembunyi atau Kong ditambah dibuat selepas mencabut jubin, bukan terus selepas Chi atau Pong.',
    others: 'Sesetengah meja membenarkannya selepas tuntutan juga.',
  },
  'robbed-kong-pays': {
    here: 'Pemain yang membuat Kong membayar sebagai shooter, dan Kong itu sendiri tidak dibayar.',
    others: 'Di sesetengah meja, pemain yang Kongnya dirampas membayar untuk semua.',
  },
  'pass-lock': {
    here: 'Jika anda melepaskan jubin yang boleh memberi anda kemenangan atau Pong, jenis jubin itu terlarang bagi anda sehingga anda mencabut jubin atau mengisytiharkan set.',
    others:
      'Sesetengah meja melarang setiap jubin kemenangan, ada yang hanya melarang sehingga buangan berikutnya, dan ada yang tidak melarang apa-apa.',
  },
  'best-reading': {
    here: 'Jika tangan boleh dibaca dengan beberapa cara, bacaan yang paling banyak tai dikira.',
    others: 'Sesetengah meja berpegang kepada apa yang disebut oleh pemenang.',
  },
  'last-discard': {
    here: 'Pemain yang mencabut jubin hidup terakhir menang dengannya, atau tangan itu seri. Tiada buangan lagi.',
    others:
      'Sesetengah meja membenarkan pemain itu membuang sekali lagi, dan pemain lain boleh menang dengan buangan itu.',
  },
  'full-match': {
    here: 'Perlawanan Penuh ialah satu pusingan bagi setiap angin.',
    others: 'Banyak meja berhenti mengikut jam.',
  },
  'banker-pays-alike': {
    here: 'Banker membayar dan menerima seperti pemain lain.',
    others: 'Di sesetengah meja, Banker membayar dan menerima lebih banyak.',
  },
  'concealed-kong-keeps': {
    here: 'Kong tersembunyi tidak membuka tangan: tangan itu masih Men Qing.',
    others: 'Bagi sesetengah meja, apa-apa Kong di atas meja membuka tangan.',
  },
  'all-green-dragon': {
    here: 'Naga Hijau boleh ada antara jubinnya, tetapi tidak wajib.',
    others: 'Sesetengah meja meminta satu set Naga Hijau.',
  },
  'nine-gates-wait': {
    here: 'Jubin kemenangan boleh jadi mana-mana jubinnya, dicabut atau dibuang.',
    others:
      'Sesetengah meja meminta cara menunggu yang asli, iaitu 1112345678999 yang dilengkapkan oleh setiap jubin sut itu, dan ada yang meminta Zi Mo.',
  },
  'heavenly-draws': {
    here: 'Jubin bonus daripada agihan boleh diganti dahulu. Jika Kong dibuat dahulu, kemenangan itu kemenangan biasa.',
    others: 'Sesetengah meja tidak membenarkan sebarang gantian, dan ada yang membenarkan Kong juga.',
  },
  'earthly-discard': {
    here: 'Kemenangan mesti dengan buangan pertama Banker, walau apa pun yang didedahkan oleh Banker sebelum itu.',
    others: 'Bagi sesetengah meja, Di Hu ialah kemenangan dengan cabutan pertama pemain itu sendiri.',
  },
  'kong-on-kong-claimed': {
    here: 'Kong yang pertama daripada dua Kong itu boleh dituntut.',
    others: 'Sesetengah meja mahu kedua-duanya dibuat daripada tangan.',
  },
  'bao-counts-kongs': {
    here: 'Kong tersembunyi dikira sebagai set yang dapat dilihat oleh semua pemain.',
    others:
      'Sesetengah meja mengira set yang dituntut sahaja. Bao ialah perkara yang paling berbeza antara meja: setujui dahulu sebelum jubin pertama.',
  },
  'bao-lasts': {
    here: 'Jika set terakhir terus menang, pemberinya membayar serta-merta. Jika tidak, Bao kekal sehingga tangan tamat: untuk Zi Mo kemudian, dan untuk kemenangan dengan buangan pemberi itu sendiri.',
    others:
      'Di sesetengah meja, pemberi berkongsi dengan shooter yang kemudian, dan ada meja yang melupakan Bao pada tuntutan berikutnya.',
  },
  'hk-no-dead-wall': {
    here: 'Permainan berjalan sehingga tiada jubin lagi dalam tembok.',
    others: 'Sesetengah meja tidak mencabut empat belas jubin yang terakhir.',
  },
  'hk-one-hand': {
    here: 'Satu tangan ialah satu permainan, dan mata tidak dibawa ke tangan lain.',
    others:
      'Di meja sebenar, orang bermain beberapa pusingan bagi keempat-empat angin, dan Banker kekal selepas menang.',
  },
  'hk-any-discard': {
    here: 'Selepas Chi atau Pong, anda boleh membuang apa-apa jubin.',
    others:
      'Sesetengah meja melarang membuang jubin yang baru dituntut, atau jubin di hujung lain Chi yang sama.',
  },
  'hk-robbed-kong': {
    here: 'Kong yang dirampas kekal sebagai Pong, dan pemiliknya membayar sebagai shooter. Kong tersembunyi tidak boleh dirampas.',
    others: 'Sesetengah meja membenarkan 13 Wonders merampas Kong tersembunyi.',
  },
  'hk-no-locks': {
    here: 'Anda boleh menang dengan mana-mana jubin, walau apa pun yang anda lepaskan atau buang sebelumnya. Apabila tembok habis, buangan terakhir boleh dituntut untuk menang sahaja.',
    others: 'Sesetengah meja melarang anda menang dengan jubin yang pernah anda lepaskan.',
  },
  'hk-last-bonus': {
    here: 'Jika jubin terakhir ialah bunga atau musim, tiada gantian untuknya dan tangan itu seri.',
    others: 'Sesetengah meja meneruskan permainan tanpa gantian.',
  },
  'hk-seven-different': {
    here: 'Seven Pairs ialah tujuh pasangan yang berlainan.',
    others: 'Sesetengah meja menerima empat keping jubin yang sama sebagai dua pasangan.',
  },
  'hk-every-row': {
    here: 'Setiap baris dikira untuk minimum, termasuk bunga dan Zi Mo.',
    others: 'Sesetengah meja tidak mengira bunga untuk minimum.',
  },
  'hk-concealed-on-discard': {
    here: 'Men Qing dikira dengan buangan juga.',
    others: 'Sesetengah meja mengiranya hanya secara Zi Mo.',
  },
  'hk-kong-then-flower': {
    here: 'Jika gantian Kong ialah bunga atau musim dan jubin itu diganti lagi, baris ini hilang.',
    others:
      'Sesetengah meja tetap mengira baris ini, dan ada yang memberi faan bagi kemenangan dengan gantian bunga.',
  },
  'hk-last-replacement': {
    here: 'Jubin terakhir dikira walaupun jubin itu gantian, dan kedua-dua baris ditambah.',
    others: 'Sesetengah meja meminta cabutan biasa.',
  },
  'hk-honour-pairs': {
    here: 'Zi Yi Se boleh terdiri daripada tujuh pasangan.',
    others: 'Sesetengah meja meminta empat set dan Eye.',
  },
  'hk-nine-gates-wait': {
    here: 'Jubin kemenangan boleh jadi mana-mana jubinnya, dicabut atau dibuang.',
    others: 'Sesetengah meja meminta supaya kesembilan-sembilan jubin sut itu ditunggu.',
  },
}
