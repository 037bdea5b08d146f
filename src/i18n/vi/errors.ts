import type { Level, Mode, TableId } from '../../engine/index.ts'
import type { Dictionary } from '../dictionary.ts'
import { play } from './play.ts'
import { draws, events, openings, ways } from './shared.ts'

const modes = Object.fromEntries(
  Object.entries(play.setup.modes).map(([mode, { name }]) => [mode, name]),
) as Record<Mode, string>
const levels = Object.fromEntries(
  Object.entries(play.setup.levels).map(([level, { name }]) => [level, name]),
) as Record<Level, string>
const tables: Record<TableId, string> = { singapore: 'Singapore', 'hong-kong': 'Hồng Kông' }
const yesNo = { true: 'có', false: 'không' }

export const errors: Dictionary['errors'] = {
  at: 'Ký tự thứ {place}: {what}',
  hand: {
    'unknown-tile': '“{bad}” không phải là quân nào. Một quân viết bằng một số và một chữ cái: 3m, 5z, 2f.',
    'no-letter':
      'sau “{bad}” không có chữ cái. Chữ cái cho biết là quân gì: m vạn, p văn, s sách, z gió và rồng, f hoa, y mùa, a con vật.',
    'no-number': 'trước “{bad}” không có số.',
    'no-such-rank': 'không có quân {bad}.',
    'bonus-inside': '{bad} ({tile}) là quân thưởng; quân thưởng đứng sau dấu gạch đứng, như |2f1a.',
    'not-bonus': '{bad} ({tile}) không phải quân thưởng; sau dấu gạch đứng chỉ có hoa, mùa và con vật.',
    'not-a-set':
      'đây không phải là một bộ. Ngoặc vuông chứa một chow, pung hoặc kong do giành quân, ngoặc tròn chứa một kong kín.',
    'fifth-copy': 'đây là quân {tile} thứ năm; mỗi loại chỉ có bốn quân.',
    'second-bonus': 'đây là quân {tile} thứ hai; loại này chỉ có một quân.',
    'tile-not-in-table': 'bàn này không chơi với {tile}.',
    'one-winning': 'sau dấu cộng chỉ có một quân: quân thắng.',
    'too-long': 'phần viết dài hơn mọi tay bài. Những gì đứng sau chỗ này bị bỏ đi.',
  },
  link: {
    title: { other: 'Liên kết này có {n}\u00a0lỗi.' },
    shown: 'Những gì đọc được hiện ở bên dưới. Không có gì của bạn bị đổi.',
    right: 'Cũng liên kết ấy, không còn lỗi',
    dismiss: 'Đóng',
    hand: 'Tay bài, ký tự thứ {place}: {what}',
    taken: '{what} Được hiểu là {taken}.',
    left: '{what} Phần này bị bỏ đi.',
    possible: '{what} Có thể là: {list}.',
    range: '{what} Có thể là một số nguyên từ {from} đến {to}.',
    'tile-count': {
      other: 'Tay bài có {n}\u00a0quân, mà một tay bài phải có 14\u00a0quân khi mỗi bộ tính là ba quân.',
    },
    'unknown-field': '“{text}” không phải là một phần của liên kết như thế.',
    'unknown-value': 'Ở phần {field}, liên kết ghi “{text}”, mà như thế thì không thể.',
    'unknown-rule': 'Bàn này không có luật riêng “{text}”.',
    'unknown-rule-value': '“{text}” không phải là một giá trị của luật riêng này.',
    contradiction: 'Ở phần {field}, liên kết ghi “{text}”, không hợp với phần còn lại.',
    'bad-escape': 'Ở phần {field}, liên kết ghi “{text}”, đã bị hỏng (dấu phần trăm thiếu số theo sau).',
    'too-long': 'Ở phần {field}, chữ trong liên kết quá dài. Những gì vượt quá bị bỏ đi.',
  },
  rule: '“{rule}: {value}”',
  fields: {
    hand: 'tay bài',
    seat: 'chỗ ngồi',
    round: 'vòng',
    win: 'cách thắng',
    draw: 'lần rút cuối',
    last: 'quân cuối cùng của tường',
    opening: 'thắng ngay đầu ván',
    from: 'quân của ai',
    table: 'bàn',
    rules: 'luật riêng',
    tai: 'số tai',
    faan: 'số faan',
    winner: 'người thắng',
    bao: 'người phải đền thay',
    pingHu: 'Ping Hu',
    paid: 'những gì đã trả ngay',
    mode: 'loại ván',
    seed: 'cách trộn bài',
    deal: 'số của ván',
    dealer: 'nhà cái đầu tiên',
    bots: 'những người chơi kia',
    log: 'các nước đi',
  },
  values: {
    win: ways,
    draw: draws,
    opening: { ...openings, null: 'về sau trong ván' },
    last: yesNo,
    pingHu: yesNo,
    table: tables,
    mode: modes,
    bots: levels,
    paid: events,
  },
  nobody: 'không ai',
}
