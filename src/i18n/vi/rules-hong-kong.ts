import type { Dictionary } from '../dictionary.ts'

export const rulesHongKong: Dictionary['rules']['hong-kong'] = {
  minimum: {
    name: 'Tối thiểu',
    ask: 'Tay bài phải có bao nhiêu faan mới thắng?',
    values: {
      '3': '{n}\u00a0faan',
      '1': '{n}\u00a0faan',
      '0': 'Không có: tay bài không có gì được tính cũng thắng',
    },
    others: 'Bàn chơi trong nhà thường đòi ít hơn, có khi không đòi gì.',
  },
  limit: {
    name: 'Giới hạn',
    ask: 'Đếm tới bao nhiêu faan thì dừng?',
    values: { '13': '{n}\u00a0faan', '10': '{n}\u00a0faan', '8': '{n}\u00a0faan' },
    others: 'Nhiều bàn dừng sớm hơn.',
  },
  curve: {
    name: 'Cách tăng',
    ask: 'Khoản trả tăng nhanh đến đâu?',
    values: { full: 'Mỗi faan tăng gấp đôi', 'half-spicy': 'Tăng nửa: tay bài lớn thì tăng chậm hơn' },
    others: 'Phần lớn các bàn ngày nay chơi kiểu tăng nửa.',
  },
  payment: {
    name: 'Ai trả',
    ask: 'Khoản trả được chia thế nào?',
    values: {
      table: 'Thắng quân bỏ: một mình người bỏ trả; tự rút: mỗi người trả điểm gốc',
      'full-gun':
        'Người bỏ trả hết: thắng quân bỏ thì người bỏ trả toàn bộ; tự rút thì mỗi người trả gấp đôi',
      'half-gun': 'Cùng trả: thắng quân bỏ thì người bỏ trả gấp đôi, những người khác cũng trả',
    },
    others: 'Các bàn chọn giữa “người bỏ trả hết” và “cùng trả”, tức là những người khác cũng trả một phần.',
  },
  flowers: {
    name: 'Hoa và mùa',
    ask: 'Bộ bài có hoa và mùa không?',
    values: { on: 'Có', off: 'Không' },
    others: 'Nhiều bàn bỏ chúng ra.',
  },
  sevenPairs: {
    name: 'Bảy đôi',
    ask: 'Bảy đôi có thắng không?',
    values: { on: 'Có', off: 'Không' },
    others: 'Các bàn chơi theo lối cũ không biết tay bài này.',
  },
  sevenPairsConcealed: {
    name: 'Bảy đôi và Bài kín',
    ask: 'Bảy đôi có được tính thêm Bài kín không?',
    values: { adds: 'Có', included: 'Không, đã gồm trong giá' },
    others: 'Vài bàn tính cả hai, vài bàn thì không.',
  },
  concealedKong: {
    name: 'Kong kín trong bài kín',
    ask: 'Có kong kín thì tay bài còn kín không?',
    values: { keeps: 'Còn', breaks: 'Không' },
    others: 'Vài bàn nói rằng kong nào cũng làm lộ tay bài.',
  },
  allChowsPair: {
    name: 'Đôi của Toàn chow',
    ask: 'Đôi của Toàn chow có được là gió hoặc rồng không?',
    values: { suited: 'Không', any: 'Có' },
    others: 'Vài bàn cho đôi nào cũng được, vài bàn chỉ cho đôi không có giá trị gì.',
  },
  littleWinds: {
    name: 'Tiểu tứ hỷ',
    ask: 'Ba pung gió và đôi của loại gió thứ tư được bao nhiêu?',
    values: {
      off: 'Không có giá riêng',
      '6': '{n}\u00a0faan, cộng thêm các pung gió',
      limit: 'Bài giới hạn',
    },
    others: 'Vài bàn cho faan riêng, vài bàn cho mức giới hạn.',
  },
  blessings: {
    name: 'Thiên hồ và địa hồ',
    ask: 'Thắng bằng quân được chia và thắng quân bỏ đầu tiên có phải bài giới hạn không?',
    values: { off: 'Không chơi', limit: 'Có' },
    others: 'Vài bàn cho cả hai mức giới hạn.',
  },
  flowerWin: {
    name: 'Bảy hoa và tám hoa',
    ask: 'Bảy hoặc tám hoa và mùa có phải một dòng riêng không?',
    values: { off: 'Không', '7-is-3-and-8-is-8': 'Có, cộng vào tay bài đã thành' },
    others: 'Vài bàn cho cộng bảy hoặc tám hoa vào tay bài, vài bàn cho chúng tự thắng.',
  },
  dealer: {
    name: 'Nhà cái',
    ask: 'Ai làm nhà cái ván sau?',
    values: { fixed: 'Bạn, ở mọi ván', rotates: 'Người kế tiếp, mỗi ván một người' },
    others: 'Trong một trận trọn vẹn, nhà cái thắng thì giữ nguyên.',
  },
}
