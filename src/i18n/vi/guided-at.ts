import type { Dictionary } from '../dictionary.ts'

export const guidedAt: Dictionary['guidedAt'] = {
  singapore: {},
  'hong-kong': {
    label: 'Ván đầu tiên ở bàn Hồng Kông',
    steps: {
      begin:
        'Bạn ngồi chỗ Đông, nên bạn là nhà cái và cầm 14\u00a0quân. Bạn được chia quân mai, hoa số 1. Nó nằm cạnh tay bài, một quân ở cuối tường đã đến thay, và vì số của nó là số của Đông nên nó được tính. Bạn còn có hai quân gió Đông và hai quân rồng đỏ: mỗi đôi cần thêm một quân nữa mới được tính. Bây giờ hãy bỏ một quân.',
      draw: 'Bạn rút được {tile}, nên bạn đang thừa một quân. Hãy bỏ một quân.',
      bonus:
        'Bạn rút được {bonus}, một quân hoa hoặc mùa. Nó nằm cạnh tay bài, và cuối tường cho bạn {tile}.',
      letGo: 'Hãy bỏ một quân.',
      claimed:
        'Bộ này nằm lộ cạnh tay bài. Bạn chưa rút quân nào, nên tay bài đang thừa một quân. Hãy bỏ một quân.',
      konged:
        'Kong dùng bốn quân mà chỉ tính là một bộ, nên bạn lấy thêm một quân thay thế ở cuối tường: {tile}. Hãy bỏ một quân.',
      mayKong:
        'Bạn có bốn quân {tile}. Bạn được đặt chúng xuống làm kong kín: đó là một bộ, và bạn được rút một quân thay thế.',
      pong: '{who} bỏ {tile}, mà bạn có hai quân như thế. Hãy hô pung, và bạn có một bộ. Bạn lấy quân ấy rồi đặt cả ba ra bàn; những người ngồi giữa mất lượt.',
      chi: '{who} bỏ {tile}. Với hai quân của bạn, nó làm thành ba số liên tiếp. {who} ngồi ngay trước bạn nên bạn được hô chow.',
      kong: '{who} bỏ {tile}, mà bạn có ba quân như thế. Bạn được hô kong.',
      win: '{who} bỏ {tile}. Quân này làm tay bài thành, và tay bài đủ giá trị. Hãy thắng bằng quân ấy.',
      ziMo: 'Chính bạn rút được {tile}. Quân này làm tay bài thành, và tay bài đủ giá trị. Hãy thắng bằng quân ấy.',
      spare: 'Có thể bỏ các quân này, vì trong tay bài không có gì cần đến chúng: {list}.',
      won: 'Bạn thắng: bốn bộ và một đôi, với đủ những gì được tính.',
      wonOn: 'Bạn thắng bằng {tile}. Đây là tay bài của bạn, xếp thành từng bộ.',
      drawn:
        'Tường bài đã hết mà không ai thắng. Đây là ván hòa, không ai trả gì. Hãy chơi lại, và lấy các quân rồng và gió khi có người bỏ ra: không có chúng thì tay bài quá nhỏ.',
    },
    slips: {
      'step-back': {
        other:
          'Hãy nghĩ lại: {tile} đang hợp với quân khác. Giữ nó thì cần thêm {m}\u00a0quân mới chờ thắng, bỏ nó thì cần thêm {n}\u00a0quân.',
      },
      'no-win': 'Khoan đã: tay bài của bạn đã thành và đủ giá trị. Bạn có thể thắng ngay.',
      'no-set': 'Khoan đã: giành quân này thì tay bài tới gần lúc thành hơn.',
      'no-nearer': 'Hãy nghĩ lại: giành quân này sẽ phá những gì bạn đang có, và tay bài sẽ xa hơn.',
      'no-kong':
        'Bạn được làm thế. Nhưng bạn có cả bốn quân, và làm kong thì được một bộ và thêm một quân nữa.',
    },
    hu: 'Thắng',
    chi: 'Chow',
    pong: 'Pung',
    kong: 'Kong',
    concealed: 'Kong kín',
    added: 'Thêm vào pung',
    counted: '{rows}. Tổng cộng {total}: bạn nhận {points}\u00a0điểm.',
    row: '{row} {n}',
    total: '{n}\u00a0faan',
  },
}
