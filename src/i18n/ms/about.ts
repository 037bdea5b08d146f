import type { Dictionary } from '../dictionary.ts'

export const about: Dictionary['about'] = {
  title: 'Perihal',
  description:
    'Apa itu Count Tai, apa yang tidak dibuatnya, cara melaporkan kesilapan peraturan, apa yang berubah dalam peraturan, dan hasil kerja siapa yang digunakannya.',
  lead: 'Count Tai mengajar mahjung Singapura, memberitahu nilai sesuatu tangan dan sebabnya, serta menyelesaikan pertikaian di meja.',
  what: {
    title: 'Apa Itu Count Tai',
    text: [
      'Setiap nombor tentang peraturan di halaman ini dikira oleh satu enjin semasa halaman dibina, dan dikira semula apabila peraturan meja anda berbeza. Tiada nombor yang ditaip dengan tangan. Enjin itu mengikut jadual peraturan yang bertulis dan bernombor, dan setiap peraturan mempunyai ujian yang menyebut nombornya.',
      'Tai ialah unit nilai, bukan wang. Laman ini menggunakan mata latihan dan tidak sekali-kali menyebut pertaruhan.',
      'Tiada permainan dengan rakan melalui rangkaian dan tiada akaun, kerana tiada pelayan: laman ini hanya satu folder fail.',
    ],
  },
  privacy: {
    title: 'Apa yang Diketahuinya tentang Anda',
    text: [
      'Tiada apa-apa. Tiada kuki, tiada kiraan lawatan, tiada iklan, dan tiada fon atau skrip dari tempat lain. Pelayar anda hanya meminta fail dari tempat yang menyediakan halaman ini, dan diarahkan supaya menolak yang lain.',
      'Tetapan anda, peraturan meja anda dan tangan yang sedang anda bina disimpan dalam pelayar anda dan tidak dihantar ke mana-mana.',
    ],
    link: 'Lihat, simpan sebagai fail atau padamkannya dalam tetapan',
  },
  access: {
    title: 'Kebolehcapaian',
    text: 'Count Tai dibuat supaya boleh digunakan dengan papan kekunci, dengan pembaca skrin, dalam saiz besar dan dengan warna anda sendiri.',
    link: 'Apa yang sudah diuji, dan apa yang belum baik',
  },
  report: {
    title: 'Jika Anda Menjumpai Kesilapan Peraturan',
    text: 'Kesilapan itu patut dilaporkan. Sila nyatakan:',
    list: [
      'tangan itu, sebaik-baiknya sebagai pautan: bina dalam pembina tangan dan salin pautannya, yang turut membawa peraturan meja anda',
      'apa yang dikatakan oleh halaman, dan pada pendapat anda berapa nilainya, atau siapa yang patut membayar',
      'siapa yang bermain begitu: kelab, buku, meja, atau nombor peraturan yang anda baca',
    ],
    where: 'Buka isu di tempat kod sumber Count Tai disimpan.',
    link: 'Laporkan dalam penjejak isu',
    builder: 'Buka pembina tangan',
    differ:
      'Jika meja anda hanya bermain dengan cara lain, mungkin sudah ada peraturan meja sendiri untuknya.',
    houseRules: 'Lihat semua peraturan meja sendiri',
  },
  made: { architecture: 'Susunan kodnya', style: 'Warna, jubin dan komponen pada satu halaman' },
  changes: {
    title: 'Apa yang Berubah dalam Peraturan',
    note: 'Nilai tangan, siapa yang membayar dan apa yang boleh dibuat di meja, mengikut kiraan laman ini; yang terbaharu di atas. SG dan HK ialah nombor peraturan bertulis bagi kedua-dua meja.',
  },
  licences: {
    title: 'Hasil Kerja Siapa',
    own: 'Lukisan jubin, teks dan kod dibuat untuk Count Tai, di bawah lesen MIT.',
    list: {
      commissioner: { name: 'Commissioner', use: 'Huruf dan angka yang anda baca.' },
      yuji: { name: 'Yuji Boku', use: 'Garis bentuk aksara pada jubin.' },
      ofl: 'SIL Open Font License 1.1',
      code: 'Astro, Preact, nanostores dan Pagefind menggerakkan halaman, alat dan carian. Semuanya di bawah lesen MIT.',
    },
  },
}
