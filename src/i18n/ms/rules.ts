import type { Dictionary } from '../dictionary.ts'
import { rulesHongKong } from './rules-hong-kong.ts'
import { rulesSingapore } from './rules-singapore.ts'

const noMinimum = { name: 'Tiada minimum', about: 'Setiap tangan yang lengkap menang, tangan ayam juga.' }

/** House rules by table and name; presets by table and name. */
export const rules: Dictionary['rules'] = {
  singapore: rulesSingapore,
  'hong-kong': rulesHongKong,
  presets: {
    singapore: {
      standard: { name: 'Standard', about: 'Meja Singapura seperti yang diajar oleh laman ini.' },
      spgg: {
        name: 'Kelab SPGG',
        about:
          'Peraturan yang diterbitkan oleh Singapore Polytechnic Graduates’ Guild: harga sendiri bagi Ping Hu sahaja, Gang Shang Gang sebagai baris biasa, tiada tai bagi Kong yang dirampas.',
      },
      'shooter-pays': {
        name: 'Pembuang Bayar',
        about: 'Pemain yang membuang jubin kemenangan membayar untuk semua.',
      },
      'ten-tai': {
        name: 'Had lebih tinggi',
        about: 'Meja standard dengan had yang lebih tinggi, supaya tangan besar terus dikira.',
      },
      'no-minimum': noMinimum,
    },
    'hong-kong': {
      standard: { name: 'Standard', about: 'Meja Hong Kong seperti yang diajar oleh laman ini.' },
      'full-gun': {
        name: 'Full gun',
        about: 'Pembuang membayar seluruh bil bagi kemenangan dengan buangan.',
      },
      'half-spicy': {
        name: 'Half spicy',
        about:
          'Bil yang naik lebih perlahan apabila tangan sudah besar, dengan had yang lebih rendah; pembuang membayar semuanya.',
      },
      'no-minimum': noMinimum,
    },
  },
  touches: {
    scoring: 'Apa yang Dikira',
    payments: 'Bayarannya',
    play: 'Cara Bermain',
  },
}
