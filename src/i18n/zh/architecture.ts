import type { Dictionary } from '../dictionary.ts'

export const architecture: Dictionary['architecture'] = {
  title: '代码结构',
  description: 'Count Tai的代码怎样安排：有哪些文件夹，各自可以引用什么，有多大。',
  lead: '本页的一切都在建站时从源代码读出：文件夹、大小，以及它们之间的每一处引用。',
  drawing: {
    title: '谁引用谁',
    text: '每个框是源代码的一个文件夹。线从一个文件夹往下，连到它引用的文件夹。能由别的线推出的线不画，下面的表列出全部。',
    edge: '{folder}引用{list}',
    lines: { other: '{n}行' },
  },
  folders: {
    title: '文件夹',
    text: '这里不允许的引用，测试会拒绝。只引用类型的，脚本里不会有它的任何内容。',
    folder: '文件夹',
    files: '文件',
    lines: '行数',
    imports: '引用',
    types: '只引用类型',
    none: '无',
    what: {
      engine: '游戏规则，不依赖任何别的程序。凡是关于规则的说法，都由它回答。',
      cli: '命令行上的规则引擎。',
      practice: '练习题怎样出、怎样判。',
      stores: '读者自己的东西：自定规则、正在组的手牌、一晚的计分、牌局。',
      i18n: '文字，每种语言一个文件夹，形状都相同。',
      content: '课文、计分项目、例子和词汇表。',
      search: '怎样匹配查询，不论哪种文字。',
      offline: '没有网络时可用、保存在设备上的内容。',
      components: '牌、课文里的部件，以及在浏览器里运行的部分。',
      layouts: '每个页面四周的部分。',
      pages: '本站的各个地址。',
    },
  },
  engine: {
    title: '引擎内部',
    text: '其余代码只认得它的一个文件，就是入口。它没有时钟，没有自己的随机数，也不按规则表的名字分岔。',
    root: '最上层',
  },
}
