import type { Dictionary } from '../dictionary.ts'

export const sheetHongKong: Dictionary['sheet']['hong-kong'] = {
  title: 'Bảng tra cứu faan',
  description:
    'Mọi dòng của bàn Hồng Kông: số faan, luật trong một câu, các tên khác và một ví dụ; cách đếm, và mỗi mức faan được trả bao nhiêu.',
  onward: 'Mọi dòng faan trên một trang',
  every: 'Mọi dòng và số faan',
  all: '{group}: mọi dòng trên bảng tra cứu faan',
  lead: 'Cộng mọi dòng mà tay bài đạt được. Khi dòng này đứng thay dòng kia, chỉ dòng lớn hơn được tính.',
  minimum: 'Tay bài thắng khi có từ {minimum} trở lên.',
  everyHand: 'Tay bài nào thành cũng thắng.',
  limit: 'Nhiều hơn {limit} thì vẫn trả như {limit}.',
  noLimit: 'Đếm bao nhiêu cũng được: bàn này không có giới hạn.',
  groups: {
    'dragon-and-wind-sets': {
      title: 'Pung rồng và pung gió',
      about:
        'Ba hoặc bốn quân giống nhau: một loại rồng, gió chỗ ngồi, hoặc gió Đông, vốn là gió vòng của mọi ván.',
    },
    'hand-patterns': {
      title: 'Kiểu bài',
      about: 'Nhìn cả tay bài thì là gì: toàn chow, toàn pung, một chất, bảy đôi, không có gì lộ.',
    },
    'how-you-won': {
      title: 'Thắng bằng cách nào',
      about: 'Quân thắng từ đâu mà có. Các dòng này cộng vào mọi tay bài, trừ bài giới hạn.',
    },
    'bonus-tiles': {
      title: 'Hoa và mùa',
      about: 'Chúng nằm cạnh tay bài. Không có quân nào cũng được tính.',
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
      rule: 'Đủ bốn hoa, hoặc đủ bốn mùa; tính thay cho quân của chính bạn.',
      also: 'nhóm bốn quân',
    },
  },
  paysNote: 'Tính bằng điểm. Không trả gì trước khi có người thắng, và ván hòa thì không ai trả.',
  stepsTitle: 'Đếm theo sáu bước',
  steps: [
    {
      title: 'Hình bài',
      text: 'Có bốn bộ và một đôi, Bảy đôi, hay Thập tam yêu? Bài giới hạn được trả ở mức giới hạn: dừng ở đây.',
    },
    {
      title: 'Hoa và mùa',
      text: 'Không có quân nào, hoa đúng chỗ ngồi, mùa đúng chỗ ngồi, hoặc đủ cả bốn quân của một nhóm.',
    },
    {
      title: 'Rồng và gió',
      text: 'Từng pung rồng, pung gió chỗ ngồi, pung gió Đông. Người ngồi chỗ Đông có pung gió Đông thì tính cả hai.',
    },
    {
      title: 'Kiểu bài',
      text: 'Toàn chow, Toàn pung, Half flush, Full flush, Bảy đôi, Bài kín.',
    },
    {
      title: 'Thắng bằng cách nào',
      text: 'Tự rút, quân thay sau kong, cướp kong, quân cuối tường, quân bỏ cuối cùng.',
    },
    {
      title: 'Cộng lại',
    },
  ],
  notHere: 'Không phải bàn nào cũng chơi',
  notHereAbout: 'Chỉ vài bàn tính các dòng này. Mỗi dòng có một luật riêng để bật lên.',
}
