import type { Dictionary } from '../dictionary.ts'

export const lesson: Dictionary['lesson'] = {
  unitName: { tai: 'tai', faan: 'faan' },
  unit: { tai: '{n}\u00a0tai', faan: '{n}\u00a0faan' },
  theLimit: 'mức giới hạn',
  noLimit: 'không có giới hạn',
  notPlayed: 'không chơi',
  nothing: 'không gì cả',
  bases: { other: '{n}\u00a0lần điểm gốc' },
  off: 'không áp dụng',
  eachOf: '{value} mỗi lần',
  each: 'mỗi lần',
  limitRow: 'giới hạn',

  caption: {
    row: '{row}\u00a0{n}',
    rows: '{rows}.',
    limitHand: '{rows}: bài giới hạn, và không cộng thêm gì.',
    cut: '{rows}. Cộng lại là {raw}, trả ở mức giới hạn {limit}.',
    belowNone: 'Không thắng: không có gì được tính, mà tối thiểu là {minimum}.',
    below: '{rows}. Không thắng: tối thiểu là {minimum}.',
    notComplete: 'Không thắng: tay bài chưa thành.',
    noTai: '{rows}: không có gì được tính, mà bàn này cũng không đòi gì.',
  },

  figure: {
    hand: 'Trong tay',
    claimed: 'Do giành quân',
    declared: 'Đã đặt xuống',
    bonus: 'Quân thưởng',
  },

  contents: 'Trong bài này',
  here: 'Bài {n} trong {all}',
  minutes: { other: '{n}\u00a0phút' },
  rules: {
    standard: 'luật chuẩn',
    own: 'theo luật riêng của bạn: {list}',
    more: { other: '{list} và {n}\u00a0luật nữa' },
    value: '{rule}: {value}',
  },
  onward: {
    next: 'Bài sau: {lesson}',
    back: 'Bài trước: {lesson}',
    lesson: 'Trong bài “{lesson}”',
    builder: 'Đếm tay bài của chính bạn',
  },
  index: {
    title: 'Bài học',
    description:
      'Các bài học mạt chược Singapore theo thứ tự, bài nào cũng có những tay bài để đổi thử và phần kiểm tra ở cuối.',
    lead: 'Những bài học ngắn, theo thứ tự. Tay bài nào trong đó cũng đổi được, và con số nào cũng theo luật của bàn bạn.',
    score: 'đúng {right} trong {all}\u00a0câu',
  },

  differs: {
    mark: 'các bàn khác nhau',
    title: 'Bàn khác chơi thế nào',
    house: 'Luật riêng: {rule}',
  },

  both: {
    at: '{table}:',
  },

  builder: {
    name: 'Trình ghép bài {n}',
  },

  check: {
    yes: 'Thắng',
    no: 'Không thắng',
    points: { other: '{n}\u00a0điểm' },
    answerYes: 'Có',
    answerNo: 'Không',
    right: 'Đúng.',
    wrong: 'Chưa đúng.',
    answer: 'Câu trả lời',
    all: 'Đúng {right} trong {all}\u00a0câu.',
    again: 'Trả lời lại',
  },
}
