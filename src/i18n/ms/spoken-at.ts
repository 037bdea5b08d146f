import type { Dictionary } from '../dictionary.ts'

/** What the tools say otherwise at a table. The names of sets, of the Eye and of Zi Mo are the same at both in Malay. */
export const spokenAt: Dictionary['spokenAt'] = {
  singapore: {},
  'hong-kong': {
    payments: {
      sides: {
        about:
          'Bahagian setiap pemain dalam satu bil ditentukan oleh peraturan meja sendiri. Inilah cara meja membahaginya.',
        drawn: 'Selepas Zi Mo, tiada sesiapa membuang jubin itu, dan ketiga-tiganya membayar sama banyak.',
      },
      steps: { title: 'Setiap Faan Menggandakan Bil' },
    },
    play: {
      setup: {
        modes: {
          scored: { about: 'Satu tangan mengikut semua peraturan: minimum, had, dan siapa yang membayar.' },
        },
        levels: {
          casual: {
            about:
              'Tahu dari mana datangnya faan dan menuntut untuk mendapatkannya. Tidak memerhatikan apa yang dikumpul oleh pemain lain.',
          },
        },
        steps: [
          'Cabut satu jubin. Bunga atau musim terus didedahkan dan diganti.',
          'Buang satu jubin. Sesiapa sahaja boleh mengambilnya untuk Pong atau Kong, pemain seterusnya untuk Chi.',
          'Empat set dan Eye menamatkan tangan. Dalam Tangan Berskor, tangan itu mesti bernilai juga.',
        ],
      },
      guide: {
        over: 'Itulah satu tangan yang penuh. Main sekali lagi, atau cuba Tangan Berskor, yang mengira faan.',
      },
    },
    tiles: {},
  },
}
