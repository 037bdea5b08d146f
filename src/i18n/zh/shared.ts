import type { Draw, InstantEvent, Opening, RoutePartCode, WinWay } from '../../engine/index.ts'

export const ways: Record<WinWay, string> = {
  discard: '点炮胡',
  'self-draw': '自摸',
  'rob-kong': '抢杠',
  'rob-eighth': '抢花',
}

export const events: Record<InstantEvent, string> = {
  'kong-claimed': '明杠',
  'kong-added': '加杠',
  'kong-concealed': '暗杠',
  bite: '咬',
  marriage: '配对',
  'flower-family': '四花齐',
  'season-family': '四季齐',
  'animal-family': '动物齐',
}

export const draws: Record<Draw, string> = {
  wall: '平常摸牌',
  flower: '补花',
  kong: '杠后补牌',
  'kong-flower': '开杠，再补花',
  'kong-on-kong': '杠上杠',
  'kong-on-kong-flower': '杠上杠，再补花',
}

export const openings: Record<Opening, string> = {
  heavenly: '起手就胡（天胡）',
  earthly: '胡庄家第一张牌（地胡）',
  human: '没摸过牌就胡（人胡）',
}

export const routeParts: Record<RoutePartCode, string> = {
  'any-shape': '任何四副面子加将',
  'all-pongs': '只有刻子',
  'all-chows': '只有顺子',
  'half-flush': '{suit}加字牌',
  'full-flush': '只有{suit}',
  'honour-pong': '{tile}的刻子',
  'honour-eye': '{tile}做将',
  'terminals-and-honours': '只有1、9和字牌',
  'all-terminals': '只有1和9',
  'all-honours': '只有字牌',
  'all-green': '只有绿色的牌',
  'nine-gates': '{suit}的九莲宝灯',
  'seven-pairs': '七对子',
  'thirteen-orphans': '十三幺',
  closed: '不叫牌',
}
