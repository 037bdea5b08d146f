import type { Dictionary } from '../dictionary.ts'
import { rulesHongKong } from './rules-hong-kong.ts'
import { rulesSingapore } from './rules-singapore.ts'

export const rules: Dictionary['rules'] = {
  singapore: rulesSingapore,
  'hong-kong': rulesHongKong,
  presets: {
    singapore: {
      standard: { name: '标准', about: '本站所教的新加坡规则。' },
      spgg: {
        name: 'SPGG俱乐部',
        about:
          '新加坡理工学院毕业生协会（SPGG）公布的规则：光是平胡另有定价，杠上杠只是普通的一项，抢杠不算台。',
      },
      'shooter-pays': { name: '包点炮', about: '谁点炮，谁就替大家付。' },
      'ten-tai': { name: '较高的封顶', about: '标准规则，但封顶较高，大牌可以一直往上算。' },
      'no-minimum': { name: '没有起胡', about: '手牌完整就能胡，鸡胡也可以。' },
    },
    'hong-kong': {
      standard: { name: '标准', about: '本站所教的香港规则。' },
      'full-gun': { name: '全铳', about: '点炮胡的整笔账，由点炮者一个人付。' },
      'half-spicy': {
        name: '半辣上',
        about: '手牌大了以后，付的分加得慢一些，封顶也较低；点炮者一个人付。',
      },
      'no-minimum': { name: '没有起胡', about: '手牌完整就能胡，鸡胡也可以。' },
    },
  },
  touches: {
    scoring: '算哪些项目',
    payments: '付多少分',
    play: '怎样打',
  },
}
