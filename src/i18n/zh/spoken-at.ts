import type { Dictionary } from '../dictionary.ts'

/** Chinese has the same words at both tables; only what names tai, animals or Bao reads otherwise at Hong Kong's. */
export const spokenAt: Dictionary['spokenAt'] = {
  singapore: {},
  'hong-kong': {
    payments: {
      sides: {
        about: '一笔账由谁付多少，由各桌自己说好。这里是各桌的几种分法。',
        drawn: '自摸没有人打出那张牌，所以三家付得一样多。',
      },
      steps: { title: '每多一番，付的分就加倍' },
    },
    play: {
      setup: {
        modes: {
          scored: { about: '按全部规则打一局：起胡、封顶，还有由谁付分。' },
        },
        levels: {
          casual: { about: '知道番从哪里来，会为番而叫牌。不留意别人在收集什么。' },
        },
        steps: [
          '摸一张牌。花或季要马上亮出，再补一张。',
          '打一张牌。谁都可以碰或杠，只有下家可以吃。',
          '凑成四副面子加将，这一局就结束。计分局里，还要有足够的番才行。',
        ],
      },
    },
    tiles: {},
  },
}
