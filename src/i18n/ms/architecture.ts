import type { Dictionary } from '../dictionary.ts'

export const architecture: Dictionary['architecture'] = {
  title: 'Seni bina',
  description: 'Susunan kod Count Tai: foldernya, apa yang boleh diimport oleh setiap folder, dan saiznya.',
  lead: 'Semua yang ada pada halaman ini dibaca daripada kod sumber semasa laman ini dibina: folder, saiznya dan setiap import antaranya.',
  drawing: {
    title: 'Siapa mengimport siapa',
    text: 'Setiap kotak ialah satu folder kod sumber. Garis turun dari satu folder ke folder yang kodnya diimport. Garis yang sudah tersirat dalam garis lain tidak dilukis; jadual di bawah menyenaraikan semuanya.',
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
        'Peraturan permainan, tanpa pustaka luar. Semua yang disebut tentang peraturan ditanya daripadanya.',
      cli: 'Enjin pada baris arahan.',
      practice: 'Cara soalan latihan dibuat dan dinilai.',
      stores:
        'Apa yang dimiliki pembaca: peraturan meja sendiri, tangan yang sedang disusun, kiraan semalaman, permainan.',
      i18n: 'Kata-kata, satu folder bagi setiap bahasa, semuanya sama bentuk.',
      content: 'Pelajaran, baris tai, contoh dan glosari.',
      search: 'Cara carian dipadankan, dalam apa-apa tulisan.',
      offline: 'Apa yang disimpan pada peranti untuk digunakan tanpa sambungan.',
      components: 'Jubin, blok pelajaran, dan bahagian yang berjalan dalam pelayar.',
      layouts: 'Apa yang mengelilingi setiap halaman.',
      pages: 'Alamat-alamat laman ini.',
    },
  },
  engine: {
    title: 'Di dalam enjin',
    text: 'Kod yang lain hanya mengenal satu failnya, iaitu indeksnya. Ia tidak mempunyai jam, tidak mempunyai rawak sendiri dan tidak bercabang mengikut nama meja.',
    root: 'di peringkat atas',
  },
}
