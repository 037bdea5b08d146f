import type { Dictionary } from '../dictionary.ts'

export const builderPage: Dictionary['builderPage'] = {
  description:
    '把眼前的手牌放进来，看它按新加坡规则或香港规则值多少：每一台、每一番都有理由，还有只差一点的项目。',
  noScript: '要改动手牌，需要打开JavaScript。这里显示的手牌已经组好并算好。',
  skip: '跳到选牌处',
  picker: '可以放进来的牌',
  result: '值多少',
  table: '规则',
  tables: { singapore: '新加坡', 'hong-kong': '香港' },

  tools: {
    redo: '重做',
    clear: '清空手牌',
    share: '分享链接',
    copied: '链接已复制。',
    copy: '复制',
    send: '发送…',
    link: '这手牌的链接',
    picture: '存成图片',
    pictureFailed: '这个浏览器做不出图片。',
    example: '放回例子',
    enter: '记入计分表',
  },
  more: {
    open: '更多分享方式',
    send: '发送图片…',
    svg: '存成SVG',
    code: '想把这手牌放进自己的网页，请复制这段代码',
    copied: '代码已复制。',
    failed: '这部分没有加载成功。有网络时请再试一次。',
  },
  embed: {
    title: '放在其他网页里的组牌器',
    whole: '在{name}打开',
  },

  typed: {
    label: '用文字写手牌',
    help: 'm万、p筒、s索、z风牌和箭牌；吃碰杠来的面子写在[ ]里，暗杠写在( )里；花牌写在|后面，胡的牌写在+后面。',
    go: '显示',
    kept: '上面的手牌，是最后一次读得出来的内容。',
  },

  rules: {
    summary: '自定规则',
    written: '标准规则',
    own: { other: '改动了{n}条' },
    pinnedWritten: '按标准规则显示。',
    mine: '用我的自定规则',
    keep: '存为我的自定规则',
    following: '按你的自定规则：{list}。',
    asWritten: '按标准规则是{result}。',
    show: '这样显示',
    all: '全部自定规则',
    preset: '现成规则',
    ownTable: '你自己的',
  },
}
