import type { Dictionary } from '../dictionary.ts'

export const sheetHongKong: Dictionary['sheet']['hong-kong'] = {
  title: '番数速查表',
  description: '香港规则的每一项：值多少番、一句话的条件、别名和例子；怎样算番，每个番数付多少分。',
  onward: '一张表看完所有番数',
  every: '每一项和它的番数',
  all: '{group}：番数速查表的全部项目',
  lead: '把符合的项目都加起来。如果一项代替另一项，只算大的那一项。',
  minimum: '有{minimum}或以上才能胡。',
  everyHand: '手牌完整就能胡。',
  limit: '超过{limit}，只按{limit}付分。',
  noLimit: '番数一直往上算：这张牌桌没有封顶。',
  groups: {
    'dragon-and-wind-sets': {
      title: '箭刻和风刻',
      about: '三张或四张相同的箭牌、门风或东风；每一局的圈风都是东风。',
    },
    'hand-patterns': {
      title: '牌型',
      about: '整手牌是什么样子：全是顺子、全是刻子、只有一种花色、七对子、没有吃碰杠。',
    },
    'how-you-won': {
      title: '怎样胡的',
      about: '胡的牌从哪里来。除了满贯牌，这些项目都可以加在任何手牌上。',
    },
    'bonus-tiles': {
      title: '花和季',
      about: '放在手牌旁边。一张都没有，也算一项。',
    },
    'limit-hands': {
      title: '满贯牌',
      about: '每一种都按封顶付分，不再加别的。',
    },
  },
  merged: {
    'own-flower': {
      rule: '号数跟自己座位相同的花或季：东1、南2、西3、北4。',
      also: '自己的花，自己的季',
    },
    'flower-family': {
      rule: '四张花都有，或四张季都有。算了这一项，就不再算自己的那张。',
      also: '一台花',
    },
  },
  paysNote: '单位是分。胡牌之前不付分，流局也不付分。',
  stepsTitle: '六步算番',
  steps: [
    {
      title: '看手牌是否完整',
      text: '是四副面子加将、七对子，还是十三幺？满贯牌按封顶付分，到这里就算完了。',
    },
    {
      title: '花和季',
      text: '一张都没有，自己的正花，自己的季，或者一组四张齐全。',
    },
    {
      title: '箭牌和风牌',
      text: '每副箭刻，门风的刻子，东风的刻子。东家的东风刻子，两项都算。',
    },
    {
      title: '牌型',
      text: '香港平胡、对对胡、混一色、清一色、七对子、门前清。',
    },
    {
      title: '怎样胡的',
      text: '自摸、杠上开花、抢杠、海底捞月、河底捞鱼。',
    },
    {
      title: '加起来',
    },
  ],
  notHere: '不是每张牌桌都算',
  notHereAbout: '只有一些牌桌才算这些。每一项都要靠自定规则才会加进来。',
}
