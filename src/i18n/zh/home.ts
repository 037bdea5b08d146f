import type { Dictionary } from '../dictionary.ts'

export const home: Dictionary['home'] = {
  description: '学会新加坡麻将怎样算台，查任何一手牌，弄清楚它值多少：每个数字都有理由。',
  question: {
    title: '这手牌值多少？',
    situation: '<b>{round}</b>风圈，你坐<b>{seat}</b>家。{from}家打出{tile}，你喊<em>胡</em>。',
    claimed: {
      other:
        '有{n}副面子是吃碰杠来的，亮在桌上：{list}。你的花、季和动物牌也亮在桌上。其余的牌都在手里，别人看不见。',
    },
    concealed: '你没有吃碰杠别人的牌。桌上只亮着你的花、季和动物牌，其余的牌都在手里，别人看不见。',
    tai: '手牌的大小用台来算。有些面子、牌型和花牌各值几台，每多一台，付的分就加倍。',
    answer: '看答案',
    choices: '多少台？',
    choice: '{n}台',
    right: '正确。',
    wrong: '不对。',
    total: '{n}台。',
    limit: '{n}台，封顶。',
    reasons: '这些台从哪里来',
    gain: '+{n}',
    change: '改动这手牌',
    teach: '我还不会算，教我',
  },
  lessons: {
    title: { other: '{n}课学会' },
    start: '从“{lesson}”开始',
    about: {
      'how-to-play': '牌、面子、一轮、胡牌',
      'how-to-count-tai': '每一台从哪里来',
      payments: '底分加倍，由谁来付',
      bao: '什么时候一个人替大家付',
      'safer-discards': '看懂打出的牌和亮出的面子',
      'house-rules': '开打之前要说好什么',
      'hong-kong': '另一套规则，从头学起',
      strategy: '有效牌、听牌、胡牌的路',
    },
  },
  tools: {
    title: '牌桌上用得着的',
    about: {
      builder: '把眼前的手牌放进来。看有多少台、每一台的理由，还有只差一点的项目。',
      payments: '任何胡牌，谁付给谁：点炮、自摸、包牌，再加上杠和咬。',
      practice: '题目随着你的进步变难。答错的会再出现。',
      scoreSheet: '一晚的账目：谁付给谁，庄家和圈风，最后怎样结清。',
      sheet: '每一项值多少，附一手例子。',
      houseRules: '你的牌桌怎样打。本站的每个数字都跟着变。',
      singapore: '整套规则写在一张卡上。',
      glossary: '牌桌上说的话，四种写法。',
    },
  },
  tiles: {
    title: '全部{n}张牌',
    count: '这{kinds}种牌每种{copies}张，{bonus}张花牌每种一张。',
    corners: '在牌角标出数字和字母',
  },
}
