import type { Dictionary } from '../dictionary.ts'

export const near: Dictionary['near'] = {
  'one-chow': '有一副是顺子，所以不合这一项。',
  'one-pong': '有一副是刻子，所以不合这一项。',
  'one-set': '有一副面子不合。',
  eye: '只有将不合。',
  'value-eye': '将是箭牌、门风或圈风。',
  'only-a-pair': '一对只能做将，再多一张才成刻子。',
  'bonus-tile': '手牌旁边有一张花牌。',
  'one-bonus-tile': '这一组还缺一张花牌。',
  'claimed-set': '有一副面子是吃碰杠来的。',
  'declared-set': '有一副面子已经亮出。',
  'not-self-drawn': '胡的牌不是自摸来的。',
  'single-wait': '听的只有一种牌。',
  'all-exposed': '四副面子都是吃碰杠来的。',
  'one-kong': '有一副面子不是杠。',
  'one-tile': '有一张牌不对。',
  replacement: '最后一张牌是补牌。',
  'kong-in-chain': '前面开了杠，算的是杠那一项。',
}
