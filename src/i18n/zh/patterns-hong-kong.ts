import type { Dictionary } from '../dictionary.ts'

const hongKong: Dictionary['rowsAt']['hong-kong'] = {
  'dragon-set': {
    name: '箭刻',
    also: ['三元牌', '番子'],
    rule: '箭牌的刻子或杠，每副都算。',
    near: '两张红中做将，只是一对。要三张才成刻子。',
  },
  'own-wind-set': {
    name: '门风刻',
    also: ['门风', '自风'],
    rule: '自己门风的刻子或杠。',
    near: '西风不是南家的门风：这副刻子在这里不算番。',
  },
  'round-wind-set': {
    name: '圈风刻',
    also: ['圈风', '东风刻子'],
    rule: '东风的刻子或杠。每一局的圈风都是东风。',
    near: '西风不是圈风：每一局的圈风都是东风。',
  },
  'own-flower': {
    name: '正花',
    also: ['自己的花'],
    rule: '号数跟自己座位相同的花。',
    near: '菊是3号，属于西家。南家亮出它，什么也得不到，连无花也没有了。',
  },
  'own-season': {
    name: '正花（季）',
    also: ['自己的季'],
    rule: '号数跟自己座位相同的季。',
    near: '春是1号，属于东家。南家亮出它，什么也得不到，连无花也没有了。',
  },
  'flower-family': {
    name: '四花齐',
    also: ['一台花'],
    rule: '四张花都有。算了这一项，就不再算自己的正花。',
    near: '三张花不是四张：只算自己的那张正花。',
  },
  'season-family': {
    name: '四季齐',
    also: ['一台花'],
    rule: '四张季都有。算了这一项，就不再算自己的季。',
    near: '三张季不是四张：只算自己的那张季。',
  },
  'all-pongs': {
    name: '对对胡',
    also: ['碰碰胡'],
    rule: '四副刻子或杠，再加将。',
    near: '其中一副是顺子，这一项就没有了。',
  },
  'half-flush': {
    name: '混一色',
    also: ['半色'],
    rule: '只有一种花色，另外至少有一张字牌。',
    near: '万子当中夹着一副筒子的顺子：有两种花色。',
  },
  'full-flush': {
    name: '清一色',
    also: ['全是一种花色'],
    rule: '全部是同一种花色。',
    near: '有一对西风，就只是混一色了。',
  },
  'little-dragons': {
    name: '小三元',
    also: ['两副箭刻和一对箭牌'],
    rule: '两副箭刻，再用第三种箭牌做将。算了这一项，两副箭刻的番就不再算。',
    near: '有两副箭刻，但将是八筒：只算那两副箭刻。',
  },
  'little-winds': {
    name: '小四喜',
    also: ['三副风刻和一对风'],
    rule: '三种风的刻子或杠，再用第四种风做将。',
    near: '有三副风刻，但将是五筒。',
  },
  'kong-replacement': {
    name: '杠上开花',
    also: ['杠上自摸'],
    rule: '胡的是杠后补到的牌，而且补到的不是花牌。',
    near: '中间补到了一张花：胡的牌是补花补来的，不是杠后补来的。',
  },
  'robbed-kong': {
    name: '抢杠',
    also: ['抢杠胡'],
    rule: '胡的是别人正要加杠的那张牌。',
    near: '同样的一张牌，只是被打了出来。只有正在开的杠才能抢。',
  },
  'last-tile': {
    name: '海底捞月',
    also: ['海底'],
    rule: '胡的是自己摸到的牌墙最后一张牌，补来的也算。',
    near: '牌墙里还剩一张。',
  },
  'big-dragons': {
    name: '大三元',
    also: ['三副箭刻'],
    rule: '三种箭牌都成刻子或杠，手牌也要完整。',
    near: '两副箭刻，加第三种箭牌的一对：那是小三元。',
  },
  'big-winds': {
    name: '大四喜',
    also: ['四副风刻'],
    rule: '四种风都成刻子或杠，再加将。',
    near: '三副风刻加第四种风的一对，在这套规则里不成一项：只算风刻和混一色。',
  },
  'thirteen-orphans': {
    name: '十三幺',
    also: ['13 Wonders'],
    rule: '三种花色的1和9、四种风、三种箭牌，各一张，其中一种再多一张。',
    near: '缺了一种，根本不成胡牌。',
  },
  'eight-flowers': {
    name: '八仙过海',
    also: ['大花胡'],
    rule: '八张花和季全部到齐，手牌也要完整。',
    near: '只有七张：那是花胡。',
  },
  'all-honours': {
    name: '字一色',
    also: ['全是字牌'],
    rule: '全部是风牌和箭牌。',
    near: '有一副万子的顺子：那是混一色，加一副箭刻。',
  },
  'all-terminals': {
    name: '清幺九',
    also: ['清老头'],
    rule: '全部是1和9。',
    near: '将是八万。对对胡照算。',
  },
  'four-concealed-pongs': {
    name: '坎坎胡',
    also: ['四暗刻'],
    rule: '四副暗刻或暗杠，而且自摸。',
    near: '胡的是别人打出的牌，最后一副刻子就不是自己摸成的：只算对对胡和门前清。',
  },
  'nine-gates': {
    name: '九子连环',
    also: ['九莲宝灯'],
    rule: '同一种花色的1112345678999，再加这种花色的任意一张，没有亮出过面子。',
    near: '同样的牌，但三张1是碰来的：只是清一色。',
  },
  'four-kongs': {
    name: '十八罗汉',
    also: ['四杠'],
    rule: '四副杠，再加将。',
    near: '三副杠和一副刻子：只是对对胡。',
  },
  'heavenly-hand': {
    name: '天胡',
    also: ['庄家起手就胡'],
    rule: '庄家起手配牌就胡。',
    near: '同一手牌，到庄家的第二轮才胡。',
  },
  'earthly-hand': {
    name: '地胡',
    also: ['胡庄家的第一张牌'],
    rule: '庄家打出的第一张牌，另一家用它胡。',
    near: '同一手牌，胡的是后来打出的牌。',
  },
  'self-draw': {
    name: '自摸',
    also: ['Zi Mo'],
    rule: '胡的牌是自己摸到的，从牌墙摸来的、补来的都算。',
    near: '同一手牌，胡的是别人打出的牌。',
  },
  'concealed-hand': {
    name: '门前清',
    also: ['门清'],
    rule: '没有吃碰杠别人的牌；胡的那张是别人打出的也算。有暗杠也还是门前清。',
    near: '箭牌的刻子是碰来的，就不再是门前清。',
  },
  'seven-pairs': {
    name: '七对子',
    also: ['七对'],
    rule: '七个不同的对子，全部在手里。',
    near: '四张五筒不是两个不同的对子。',
  },
  'chicken-hand': {
    name: '鸡胡',
    also: ['没有番的胡牌'],
    rule: '手牌完整，但一项也算不上。',
    near: '同一手牌，在要求有番才能胡的牌桌：胡不了。',
  },
}

export const rowsAt: Dictionary['rowsAt'] = {
  singapore: {},
  'hong-kong': hongKong,
}
