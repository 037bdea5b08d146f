import type { Dictionary } from '../dictionary.ts'
import { draws, openings, ways as win } from './shared.ts'

type Words = Dictionary['builder']

const refused: Words['refused'] = {
  'no-copy': '{tile}已经用完了。',
  'no-room': '手牌满了。请先拿走一些。',
  'no-set': '从{tile}开始，凑不成这样的面子。',
  'nothing-there': '没有牌可以拿走。',
}

const standing: Words['score']['standing'] = {
  win: '胡了。这张牌桌{minimum}起胡，{limit}封顶。',
  'below-minimum': '不能胡：手牌完整，但这张牌桌要有{minimum}。',
  'not-complete': '不能胡：这些牌不是四副面子加将。',
  building: '继续：四副面子加将才是完整的手牌。',
  ready: '听牌了：再来一张就完整。',
  unmarked: '胡的是哪一张？请在手牌里选。',
  'too-many': '牌太多了，请拿走多出来的。',
  impossible: '这张牌桌不会这样胡。请选别的。',
}

export const builder: Words = {
  title: '组牌器',
  hand: '你的手牌',
  change: '改动手牌',

  tray: {
    inHand: '手里的牌',
    declared: '亮出的牌',
    bonus: '花牌',
    empty: '还没有牌。请在下面选，或者直接打字：123m。',
    concealed: '{tile}，手里的',
    winning: '{tile}，胡的牌',
    claimed: '{set}，吃碰杠来的',
    open: '{tile}，亮出的',
    help: '用方向键在手牌里移动，按Enter选一张牌，按Delete拿走，按W标成胡的牌。打数字和一个字母就能放进牌：123m。',
  },

  pick: {
    as: '放进来当作',
    tile: '单张',
    chow: '顺子',
    pong: '刻子',
    kong: '杠',
    kongConcealed: '暗杠',
    suits: '花色',
    tabs: { m: '万', p: '筒', s: '索', z: '字牌', b: '花牌' },
    groups: { m: '万子', p: '筒子', s: '索子', z: '风牌和箭牌', b: '花牌' },
    key: { other: '{tile}，剩{n}张' },
    chowFrom: '从{tile}开始的顺子',
    pongOf: '{tile}的刻子',
    kongOf: '{tile}的杠',
    kongConcealedOf: '{tile}的暗杠',
    noChow: '从{tile}开始，凑不成顺子',
    instead: { other: '换成{tile}，剩{n}张' },
    back: '收回最后一张',
    fold: '选牌键',
  },

  chosen: {
    label: '选了{tile}',
    mark: '胡的是这张',
    out: '拿走',
    close: '不改',
    layChow: '亮出来：{set}',
    lay: '亮出来',
    up: '收回手里',
    pong: '改成刻子',
    kong: '改成杠',
    kongConcealed: '盖下',
    kongExposed: '翻开',
  },

  context: {
    seat: '座位',
    round: '圈风',
    win: '怎样胡的',
    from: '谁的牌',
    draw: '最后一张牌',
    opening: '一开局就胡',
    notOpening: '不是，后来才胡',
    last: '牌墙的最后一张余牌',
    seatShort: { east: '东', south: '南', west: '西', north: '北' },
    ways: win,
    draws,
    openings,
    chipSeat: '坐{value}家',
    chipRound: '{value}风圈',
    fromSeat: '{seat}家打出的',
    robbedFrom: '{way}，{seat}家的牌',
  },

  score: {
    unit: { tai: '台', faan: '番' },
    amount: { tai: '{n}台', faan: '{n}番' },
    toGo: { other: '还缺{n}张' },
    tooMany: { other: '多了{n}张' },
    none: '不能胡',
    question: '胡哪张？',
    noLimit: '没有',
    noMinimum: '没有',
    standing,
    limit: '这张牌桌的封顶。',
    limitHand: '满贯牌：按封顶付分，不再加别的。',
    limitHandOpen: '满贯牌：按自己的定价来算，其他各项加起来没有更多。',
    cut: '一共算到{raw}，{limit}封顶。',
    unlimited: '胡了。这张牌桌{minimum}起胡，没有封顶。',
    chicken: '胡了：一项也没有，但这张牌桌没有起胡的要求。',
    anyway: '马上就胡：{rows}。还缺的牌，是什么都可以。',
    missed: '听的不是这张牌。',
    bill: {
      one: '{who}家付{n}分。',
      each: '{who}两家各付{n}分。',
      all: '三家各付{n}分。',
      collect: '你收{n}分。',
    },
  },

  why: {
    title: '理由',
    gain: '+{n}',
    limit: '封顶',
    times: '{row}×{count}',
    whole: '整手牌',
  },
  near: { title: '差一点', gain: '+{n}', limit: '封顶' },
  waits: {
    now: '听这些牌',
    before: '胡之前听这些牌',
    left: { other: '剩{n}张' },
    worth: '{amount}',
    none: '不能胡',
    win: '用{tile}胡',
  },
  readings: {
    title: '别的拆法',
    less: '{amount}：{rows}。少{less}。',
    none: '{amount}：一项也没有。',
    equal: '{amount}，一样大：{rows}。',
    fewer: '{amount}，一样大，但项目较少：{rows}。',
    row: '{row}{n}',
  },

  tools: {
    undo: '撤销',
    open: '在组牌器里打开',
  },
  typing: '正在输入：{digits}',
  pinned: '按这手牌自带的规则显示：{list}。',
  ruleValue: '{rule}：{value}',

  refused,

  try: { title: '试一试' },

  say: {
    result: '{result}。{rows}',
  },
}
