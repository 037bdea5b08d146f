import type { Dictionary } from '../dictionary.ts'

export const rulesHongKong: Dictionary['rules']['hong-kong'] = {
  minimum: {
    name: '起胡',
    ask: '要有多少番才能胡？',
    values: { '3': '{n}番', '1': '{n}番', '0': '没有：鸡胡也能胡' },
    others: '家里打的牌桌，往往要求低一些，甚至完全没有要求。',
  },
  limit: {
    name: '封顶',
    ask: '算到多少番为止？',
    values: { '13': '{n}番', '10': '{n}番', '8': '{n}番' },
    others: '很多牌桌的封顶较低。',
  },
  curve: {
    name: '加倍',
    ask: '付的分加得多快？',
    values: { full: '每多一番就加倍', 'half-spicy': '半辣上：手牌大了以后加得慢一些' },
    others: '今天的牌桌大多打半辣上。',
  },
  payment: {
    name: '由谁付分',
    ask: '一笔账怎样分？',
    values: {
      table: '点炮胡只由点炮者付；自摸三家各付底分',
      'full-gun': '全铳：点炮胡由点炮者付全部；自摸三家各付两倍',
      'half-gun': '半铳：点炮胡由点炮者付两倍，其他人也要付',
    },
    others: '有些牌桌打全铳，点炮者一个人付；有些打半铳，其他人也付一份。',
  },
  flowers: {
    name: '花和季',
    ask: '牌里有没有花和季？',
    values: { on: '有', off: '没有' },
    others: '很多牌桌把它们拿掉。',
  },
  sevenPairs: {
    name: '七对子',
    ask: '七个对子能胡吗？',
    values: { on: '可以', off: '不可以' },
    others: '老派的牌桌没有这种牌型。',
  },
  sevenPairsConcealed: {
    name: '七对子和门前清',
    ask: '七对子另外还算门前清吗？',
    values: { adds: '算', included: '不算，已经包括在内' },
    others: '有些牌桌两项都算，有些不算。',
  },
  concealedKong: {
    name: '门前清里的暗杠',
    ask: '有暗杠的手牌，还算门前清吗？',
    values: { keeps: '算', breaks: '不算' },
    others: '有些牌桌认为，有任何杠就不算门前清。',
  },
  allChowsPair: {
    name: '香港平胡的将',
    ask: '香港平胡可以用风牌或箭牌做将吗？',
    values: { suited: '不可以', any: '可以' },
    others: '有些牌桌什么将都可以，有些只许用不算番的将。',
  },
  littleWinds: {
    name: '小四喜',
    ask: '三副风刻，再用第四种风做将，值多少？',
    values: { off: '本身不算', '6': '{n}番，风刻另外加上', limit: '满贯牌' },
    others: '有些牌桌另外给番，有些当作满贯牌。',
  },
  blessings: {
    name: '天胡和地胡',
    ask: '起手就胡、胡庄家的第一张牌，算满贯牌吗？',
    values: { off: '不算', limit: '算' },
    others: '有些牌桌两种都按封顶付分。',
  },
  flowerWin: {
    name: '七张花和八张花',
    ask: '七张或八张花和季，另算一项吗？',
    values: { off: '不算', '7-is-3-and-8-is-8': '算：手牌完整时另外加上' },
    others: '有些牌桌给七张或八张花另外加番，有些凑齐了就算胡。',
  },
  dealer: {
    name: '庄家',
    ask: '下一局由谁做庄？',
    values: { fixed: '每一局都是你', rotates: '每一局换下家' },
    others: '打整场时，庄家胡了就连庄。',
  },
}
