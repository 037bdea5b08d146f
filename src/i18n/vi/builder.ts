import type { Dictionary } from '../dictionary.ts'
import { draws, openings, ways as win } from './shared.ts'

type Words = Dictionary['builder']

const refused: Words['refused'] = {
  'no-copy': 'Không còn quân {tile} nào.',
  'no-room': 'Tay bài đã đủ quân. Hãy lấy bớt ra trước.',
  'no-set': 'Không có bộ như thế bắt đầu bằng {tile}.',
  'nothing-there': 'Không có gì để lấy ra.',
}

const standing: Words['score']['standing'] = {
  win: 'Thắng. Tối thiểu của bàn này: {minimum}; giới hạn: {limit}.',
  'below-minimum': 'Không thắng: tay bài đã thành, nhưng bàn này cần {minimum}.',
  'not-complete': 'Không thắng: các quân này không thành bốn bộ và một đôi.',
  building: 'Hãy ghép tiếp: một tay bài có bốn bộ và một đôi.',
  ready: 'Đang chờ thắng: thêm một quân là thành bài.',
  unmarked: 'Bạn thắng bằng quân nào? Hãy chọn quân ấy trong tay bài.',
  'too-many': 'Hãy lấy bớt quân thừa ra.',
  impossible: 'Ở bàn này không thể thắng như thế. Hãy chọn cách khác.',
}

export const builder: Words = {
  title: 'Trình ghép bài',
  hand: 'Tay bài của bạn',
  change: 'Đổi tay bài',

  tray: {
    inHand: 'Trong tay',
    declared: 'Đã đặt xuống',
    bonus: 'Quân thưởng',
    empty: 'Chưa có quân nào. Hãy chọn ở bên dưới, hoặc gõ: 123m.',
    concealed: '{tile}, trong tay',
    winning: '{tile}, quân thắng',
    claimed: '{set}, do giành quân',
    open: '{tile}, đã lật ra',
    help: 'Phím mũi tên đi dọc tay bài, Enter chọn một quân, Delete lấy quân ra, W đánh dấu quân thắng. Gõ số rồi một chữ cái để đưa quân vào: 123m.',
  },

  pick: {
    as: 'Đưa vào thành',
    tile: 'Quân lẻ',
    chow: 'Chow',
    pong: 'Pung',
    kong: 'Kong',
    kongConcealed: 'Kong kín',
    suits: 'Chất',
    tabs: { m: 'Vạn', p: 'Văn', s: 'Sách', z: 'Chữ', b: 'Thưởng' },
    groups: { m: 'Vạn', p: 'Văn', s: 'Sách', z: 'Gió và rồng', b: 'Quân thưởng' },
    key: { other: '{tile}, còn {n}' },
    chowFrom: 'Chow bắt đầu bằng {tile}',
    pongOf: 'Pung {tile}',
    kongOf: 'Kong {tile}',
    kongConcealedOf: 'Kong kín {tile}',
    noChow: 'Không có chow nào bắt đầu bằng {tile}',
    instead: { other: 'Thay bằng {tile}, còn {n}' },
    back: 'Lấy lại quân vừa đưa vào',
    fold: 'Bảng quân',
  },

  chosen: {
    label: 'Đang chọn {tile}',
    mark: 'Thắng bằng quân này',
    out: 'Lấy ra',
    close: 'Để yên',
    layChow: 'Đặt xuống: {set}',
    lay: 'Đặt xuống',
    up: 'Đưa lên tay',
    pong: 'Đổi thành pung',
    kong: 'Đổi thành kong',
    kongConcealed: 'Úp xuống',
    kongExposed: 'Lật lên',
  },

  context: {
    seat: 'Chỗ ngồi',
    round: 'Vòng',
    win: 'Thắng bằng',
    from: 'Quân của ai',
    draw: 'Lần rút cuối',
    opening: 'Ngay đầu ván',
    notOpening: 'Về sau',
    last: 'Quân cuối cùng còn rút được',
    seatShort: { east: 'Đ', south: 'N', west: 'T', north: 'B' },
    ways: win,
    draws,
    openings,
    chipSeat: 'Chỗ {value}',
    chipRound: 'Vòng {value}',
    fromSeat: 'Quân bỏ của {seat}',
    robbedFrom: '{way} của {seat}',
  },

  score: {
    unit: { tai: 'tai', faan: 'faan' },
    amount: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
    toGo: { other: 'Thiếu {n}\u00a0quân' },
    tooMany: { other: 'Thừa {n}\u00a0quân' },
    none: 'Không thắng',
    question: 'Quân thắng?',
    noLimit: 'không có',
    noMinimum: 'không có',
    standing,
    limit: 'Bằng giới hạn của bàn này.',
    limitHand: 'Bài giới hạn: được trả ở mức giới hạn, và không cộng thêm gì.',
    limitHandOpen: 'Bài giới hạn: được tính theo giá riêng, và các dòng khác cộng lại không nhiều hơn.',
    cut: 'Đếm được {raw}; giới hạn là {limit}.',
    unlimited: 'Thắng. Tối thiểu của bàn này: {minimum}; bàn không có giới hạn.',
    chicken: 'Thắng: không có gì được tính, mà bàn này cũng không đòi gì.',
    anyway: 'Thắng ngay: {rows}. Những quân còn thiếu là quân nào cũng được.',
    missed: 'Tay bài này chờ những quân khác.',
    bill: {
      one: '{who} trả {n}.',
      each: '{who}: mỗi người trả {n}.',
      all: 'Mỗi người trong ba người kia trả {n}.',
      collect: 'Bạn nhận {n}.',
    },
  },

  why: {
    title: 'Vì sao',
    gain: '+{n}',
    limit: 'giới hạn',
    times: '{row} × {count}',
    whole: 'cả tay bài',
  },
  near: { title: 'Suýt được', gain: '+{n}', limit: 'giới hạn' },
  waits: {
    now: 'Đang chờ',
    before: 'Bạn đã chờ',
    left: { other: 'còn {n}' },
    worth: '{amount}',
    none: 'không thắng',
    win: 'Thắng bằng {tile}',
  },
  readings: {
    title: 'Các cách xếp khác',
    less: '{amount}: {rows}. Ít hơn {less}.',
    none: '{amount}: không có gì được tính.',
    equal: '{amount}, bằng nhau: {rows}.',
    fewer: '{amount}, bằng nhau nhưng ít dòng hơn: {rows}.',
    row: '{row} {n}',
  },

  tools: {
    undo: 'Hoàn tác',
    open: 'Mở trong trình ghép bài',
  },
  typing: 'Đang gõ: {digits}',
  pinned: 'Hiện theo luật của tay bài này: {list}.',
  ruleValue: '{rule}: {value}',

  refused,

  try: { title: 'Thử xem' },

  say: {
    result: '{result}. {rows}',
  },
}
