import type { Dictionary } from '../dictionary.ts'

export const lost: Dictionary['lost'] = {
  title: 'Halaman Tidak Dijumpai',
  description: 'Alamat ini tidak menuju ke mana-mana halaman Count Tai.',
  lead: 'Mungkin alamat itu tersilap eja, atau halaman itu kini bernama lain. Apa-apa yang sedang anda bina tidak hilang.',
  guess: 'Adakah anda maksudkan {page}?',
  ways: 'Jalan Seterusnya',
  home: 'Tangan di halaman utama',
}
