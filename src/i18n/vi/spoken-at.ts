import type { Dictionary } from '../dictionary.ts'

/** Vietnamese has the same words at both tables; only what names tai, animals or Bao reads otherwise at Hong Kong's. */
export const spokenAt: Dictionary['spokenAt'] = {
  singapore: {},
  'hong-kong': {
    payments: {
      sides: {
        about: 'Ai trả bao nhiêu trong một khoản trả là luật riêng của từng bàn. Đây là các cách chia.',
        drawn: 'Khi tự rút thì không ai bỏ quân thắng, nên cả ba người trả như nhau.',
      },
      steps: { title: 'Mỗi faan làm khoản trả tăng gấp đôi' },
    },
    play: {
      setup: {
        modes: {
          scored: { about: 'Một ván theo đủ luật: tối thiểu, giới hạn, và ai trả.' },
        },
        levels: {
          casual: {
            about: 'Biết faan từ đâu mà có và giành quân để lấy faan. Không để ý người khác đang gom gì.',
          },
        },
        steps: [
          'Rút một quân. Hoa hay mùa được lật ra và thay ngay.',
          'Bỏ một quân. Ai cũng được lấy nó làm pung hoặc kong, người kế tiếp được lấy làm chow.',
          'Có bốn bộ và một đôi thì ván kết thúc. Trong ván tính điểm, chúng còn phải có giá trị.',
        ],
      },
      guide: {
        over: 'Thế là trọn một ván. Hãy chơi ván nữa, hoặc thử một ván tính điểm, trong đó có đếm faan.',
      },
    },
    tiles: {},
  },
}
