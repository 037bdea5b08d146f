import type { Dictionary } from '../dictionary.ts'

export const home: Dictionary['home'] = {
  description:
    'Belajar mengira tai di meja mahjung Singapura, cari apa-apa tangan dan ketahui nilainya: setiap nombor datang dengan sebabnya.',
  question: {
    title: 'Berapakah nilai tangan ini?',
    situation:
      'Anda duduk di <b>{seat}</b> dalam pusingan <b>{round}</b>. {from} membuang {tile}, dan anda menyebut <em>Hu</em>.',
    claimed: {
      other:
        '{n}\u00a0set telah dituntut dan terdedah di atas meja: {list}. Begitu juga bunga, musim dan haiwan anda. Semua jubin lain tersembunyi.',
    },
    concealed:
      'Tiada apa-apa yang dituntut. Hanya bunga, musim dan haiwan anda terdedah di atas meja; semua jubin lain tersembunyi.',
    tai: 'Tai ialah nilai sesuatu tangan. Set, corak dan jubin bonus tertentu membawa tai, dan setiap tai menggandakan bayaran.',
    answer: 'Tunjukkan jawapan',
    choices: 'Berapa tai?',
    choice: '{n}\u00a0tai',
    right: 'Betul.',
    wrong: 'Belum tepat.',
    total: '{n}\u00a0tai.',
    limit: '{n}\u00a0tai, iaitu had.',
    reasons: 'Dari mana datangnya tai itu',
    gain: '+{n}',
    change: 'Ubah tangan ini',
    teach: 'Saya belum pandai mengira. Ajar saya',
  },
  lessons: {
    title: { other: 'Belajar dalam {n}\u00a0Pelajaran' },
    start: 'Mulakan dengan {lesson}',
    about: {
      'how-to-play': 'Jubin, set, giliran, kemenangan',
      'how-to-count-tai': 'Dari mana datangnya setiap tai',
      payments: 'Asas berganda; siapa yang membayar',
      bao: 'Apabila seorang membayar untuk semua',
      'safer-discards': 'Membaca buangan dan set yang terdedah',
      'house-rules': 'Apa yang dipersetujui dahulu di meja',
      'hong-kong': 'Meja yang satu lagi, dari mula hingga bil',
      strategy: 'Jubin berguna, jubin tunggu, jalan ke kemenangan',
    },
  },
  tools: {
    title: 'Di Meja',
    about: {
      builder:
        'Masukkan tangan di hadapan anda. Lihat tainya, sebab bagi setiap satu, dan apa yang hampir anda dapat.',
      payments:
        'Siapa membayar siapa bagi apa-apa kemenangan: dengan buangan, secara Zi Mo, dengan Bao, termasuk Kong dan gigitan.',
      practice: 'Soalan yang semakin sukar apabila anda semakin handal. Yang anda salah jawab akan kembali.',
      scoreSheet:
        'Catatan sesi anda: siapa membayar siapa, Banker dan pusingan, dan cara menyelesaikan bayaran.',
      sheet: 'Setiap baris, nilainya, dan tangan yang menunjukkannya.',
      houseRules: 'Cara meja anda bermain. Setiap nombor di halaman ini mengikutnya.',
      singapore: 'Seluruh meja dalam satu kad.',
      glossary: 'Apa yang disebut di meja, dalam empat tulisan.',
    },
  },
  tiles: {
    title: 'Kesemua {n}\u00a0Keping Jubin',
    count:
      '{copies} keping bagi setiap satu daripada {kinds} jenis ini, dan sekeping setiap satu daripada {bonus}\u00a0jubin bonus.',
    corners: 'Angka dan huruf pada jubin',
  },
}
