import type { Dictionary } from '../dictionary.ts'

/** How a table is called and what is said at it; numbers come from the engine. */
export const tables: Dictionary['tables'] = {
  singapore: {
    name: 'Meja Singapura',
    figure: {
      seat: 'tempat duduk {seat}',
      round: 'pusingan {round}',
      discard: 'dengan buangan',
      'self-draw': 'Zi Mo',
      'rob-kong': 'merampas Kong',
      'rob-eighth': 'merampas bunga kelapan',
      draw: {
        flower: 'dengan gantian jubin bonus',
        kong: 'dengan gantian Kong',
        'kong-flower': 'dengan gantian jubin bonus, selepas Kong',
        'kong-on-kong': 'dengan gantian Kong kedua berturut-turut',
        'kong-on-kong-flower': 'dengan gantian jubin bonus, selepas dua Kong berturut-turut',
      },
      last: 'dengan jubin terakhir',
      opening: {
        heavenly: 'dengan jubin agihan',
        earthly: 'dengan buangan pertama Banker',
        human: 'sebelum cabutan pertama',
      },
    },
    pay: {
      caption: 'Bayaran bagi kemenangan, dalam mata',
      total: 'Tai',
      discard: 'Dengan buangan',
      selfDraw: 'Zi Mo',
      shooter: 'shooter',
      other: 'yang lain',
      each: 'setiap pemain',
      all: 'jumlah',
    },
  },
  'hong-kong': {
    name: 'Meja Hong Kong',
    figure: {
      seat: 'tempat duduk {seat}',
      round: 'pusingan {round}',
      discard: 'dengan buangan',
      'self-draw': 'Zi Mo',
      'rob-kong': 'merampas Kong',
      'rob-eighth': 'merampas bunga kelapan',
      draw: {
        flower: 'dengan gantian jubin bonus',
        kong: 'dengan gantian Kong',
        'kong-flower': 'dengan gantian jubin bonus, selepas Kong',
        'kong-on-kong': 'dengan gantian Kong kedua berturut-turut',
        'kong-on-kong-flower': 'dengan gantian jubin bonus, selepas dua Kong berturut-turut',
      },
      last: 'yang terakhir',
      opening: {
        heavenly: 'dengan jubin agihan',
        earthly: 'dengan buangan pertama Banker',
        human: 'sebelum cabutan pertama',
      },
    },
    pay: {
      caption: 'Bayaran bagi kemenangan, dalam mata',
      total: 'Faan',
      discard: 'Dengan buangan',
      selfDraw: 'Zi Mo',
      shooter: 'pembuang',
      other: 'yang lain',
      each: 'setiap pemain',
      all: 'jumlah',
    },
  },
}
