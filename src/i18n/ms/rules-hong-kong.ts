import type { Dictionary } from '../dictionary.ts'

export const rulesHongKong: Dictionary['rules']['hong-kong'] = {
  minimum: {
    name: 'Minimum',
    ask: 'Berapa faan mesti ada pada tangan untuk menang?',
    values: { '3': '{n}\u00a0faan', '1': '{n}\u00a0faan', '0': 'Tiada: tangan ayam menang' },
    others: 'Meja keluarga sering meminta kurang, malah tidak meminta apa-apa.',
  },
  limit: {
    name: 'Had',
    ask: 'Pada berapa faan kiraan berhenti?',
    values: { '13': '{n}\u00a0faan', '10': '{n}\u00a0faan', '8': '{n}\u00a0faan' },
    others: 'Banyak meja berhenti lebih awal.',
  },
  curve: {
    name: 'Gandaan',
    ask: 'Secepat manakah bil naik?',
    values: {
      full: 'Setiap faan menggandakannya',
      'half-spicy': 'Half spicy: tangan besar naik lebih perlahan',
    },
    others: 'Kebanyakan meja hari ini bermain half spicy.',
  },
  payment: {
    name: 'Siapa membayar',
    ask: 'Bagaimanakah bil dibahagi?',
    values: {
      table: 'Dengan buangan, pembuang seorang; secara Zi Mo, setiap pemain membayar asas',
      'full-gun':
        'Full gun: dengan buangan, pembuang membayar semua; secara Zi Mo, setiap pemain membayar dua kali ganda',
      'half-gun': 'Half gun: dengan buangan, pembuang membayar dua kali ganda dan yang lain membayar juga',
    },
    others:
      'Meja memilih antara full gun, iaitu pembuang membayar semua, dengan half gun, iaitu pemain lain membayar sebahagian.',
  },
  flowers: {
    name: 'Bunga dan musim',
    ask: 'Adakah bunga dan musim digunakan?',
    values: { on: 'Ya', off: 'Tidak' },
    others: 'Banyak meja mengeluarkannya.',
  },
  sevenPairs: {
    name: 'Seven Pairs',
    ask: 'Adakah tujuh pasangan menang?',
    values: { on: 'Ya', off: 'Tidak' },
    others: 'Meja yang lama tidak mengenali tangan ini.',
  },
  sevenPairsConcealed: {
    name: 'Seven Pairs dan Men Qing',
    ask: 'Adakah Men Qing dikira juga bagi Seven Pairs?',
    values: { adds: 'Ya', included: 'Tidak, sudah termasuk dalam harganya' },
    others: 'Sesetengah meja mengira kedua-duanya bersama, ada yang tidak.',
  },
  concealedKong: {
    name: 'Kong tersembunyi dalam Men Qing',
    ask: 'Adakah tangan masih Men Qing dengan Kong tersembunyi?',
    values: { keeps: 'Ya', breaks: 'Tidak' },
    others: 'Bagi sesetengah meja, apa-apa Kong membuka tangan.',
  },
  allChowsPair: {
    name: 'Eye bagi All Chows',
    ask: 'Bolehkah Eye bagi All Chows terdiri daripada angin atau naga?',
    values: { suited: 'Tidak', any: 'Ya' },
    others: 'Sesetengah meja membenarkan apa-apa Eye, ada yang hanya membenarkan Eye yang tidak bernilai.',
  },
  littleWinds: {
    name: 'Xiao Si Xi',
    ask: 'Berapakah nilai tiga Pong angin dengan angin keempat sebagai Eye?',
    values: {
      off: 'Tiada nilai sendiri',
      '6': '{n}\u00a0faan, ditambah Pong angin',
      limit: 'Tangan had',
    },
    others: 'Sesetengah meja memberinya faan sendiri, ada yang memberinya had.',
  },
  blessings: {
    name: 'Tian Hu dan Di Hu',
    ask: 'Adakah kemenangan sejak agihan, dan kemenangan dengan buangan pertama Banker, dikira sebagai tangan had?',
    values: { off: 'Tidak dimainkan', limit: 'Ya' },
    others: 'Sesetengah meja memberi had bagi kedua-duanya.',
  },
  flowerWin: {
    name: 'Tujuh dan lapan bunga',
    ask: 'Adakah tujuh atau lapan jubin bonus menjadi baris sendiri?',
    values: { off: 'Tidak', '7-is-3-and-8-is-8': 'Ya, ditambah kepada tangan yang lengkap' },
    others:
      'Di sesetengah meja, tujuh atau lapan bunga ditambah kepada tangan, di sesetengah meja bunga itu menang dengan sendirinya.',
  },
  dealer: {
    name: 'Banker',
    ask: 'Siapakah Banker tangan seterusnya?',
    values: { fixed: 'Anda, setiap tangan', rotates: 'Pemain seterusnya, setiap tangan' },
    others: 'Dalam Perlawanan Penuh, Banker kekal selepas menang.',
  },
}
