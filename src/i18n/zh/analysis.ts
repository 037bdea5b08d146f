import type { Dictionary } from '../dictionary.ts'
import { routeParts } from './shared.ts'

type Words = Dictionary['analysis']

const forms: Words['waits']['forms'] = {
  'two-sided': '两面',
  edge: '边张',
  gap: '卡张',
  pong: '凑成刻子',
  eye: '做将',
  'seven-pairs': '第七对',
  'thirteen-orphans': '十三幺',
}

const wait: Words['routes']['wait'] = {
  'two-kinds': '点炮胡有{amount}（要听两种或以上的牌）',
  'two-sided-chi': '点炮胡有{amount}（要用顺子两面听）',
}

export const analysis: Words = {
  title: '离胡牌还有多远',
  distance: {
    complete: '这些牌已经是完整的手牌。',
    ready: '听牌了：再来一张就完整。',
    discard: '打出一张就听牌。',
    away: { other: '还差{n}张才听牌。' },
  },
  useful: {
    title: '有效牌',
    left: { other: '剩{n}张' },
    sum: { other: '有效牌剩{n}张' },
  },
  waits: {
    title: '听这些牌',
    worth: '每种牌胡了值多少',
    tile: '牌',
    left: '剩余',
    discard: '点炮胡',
    selfDraw: '自摸',
    none: '不能胡',
    never: '在这张牌桌，听的牌来了也胡不了。',
    forms,
  },
  discards: {
    title: '打哪张最好',
    choose: '选一张打出去的牌。',
    without: { other: '打{tile}：还差{n}张听牌，有效牌剩{count}张。' },
    withoutReady: '打{tile}：听牌，能胡的牌剩{count}张。',
    show: '看打哪张最好',
    tile: '打',
    away: '打了之后',
    ready: '听牌',
    count: '有效牌',
    steps: { other: '差{n}张听牌' },
  },
  routes: {
    title: '可以怎样胡',
    none: '已经没有办法凑成可以胡的牌，除非运气补上所缺的：再摸到花牌，或者靠特别的胡法，例如摸到最后一张牌胡。',
    part: routeParts,
    suit: { m: '万子', p: '筒子', s: '索子' },
    missing: { other: '还缺{n}张' },
    there: '已经齐了',
    discard: '点炮胡有{amount}',
    selfDraw: '自摸有{amount}',
    both: '点炮胡或自摸都有{amount}',
    onlyDiscard: '只能点炮胡，有{amount}',
    onlyDrawn: '只能自摸，有{amount}',
    wait,
    draws: '摸',
    lets: '打',
    becomes: '变成：',
    choose: '看这条路：{route}',
  },
  whatIf: {
    title: '如果摸到……',
    choose: '摸{tile}',
    wins: '摸到{tile}就完整：自摸有{amount}。',
    winsNothing: '摸到{tile}就完整，但在这张牌桌胡不了。',
    nearer: '摸到{tile}就近了一步。打{discard}：有效牌剩{n}张。',
    ready: '摸到{tile}就听牌。打{discard}：能胡的牌剩{n}张。',
    wider: '摸到{tile}没有近一步，但打{discard}以后，有效牌有{n}张，比现在多{more}张。',
    nothing: '摸到{tile}没有帮助：把它打出去。',
    keep: '放进手牌',
  },
  reader: {
    guess: '哪些牌能让它完整？先选，再看答案。',
    show: '看听哪些牌',
    found: { other: '{all}种里找到{n}种。' },
    extra: { other: '有{n}种不对。' },
    all: '全部找到了。',
    again: '换一手牌',
    tiles: '牌',
  },
  pingHu: {
    wins: '点炮胡也算{row}。',
    drawnOnly: '自摸才算{row}。',
    never: '不算{row}。',
    kinds: { other: '听{n}种牌。' },
    bonus: '旁边有一张花',
    eye: '将',
    ends: '听牌的部分',
    eyes: { suited: '九筒', dragon: '红中', own: '东风，自己的门风', other: '北风' },
    parts: { two: '56', edge: '12', gap: '57', run: '4567' },
  },
  planner: {
    again: '换一手牌',
    open: '在组牌器里看完成的手牌',
  },
}
