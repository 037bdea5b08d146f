import type { Dictionary } from '../dictionary.ts'

export const tables: Dictionary['tables'] = {
  singapore: {
    name: 'Bàn Singapore',
    figure: {
      seat: 'chỗ {seat}',
      round: 'vòng {round}',
      discard: 'thắng quân bỏ',
      'self-draw': 'tự rút',
      'rob-kong': 'cướp kong',
      'rob-eighth': 'cướp hoa thứ tám',
      draw: {
        flower: 'bằng quân thay quân thưởng',
        kong: 'bằng quân thay sau kong',
        'kong-flower': 'bằng quân thay quân thưởng, sau kong',
        'kong-on-kong': 'bằng quân thay của kong thứ hai liên tiếp',
        'kong-on-kong-flower': 'bằng quân thay quân thưởng, sau hai kong liên tiếp',
      },
      last: 'bằng quân cuối cùng',
      opening: {
        heavenly: 'bằng các quân được chia',
        earthly: 'bằng quân bỏ đầu tiên của nhà cái',
        human: 'trước lần rút đầu tiên',
      },
    },
    pay: {
      caption: 'Một lần thắng được trả bao nhiêu, tính bằng điểm',
      total: 'Tai',
      discard: 'Thắng quân bỏ',
      selfDraw: 'Tự rút',
      shooter: 'người bỏ quân thắng',
      other: 'người khác',
      each: 'mỗi người',
      all: 'tổng cộng',
    },
  },
  'hong-kong': {
    name: 'Bàn Hồng Kông',
    figure: {
      seat: 'chỗ {seat}',
      round: 'vòng {round}',
      discard: 'thắng quân bỏ',
      'self-draw': 'tự rút',
      'rob-kong': 'cướp kong',
      'rob-eighth': 'cướp hoa thứ tám',
      draw: {
        flower: 'bằng quân thay quân thưởng',
        kong: 'bằng quân thay sau kong',
        'kong-flower': 'bằng quân thay quân thưởng, sau kong',
        'kong-on-kong': 'bằng quân thay của kong thứ hai liên tiếp',
        'kong-on-kong-flower': 'bằng quân thay quân thưởng, sau hai kong liên tiếp',
      },
      last: 'quân cuối cùng',
      opening: {
        heavenly: 'bằng các quân được chia',
        earthly: 'bằng quân bỏ đầu tiên của nhà cái',
        human: 'trước lần rút đầu tiên',
      },
    },
    pay: {
      caption: 'Một lần thắng được trả bao nhiêu, tính bằng điểm',
      total: 'Faan',
      discard: 'Thắng quân bỏ',
      selfDraw: 'Tự rút',
      shooter: 'người bỏ quân thắng',
      other: 'người khác',
      each: 'mỗi người',
      all: 'tổng cộng',
    },
  },
}
