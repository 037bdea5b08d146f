import type { Dictionary } from '../dictionary.ts'

/** What the guided hand of a lesson says otherwise at a table than `firstSteps.guided` does; numbers are the engine's. */
export const guidedAt: Dictionary['guidedAt'] = {
  singapore: {},
  'hong-kong': {
    label: 'Tangan pertama di meja Hong Kong',
    steps: {
      begin:
        'Anda duduk di Timur, jadi anda Banker dan memegang 14\u00a0keping jubin. Antara jubin agihan anda ada plum, bunga nombor 1. Bunga itu terletak di sebelah tangan anda, sekeping jubin dari belakang tembok telah menggantikannya, dan bunga itu dikira kerana nombornya nombor Timur. Anda juga memegang dua keping angin Timur dan dua keping Naga Merah: setiap pasangan memerlukan sekeping lagi untuk dikira. Sekarang buang satu jubin.',
      draw: 'Anda mencabut {tile}, jadi jubin anda terlebih satu. Buang satu jubin.',
      bonus:
        'Anda mencabut {bonus}, iaitu bunga atau musim. Jubin itu terletak di sebelah tangan anda, dan dari belakang tembok datang {tile}.',
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
      win: '{who} membuang {tile}. Jubin itu melengkapkan tangan anda, dan nilai tangan anda mencukupi. Sebut Hu.',
      ziMo: 'Anda sendiri mencabut {tile}. Jubin itu melengkapkan tangan anda, dan nilai tangan anda mencukupi. Sebut Hu.',
      spare: 'Jubin ini boleh dibuang kerana tiada apa-apa dalam tangan anda memerlukannya: {list}.',
      won: 'Anda menang: empat set dan Eye, dan nilai yang mencukupi.',
      wonOn: 'Anda menang dengan {tile}. Inilah tangan anda, disusun mengikut setnya.',
      drawn:
        'Tembok sudah habis, dan tiada sesiapa menang. Tangan ini seri, dan tiada sesiapa membayar. Main sekali lagi, dan ambillah naga dan angin apabila ada peluang: tanpa set itu, tangan anda terlalu kecil.',
    },
    slips: {
      'step-back': {
        other:
          'Fikirkan lagi: {tile} masih berguna. Dengannya, tangan anda memerlukan {m}\u00a0jubin lagi sebelum sedang menunggu; tanpanya, {n}\u00a0jubin lagi.',
      },
      'no-win': 'Nanti dahulu: tangan anda lengkap dan nilainya mencukupi. Anda boleh menang sekarang.',
      'no-set': 'Nanti dahulu: tuntutan ini mendekatkan anda kepada tangan yang lengkap.',
      'no-nearer':
        'Fikirkan lagi: tuntutan ini memecahkan apa yang sudah ada, dan tangan anda menjadi lebih jauh.',
      'no-kong':
        'Anda boleh berbuat begitu. Tetapi anda memegang keempat-empat keping, dan Kong memberi anda satu set dan satu jubin lagi.',
    },
    hu: 'Hu',
    chi: 'Chi',
    pong: 'Pong',
    kong: 'Kong',
    concealed: 'Kong tersembunyi',
    added: 'Tambah kepada Pong',
    counted: '{rows}. Jumlahnya {total}: anda menerima {points}\u00a0mata.',
    row: '{row} {n}',
    total: '{n}\u00a0faan',
  },
}
