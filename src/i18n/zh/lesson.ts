import type { Dictionary } from '../dictionary.ts'

export const lesson: Dictionary['lesson'] = {
  unitName: { tai: '台', faan: '番' },
  unit: { tai: '{n}台', faan: '{n}番' },
  theLimit: '封顶',
  noLimit: '没有封顶',
  notPlayed: '不算',
  nothing: '没有',
  bases: { other: '{n}份底分' },
  off: '不算',
  eachOf: '每个{value}',
  each: '每个',
  limitRow: '封顶',

  caption: {
    row: '{row}{n}',
    rows: '{rows}。',
    limitHand: '{rows}：满贯牌，不再加别的。',
    cut: '{rows}。一共{raw}，按封顶{limit}付分。',
    belowNone: '不能胡：一项也没有，而起胡是{minimum}。',
    below: '{rows}。不能胡：起胡是{minimum}。',
    notComplete: '不能胡：手牌不完整。',
    noTai: '{rows}：一项也没有，而这张牌桌没有起胡的要求。',
  },

  figure: {
    hand: '手里的牌',
    claimed: '吃碰杠来的',
    declared: '亮出的牌',
    bonus: '花牌',
  },

  contents: '这一课的内容',
  here: '第{n}课，共{all}课',
  minutes: { other: '{n}分钟' },
  rules: {
    standard: '标准规则',
    own: '按你的自定规则：{list}',
    more: { other: '{list}，还有{n}条' },
    value: '{rule}：{value}',
  },
  onward: {
    next: '下一课：{lesson}',
    back: '上一课：{lesson}',
    lesson: '课程“{lesson}”',
    builder: '算一算你自己的手牌',
  },
  index: {
    title: '课程',
    description: '新加坡麻将的课程，由浅入深，每一课都有可以改动的手牌，最后还有小测验。',
    lead: '课程很短，由浅入深。里面的手牌都可以改动，每个数字都按你的牌桌的规则。',
    score: '{all}题对{right}题',
  },

  differs: {
    mark: '各桌不同',
    title: '别的牌桌怎样打',
    house: '自定规则：{rule}',
  },

  both: {
    at: '{table}：',
  },

  builder: {
    name: '组牌器{n}',
  },

  check: {
    yes: '可以胡',
    no: '不能胡',
    points: { other: '{n}分' },
    answerYes: '是',
    answerNo: '不是',
    right: '正确。',
    wrong: '不对。',
    answer: '答案',
    all: '{all}题对{right}题。',
    again: '再做一次',
  },
}
