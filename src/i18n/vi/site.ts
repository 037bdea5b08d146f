import type { Dictionary } from '../dictionary.ts'

export const site: Dictionary['site'] = {
  name: 'Count Tai',
  tagline: 'Đếm tai mạt chược Singapore',
  skip: 'Tới nội dung trang',
  navLabel: 'Các phần của trang web',
  menuLabel: 'Tất cả các trang',
  menu: 'Mục lục',
  close: 'Đóng',
  search: 'Tìm kiếm',
  language: 'Ngôn ngữ',
  dark: 'Giao diện tối',
  picture: 'Tiêu đề “{title}” phía trên một tay bài mạt chược',
  noScript:
    'JavaScript đang tắt. Bạn vẫn đọc được mọi thứ trên trang này, nhưng không đổi được tay bài và không trả lời được câu hỏi.',
  nav: {
    learn: 'Bài học',
    sheet: 'Bảng tra cứu tai',
    faanSheet: 'Bảng tra cứu faan',
    builder: 'Trình ghép bài',
    payments: 'Máy tính điểm',
    practice: 'Luyện tập',
    play: 'Chơi',
    scoreSheet: 'Sổ điểm',
    houseRules: 'Luật riêng',
    singapore: 'Bàn Singapore',
    hongKong: 'Bàn Hồng Kông',
    glossary: 'Thuật ngữ',
    settings: 'Cài đặt',
    about: 'Giới thiệu',
  },
  foot: 'Count Tai. Mạt chược Singapore và Hồng Kông, chỉ chơi lấy điểm luyện tập.',
}
