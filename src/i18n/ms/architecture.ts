import type { Dictionary } from '../dictionary.ts'

export const architecture: Dictionary['architecture'] = {
  title: 'Seni Bina',
  description: 'Susunan kod Count Tai: foldernya, apa yang boleh diimport oleh setiap folder, dan saiznya.',
  lead: 'Semua yang ada pada halaman ini dibaca daripada kod sumber semasa laman ini dibina: folder, saiznya dan setiap import antara folder itu.',
  drawing: {
    title: 'Siapa Mengimport Siapa',
    text: 'Setiap kotak ialah satu folder kod sumber. Setiap garis turun dari satu folder ke folder yang kodnya diimport. Garis yang sudah dapat disimpulkan daripada garis lain tidak dilukis; jadual di bawah menyenaraikan semuanya.',
    edge: '{folder} mengimport {list}',
    lines: { other: '{n} baris' },
  },
  folders: {
    title: 'Folder',
    text: 'Satu ujian menolak import yang tidak dibenarkan di sini. Jika hanya jenis yang diimport, tiada apa-apa daripadanya masuk ke dalam skrip.',
    folder: 'Folder',
    files: 'Fail',
    lines: 'Baris',
    imports: 'Mengimport',
    types: 'Jenis sahaja',
    none: 'tiada',
    what: {
      engine:
        'Peraturan permainan, tanpa pustaka luar. Semua yang dinyatakan tentang peraturan datang daripadanya.',
      cli: 'Enjin pada baris arahan.',
      practice: 'Cara soalan latihan dibuat dan dinilai.',
      stores:
        'Apa yang dimiliki pembaca: peraturan meja sendiri, tangan yang sedang dibina, helaian skor, permainan.',
      i18n: 'Teks laman, satu folder bagi setiap bahasa, semuanya dalam bentuk yang sama.',
      content: 'Pelajaran, baris tai, contoh dan glosari.',
      search: 'Cara perkataan yang dicari dipadankan, dalam apa-apa tulisan.',
      offline: 'Apa yang disimpan pada peranti untuk digunakan tanpa sambungan.',
      components: 'Jubin, blok pelajaran, dan bahagian yang berjalan dalam pelayar.',
      layouts: 'Apa yang mengelilingi setiap halaman.',
      pages: 'Alamat laman ini, satu demi satu.',
    },
  },
  engine: {
    title: 'Di dalam Enjin',
    text: 'Kod yang lain hanya mengenal satu fail enjin, iaitu indeksnya. Enjin tidak membaca jam, tidak menghasilkan nombor rawak sendiri dan tidak membezakan meja mengikut namanya.',
    root: 'di peringkat atas',
  },
}
