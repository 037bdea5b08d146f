import type { Dictionary } from '../dictionary.ts'

export const home: Dictionary['home'] = {
  description:
    'Học đếm tai ở bàn mạt chược Singapore, tra cứu mọi tay bài, và phân xử xem tay bài đáng bao nhiêu: con số nào cũng có lý do đi kèm.',
  question: {
    title: 'Tay bài này được bao nhiêu?',
    situation: 'Bạn ngồi chỗ <b>{seat}</b>, vòng <b>{round}</b>. {from} bỏ {tile}, và bạn hô <em>thắng</em>.',
    claimed: {
      other:
        'Có {n}\u00a0bộ do giành quân, nằm lộ trên bàn: {list}. Hoa, mùa và con vật của bạn cũng vậy. Mọi quân khác đều kín trong tay.',
    },
    concealed:
      'Bạn chưa giành quân nào. Chỉ có hoa, mùa và con vật của bạn nằm lộ trên bàn; mọi quân khác đều kín trong tay.',
    tai: 'Tai là giá trị của một tay bài. Một số bộ, kiểu bài và quân thưởng đem lại tai, và mỗi tai làm khoản trả tăng gấp đôi.',
    answer: 'Xem câu trả lời',
    choices: 'Bao nhiêu tai?',
    choice: '{n}\u00a0tai',
    right: 'Đúng.',
    wrong: 'Chưa đúng.',
    total: '{n}\u00a0tai.',
    limit: '{n}\u00a0tai, mức giới hạn.',
    reasons: 'Các tai này từ đâu ra',
    gain: '+{n}',
    change: 'Đổi tay bài này',
    teach: 'Tôi chưa biết đếm. Hãy dạy tôi',
  },
  lessons: {
    title: { other: 'Học trong {n}\u00a0buổi' },
    start: 'Bắt đầu với bài “{lesson}”',
    about: {
      'how-to-play': 'Các quân, các bộ, một lượt, một lần thắng',
      'how-to-count-tai': 'Từng tai từ đâu mà có',
      payments: 'Điểm gốc tăng gấp đôi; ai trả',
      bao: 'Khi một người trả thay cho mọi người',
      'safer-discards': 'Đọc quân đã bỏ và các bộ lộ',
      'house-rules': 'Những điều cả bàn thống nhất trước',
      'hong-kong': 'Bàn kia, trọn vẹn trong một bài',
      strategy: 'Quân có ích, cách chờ, đường đi',
    },
  },
  tools: {
    title: 'Ở bàn chơi',
    about: {
      builder: 'Nhập tay bài trước mặt bạn. Xem số tai, lý do của từng tai, và bạn vừa lỡ mất gì.',
      payments:
        'Mỗi lần thắng thì ai trả cho ai: thắng quân bỏ, tự rút, có đền thay, kèm kong và cặp con vật.',
      practice: 'Những câu hỏi khó dần theo sức bạn. Câu nào sai sẽ trở lại.',
      scoreSheet: 'Sổ ghi của buổi chơi: ai trả cho ai, nhà cái và gió vòng, và cách thanh toán cuối buổi.',
      sheet: 'Mọi dòng, mỗi dòng được bao nhiêu, kèm một tay bài làm ví dụ.',
      houseRules: 'Bàn của bạn chơi thế nào. Mọi con số trên trang này đều theo đó.',
      singapore: 'Cả bàn trên một thẻ.',
      glossary: 'Những lời người ta nói ở bàn, viết bằng bốn loại chữ.',
    },
  },
  tiles: {
    title: 'Cả {n}\u00a0quân',
    count:
      '{kinds}\u00a0loại này mỗi loại có {copies}\u00a0quân; {bonus}\u00a0quân thưởng mỗi loại một quân.',
    corners: 'Số và chữ trên quân',
  },
}
