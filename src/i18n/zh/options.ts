import type { Dictionary } from '../dictionary.ts'

export const options: Dictionary['options'] = {
  legend: '你的牌桌：{rule}',
  written: '标准规则',
  yours: '你的牌桌',
  head: '在你的牌桌上',
  more: '这条规则的详细说明',
  letters: ['A', 'B', 'C'],
  hand: '手牌{letter}',
  scenes: {
    deadWall: ['刚发完牌时的余牌数。'],
    drawRotates: ['没有人胡，也没有人开过杠。', '没有人胡，但有人开过杠。'],
    ownDiscardBan: [
      '北家打出过一张五筒，手里还留着两张。北家再摸牌之前，东家打出了最后一张五筒。北家可以碰吗？',
    ],
    thirteenOrphansPriority: ['东家打出一张红中。西家先轮到，可以胡这张牌；北家听十三幺，也可以胡。算谁胡？'],
    thirteenOrphansRobsConcealed: [
      '西家听十三幺，等的是九筒。东家拿出四张九筒，盖着开了暗杠。西家可以抢其中一张来胡吗？',
    ],
  },
  demos: {
    littleWinds: ['同一手牌，坐在北家，又是北风圈：做将的风既是门风，也是圈风。'],
    freshTileAt: ['同样的情形，余牌还有{n}张。'],
  },
  results: {
    stays: '连庄',
    moves: '下家做庄',
    yes: '可以',
    no: '不可以',
    wins: '{seat}家胡',
    playable: '{n}张',
  },
  own: {
    title: '你的牌桌',
    written: '这就是标准规则：你没有改动过。',
    presets: '从这里开始',
    presetChanges: '{list}。',
    presetNone: '没有改动',
    value: '{rule}：{value}',
    list: '你改动过的规则',
    reset: '回到标准规则',
    undo: '撤销',
    link: '你的牌桌的链接',
    copy: '复制链接',
    copied: '链接已复制。',
    page: '一条一条地看',
    noScript: '要设定自定规则，需要打开JavaScript；现在它是关着的。',
  },
}
