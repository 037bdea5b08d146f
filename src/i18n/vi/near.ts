import type { Dictionary } from '../dictionary.ts'

export const near: Dictionary['near'] = {
  'one-chow': 'Chỉ vướng một chow.',
  'one-pong': 'Chỉ vướng một pung.',
  'one-set': 'Có một bộ không hợp.',
  eye: 'Chỉ có đôi là không hợp.',
  'value-eye': 'Đôi là rồng, gió chỗ ngồi hoặc gió vòng.',
  'only-a-pair': 'Hai quân mới chỉ là một đôi: thêm một quân nữa mới thành bộ.',
  'bonus-tile': 'Có quân thưởng nằm cạnh tay bài.',
  'one-bonus-tile': 'Còn thiếu một quân thưởng để đủ nhóm bốn quân.',
  'claimed-set': 'Có một bộ do giành quân.',
  'declared-set': 'Có một bộ đã tuyên bố.',
  'not-self-drawn': 'Quân thắng không phải tự rút.',
  'single-wait': 'Tay bài chỉ chờ một loại quân.',
  'all-exposed': 'Cả bốn bộ đều do giành quân.',
  'one-kong': 'Có một bộ không phải kong.',
  'one-tile': 'Có một quân không đúng.',
  replacement: 'Quân cuối cùng là quân thay thế.',
  'kong-in-chain': 'Trước đó có kong, và phần được tính là kong ấy.',
}
