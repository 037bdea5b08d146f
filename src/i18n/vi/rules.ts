import type { Dictionary } from '../dictionary.ts'
import { rulesHongKong } from './rules-hong-kong.ts'
import { rulesSingapore } from './rules-singapore.ts'

export const rules: Dictionary['rules'] = {
  singapore: rulesSingapore,
  'hong-kong': rulesHongKong,
  presets: {
    singapore: {
      standard: { name: 'Luật chuẩn', about: 'Bàn Singapore như trang này dạy.' },
      spgg: {
        name: 'Câu lạc bộ SPGG',
        about:
          'Luật đã công bố của Hội cựu sinh viên Trường Bách khoa Singapore: giá riêng cho Ping Hu không kèm gì khác, kong chồng kong là một dòng thường, cướp kong không được tính gì.',
      },
      'shooter-pays': {
        name: 'Người bỏ trả hết',
        about: 'Ai bỏ quân thắng thì trả thay cho mọi người.',
      },
      'ten-tai': {
        name: 'Giới hạn cao hơn',
        about: 'Luật chuẩn nhưng giới hạn cao hơn, để tay bài lớn còn được đếm tiếp.',
      },
      'no-minimum': {
        name: 'Không có tối thiểu',
        about: 'Tay bài nào thành cũng thắng, kể cả bài không tai.',
      },
    },
    'hong-kong': {
      standard: { name: 'Luật chuẩn', about: 'Bàn Hồng Kông như trang này dạy.' },
      'full-gun': {
        name: 'Người bỏ trả hết',
        about: 'Khi có người thắng quân bỏ, người bỏ quân ấy trả toàn bộ.',
      },
      'half-spicy': {
        name: 'Tăng nửa',
        about: 'Khoản trả tăng chậm hơn khi tay bài đã lớn, giới hạn thấp hơn; người bỏ quân thắng trả hết.',
      },
      'no-minimum': {
        name: 'Không có tối thiểu',
        about: 'Tay bài nào thành cũng thắng, kể cả bài 0\u00a0faan.',
      },
    },
  },
  touches: {
    scoring: 'Những gì được tính',
    payments: 'Trả bao nhiêu',
    play: 'Chơi thế nào',
  },
}
