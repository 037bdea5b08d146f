import type { Dictionary } from '../dictionary.ts'

export const tables: Dictionary['tables'] = {
  singapore: {
    name: '新加坡规则',
    figure: {
      seat: '坐{seat}家',
      round: '{round}风圈',
      discard: '点炮胡',
      'self-draw': '自摸',
      'rob-kong': '抢杠',
      'rob-eighth': '抢第八张花',
      draw: {
        flower: '胡补花补来的牌',
        kong: '胡杠后补来的牌',
        'kong-flower': '开杠后又补花，胡补来的牌',
        'kong-on-kong': '连开两杠，胡第二次补来的牌',
        'kong-on-kong-flower': '连开两杠后又补花，胡补来的牌',
      },
      last: '胡最后一张牌',
      opening: {
        heavenly: '起手配牌就胡',
        earthly: '胡庄家打出的第一张牌',
        human: '还没摸过牌就胡',
      },
    },
    pay: {
      caption: '胡一次牌付多少分',
      total: '台数',
      discard: '点炮胡',
      selfDraw: '自摸',
      shooter: '点炮者',
      other: '其他人',
      each: '每家',
      all: '合计',
    },
  },
  'hong-kong': {
    name: '香港规则',
    figure: {
      seat: '坐{seat}家',
      round: '{round}风圈',
      discard: '点炮胡',
      'self-draw': '自摸',
      'rob-kong': '抢杠',
      'rob-eighth': '抢第八张花',
      draw: {
        flower: '胡补花补来的牌',
        kong: '胡杠后补来的牌',
        'kong-flower': '开杠后又补花，胡补来的牌',
        'kong-on-kong': '连开两杠，胡第二次补来的牌',
        'kong-on-kong-flower': '连开两杠后又补花，胡补来的牌',
      },
      last: '胡最后一张牌',
      opening: {
        heavenly: '起手配牌就胡',
        earthly: '胡庄家打出的第一张牌',
        human: '还没摸过牌就胡',
      },
    },
    pay: {
      caption: '胡一次牌付多少分',
      total: '番数',
      discard: '点炮胡',
      selfDraw: '自摸',
      shooter: '点炮者',
      other: '其他人',
      each: '每家',
      all: '合计',
    },
  },
}
