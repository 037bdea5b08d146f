import type { Dictionary } from '../dictionary.ts'

export const offline: Dictionary['offline'] = {
  title: '没有网络',
  description: '没有网络时，这台设备上能用的Count Tai内容。',
  lead: '现在没有网络，这一页也没有保存在这台设备上。网络恢复后会自动打开。',
  again: '再试一次',
  here: '这台设备上有',
  same: '这一页',
  home: '首页',
  nothing: '这台设备上还没有Count Tai的内容。',
  how: '有网络时打开任何一页，那种语言的全部内容就会保存到这台设备上：课程、速查表、工具、搜索和对局。',
  update: {
    name: '新版本',
    ready: 'Count Tai有新版本了。更新时页面会重新打开，你填的内容和正在打的对局都会保留。',
    now: '现在更新',
    later: '以后再说',
  },
}
