import type { Dictionary } from '../dictionary.ts'

export const rulesSingapore: Dictionary['rules']['singapore'] = {
  minimum: {
    name: 'Tối thiểu',
    ask: 'Tay bài phải có bao nhiêu tai mới thắng?',
    values: { '1': '{n}\u00a0tai', '0': 'Không có: bài không tai cũng thắng', '2': '{n}\u00a0tai' },
    others:
      'Vài bàn cho tay bài nào thành cũng thắng, bài không tai thì trả giá thấp nhất; vài bàn đòi nhiều hơn.',
  },
  limit: {
    name: 'Giới hạn',
    ask: 'Đếm tới bao nhiêu tai thì dừng?',
    values: {
      '5': '{n}\u00a0tai',
      '3': '{n}\u00a0tai',
      '4': '{n}\u00a0tai',
      '6': '{n}\u00a0tai',
      '8': '{n}\u00a0tai',
      '10': '{n}\u00a0tai',
      none: 'Không có giới hạn',
    },
    others:
      'Bàn chơi nhanh đặt giới hạn thấp hơn, bàn chơi bạo đặt cao hơn hoặc không đặt. Bài giới hạn đáng giá đúng bằng giới hạn của bàn.',
  },
  payment: {
    name: 'Ai trả khi thắng quân bỏ',
    ask: 'Khi có người thắng quân bỏ, khoản trả được chia thế nào?',
    values: {
      'half-shooter': 'Người bỏ quân thắng trả gấp đôi, hai người kia cùng trả',
      'shooter-pays': 'Người bỏ quân thắng trả thay cho mọi người',
      'everyone-equal': 'Cả ba người trả như nhau',
    },
    others:
      'Ở nhiều bàn, người bỏ quân thắng trả toàn bộ một mình; ở vài bàn không ai có lỗi, cả ba người trả như nhau.',
  },
  payTable: {
    name: 'Bảng giá',
    ask: 'Mỗi tai giá bao nhiêu?',
    values: {
      doubling: 'Mỗi tai làm khoản trả tăng gấp đôi',
      'three-six': 'Một bảng in sẵn với giá tròn (“three-six”)',
    },
    others: 'Vài bàn trả theo một bảng giá tròn định sẵn thay vì tăng gấp đôi.',
  },
  selfDrawTai: {
    name: 'Tai cho tự rút',
    ask: 'Mọi lần tự rút có được thêm tai riêng không?',
    values: { '0': 'Không: chỉ được trả nhiều hơn', '1': 'Có, dù có giành bộ nào hay không' },
    others:
      'Vài bàn cho tai với mọi lần tự rút. Khi ấy tai này được kể vào mức tối thiểu và cộng thêm vào Men Qing Zi Mo.',
  },
  robbedKongTai: {
    name: 'Tai cho Qiang Gang',
    ask: 'Cướp kong có được tai không?',
    values: { '1': 'Có', '0': 'Không: chỉ là một cách thắng' },
    others: 'Vài bàn cho cướp kong nhưng không cho tai nào.',
  },
  concealedSelfDraw: {
    name: 'Bài kín',
    ask: 'Khi nào tay bài không giành quân nào được tai?',
    values: { '1': 'Chỉ khi tự rút', any: 'Cả khi thắng quân bỏ', off: 'Không bao giờ' },
    others: 'Vài bàn cho tai với mọi tay bài kín, kể cả khi thắng quân bỏ; vài bàn không cho gì.',
  },
  pingHuWait: {
    name: 'Cách chờ của Ping Hu',
    ask: 'Muốn thắng quân bỏ thì Ping Hu phải chờ thế nào?',
    values: {
      'two-kinds': 'Ít nhất hai loại quân',
      'two-sided-chi': 'Một chow chờ hai đầu',
      none: 'Thế nào cũng được',
    },
    others:
      'Vài bàn đòi quân thắng phải làm thành một chow chờ hai đầu, nên 3456 chờ làm đôi thì không được; vài bàn không đòi gì về cách chờ.',
  },
  pingHuAllExposed: {
    name: 'Ping Hu giành cả bốn chow',
    ask: 'Ping Hu có được giành cả bốn chow rồi tự rút đôi không?',
    values: { allow: 'Có', forbid: 'Không: phải còn gì đó trong tay' },
    others: 'Vài bàn nói rằng đã giành cả bốn chow thì không còn là Ping Hu.',
  },
  pingHuPrice: {
    name: 'Giá của Ping Hu không kèm gì',
    ask: 'Tay bài chỉ có dòng Ping Hu có giá riêng không?',
    values: { normal: 'Không: theo số tai của nó', spgg: 'Có, theo giá của câu lạc bộ SPGG' },
    others:
      'Câu lạc bộ SPGG trả cho tay bài Ping Hu và không gì khác nhiều hơn các tay bài khác có cùng số tai. Bảng giá tròn in sẵn (“three-six”) không có giá riêng ấy, nên ở đó luật này không đổi gì.',
  },
  chowPingHuWait: {
    name: 'Cách chờ của Chow Ping Hu',
    ask: 'Chow Ping Hu có phải chờ tốt như Ping Hu không?',
    values: { required: 'Có', none: 'Không: chờ thế nào cũng được' },
    others: 'Ở vài bàn, khi quân thưởng đã làm hỏng tay bài thì không đòi gì về cách chờ nữa.',
  },
  littleWinds: {
    name: 'Xiao Si Xi',
    ask: 'Ba bộ gió và đôi của loại gió thứ tư được bao nhiêu?',
    values: {
      'flat-4': 'Một giá cố định, đã gồm gió chỗ ngồi và gió vòng',
      '4-plus-winds': 'Cùng giá ấy, cộng thêm gió chỗ ngồi và gió vòng',
      '2-plus-winds': 'Giá thấp hơn, cộng thêm gió chỗ ngồi và gió vòng',
    },
    others: 'Vài bàn cho cộng gió chỗ ngồi và gió vòng vào Xiao Si Xi, với cùng giá hoặc giá thấp hơn.',
  },
  allGreen: {
    name: 'Toàn xanh',
    ask: 'Toàn xanh có phải bài giới hạn không?',
    values: { limit: 'Có', '4': 'Không: {n}\u00a0tai, cộng với phần còn lại', off: 'Không chơi' },
    others:
      'Vài bàn tính Toàn xanh là một dòng thường, cộng với các dòng khác; nhiều bàn không biết dòng này.',
  },
  sevenPairs: {
    name: 'Bảy đôi',
    ask: 'Bảy đôi có thắng không?',
    values: { off: 'Không', '2': '{n}\u00a0tai', '4': '{n}\u00a0tai', limit: 'Có, là bài giới hạn' },
    others:
      'Phần lớn bàn Singapore không chơi Bảy đôi. Bàn nào chơi thì tính tai riêng hoặc coi là bài giới hạn.',
  },
  fourConcealedPongsDiscard: {
    name: 'Kam Kam Hu khi thắng quân bỏ',
    ask: 'Bốn pung kín có được thắng bằng quân bỏ không?',
    values: {
      off: 'Không, chỉ khi tự rút',
      'pair-wait': 'Khi quân bỏ làm thành đôi',
      any: 'Lúc nào cũng được',
    },
    others:
      'Vài bàn cho thắng bằng quân bỏ làm thành đôi, vì cả bốn pung đều tự làm trong tay; vài bàn cho quân bỏ nào cũng được.',
  },
  nineGatesOpen: {
    name: 'Chín cổng có bộ giành',
    ask: 'Một phần các quân của Chín cổng có được là do giành quân không?',
    values: { off: 'Không', on: 'Có' },
    others: 'Với Chín cổng, vài bàn chỉ nhìn các quân và vẫn nhận các bộ do giành quân.',
  },
  kongOnKong: {
    name: 'Kong chồng kong',
    ask: 'Gang Shang Gang có phải bài giới hạn không?',
    values: {
      limit: 'Có',
      '2': 'Không: {n}\u00a0tai thay cho Gang Shang',
      '3': 'Không: {n}\u00a0tai thay cho Gang Shang',
    },
    others: 'Vài bàn tính kong chồng kong là một dòng thường thay cho Gang Shang.',
  },
  humanHand: {
    name: 'Ren Hu',
    ask: 'Thắng quân bỏ trước lần rút đầu tiên của mình có phải bài giới hạn không?',
    values: { off: 'Không chơi', limit: 'Có' },
    others: 'Vài bàn cho Ren Hu mức giới hạn, như Tian Hu và Di Hu.',
  },
  honourAutoWin: {
    name: 'Bộ rồng thứ ba, bộ gió thứ tư',
    ask: 'Ba bộ rồng hoặc bốn bộ gió có thắng ngay không?',
    values: { on: 'Có, phần còn lại chưa xong cũng được', off: 'Không, tay bài phải thành' },
    others:
      'Vài bàn đòi tay bài phải thành; khi ấy người bỏ quân cho bộ cuối về sau có thể phải trả thay cho mọi người.',
  },
  eighthFlower: {
    name: 'Cướp hoa thứ tám',
    ask: 'Ai trả khi hoa thứ tám bị cướp?',
    values: {
      shooter: 'Chủ của nó, như người bỏ quân thắng',
      'drawer-pays-all': 'Một mình chủ của nó, thay cho mọi người',
      'zi-mo-price': 'Cả ba người, như khi tự rút',
      off: 'Không được cướp',
    },
    others:
      'Ở vài bàn, người lật ra quân thứ tám trả hết; ở vài bàn cả ba người trả như khi tự rút; và ở vài bàn thì không được cướp.',
  },
  thirteenOrphansPriority: {
    name: '13 Wonders được ưu tiên',
    ask: '13 Wonders có thắng trước người đến lượt sớm hơn không?',
    values: { off: 'Không', on: 'Có' },
    others: 'Vài bàn cho 13 Wonders đi trước mọi lần thắng khác bằng cùng quân ấy.',
  },
  thirteenOrphansRobsConcealed: {
    name: '13 Wonders cướp kong kín',
    ask: '13 Wonders có được thắng bằng một quân của kong kín không?',
    values: { off: 'Không', on: 'Có' },
    others: 'Vài bàn cho 13 Wonders cướp kong kín; không tay bài nào khác được làm thế.',
  },
  replacementStack: {
    name: 'Kong và quân thưởng liền nhau',
    ask: 'Khi quân thắng đến sau một kong rồi một quân thưởng, dòng nào được tính?',
    values: { once: 'Chỉ dòng của kong', 'each-kind': 'Cả hai dòng' },
    others: 'Vài bàn tính cả Hua Shang lẫn Gang Shang.',
  },
  lastTileOnReplacement: {
    name: 'Quân cuối là quân thay thế',
    ask: 'Hai Di Lao Yue có được tính khi quân cuối cùng là quân thay thế không?',
    values: { off: 'Không', on: 'Có' },
    others: 'Vài bàn tính Hai Di Lao Yue cùng với Hua Shang hoặc Gang Shang.',
  },
  instantPayments: {
    name: 'Các khoản trả ngay',
    ask: 'Những gì được trả ngay, dù thắng hay không?',
    values: {
      all: 'Kong, cặp con vật, cặp hoa và mùa, nhóm bốn quân',
      'kongs-only': 'Chỉ kong',
      off: 'Không có gì',
    },
    others: 'Vài bàn chỉ trả cho kong, vài bàn chỉ trả cho lần thắng.',
  },
  openingDouble: {
    name: 'Có sẵn khi chia thì trả gấp đôi',
    ask: 'Những gì được trả gấp đôi khi có sẵn lúc chia bài?',
    values: {
      pairs: 'Cặp con vật, cặp hoa và mùa',
      'pairs-and-families': 'Các cặp ấy và nhóm bốn quân',
      off: 'Không có gì',
    },
    others: 'Vài bàn trả gấp đôi cả nhóm bốn quân được chia trọn; vài bàn không trả gấp đôi gì.',
  },
  lateKongAt: {
    name: 'Kong muộn',
    ask: 'Còn bao nhiêu quân rút được thì người bỏ quân cho kong phải trả toàn bộ giá của kong?',
    values: { '7': '{n}\u00a0quân', off: 'Không bao giờ' },
    others: 'Vài bàn không tính riêng các kong muộn.',
  },
  freshTileAt: {
    name: 'Quân mới',
    ask: 'Còn bao nhiêu quân rút được thì bỏ quân mới làm người khác thắng phải đền thay?',
    values: {
      '5': '{n}\u00a0quân',
      off: 'Không bao giờ',
      '3': '{n}\u00a0quân',
      '4': '{n}\u00a0quân',
      '6': '{n}\u00a0quân',
      '7': '{n}\u00a0quân',
      '8': '{n}\u00a0quân',
    },
    others: 'Các bàn đặt mốc này sớm hơn hay muộn hơn vài quân, hoặc không đặt.',
  },
  bao: {
    name: 'Đền thay',
    ask: 'Có khi nào một người phải trả thay cho mọi người không?',
    values: { on: 'Có', off: 'Không' },
    others: 'Vài bàn chơi hoàn toàn không có đền thay.',
  },
  baoLimitFeed: {
    name: 'Đền thay tới giới hạn',
    ask: 'Bỏ quân cho một pung quân chữ đưa số tai để lộ lên tới giới hạn có phải đền thay không?',
    values: { on: 'Có', off: 'Không' },
    others: 'Vài bàn chỉ bắt đền thay với các tay bài lớn, không vì đưa ai lên tới giới hạn.',
  },
  baoFlush: {
    name: 'Đền thay một chất',
    ask: 'Bỏ quân làm thắng một full flush mà ai cũng thấy rõ có phải đền thay không?',
    values: { on: 'Có', off: 'Không' },
    others: 'Vài bàn bỏ trường hợp này, vài bàn đòi phải lộ nhiều bộ hơn.',
  },
  deadWall: {
    name: 'Phần tường không rút',
    ask: 'Bao nhiêu quân ở cuối tường không bao giờ được rút?',
    values: { '15': '{n}\u00a0quân', '14': '{n}\u00a0quân', '0': 'Không quân nào' },
    others: 'Vài bàn để lại ít hơn một quân, vài bàn chơi đến hết tường.',
  },
  drawRotates: {
    name: 'Nhà cái sau ván hòa',
    ask: 'Khi không ai thắng, nhà cái có đổi không?',
    values: { kong: 'Chỉ khi đã có kong', always: 'Luôn đổi', never: 'Không bao giờ' },
    others: 'Ở vài bàn, nhà cái luôn đổi sau ván hòa; ở vài bàn thì không bao giờ đổi.',
  },
  ownDiscardBan: {
    name: 'Quân chính bạn đã bỏ',
    ask: 'Bạn có được giành quân cùng loại với quân bạn vừa bỏ không?',
    values: { on: 'Không, cho đến lần rút kế tiếp của bạn', off: 'Có' },
    others: 'Vài bàn cho giành ngay quân cùng loại với quân mình đã bỏ.',
  },
}
