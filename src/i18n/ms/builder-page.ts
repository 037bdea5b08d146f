import type { Dictionary } from '../dictionary.ts'

/** What only the page of the hand builder says; `builder` is what stands in lessons too. */
export const builderPage: Dictionary['builderPage'] = {
  description:
    'Masukkan tangan di hadapan anda dan lihat nilainya di meja Singapura atau meja Hong Kong, sebab bagi setiap tai atau faan, dan apa yang hampir anda dapat.',
  noScript: 'Untuk mengubah tangan, JavaScript diperlukan. Tangan di sini sudah lengkap dan dikira.',
  skip: 'Terus ke jubin',
  picker: 'Jubin untuk dimasukkan',
  result: 'Nilainya',
  table: 'Meja',
  tables: { singapore: 'Singapura', 'hong-kong': 'Hong Kong' },

  tools: {
    redo: 'Buat semula',
    clear: 'Kosongkan tangan',
    share: 'Kongsi pautan',
    copied: 'Pautan sudah disalin.',
    copy: 'Salin',
    send: 'Hantar…',
    link: 'Pautan ke tangan ini',
    picture: 'Simpan gambar',
    pictureFailed: 'Pelayar ini tidak dapat membuat gambar itu.',
    example: 'Letakkan semula contoh',
    enter: 'Catat dalam helaian skor',
  },
  more: {
    open: 'Cara lain untuk berkongsi',
    send: 'Hantar gambar…',
    svg: 'Simpan sebagai SVG',
    code: 'Untuk meletakkan tangan ini dalam halaman anda sendiri, salin kod ini',
    copied: 'Kod sudah disalin.',
    failed: 'Bahagian ini tidak dapat dimuatkan. Cuba lagi apabila ada sambungan.',
  },
  embed: {
    title: 'Pembina Tangan dalam Halaman Lain',
    whole: 'Buka di {name}',
  },

  typed: {
    label: 'Tangan secara bertulis',
    help: 'm Wan, p Tong, s Suo, z angin dan naga; set yang dituntut dalam [ ], Kong tersembunyi dalam ( ); jubin bonus selepas |, jubin kemenangan selepas +.',
    go: 'Tunjukkan',
    kept: 'Tangan di atas ialah tangan terakhir yang dapat dibaca.',
  },

  rules: {
    summary: 'Peraturan meja sendiri',
    written: 'meja seperti tertulis',
    own: { other: '{n} diubah' },
    pinnedWritten: 'Ditunjukkan mengikut meja seperti tertulis.',
    mine: 'Gunakan peraturan meja saya',
    keep: 'Simpan sebagai peraturan meja saya',
    following: 'Mengikut peraturan meja anda: {list}.',
    asWritten: 'Mengikut meja seperti tertulis, hasilnya {result}.',
    show: 'Tunjukkan begitu',
    all: 'Semua peraturan meja sendiri',
    preset: 'Mula daripada',
    ownTable: 'Meja anda',
  },
}
