import type { Dictionary } from '../dictionary.ts'

type Words = Dictionary['settings']

const things: Words['data']['things'] = {
  preferences: 'rupa laman',
  houseRules: 'peraturan meja sendiri anda',
  progress: 'pelajaran yang sudah anda buat',
  builder: 'tangan dalam pembina tangan',
  scoreSheet: 'helaian skor anda',
  play: 'permainan di meja',
  playSettings: 'cara anda bermain',
  practice: 'latihan anda',
  language: 'pilihan bahasa anda',
  aside: 'data lama yang diasingkan',
}

export const settings: Words = {
  title: 'Tetapan',
  description:
    'Rupa Count Tai, peraturan yang diikuti oleh nombornya, dan semua yang disimpannya pada peranti anda.',
  lead: 'Semua yang ada di sini kekal pada peranti ini. Tiada apa-apa yang dihantar ke mana-mana.',
  look: {
    title: 'Rupa',
    theme: 'Halaman',
    themes: { auto: 'Seperti peranti', light: 'Siang', dark: 'Malam' },
  },
  tiles: {
    title: 'Jubin',
    sample: 'Jubin anda',
    corners: 'Angka dan huruf di sudut',
    cornersAbout:
      'Untuk sesiapa yang belum dapat membaca aksaranya. Bunga, musim dan haiwan tidak memerlukannya.',
    inks: 'Dakwat',
    inkNames: { classic: 'Klasik', strong: 'Lebih pekat' },
    inksAbout: 'Dakwat yang lebih pekat lebih gelap, pada muka jubin yang lebih cerah.',
    back: 'Belakang jubin',
    backNames: { jade: 'Jed', indigo: 'Nila', amber: 'Ambar' },
  },
  rules: {
    title: 'Peraturan Meja Sendiri',
    about:
      'Meja mana yang anda main, minimumnya, hadnya dan semua yang dipersetujui. Setiap nombor di laman ini mengikutnya.',
    link: 'Tetapkan peraturan meja anda',
  },
  language: { title: 'Bahasa', about: 'Setiap halaman mempunyai alamat yang sama dalam setiap bahasa.' },
  data: {
    title: 'Disimpan pada Peranti Ini',
    about:
      'Count Tai tiada pelayan dan tiada akaun: apa yang diketahuinya tentang anda hanya ada dalam pelayar ini.',
    kept: 'Yang disimpan sekarang: {things}.',
    nothing: 'Tiada apa-apa yang disimpan sekarang.',
    blocked:
      'Pelayar ini tidak membenarkan laman menyimpan apa-apa. Semuanya berfungsi, tetapi dilupakan apabila anda pergi.',
    things,
    export: 'Eksport semuanya',
    exported: 'Disimpan sebagai {file}.',
    import: 'Import fail',
    importAbout: 'Fail yang dieksport menggantikan semua yang disimpan di sini.',
    imported: { other: '{n} perkara diimport. Yang sebelum ini sudah diganti.' },
    aside: {
      lead: 'Tidak semua isi fail itu dapat digunakan. Yang berikut diasingkan seadanya, dan dibawa bersama dalam setiap eksport:',
      'no-text': '“{key}” tidak disimpan sebagai teks, sedangkan setiap catatan eksport disimpan begitu.',
      damaged: '“{key}” ({thing}) rosak dan tidak dapat dibaca.',
      'newer-entry': '“{key}” ({thing}) ditulis oleh Count Tai yang lebih baharu daripada halaman ini.',
      form: 'Bentuk “{key}” ({thing}) tidak dapat dibaca oleh halaman ini.',
      value: 'Dalam “{key}” ({thing}), “{path}” tidak boleh bernilai “{value}”. Selebihnya digunakan.',
      unknown: '“{key}” tidak dikenali oleh halaman ini.',
      foreign: '“{key}” bukan milik Count Tai.',
      more: { other: 'Dan {n} lagi.' },
    },
    faults: {
      'no-json':
        'Fail ini rosak atau jenisnya lain: fail ini tidak dapat dibaca sebagai eksport Count Tai. Tiada apa-apa yang diubah.',
      'not-ours': 'Fail ini bukan eksport Count Tai. Tiada apa-apa yang diubah.',
      newer:
        'Fail ini datang daripada Count Tai yang lebih baharu daripada halaman ini. Muat semula halaman dan cuba lagi. Tiada apa-apa yang diubah.',
      'too-large': 'Fail ini jauh lebih besar daripada eksport Count Tai. Tiada apa-apa yang diubah.',
      refused:
        'Pelayar enggan menyimpan data itu, mungkin kerana ruangnya tidak cukup. Yang sebelum ini masih ada.',
    },
    delete: 'Padamkan semuanya',
    deleteSure: 'Padamkan semua yang disimpan pada peranti ini? Semuanya tidak dapat dikembalikan.',
    deleteYes: 'Padamkan semuanya',
    deleteNo: 'Kekalkan',
    deleted: 'Semuanya sudah dipadamkan.',
  },
  scriptless:
    'Tetapan ini memerlukan JavaScript, tetapi JavaScript dimatikan. Semua yang boleh dibaca tetap berfungsi tanpanya.',
}
