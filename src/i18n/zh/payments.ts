import type { Dictionary } from '../dictionary.ts'
import { events, ways } from './shared.ts'

type Words = Dictionary['payments']

const won: Words['said']['won'] = {
  discard: '{from}家点炮，{winner}家胡{total}。',
  'self-draw': '{winner}家自摸，胡{total}。',
  'rob-kong': '{winner}家抢{from}家的杠，胡{total}。',
  'rob-eighth': '{winner}家抢{from}家的第八张花，胡{total}。',
}

const from: Words['set']['from'] = {
  discard: '谁点炮',
  'rob-kong': '抢谁的杠',
  'rob-eighth': '抢谁的花',
}

const sides: Words['sides']['heads'] = {
  'half-shooter': '三家分付',
  'shooter-pays': '包点炮',
  table: '标准规则',
  'full-gun': '全铳',
  'half-gun': '半铳',
  'everyone-equal': '三家平付',
  bao: '包牌',
}

export const payments: Words = {
  title: '谁付给谁',
  description: '填入一次胡牌，看四家各付多少：点炮、自摸、包牌，再加上杠和咬，都按你的牌桌的规则算。',
  kicker: '工具',
  lead: '输入一次胡牌，就能看到按你的牌桌规则，四家各付或各收多少分，为什么。',
  teach: '一步一步学付分',
  noScript: '要改动这笔账，需要打开JavaScript。这里显示的账已经按标准规则算好。',

  unit: { tai: '{n}台', faan: '{n}番' },
  plus: '+{n}',
  minus: '−{n}',

  table: '牌桌',
  centre: {
    base: '底分{n}',
    prices: '全价{full}，半价{half}',
    bases: '{count}\u00a0×\u00a0{base}',
    limit: '封顶',
  },
  seat: {
    bases: { other: '{n}份底分' },
    both: { other: '自己的{own}份，别家的{n}份' },
    all: '三家的全部',
    covered: '由{seat}家代付',
    nothing: '不用付',
    collects: '收',
    same: '跟没有包牌时一样多',
    split: '胡牌{bill}，即时付分{once}',
  },

  said: {
    won,
    pays: '{seat}家付{n}',
    nothing: '{seat}家不用付',
    stop: '{list}。',
    bao: '{seat}家要包，替大家付：{list}。',
    alone: '{seat}家连别家的份也要付：{list}。',
    collects: '{winner}家收{n}。',
    same: '{winner}家收{n}，跟没有包牌时一样多。',
    once: '连同即时付分：{list}。',
    sum: '{seat}家{n}',
  },

  set: {
    label: '这次胡牌',
    total: { tai: '台数', faan: '番数' },
    less: '减一',
    more: '加一',
    win: '怎样胡的',
    ways,
    winner: '赢家',
    from,
    bao: '谁要包',
    nobody: '没有人',
    noBao: '被抢的牌不用包。',
    baoOff: '这张牌桌不打包牌。',
    baoAbout: '什么时候要包？',
    pingHu: '只有平胡，没有别的',
  },

  once: {
    title: '即时付分',
    about: '杠和成组的花牌，一亮出来其他三家就马上付，不管最后谁胡。',
    aboutKongs: '杠一亮出来其他三家就马上付，不管最后谁胡。这张牌桌的花牌没有即时付分。',
    off: '这张牌桌没有即时付分。',
    whose: '谁亮出的',
    add: '加上',
    events,
    each: '每家付{n}',
    alone: '{seat}家独付{n}',
    dealt: '起手就有',
    late: { other: '余牌只剩{n}张或更少时叫的' },
    thrown: '谁打出的',
    what: '{seat}家：{event}',
    out: '去掉{what}',
  },

  bill: {
    title: '账单',
    who: '座位',
    share: '应付',
    pays: '实付',
    win: '胡牌',
    once: '即时付分',
    sum: '合计',
    covered: '由{seat}家代付',
    both: { other: '自己的份，再加{n}份底分' },
    more: '自己的份和别家的份',
  },

  sides: {
    title: '同一次胡牌，换一种付法',
    about: '包点炮和包牌都把整笔账放在一个人身上：前者凡是点炮都这样，后者只因为打出了危险的牌。',
    aboutNoBao: '包点炮把整笔账放在一个人身上，凡是点炮都这样。',
    heads: sides,
    here: '现在这样',
    collects: '收',
    same: '不管怎样分，{winner}家都收{n}。',
    differ: '照现在这样，{winner}家收{n}。换一种付法，收的分可能不同。',
    drawn: '自摸没有点炮者，所以有没有“包点炮”都一样。',
    drawnBao: '包牌就不同。',
  },

  steps: {
    title: '每多一台，付的分就加倍',
    list: '每个台数付多少',
    about: '一条就是一笔账，按底分切成小格。实心的部分是点炮胡，加上空心的部分就是自摸。',
    aboutList: '一条就是赢家所收的分。实心的部分是点炮胡，加上空心的部分就是自摸。',
    discard: '点炮胡',
    selfDraw: '自摸',
    choose: '{total}：点炮胡{discard}，自摸{selfDraw}',
    chooseThrown: '{total}：点炮胡{discard}',
  },

  rules: {
    title: '自定规则',
    table: '规则',
    tables: { singapore: '新加坡', 'hong-kong': '香港' },
    written: '标准规则',
    own: { other: '改动了{n}条' },
    pinned: '按这个链接的规则显示：{list}。',
    pinnedWritten: '按标准规则显示。',
    example: '这笔账按它自己的规则显示：{list}。',
    following: '按你的自定规则：{list}。',
    mine: '用我的自定规则',
    keep: '存为我的自定规则',
    preset: '现成规则',
    ownTable: '你自己的',
    value: '{rule}：{value}',
    all: '全部自定规则',
  },

  share: {
    share: '分享链接',
    link: '这笔账的链接',
    copy: '复制',
    copied: '链接已复制。',
    send: '发送…',
  },

  try: '试一试',
  again: '回到开头',
}
