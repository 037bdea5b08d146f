import type { Dictionary } from '../dictionary.ts'

/** The blocks `Option` and `OwnTable` of the lesson on house rules. Names and values of rules are `rules`. */
export const options: Dictionary['options'] = {
  legend: 'Meja anda: {rule}',
  written: 'seperti tertulis',
  yours: 'meja anda',
  head: 'Di meja anda',
  more: 'Semua tentang peraturan ini',
  letters: ['A', 'B', 'C'],
  hand: 'Tangan {letter}',
  scenes: {
    deadWall: ['Jubin hidup sebaik sahaja selepas agihan.'],
    drawRotates: [
      'Tiada sesiapa menang, dan tiada Kong dibuat.',
      'Tiada sesiapa menang, dan ada pemain yang membuat Kong.',
    ],
    ownDiscardBan: [
      'Utara membuang sekeping 5 Tong dan menyimpan dua keping. Sebelum Utara mencabut lagi, Timur membuang keping yang terakhir. Bolehkah Utara mengambilnya untuk Pong?',
    ],
    thirteenOrphansPriority: [
      'Timur membuang Naga Merah. Barat, yang duduk lebih dekat, boleh menang dengannya, dan Utara juga boleh menang dengan 13 Wonders. Siapakah yang menang?',
    ],
    thirteenOrphansRobsConcealed: [
      'Barat menunggu 9 Tong dengan 13 Wonders, dan Timur meletakkan empat keping 9 Tong secara tertutup. Bolehkah Barat mengambil sekeping dan menang?',
    ],
  },
  demos: {
    littleWinds: [
      'Tangan yang sama di tempat duduk Utara dalam pusingan Utara: angin Eye ialah Own Wind dan juga Round Wind.',
    ],
    freshTileAt: ['Keadaan yang sama dengan {n}\u00a0jubin hidup lagi.'],
  },
  results: {
    stays: 'Banker kekal',
    moves: 'pemain seterusnya menjadi Banker',
    yes: 'ya',
    no: 'tidak',
    wins: '{seat} menang',
    playable: '{n}\u00a0keping',
  },
  own: {
    title: 'Meja Anda',
    written: 'Meja seperti yang tertulis: anda tidak mengubah apa-apa.',
    presets: 'Mula daripada',
    presetChanges: '{list}.',
    presetNone: 'tiada perubahan',
    value: '{rule}: {value}',
    list: 'Perubahan anda',
    reset: 'Kembali kepada meja seperti tertulis',
    undo: 'Buat asal',
    link: 'Pautan ke meja anda',
    copy: 'Salin pautan',
    copied: 'Pautan sudah disalin.',
    page: 'Lihat peraturan satu demi satu',
    noScript: 'Untuk menyusun meja sendiri, JavaScript diperlukan, tetapi JavaScript dimatikan.',
  },
}
