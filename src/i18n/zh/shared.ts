import type { Draw, InstantEvent, Opening, WinWay } from '../../engine/index.ts'

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
