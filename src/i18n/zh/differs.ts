import type { Dictionary } from '../dictionary.ts'

export const differs: Dictionary['differs'] = {
  'opening-order': {
    here: '发完牌，庄家先补花，补到没有花牌为止，再轮到下家。',
    others: '有些牌桌每人先补一次，再从头轮一遍。',
  },
  'last-bonus-tile': {
    here: '最后一张余牌如果是花牌，就没有牌可补，这一局流局。',
    others: '有些牌桌会为它多摸一张。',
  },
  'kong-after-claim': {
    here: '暗杠和加杠要在摸牌之后开，不能在吃或碰之后马上开。',
    others: '有些牌桌吃碰之后也可以开。',
  },
  'robbed-kong-pays': {
    here: '被抢杠的人当作点炮者付分，这个杠本身不付分。',
    others: '有些牌桌要被抢杠的人替大家付分。',
  },
  'pass-lock': {
    here: '本来可以胡或可以碰的牌，你放过了，那么在摸牌或亮出面子之前，就不能再胡或碰这种牌。',
    others: '有些牌桌连其他能胡的牌也不许胡，有些只限到下一张打出的牌为止，有些完全不限。',
  },
  'best-reading': {
    here: '一手牌有几种拆法时，按台数最多的那种算。',
    others: '有些牌桌以赢家自己喊出的为准。',
  },
  'last-discard': {
    here: '摸到最后一张余牌的人，要么用它胡，要么流局。之后不再打牌。',
    others: '有些牌桌让这个人再打一张，别人可以胡。',
  },
  'full-match': {
    here: '整场打东、南、西、北四圈。',
    others: '很多牌桌按钟点收场。',
  },
  'banker-pays-alike': {
    here: '庄家付分和收分都跟别人一样。',
    others: '有些牌桌庄家付得多，收得也多。',
  },
  'concealed-kong-keeps': {
    here: '有暗杠的手牌，仍然是门清。',
    others: '有些牌桌认为，桌上有任何杠就不算门清。',
  },
  'all-green-dragon': {
    here: '绿一色可以有发财，但不是非有不可。',
    others: '有些牌桌要求有一副发财。',
  },
  'nine-gates-wait': {
    here: '胡的牌可以是其中任何一张，自摸或点炮胡都行。',
    others: '有些牌桌要求听牌时正好是1112345678999，这种花色的每一种牌都能胡；有些要求自摸。',
  },
  'heavenly-draws': {
    here: '起手配牌里的花牌可以先补。先开了杠，就只算普通的胡牌。',
    others: '有些牌桌完全不许补，有些连杠也可以。',
  },
  'earthly-discard': {
    here: '一定要胡庄家打出的第一张牌，不管庄家之前亮出过什么。',
    others: '有些牌桌的地胡，是庄家以外的人自己摸第一张牌就胡。',
  },
  'kong-on-kong-claimed': {
    here: '两次杠之中，第一次可以是明杠。',
    others: '有些牌桌要求两次都用手里的牌开。',
  },
  'bao-counts-kongs': {
    here: '暗杠也算大家都看得见的面子。',
    others: '有些牌桌只算吃碰杠来的面子。包牌是各桌最不一样的地方：打第一张牌之前先说好。',
  },
  'bao-lasts': {
    here: '如果最后一副箭刻或风刻一成就胡，喂牌的人当场付分。如果要等手牌完整才胡，包牌的责任一直到这一局结束：之后对方自摸，或者胡喂牌的人打出的牌，都要包。',
    others: '有些牌桌让喂牌的人跟后来的点炮者分担，有些到下一次叫牌就不再追究。',
  },
  'hk-no-dead-wall': {
    here: '一直打到牌墙一张不剩。',
    others: '有些牌桌留下最后十四张不摸。',
  },
  'hk-one-hand': {
    here: '每一局单独算，分数不带到下一局。',
    others: '真正的牌桌会打满四圈，庄家胡了就连庄。',
  },
  'hk-any-discard': {
    here: '吃或碰之后，可以打出任何一张牌。',
    others: '有些牌桌不许打出刚吃碰的那种牌，也不许打出同一副顺子另一头的牌。',
  },
  'hk-robbed-kong': {
    here: '被抢的杠仍然是刻子，被抢杠的人当作点炮者付分。暗杠不能抢。',
    others: '有些牌桌准许十三幺抢暗杠。',
  },
  'hk-no-locks': {
    here: '不管之前放过什么、打过什么，任何牌都可以胡。牌墙已空时，最后打出的牌只能胡，不能吃碰杠。',
    others: '有些牌桌放过一次能胡的牌，就不能再胡这种牌。',
  },
  'hk-last-bonus': {
    here: '最后一张牌如果是花或季，就没有牌可补，这一局流局。',
    others: '有些牌桌不补，接着打下去。',
  },
  'hk-seven-different': {
    here: '七对子要七个不同的对子。',
    others: '有些牌桌准许四张相同的牌当作两对。',
  },
  'hk-every-row': {
    here: '每一项都算进起胡番数，花和自摸也算。',
    others: '有些牌桌的起胡番数不算花。',
  },
  'hk-concealed-on-discard': {
    here: '胡别人打出的牌，门前清也算。',
    others: '有些牌桌只在自摸时才算。',
  },
  'hk-kong-then-flower': {
    here: '杠后补到的是花或季，再补一张才胡，就不算杠上开花。',
    others: '有些牌桌照样算，有些连补花后胡牌也算番。',
  },
  'hk-last-replacement': {
    here: '最后一张牌是补来的也算海底捞月，两项相加。',
    others: '有些牌桌要求它是平常摸到的牌。',
  },
  'hk-honour-pairs': {
    here: '字一色可以是七对子。',
    others: '有些牌桌要求四副面子加将。',
  },
  'hk-nine-gates-wait': {
    here: '胡的牌可以是其中任何一张，自摸或点炮胡都行。',
    others: '有些牌桌要求听牌时，这种花色的九种牌都能胡。',
  },
}
