import type { Dictionary } from '../dictionary.ts'
import { sheetHongKong } from './sheet-hong-kong.ts'

type SheetWords = Dictionary['sheet']['singapore']

const singapore: SheetWords = {
  title: '台数速查表',
  description: '新加坡规则的每一项：值多少台、一句话的条件、别名和例子；怎样算台，每个台数付多少分。',
  onward: '一张表看完所有台数',
  every: '每一项和它的台数',
  all: '{group}：台数速查表的全部项目',
  lead: '把符合的项目都加起来，每项只算一次。',
  minimum: '有{minimum}或以上才能胡。',
  everyHand: '手牌完整就能胡。',
  limit: '超过{limit}，只按{limit}付分。',
  noLimit: '台数一直往上算：这张牌桌没有封顶。',
  groups: {
    'dragon-and-wind-sets': {
      title: '箭刻和风刻',
      about: '三张或四张相同的箭牌、门风或圈风。',
    },
    'hand-patterns': {
      title: '牌型',
      about: '整手牌是什么样子：全是顺子、全是刻子、只有一种花色。',
    },
    'how-you-won': {
      title: '怎样胡的',
      about: '胡的牌从哪里来。除了满贯牌，这些项目都可以加在任何手牌上。',
    },
    'bonus-tiles': {
      title: '花牌',
      about: '花、季、动物牌都放在手牌旁边，不管手牌怎样组成，都照样算。',
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
      rule: '四张花都有，或四张季都有。其中自己的那张照算，这一项另外加上。',
      also: '一台花',
    },
  },
  paysNote: '单位是分。杠、咬和一组花牌另外即时付分。',
  stepsTitle: '六步算台',
  steps: [
    {
      title: '看手牌是否完整',
      text: '是四副面子加将，还是满贯牌？满贯牌按封顶付分，到这里就算完了。',
      none: '是四副面子加将，还是满贯牌？在这里，满贯牌有自己的定价：先记着，再往下算。哪个多，就按哪个付分。',
    },
    {
      title: '花牌',
      text: '每张动物牌，自己的正花，自己的季，还有齐全的一组。',
    },
    {
      title: '字牌的刻子和杠',
      text: '每副箭刻，门风刻，圈风刻。既是门风又是圈风的，两项都算。',
    },
    {
      title: '牌型',
      text: '全是顺子、全是刻子、只有一种花色、只有幺九牌和字牌：平胡、碰碰胡、混一色、清一色等等。',
    },
    {
      title: '怎样胡的',
      text: '门清自摸、花上、杠上开花、海底捞月、抢杠。',
    },
    {
      title: '加起来',
    },
  ],
  notHere: '不是每张牌桌都算',
  notHereAbout: '只有一些牌桌才算这些。每一项都要靠自定规则才会加进来。',
}

export const sheet: Dictionary['sheet'] = { singapore, 'hong-kong': sheetHongKong }
