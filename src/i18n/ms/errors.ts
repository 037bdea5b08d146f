import type { Dictionary } from '../dictionary.ts'
import { acts } from './bao.ts'
import { play } from './play.ts'
import { draws, events, openings, ways } from './shared.ts'

type Words = Dictionary['errors']

const { modes, levels } = play.setup
const yesNo: Words['values']['last'] = { true: 'ya', false: 'tidak' }

/** Mistakes as sentences: what is wrong and where. {place} counts characters from 1; {bad} is the text there, {tile} its tile. */
export const errors: Words = {
  at: 'Aksara {place}: {what}',
  hand: {
    'unknown-tile': '“{bad}” bukan jubin. Jubin ditulis sebagai nombor dan huruf: 3m, 5z, 2f.',
    'no-letter':
      'tiada huruf selepas “{bad}”. Huruf menyatakan jenisnya: m Wan, p Tong, s Suo, z angin dan naga, f bunga, y musim, a haiwan.',
    'no-number': 'tiada nombor sebelum “{bad}”.',
    'no-such-rank': 'tiada {bad}.',
    'bonus-inside': '{bad} ({tile}) ialah jubin bonus; jubin bonus ditulis selepas palang, seperti |2f1a.',
    'not-bonus': '{bad} ({tile}) bukan jubin bonus; hanya bunga, musim dan haiwan ditulis selepas palang.',
    'not-a-set':
      'ini bukan set. Kurungan siku memuatkan Chi, Pong atau Kong yang dituntut, kurungan bulat memuatkan Kong tersembunyi.',
    'fifth-copy': 'ini keping kelima {tile}; hanya ada empat.',
    'second-bonus': 'ini keping kedua {tile}; hanya ada satu.',
    'tile-not-in-table': '{tile} tidak digunakan di meja ini.',
    'one-winning': 'hanya satu jubin ditulis selepas tanda tambah: jubin kemenangan.',
    'too-long':
      'teks ini lebih panjang daripada apa-apa tangan. Yang ditulis selepas tempat ini ditinggalkan.',
  },
  link: {
    title: { other: 'Ada {n} kesilapan dalam pautan ini.' },
    shown: 'Apa yang dapat dibaca ditunjukkan di bawah. Tiada apa-apa milik anda yang berubah.',
    right: 'Pautan yang sama tanpa kesilapannya',
    dismiss: 'Tutup',
    hand: 'Tangan, aksara {place}: {what}',
    taken: '{what} Yang digunakan ialah {taken}.',
    left: '{what} Bahagian ini ditinggalkan.',
    possible: '{what} Yang mungkin: {list}.',
    range: '{what} Yang mungkin ialah nombor bulat dari {from} hingga {to}.',
    because: '{what} {reason}',
    'tile-count': {
      other:
        'Tangan ini ada {n}\u00a0keping jubin, sedangkan satu tangan ada 14\u00a0keping jika setiap set dikira tiga.',
    },
    'unknown-field': '“{text}” bukan sebahagian daripada pautan seperti ini.',
    'unknown-value': 'Bagi {field}, pautan ini menyebut “{text}”, tetapi itu tidak mungkin.',
    'unknown-rule': 'Tiada peraturan meja sendiri bernama “{text}” di meja ini.',
    'unknown-rule-value': '“{text}” bukan nilai bagi peraturan ini.',
    contradiction:
      'Bagi {field}, pautan ini menyebut “{text}”, tetapi itu tidak sepadan dengan bahagian yang lain.',
    repeated:
      'Pautan ini memberi {field} lebih daripada sekali, dengan nilai yang berlainan. Yang terakhir digunakan.',
    'bad-escape':
      'Bagi {field}, pautan ini menyebut “{text}”, tetapi bahagian itu rosak (tanda peratus tanpa nombornya).',
    'too-long':
      'Bagi {field}, teks dalam pautan terlalu panjang. Yang ditulis selepas hujungnya ditinggalkan.',
  },
  clash: {
    'draw-of-another': 'Hanya jubin yang dicabut sendiri boleh datang selepas jubin bonus atau Kong.',
    'from-self': 'Pemenang tidak boleh menjadi pemain yang memberi jubin itu.',
    'heavenly-drawn': 'Tian Hu dimenangi dengan jubin yang dicabut oleh Banker.',
    'heavenly-east': 'Hanya Timur, iaitu Banker, boleh menang sejak agihan.',
    'heavenly-set':
      'Bagi Tian Hu, tiada set boleh diisytiharkan, tetapi tangan ini ada set yang diisytiharkan.',
    'heavenly-kong': 'Bagi Tian Hu, tiada Kong boleh diisytiharkan.',
    'dealt-discard': 'Di Hu dan Ren Hu dimenangi dengan jubin buangan.',
    'dealt-east': 'Di Hu dan Ren Hu dimenangi oleh pemain selain Banker, tetapi pemenang duduk di Timur.',
    'earthly-from': 'Di Hu dimenangi dengan jubin buangan Banker, jadi Timur yang memberi jubin itu.',
    'dealt-set':
      'Bagi Di Hu dan Ren Hu, tiada set boleh diisytiharkan, tetapi tangan ini ada set yang diisytiharkan.',
    'no-kong': 'Tiada Kong dalam tangan ini.',
    'one-kong': 'Kong dalam tangan ini kurang daripada dua.',
    'no-bonus': 'Tiada jubin bonus di sebelah tangan ini.',
    'no-last-discard': 'Di meja ini, tiada jubin dibuang selepas jubin terakhir dalam tembok.',
    'robbed-copy':
      'Jubin yang dirampas ialah keping keempat bagi satu Pong, jadi keping lain tidak boleh ada dalam tangan ini.',
    'eighth-not-robbed': 'Di meja ini, bunga kelapan tidak boleh dirampas.',
    'eighth-seven': 'Untuk merampas bunga kelapan, tepat tujuh bunga dan musim mesti didedahkan.',
    'eighth-missing':
      'Untuk merampas bunga kelapan, jubin kemenangan mestilah bunga atau musim yang belum ada.',
    'bonus-won': 'Jubin bonus menjadi jubin kemenangan hanya apabila bunga kelapan dirampas.',
    'no-liable': 'Bagi kemenangan ini, pemain itu tidak boleh menanggung Bao.',
  },
  rule: '“{rule}: {value}”',
  fields: {
    hand: 'tangan',
    seat: 'tempat duduk',
    round: 'pusingan',
    win: 'cara menang',
    draw: 'jubin terakhir yang dicabut',
    last: 'jubin terakhir dalam tembok',
    opening: 'kemenangan sejak agihan',
    from: 'pemain yang memberi jubin',
    table: 'meja',
    rules: 'peraturan meja sendiri',
    tai: 'tai',
    faan: 'faan',
    winner: 'pemenang',
    bao: 'pemain yang menanggung Bao',
    pingHu: 'Ping Hu',
    paid: 'apa yang dibayar serta-merta',
    act: 'apa yang berlaku dengan jubin itu',
    receiver: 'siapa yang mendedahkan set',
    playable: 'baki jubin hidup',
    fresh: 'sama ada jubin itu pernah dibuang',
    earlier: 'siapa yang sudah menanggung Bao',
    later: 'cara tangan tamat kemudian',
    mode: 'jenis permainan',
    seed: 'kocokan jubin',
    deal: 'nombor tangan',
    dealer: 'Banker yang pertama',
    bots: 'pemain lain',
    log: 'langkah permainan',
  },
  values: {
    win: ways,
    draw: draws,
    opening: { ...openings, null: 'kemudian dalam tangan itu' },
    last: yesNo,
    pingHu: yesNo,
    table: { singapore: 'Singapura', 'hong-kong': 'Hong Kong' },
    mode: { guided: modes.guided.name, scored: modes.scored.name, match: modes.match.name },
    bots: { beginner: levels.beginner.name, casual: levels.casual.name, strong: levels.strong.name },
    paid: events,
    act: acts,
    fresh: yesNo,
    later: {
      'self-draw': ways['self-draw'],
      feeder: 'dengan buangan pemain yang sama',
      other: 'dengan buangan pemain lain',
      rob: 'dengan merampas Kong',
    },
  },
  nobody: 'tiada sesiapa',
}
