import type { Dictionary } from '../dictionary.ts'

export const access: Dictionary['access'] = {
  title: 'Kebolehcapaian',
  description:
    'Cara menggunakan Count Tai dengan papan kekunci, pembaca skrin, saiz besar dan warna paksa; apa yang sudah diuji dan apa yang belum baik.',
  lead: 'Count Tai menyasarkan tahap AA Garis Panduan Kebolehcapaian Kandungan Web (WCAG) 2.2. Halaman ini menyatakan apa yang sudah diuji dan caranya, serta apa yang belum baik.',
  use: {
    title: 'Cara Menggunakannya',
    list: [
      'Hentian pertama kekunci Tab pada setiap halaman membawa anda melepasi menu.',
      'Satu baris jubin ialah satu hentian. Kekunci anak panah bergerak dari jubin ke jubin, Enter atau Space memilih.',
      'Dalam pembina tangan, jubin boleh ditaip: nombornya, kemudian m untuk Wan, p untuk Tong, s untuk Suo, z untuk angin dan naga, f untuk bunga, y untuk musim, a untuk haiwan. Backspace mengeluarkan jubin terakhir.',
      'Pembaca skrin menyebut nama setiap jubin, dan satu set sebagai satu benda. Perubahan di meja dan nilai tangan diumumkan juga.',
      'Angka dan huruf boleh ditunjukkan di sudut jubin, dakwatnya boleh dipekatkan, dan halaman boleh cerah atau gelap.',
    ],
    link: 'Ke tetapan',
  },
  tested: {
    title: 'Apa yang Sudah Diuji',
    note: 'Dalam Chromium, pada satu halaman bagi setiap jenis kecuali dinyatakan lain. Semua ujian ini dijalankan pada setiap perubahan.',
    list: [
      'Setiap halaman bahasa Inggeris dengan axe pada telefon, dan satu daripada setiap jenis pada tetingkap lebar, mengikut peraturannya bagi tahap A dan AA serta amalan terbaiknya; warna diuji sekali lagi dalam tema gelap.',
      'Tetingkap selebar 320 piksel: tiada apa-apa yang perlu ditatal ke sisi.',
      'Zum 200 %, sebagai separuh tetingkap 1280 piksel: tiada apa-apa yang perlu ditatal ke sisi.',
      'Empat belas hentian pertama kekunci Tab pada setiap halaman: sentiasa kelihatan di mana fokus berada.',
      'Membina tangan, mengira bil dan bermain satu tangan dengan papan kekunci sahaja.',
      'Warna paksa: pilihan, suis, halaman dalam menu dan jubin dapat dibezakan.',
      'Gerakan dikurangkan: tiada apa-apa yang bergerak.',
      'Kontras setiap pasangan teks dan latar, dalam kedua-dua tema.',
      'Tanpa skrip: semua yang boleh dibaca ada, dan tiada kawalan yang tidak berfungsi.',
    ],
  },
  limits: {
    title: 'Apa yang Belum Baik',
    list: [
      'Belum ada orang yang mengujinya dengan pembaca skrin. Nama, peranan dan pengumuman hanya diperiksa oleh program.',
      'Laman ini diuji dalam satu enjin pelayar sahaja, iaitu Chromium. Firefox dan Safari belum dicuba.',
      'Jubin ialah lukisan bertulisan Cina. Pada saiz terkecil, sesetengah pembaca sukar membezakannya; membesarkan halaman membesarkan jubin juga.',
      'Dalam tetingkap yang lebih sempit daripada 320 piksel, sesetengah tangan perlu ditatal ke sisi.',
    ],
  },
  report: {
    title: 'Jika Ada yang Menghalang Anda',
    text: 'Sila nyatakan halaman yang mana, apa yang hendak anda buat, dan apa yang anda gunakan: pelayar, serta pembaca skrin atau alat bantu lain.',
  },
}
