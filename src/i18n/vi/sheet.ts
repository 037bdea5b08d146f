import type { Dictionary } from '../dictionary.ts'
import { sheetHongKong } from './sheet-hong-kong.ts'

type SheetWords = Dictionary['sheet']['singapore']

const singapore: SheetWords = {
  title: 'Bảng tra cứu tai',
  description:
    'Mọi dòng của bàn Singapore: số tai, luật trong một câu, các tên khác và một ví dụ; cách đếm, và mỗi mức tai được trả bao nhiêu.',
  onward: 'Mọi dòng tai trên một trang',
  every: 'Mọi dòng và số tai',
  all: '{group}: mọi dòng trên bảng tra cứu tai',
  lead: 'Cộng mọi dòng mà tay bài đạt được, mỗi dòng một lần.',
  minimum: 'Tay bài thắng khi có từ {minimum} trở lên.',
  everyHand: 'Tay bài nào thành cũng thắng.',
  limit: 'Nhiều hơn {limit} thì vẫn trả như {limit}.',
  noLimit: 'Đếm bao nhiêu cũng được: bàn này không có giới hạn.',
  groups: {
    'dragon-and-wind-sets': {
      title: 'Bộ rồng và bộ gió',
      about: 'Ba hoặc bốn quân giống nhau: một loại rồng, gió chỗ ngồi hoặc gió vòng.',
    },
    'hand-patterns': {
      title: 'Kiểu bài',
      about: 'Nhìn cả tay bài thì là gì: toàn chow, toàn pung, một chất.',
    },
    'how-you-won': {
      title: 'Thắng bằng cách nào',
      about: 'Quân thắng từ đâu mà có. Các dòng này cộng vào mọi tay bài, trừ bài giới hạn.',
    },
    'bonus-tiles': {
      title: 'Quân thưởng',
      about: 'Hoa, mùa và con vật nằm cạnh tay bài; chúng được tính dù các bộ có được tính hay không.',
    },
    'limit-hands': {
      title: 'Bài giới hạn',
      about: 'Mỗi kiểu được trả ở mức giới hạn, và không cộng thêm gì.',
    },
  },
  merged: {
    'own-flower': {
      rule: 'Quân hoa hoặc quân mùa mang số của chỗ bạn ngồi: Đông 1, Nam 2, Tây 3, Bắc 4.',
      also: 'chính hoa',
    },
    'flower-family': {
      rule: 'Đủ bốn hoa, hoặc đủ bốn mùa; tính thêm ngoài quân của chính bạn.',
      also: 'nhóm bốn quân',
    },
  },
  paysNote: 'Tính bằng điểm. Kong, cặp con vật và nhóm bốn quân được trả ngay, ngoài khoản này.',
  stepsTitle: 'Đếm theo sáu bước',
  steps: [
    {
      title: 'Hình bài',
      text: 'Có bốn bộ và một đôi, hay là bài giới hạn? Bài giới hạn được trả ở mức giới hạn: dừng ở đây.',
      none: 'Có bốn bộ và một đôi, hay là bài giới hạn? Ở đây bài giới hạn có giá riêng: hãy nhớ giá ấy rồi đếm tiếp. Bên nào lớn hơn thì trả theo bên ấy.',
    },
    {
      title: 'Quân thưởng',
      text: 'Từng con vật, hoa đúng chỗ ngồi, mùa đúng chỗ ngồi, và nhóm bốn quân nào đã đủ.',
    },
    {
      title: 'Bộ quân chữ',
      text: 'Từng bộ rồng, bộ gió chỗ ngồi, bộ gió vòng. Gió nào vừa là gió chỗ ngồi vừa là gió vòng thì tính cả hai.',
    },
    {
      title: 'Kiểu bài',
      text: 'Toàn chow, toàn pung, một chất, chỉ có 1, 9 và quân chữ: Ping Hu, Pong Pong Hu, Hun Yi Se, Qing Yi Se và các dòng còn lại.',
    },
    {
      title: 'Thắng bằng cách nào',
      text: 'Men Qing Zi Mo, Hua Shang, Gang Shang, Hai Di Lao Yue, Qiang Gang.',
    },
    {
      title: 'Cộng lại',
    },
  ],
  notHere: 'Không phải bàn nào cũng chơi',
  notHereAbout: 'Chỉ vài bàn tính các dòng này. Mỗi dòng có một luật riêng để bật lên.',
}

export const sheet: Dictionary['sheet'] = { singapore, 'hong-kong': sheetHongKong }
