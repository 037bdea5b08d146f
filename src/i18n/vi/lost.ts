import type { Dictionary } from '../dictionary.ts'

export const lost: Dictionary['lost'] = {
  title: 'Không có trang này',
  description: 'Địa chỉ này không dẫn tới trang nào của Count Tai.',
  lead: 'Có thể địa chỉ bị gõ sai, hoặc trang đã đổi tên. Những gì bạn đang ghép không bị mất.',
  guess: 'Bạn muốn tìm {page}?',
  ways: 'Đi tiếp',
  home: 'Tay bài ở trang chủ',
}
