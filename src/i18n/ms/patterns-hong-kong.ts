import type { Dictionary } from '../dictionary.ts'

type Rows = Dictionary['rowsAt']['hong-kong']

/** Named as the Singapore row of the same id, or in English where it has none. */
const hongKong: Rows = {
  'dragon-set': {
    name: 'Set Naga',
    also: ['Pong naga'],
    rule: 'Pong atau Kong naga. Setiap set seperti ini dikira.',
    near: 'Dua keping Naga Merah sebagai Eye hanyalah sepasang. Satu set memerlukan tiga keping.',
  },
  'own-wind-set': {
    name: 'Set Own Wind',
    also: ['Pong angin tempat duduk'],
    rule: 'Pong atau Kong angin tempat duduk anda.',
    near: 'Barat bukan angin tempat duduk Selatan: Pong Barat tidak bernilai di sini.',
  },
  'round-wind-set': {
    name: 'Set Round Wind',
    also: ['Pong Timur', 'East Wind Pung'],
    rule: 'Pong atau Kong Timur, iaitu Round Wind bagi setiap tangan.',
    near: 'Barat bukan Round Wind: Round Wind ialah Timur bagi setiap tangan.',
  },
  'own-flower': {
    name: 'Bunga Anda Sendiri',
    also: ['Bunga tempat duduk', 'Matching Flower'],
    rule: 'Bunga yang bernombor sama dengan tempat duduk anda.',
    near: 'Kekwa bernombor 3, jadi bunga itu milik Barat. Selatan mendedahkannya dan tidak mendapat apa-apa, dan No Flowers pun hilang.',
  },
  'own-season': {
    name: 'Musim Anda Sendiri',
    also: ['Musim tempat duduk', 'Matching Season'],
    rule: 'Musim yang bernombor sama dengan tempat duduk anda.',
    near: 'Musim bunga bernombor 1, jadi musim itu milik Timur. Selatan mendedahkannya dan tidak mendapat apa-apa, dan No Flowers pun hilang.',
  },
  'flower-family': {
    name: 'Keempat-empat Bunga',
    also: ['Bunga lengkap'],
    rule: 'Keempat-empat bunga, menggantikan bunga anda sendiri.',
    near: 'Tiga bunga belum lengkap: hanya bunga anda sendiri dikira.',
  },
  'season-family': {
    name: 'Keempat-empat Musim',
    also: ['Musim lengkap'],
    rule: 'Keempat-empat musim, menggantikan musim anda sendiri.',
    near: 'Tiga musim belum lengkap: hanya musim anda sendiri dikira.',
  },
  'all-pongs': {
    name: 'Pong Pong Hu',
    also: ['Semua Pong', 'All Pungs'],
    rule: 'Empat Pong atau Kong, dengan apa-apa Eye.',
    near: 'Ada satu Chi antara setnya, maka baris ini hilang.',
  },
  'half-flush': {
    name: 'Hun Yi Se',
    also: ['Half flush', 'Separuh warna'],
    rule: 'Satu sut sahaja, dengan sekurang-kurangnya satu jubin kehormat.',
    near: 'Ada satu Chi Tong antara jubin Wan: dua sut.',
  },
  'full-flush': {
    name: 'Qing Yi Se',
    also: ['Full flush', 'Satu warna'],
    rule: 'Satu sut sahaja.',
    near: 'Sepasang Barat menjadikannya separuh sahaja: Hun Yi Se.',
  },
  'little-dragons': {
    name: 'Xiao San Yuan',
    also: ['Tiga Naga Kecil'],
    rule: 'Dua Pong naga, dengan naga ketiga sebagai Eye. Baris ini menggantikan faan kedua-dua Pong naga itu.',
    near: 'Ada dua Pong naga, tetapi Eye ialah 8 Tong: hanya dua Pong itu yang dikira.',
  },
  'little-winds': {
    name: 'Xiao Si Xi',
    also: ['Empat Angin Kecil'],
    rule: 'Tiga Pong angin, dengan angin keempat sebagai Eye.',
    near: 'Ada tiga Pong angin, tetapi Eye ialah 5 Tong.',
  },
  'kong-replacement': {
    name: 'Gang Shang',
    also: ['Menang dengan gantian Kong'],
    rule: 'Menang dengan jubin yang dicabut selepas Kong, tanpa jubin bonus selepas Kong itu.',
    near: 'Ada jubin bonus di antaranya: jubin kemenangan menggantikan bunga, bukan Kong.',
  },
  'robbed-kong': {
    name: 'Qiang Gang',
    also: ['Merampas Kong'],
    rule: 'Menang dengan jubin yang sedang ditambah oleh pemain lain kepada Pongnya.',
    near: 'Jubin yang sama, tetapi dibuang begitu sahaja. Hanya Kong yang sedang dibuat boleh dirampas.',
  },
  'last-tile': {
    name: 'Hai Di Lao Yue',
    also: ['Jubin terakhir', 'Last Wall Draw'],
    rule: 'Menang secara Zi Mo dengan jubin terakhir dalam tembok, walaupun jubin itu gantian.',
    near: 'Masih ada satu jubin dalam tembok.',
  },
  'big-dragons': {
    name: 'Da San Yuan',
    also: ['Tiga Naga Besar'],
    rule: 'Pong atau Kong ketiga-tiga naga, dalam tangan yang lengkap.',
    near: 'Dua Pong dan sepasang naga ketiga: itu Xiao San Yuan.',
  },
  'big-winds': {
    name: 'Da Si Xi',
    also: ['Empat Angin Besar'],
    rule: 'Pong atau Kong keempat-empat angin, dan Eye.',
    near: 'Tiga Pong dan sepasang angin keempat tiada barisnya di meja ini: yang dikira ialah Pong angin dan Hun Yi Se.',
  },
  'thirteen-orphans': {
    name: '13 Wonders',
    also: ['Shi San Yao'],
    rule: 'Sekeping 1 dan sekeping 9 daripada setiap sut, sekeping setiap angin dan setiap naga, dan satu jenis daripadanya dua keping.',
    near: 'Satu jenis belum ada, jadi ini bukan tangan yang lengkap.',
  },
  'eight-flowers': {
    name: 'Lapan Bunga',
    also: ['Hua Hu'],
    rule: 'Kelapan-lapan bunga dan musim, dengan tangan yang lengkap.',
    near: 'Tujuh sahaja: itu Seven Flowers.',
  },
  'all-honours': {
    name: 'Zi Yi Se',
    also: ['Semua jubin kehormat'],
    rule: 'Angin dan naga sahaja.',
    near: 'Ada satu Chi Wan: ini Hun Yi Se dengan set naga.',
  },
  'all-terminals': {
    name: 'All Terminals',
    also: ['Semua jubin hujung'],
    rule: 'Hanya 1 dan 9.',
    near: 'Eye ialah 8 Wan. Pong Pong Hu tetap dikira.',
  },
  'four-concealed-pongs': {
    name: 'Kam Kam Hu',
    also: ['Empat Pong tersembunyi'],
    rule: 'Empat Pong atau Kong tersembunyi, menang secara Zi Mo.',
    near: 'Dengan buangan, Pong terakhir tidak dibuat dalam tangan: Pong Pong Hu dan Men Qing.',
  },
  'nine-gates': {
    name: 'Jiu Lian Bao Deng',
    also: ['Sembilan Pintu'],
    rule: 'Dalam satu sut, 1112345678999 dan satu lagi jubin sut itu, tanpa apa-apa yang diisytiharkan.',
    near: 'Jubin yang sama, tetapi tiga keping 1 itu dituntut: Qing Yi Se.',
  },
  'four-kongs': {
    name: 'Shi Ba Luo Han',
    also: ['Empat Kong'],
    rule: 'Empat Kong dan Eye.',
    near: 'Tiga Kong dan satu Pong: Pong Pong Hu.',
  },
  'heavenly-hand': {
    name: 'Tian Hu',
    also: ['Menang sejak agihan'],
    rule: 'Banker menang dengan jubin agihan.',
    near: 'Tangan yang sama pada giliran kedua Banker.',
  },
  'earthly-hand': {
    name: 'Di Hu',
    also: ['Menang dengan buangan pertama Banker'],
    rule: 'Pemain lain menang dengan buangan pertama Banker.',
    near: 'Tangan yang sama dengan buangan yang kemudian.',
  },
  'self-draw': {
    name: 'Zi Mo',
    also: ['Mencabut sendiri', 'Self-Draw'],
    rule: 'Anda mencabut sendiri jubin kemenangan, daripada tembok atau sebagai gantian.',
    near: 'Tangan yang sama dengan jubin buangan.',
  },
  'concealed-hand': {
    name: 'Men Qing',
    also: ['Tangan tersembunyi'],
    rule: 'Tiada apa-apa yang terdedah; dikira dengan buangan juga. Kong tersembunyi tidak membuka tangan.',
    near: 'Naga dituntut, dan tangan itu bukan Men Qing lagi.',
  },
  'seven-pairs': {
    name: 'Seven Pairs',
    also: ['Tujuh pasangan'],
    rule: 'Tujuh pasangan yang berlainan, semuanya dalam tangan.',
    near: 'Empat keping 5 Tong bukan dua pasangan yang berlainan.',
  },
  'chicken-hand': {
    name: 'Tangan Ayam',
    also: ['Gai wu', 'Tangan tanpa faan'],
    rule: 'Tangan lengkap yang tidak mempunyai apa-apa untuk dikira.',
    near: 'Tangan yang sama di meja yang meminta faan: tidak boleh menang.',
  },
}

/** Rows by table: those that it names or reads otherwise than `patterns` does. */
export const rowsAt: Dictionary['rowsAt'] = {
  singapore: {},
  'hong-kong': hongKong,
}
