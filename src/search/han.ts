/**
 * Traditional characters and variants that names of the game are written with, each as its simplified form;
 * 糊 and 和 are how other places write the 胡 of a win. Pairs in a row: first what is written, then what it is read as.
 */
const PAIRS =
  '囍喜喫吃餅饼為为爲为糊胡和胡鬍胡衚胡對对門门風风發发龍龙槓杠搶抢連连蓮莲寶宝燈灯羅罗漢汉麼幺么幺綠绿萬万張张聽听莊庄銃铳臺台檯台單单釣钓邊边飛飞補补獸兽貓猫雞鸡鷄鸡圓圆條条牆墙將将順顺請请贏赢輸输點点數数' +
  '計计雙双過过撈捞魚鱼環环僊仙貫贯滿满頂顶詐诈亂乱黃黄頭头摺折關关報报來来個个兩两無无別别書书畫画蘭兰東东國国陸陆級级號号組组換换攔拦開开閉闭內内舊旧齊齐氣气財财運运紅红藍蓝絲丝幹干間间' +
  '幾几聯联歡欢規规則则買买賣卖錢钱賠赔責责產产難难強强殘残當当後后準准進进場场實实際际屍尸檢检變变讓让認认識识說说語语讀读調调論论譜谱講讲護护覺觉觸触記记許许訴诉詞词該该詳详誤误嗎吗嗚呜' +
  '嶺岭參参廣广應应懸悬戰战戲戏擊击擋挡據据擺摆斷断時时暫暂會会樂乐樓楼標标樣样機机歲岁歸归殺杀沒没決决況况淨净減减溫温潔洁熱热爭争狀状獎奖現现碼码種种稱称積积穩稳節节約约純纯紙纸細细終终' +
  '結结給给統统經经維维線线練练總总績绩續续繼继罰罚義义習习臨临與与興兴舉举著着術术衝冲裝装裡里見见視视親亲觀观豎竖貨货質质趕赶躍跃車车較较輪轮轉转辦办這这遊游達达違违遠远選选還还鄰邻醜丑' +
  '釋释針针鋪铺錯错鍵键鎖锁鐵铁長长閒闲陣阵陰阴階阶隨随隻只雜杂離离電电靜静響响項项預预領领題题額额類类顯显飄飘養养餘余館馆駁驳騙骗驗验鬥斗鳥鸟'

const FOLDED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, i) => [PAIRS[2 * i], PAIRS[2 * i + 1]] as const),
)

const HAN = /\p{Script=Han}/gu

/** The text with every character of the list above in one spelling; other characters stay. */
export const foldHan = (text: string): string => text.replace(HAN, (char) => FOLDED.get(char) ?? char)

export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)
