import type { Dictionary } from '../dictionary.ts'

export const offline: Dictionary['offline'] = {
  title: 'Tiada Sambungan',
  description: 'Bahagian Count Tai yang ada pada peranti ini semasa tiada sambungan.',
  lead: 'Tiada sambungan, dan halaman ini tiada pada peranti ini. Halaman ini akan terbuka sendiri apabila sambungan pulih.',
  again: 'Cuba lagi',
  here: 'Ada pada Peranti Ini',
  same: 'Halaman ini',
  home: 'Halaman utama',
  nothing: 'Belum ada apa-apa daripada Count Tai pada peranti ini.',
  how: 'Apabila anda membuka sesuatu halaman semasa ada sambungan, semua yang ada dalam bahasa halaman itu disimpan pada peranti ini: pelajaran, helaian rujukan, alat, carian dan permainan.',
  update: {
    name: 'Versi baharu',
    ready:
      'Versi baharu Count Tai sudah sedia. Halaman ini akan dibuka semula dengan versi itu; apa yang anda masukkan dan permainan anda tidak hilang.',
    now: 'Kemas kini sekarang',
    later: 'Nanti',
  },
}
