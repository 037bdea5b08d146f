import type { Dictionary } from '../dictionary.ts'

export const lost: Dictionary['lost'] = {
  title: '没有这个页面',
  description: '这个地址在Count Tai上找不到页面。',
  lead: '可能是地址打错了，也可能页面改了名字。你正在组的牌没有丢失。',
  guess: '你要找的是{page}吗？',
  ways: '可以去这里',
  home: '首页上的手牌',
}
