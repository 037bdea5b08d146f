import type { Dictionary } from '../dictionary.ts'
import { events, ways } from './shared.ts'

export const payments: Dictionary['payments'] = {
  title: 'Ai trả cho ai',
  description:
    'Nhập một lần thắng và xem mỗi người trong bốn người trả bao nhiêu: thắng quân bỏ, tự rút, có đền thay, kèm kong và cặp con vật, theo luật của bàn bạn.',
  kicker: 'Công cụ',
  lead: 'Nhập một lần thắng để xem, theo luật của bàn bạn, mỗi người trả hoặc nhận bao nhiêu, và vì sao.',
  teach: 'Cách thanh toán, từng bước một',
  noScript: 'Muốn đổi các khoản thì cần JavaScript. Khoản trả ở đây đã được tính sẵn theo luật chuẩn.',

  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  plus: '+{n}',
  minus: '−{n}',

  table: 'Bàn chơi',
  centre: {
    base: 'điểm gốc {n}',
    prices: 'giá đủ {full}, nửa giá {half}',
    bases: '{count}\u00a0×\u00a0{base}',
    limit: 'mức giới hạn',
  },
  seat: {
    bases: { other: '{n}\u00a0lần điểm gốc' },
    both: { other: '{own}\u00a0lần của mình, {n}\u00a0lần của người khác' },
    all: 'phần của mọi người',
    covered: '{seat} trả thay',
    nothing: 'không trả gì',
    collects: 'nhận',
    same: 'không nhiều hơn khi không có đền thay',
    split: '{bill} cho lần thắng, {once} trả ngay',
  },

  said: {
    won: {
      discard: '{winner} thắng {total} bằng quân bỏ của {from}.',
      'self-draw': '{winner} tự rút, thắng {total}.',
      'rob-kong': '{winner} thắng {total} nhờ cướp kong của {from}.',
      'rob-eighth': '{winner} thắng {total} nhờ cướp hoa thứ tám của {from}.',
    },
    pays: '{seat} trả {n}',
    nothing: '{seat} không trả gì',
    stop: '{list}.',
    bao: '{seat} phải đền thay và trả phần của mọi người: {list}.',
    alone: '{seat} trả luôn phần của những người khác: {list}.',
    collects: '{winner} nhận {n}.',
    same: '{winner} nhận {n}, không nhiều hơn khi không có đền thay.',
    once: 'Tính cả các khoản đã trả ngay: {list}.',
    sum: '{seat} {n}',
  },

  set: {
    label: 'Lần thắng',
    total: { tai: 'Tai', faan: 'Faan' },
    less: 'Bớt một',
    more: 'Thêm một',
    win: 'Thắng bằng',
    ways,
    winner: 'Người thắng',
    from: {
      discard: 'Ai bỏ quân ấy',
      'rob-kong': 'Kong của ai',
      'rob-eighth': 'Hoa của ai',
    },
    bao: 'Ai phải đền thay',
    nobody: 'Không ai',
    noBao: 'Quân bị cướp không dẫn đến đền thay.',
    baoOff: 'Bàn này chơi không có đền thay.',
    baoAbout: 'Khi nào thì có người phải đền thay?',
    pingHu: 'Ping Hu và không gì khác',
  },

  once: {
    title: 'Trả ngay',
    about: 'Kong và các nhóm quân thưởng được trả ngay khi lật ra; ba người kia đều trả, dù sau đó ai thắng.',
    aboutKongs:
      'Kong được trả ngay khi lật ra; ba người kia đều trả, dù sau đó ai thắng. Bàn này không trả ngay gì cho quân thưởng.',
    off: 'Bàn này không có khoản nào trả ngay.',
    whose: 'Ai lật ra',
    add: 'Thêm',
    events,
    each: 'mỗi người trả {n}',
    alone: '{seat} trả {n} một mình',
    dealt: 'có sẵn khi chia bài',
    late: {
      other: 'giành khi còn không quá {n}\u00a0quân rút được',
    },
    thrown: 'Ai bỏ quân',
    what: '{seat}: {event}',
    out: 'Xóa khoản này: {what}',
  },

  bill: {
    title: 'Các khoản trả',
    who: 'Chỗ ngồi',
    share: 'phần',
    pays: 'trả',
    win: 'thắng',
    once: 'trả ngay',
    sum: 'tổng cộng',
    covered: '{seat} trả thay',
    both: { other: 'phần của mình và thêm {n}\u00a0lần điểm gốc' },
    more: 'phần của mình và của những người khác',
  },

  sides: {
    title: 'Cùng một lần thắng, chia theo cách khác',
    about:
      'Luật người bỏ trả hết và luật đền thay đều dồn cả khoản trả cho một người: luật đầu sau bất kỳ quân bỏ nào, luật sau chỉ khi đó là quân bỏ nguy hiểm.',
    aboutNoBao: 'Luật người bỏ trả hết dồn cả khoản trả cho một người, sau bất kỳ quân bỏ nào.',
    heads: {
      'half-shooter': 'Cùng trả',
      'shooter-pays': 'Người bỏ trả hết',
      table: 'Theo luật chuẩn',
      'full-gun': 'Người bỏ trả hết',
      'half-gun': 'Cùng trả',
      'everyone-equal': 'Trả như nhau',
      bao: 'Đền thay',
    },
    here: 'như hiện tại',
    collects: 'nhận',
    same: 'Chia theo cách nào thì {winner} cũng nhận {n}.',
    differ: 'Như hiện tại, {winner} nhận {n}. Chia theo cách khác có thể được số điểm khác.',
    drawn: 'Khi tự rút thì không có người bỏ quân thắng, nên luật “người bỏ trả hết” không đổi gì.',
    drawnBao: 'Luật đền thay thì có đổi.',
  },

  steps: {
    title: 'Mỗi tai làm khoản trả tăng gấp đôi',
    list: 'Mỗi mức được trả bao nhiêu',
    about:
      'Mỗi thanh là một khoản trả, chia thành các lần điểm gốc. Phần tô đặc: thắng quân bỏ. Thêm phần để trống: tự rút.',
    aboutList:
      'Mỗi thanh là số điểm người thắng nhận. Phần tô đặc: thắng quân bỏ. Thêm phần để trống: tự rút.',
    discard: 'quân bỏ',
    selfDraw: 'tự rút',
    choose: '{total}: thắng quân bỏ được {discard}, tự rút được {selfDraw}',
    chooseThrown: '{total}: thắng quân bỏ được {discard}',
  },

  rules: {
    title: 'Luật riêng',
    table: 'Bàn',
    tables: { singapore: 'Singapore', 'hong-kong': 'Hồng Kông' },
    written: 'luật chuẩn',
    own: { other: 'đã đổi {n}\u00a0luật' },
    pinned: 'Hiện theo luật của liên kết này: {list}.',
    pinnedWritten: 'Hiện theo luật chuẩn của bàn.',
    example: 'Khoản trả này theo luật của chính nó: {list}.',
    following: 'Theo luật riêng của bạn: {list}.',
    mine: 'Dùng luật riêng của tôi',
    keep: 'Giữ làm luật riêng của tôi',
    preset: 'Bộ luật có sẵn',
    ownTable: 'Của bạn',
    value: '{rule}: {value}',
    all: 'Mọi luật riêng',
  },

  share: {
    share: 'Chia sẻ liên kết',
    link: 'Liên kết tới khoản trả này',
    copy: 'Sao chép',
    copied: 'Đã sao chép liên kết.',
    send: 'Gửi…',
  },

  try: 'Thử xem',
  again: 'Về lúc đầu',
}
