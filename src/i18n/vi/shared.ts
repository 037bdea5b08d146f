import type { Draw, InstantEvent, Opening, RoutePartCode, WinWay } from '../../engine/index.ts'

export const ways: Record<WinWay, string> = {
  discard: 'Quân bỏ',
  'self-draw': 'Tự rút',
  'rob-kong': 'Cướp kong',
  'rob-eighth': 'Cướp hoa',
}

export const events: Record<InstantEvent, string> = {
  'kong-claimed': 'Kong lộ',
  'kong-added': 'Kong thêm',
  'kong-concealed': 'Kong kín',
  bite: 'Cặp con vật',
  marriage: 'Cặp hoa và mùa',
  'flower-family': 'Đủ bốn hoa',
  'season-family': 'Đủ bốn mùa',
  'animal-family': 'Đủ bốn con vật',
}

export const draws: Record<Draw, string> = {
  wall: 'Rút thường',
  flower: 'Thay quân thưởng',
  kong: 'Thay sau kong',
  'kong-flower': 'Sau kong, rồi thay quân thưởng',
  'kong-on-kong': 'Kong chồng kong',
  'kong-on-kong-flower': 'Kong chồng kong, rồi thay quân thưởng',
}

export const openings: Record<Opening, string> = {
  heavenly: 'Thắng bằng quân được chia (Tian Hu)',
  earthly: 'Quân bỏ đầu tiên của nhà cái (Di Hu)',
  human: 'Trước lần rút đầu tiên (Ren Hu)',
}

export const routeParts: Record<RoutePartCode, string> = {
  'any-shape': 'bốn bộ bất kỳ và một đôi',
  'all-pongs': 'chỉ pung',
  'all-chows': 'chỉ chow',
  'half-flush': '{suit} và quân chữ',
  'full-flush': 'chỉ {suit}',
  'honour-pong': 'một bộ {tile}',
  'honour-eye': 'đôi {tile}',
  'terminals-and-honours': 'chỉ 1, 9 và quân chữ',
  'all-terminals': 'chỉ 1 và 9',
  'all-honours': 'chỉ quân chữ',
  'all-green': 'chỉ quân màu xanh lục',
  'nine-gates': 'Chín cổng bằng {suit}',
  'seven-pairs': 'bảy đôi',
  'thirteen-orphans': 'Thập tam yêu',
  closed: 'không giành quân nào',
}
