import type { Dictionary } from '../dictionary.ts'

export const reference: Dictionary['reference'] = {
  kicker: 'Tra cứu',

  sheet: {
    pays: 'Được trả bao nhiêu',
    tools: 'Sắp xếp và lọc',
    group: 'Nhóm',
    everyGroup: 'Mọi nhóm',
    value: 'Giá trị',
    every: 'Tất cả',
    limit: 'Giới hạn',
    order: 'Thứ tự',
    byGroup: 'Theo nhóm',
    byValue: 'Theo giá trị',
    print: 'In trên giấy A4',
    shown: { other: '{n}\u00a0dòng' },
    none: 'Không có dòng nào như thế.',
    clear: 'Hiện mọi dòng',
    worthLimit: 'Mức giới hạn',
    worthOff: 'Không chơi',
    jump: 'Trên trang này',
    limitNote: 'Mỗi kiểu {limit}, và không cộng thêm gì.',
    limitNoteNone:
      'Vì không có giới hạn nên mỗi kiểu có giá riêng. Khi các dòng khác của tay bài đã thành cộng lại nhiều hơn thì tính theo các dòng ấy.',
  },

  pattern: {
    description:
      '{name} {han} trong mạt chược: {rule} Ví dụ, tay bài suýt được, các tên khác, và các bàn chơi thế nào.',
    at: '{heading}, {table}',
    called: 'Ở đó gọi là {name}.',
    sameThere: 'Ở đó điều kiện cũng như vậy.',
    scores: 'Một tay bài được tính',
    near: 'Suýt được',
    with: 'Được tính cùng',
    never: 'Không bao giờ tính cùng',
    differs: 'Các bàn chơi khác nhau',
    change: 'Đổi tay bài',
    names: 'Các tên khác',
    reading: 'Giảng ở đâu',
    notEverywhere: 'Không phải bàn nào cũng chơi',
    brought: 'Ở bàn theo luật chuẩn thì không được tính gì. Một luật riêng cho tính:',
    broughtWorth: 'Ở bàn có chơi thì được:',
    inGlossary: '{term}, trong phần thuật ngữ',
    previous: 'Trước: {name}',
    next: 'Tiếp: {name}',
    order: 'Mọi dòng',
  },

  languages: {
    en: 'Tiếng Anh',
    ms: 'Tiếng Malay',
    vi: 'Tiếng Việt',
    'zh-Hans': 'Tiếng Hoa, chữ giản thể',
    'zh-Hant': 'Tiếng Hoa, chữ phồn thể',
    'zh-Latn': 'Quan thoại, các cách phiên âm khác',
    'nan-Latn': 'Tiếng Phúc Kiến',
    'yue-Latn': 'Tiếng Quảng Đông',
  },

  glossary: {
    title: 'Thuật ngữ',
    description:
      'Những lời người ta nói ở bàn mạt chược: mọi thuật ngữ và tiếng lóng, kèm nghĩa, các tên khác, chữ Hán và cách đọc.',
    lead: 'Những lời người ta nói ở bàn, nghĩa là gì, viết thế nào và đọc thế nào.',
    filter: 'Tìm một từ',
    shown: { other: '{n}\u00a0từ' },
    none: 'Không có từ nào như thế. Hãy thử ít chữ hơn, hoặc tìm trên cả trang web.',
    topics: {
      tiles: 'Các quân',
      sets: 'Các bộ',
      play: 'Chơi',
      winning: 'Thắng',
      counting: 'Đếm',
      paying: 'Thanh toán',
      waiting: 'Chờ',
      talk: 'Lời nói ở bàn',
    },
    topic: 'Chủ đề',
    everyTopic: 'Tất cả',
    also: 'Còn gọi:',
    related: 'Xem',
  },

  card: {
    kicker: 'Cả bàn trên một thẻ',
    print: 'In thẻ này',
  },
}
