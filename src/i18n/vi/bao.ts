import type { Dictionary } from '../dictionary.ts'
import { payments } from './payments.ts'

type Words = Dictionary['bao']

const rule: Words['rule'] = {
  'SG-H1': 'Bộ rồng thứ ba, bộ gió thứ tư',
  'SG-H2': 'Quân bỏ đưa tới giới hạn',
  'SG-H3': 'Tay bài ai cũng thấy rõ',
  'SG-H4': 'Quân mới, lúc gần hết tường',
}

const fact: Words['fact'] = {
  off: 'Bàn này không chơi luật ấy.',
  robbed: 'Quân bị cướp không dẫn đến đền thay.',
  drawn: 'Không ai bỏ quân này ra.',
  untaken: 'Không ai lấy quân này.',
  'h1-met': 'Trước mặt {receiver} đã có tất cả các {family} khác cần có, và quân này làm thành bộ cuối cùng.',
  'h1-few':
    'Kể cả bộ này, trước mặt {receiver} vẫn còn quá ít {family}: trước đó có {n}\u00a0bộ, mà phải có {need}\u00a0bộ.',
  'h1-plain': 'Quân này không phải rồng cũng không phải gió.',
  'h1-no-set': 'Quân này không làm thành pung hay kong.',
  'h2-met': 'Phần {receiver} để lộ tăng từ {before} lên {after}. Giới hạn là {limit}.',
  'h2-below': 'Phần {receiver} để lộ tăng từ {before} lên {after}, dưới giới hạn {limit}.',
  'h2-already': 'Trước đó {receiver} đã để lộ {before}: không có quân này cũng đã tới giới hạn.',
  'h2-nothing': 'Bộ {tile} không có giá trị gì với {receiver}.',
  'h2-no-limit': 'Bàn này không có giới hạn, nên không quân bỏ nào đưa ai lên tới giới hạn được.',
  'h2-no-set': 'Quân này không làm thành pung hay kong quân chữ.',
  'h2-ended': 'Không xét: ván đã kết thúc.',
  'h3-met': '{receiver} để lộ {n}\u00a0bộ {class}, và cả tay bài đều là {class}.',
  'h3-few': 'Cả tay bài đều là {class}, nhưng {receiver} chỉ để lộ {n}\u00a0bộ, mà phải có {need}\u00a0bộ.',
  'h3-mixed': 'Tay bài không phải một chất, cũng không phải toàn quân chữ hay toàn 1 và 9.',
  'h3-unfinished': 'Tay bài thắng khi chưa thành, nên các quân của nó không được xét là cùng một thứ.',
  'win-only': 'Ở đây chỉ xét quân bỏ làm người khác thắng.',
  'h4-met':
    'Trước đó chưa ai bỏ quân loại này, và còn {n}\u00a0quân rút được. Luật bắt đầu từ {need}\u00a0quân.',
  'h4-early':
    'Trước đó chưa ai bỏ quân loại này, nhưng còn {n}\u00a0quân rút được. Luật bắt đầu từ {need}\u00a0quân.',
  'h4-seen': 'Trước đó đã có người bỏ quân loại này, nên đây không phải quân mới.',
}

const fault: Words['fault'] = {
  'no-tile': 'Đó là quân nào? Hãy chọn một quân.',
  'no-set': 'Quân ấy không làm thành bộ như thế.',
  'no-copy': 'Không có nhiều quân loại ấy như vậy.',
  'five-sets': 'Đã để lộ bốn bộ; tay bài không còn chỗ cho bộ khác.',
  'tile-count': 'Số quân của tay bài khác với số quân của một tay bài thắng.',
  'not-complete':
    'Đây chưa phải là thắng: các quân không thành bốn bộ và một đôi. Không thắng thì không có đền thay.',
  'below-minimum': 'Đây chưa phải là thắng: quá ít tai. Không thắng thì không có đền thay.',
  impossible: 'Chuyện này không thể xảy ra ở bàn.',
}

export const acts: Words['explore']['acts'] = {
  none: 'Không làm gì',
  chow: 'Chow',
  pong: 'Pung',
  kong: 'Kong',
  win: 'Thắng',
  rob: 'Cướp quân ấy',
  'self-draw': 'Tự rút',
}

const told: Words['scene']['told'] = {
  none: '{feeder} bỏ quân, không ai lấy',
  chow: '{feeder} bỏ quân, {receiver} hô chow',
  pong: '{feeder} bỏ quân, {receiver} hô pung',
  kong: '{feeder} bỏ quân, {receiver} hô kong',
  win: '{feeder} bỏ quân, {receiver} hô thắng',
  rob: '{feeder} thêm quân vào pung, {receiver} cướp',
  'self-draw': '{receiver} tự rút quân này',
}

const later: Words['later']['way'] = {
  'self-draw': 'bằng tự rút',
  feeder: 'bằng quân bỏ của {seat}',
  other: 'bằng quân bỏ của {seat}',
  rob: 'bằng cách cướp kong của {seat}',
}

const cases: Words['explore']['cases'] = {
  'third-dragon': 'Bỏ quân làm thành bộ rồng thứ ba',
  'third-dragon-concealed-kong': 'Một trong các bộ kia là kong kín',
  'fourth-wind': 'Bỏ quân làm thành bộ gió thứ tư',
  'second-dragon': 'Mới chỉ là bộ rồng thứ hai',
  'third-wind': 'Mới chỉ là bộ gió thứ ba',
  'third-dragon-hidden': 'Bộ thứ ba, nhưng có một bộ còn giấu trong tay',
  'third-dragon-lasts': 'Bộ thứ ba, ở bàn không có luật thắng ngay',
  'fed-to-limit': 'Pung quân chữ chạm tới giới hạn',
  'fed-double-wind': 'Gió được tính hai lần chạm tới giới hạn',
  'fed-kong': 'Giành quân để làm kong',
  'fed-below-limit': 'Pung chưa chạm tới giới hạn',
  'limit-before': 'Trước đó đã tới giới hạn',
  'worthless-wind': 'Gió không của ai',
  'fed-plain-pong': 'Pung của quân thường',
  'nobody-wants-it': 'Quân nguy hiểm mà không ai lấy',
  'plain-flush': 'Full flush, đã lộ ba bộ',
  'plain-honours': 'Toàn quân chữ, đã lộ ba bộ',
  'plain-terminals': 'Toàn 1 và 9, đã lộ ba bộ',
  'flush-two-shown': 'Full flush, lộ ít bộ hơn',
  'half-flush-shown': 'Half flush',
  'flush-drawn': 'Full flush do tự rút',
  'fresh-tile': 'Quân mới lúc gần hết tường',
  'fresh-too-early': 'Cũng thế nhưng sớm hơn một lượt',
  'late-but-seen': 'Gần hết tường, nhưng đã có người bỏ',
  'lasts-zi-mo': 'Về sau người thắng tự rút quân',
  'lasts-own-discard': 'Về sau chính người bỏ quân ấy lại bỏ quân thắng',
  'lasts-other-discard': 'Về sau người khác bỏ quân thắng',
  'two-feeders': 'Hai người lần lượt bỏ quân',
  'became-a-kong': 'Pung ấy đã thành kong',
  'robbed-kong': 'Kong bị cướp',
  'dragon-eye': 'Rồng chỉ làm đôi',
  'no-limit': 'Bàn không có giới hạn',
}

const pays = 'Bạn trả bao nhiêu?'

const steps: Words['story']['steps'] = {
  unwanted: {
    tell: 'Ván đầu, vòng Đông. Bạn ngồi chỗ Tây. Nam đã giành rồng đỏ của Đông và rồng xanh của Bắc, cả hai pung đều nằm lộ trên bàn. Bạn rút được một quân rồng trắng không hợp với gì trong tay, và bỏ nó. Không ai lên tiếng.',
    ask: 'Bạn có phải trả gì vì quân bỏ ấy không?',
    why: 'Đền thay chỉ đến khi có người giành quân hoặc thắng bằng quân ấy; chỉ bỏ quân thôi thì không bao giờ. Bạn đã gặp may: ở bàn này không quân nào nguy hiểm hơn.',
  },
  'third-dragon': {
    tell: 'Vài lượt sau bạn lại rút được rồng trắng, và lại bỏ nó. Trong khi đó Nam đã rút được một đôi. “Pung!”',
    ask: pays,
    why: 'Làm xong bộ rồng thứ ba là thắng ngay ở mức giới hạn, dù Nam còn cầm gì. Đông và Bắc bỏ quân cho hai bộ đầu, khi chưa ai biết trước được. Bạn bỏ quân cho bộ cuối trong khi cả hai bộ kia đã nằm lộ, nên bạn trả phần của mọi người: {pays}. Không có đền thay thì phần của bạn là {usual}. Đằng nào Nam cũng nhận như nhau.',
  },
  'drawn-dragon': {
    tell: 'Giả sử quân rồng trắng cuối cùng không đến tay bạn. Nó nằm trong tường, và Nam rút được.',
    ask: pays,
    why: 'Nam vẫn thắng ngay, nhưng không ai bỏ quân cho bộ cuối. Đây là tự rút, nên ba người các bạn mỗi người trả {pays}, và không ai phải đền thay.',
  },
  shown: {
    tell: 'Ván kế tiếp. Nam để lộ pung rồng xanh, pung gió Nam, hoa 2 và con mèo. Bạn sắp bỏ một quân rồng đỏ. Trước hết, hãy đếm.',
    ask: 'Nam đang để lộ bao nhiêu tai?',
    why: 'Ai cũng thấy các phần này: {lines}. Cộng lại là {before}, còn giới hạn là {limit}. Ở đây, quân Nam cầm trong tay không quan trọng.',
  },
  fed: {
    tell: 'Bạn bỏ quân rồng đỏ. “Pung!” Nam đặt bộ xuống rồi bỏ một quân. Chưa ai thắng.',
    ask: 'Bạn có phải đền thay không, dù chưa ai thắng?',
    why: 'Quân của bạn đưa phần Nam để lộ từ {before} lên {after}, tức là tới giới hạn. Từ giờ Nam thắng bằng gì cũng được chừng ấy, và chính bạn đã làm nên điều đó. Bạn còn phải đền thay cho đến hết ván.',
  },
  'fed-zi-mo': {
    tell: 'Vài lượt sau Nam rút được quân thắng.',
    ask: pays,
    why: 'Khi tự rút, mỗi người trong ba người các bạn phải trả {usual}. Bạn trả thay cho cả ba: {pays}. Ở bàn này không có gì tốn hơn thế.',
  },
  'fed-other': {
    tell: 'Giả sử người bỏ quân thắng lại là Đông.',
    ask: pays,
    why: 'Người khác bỏ quân thắng, nên khoản trả được chia như thường: Đông trả nhiều nhất, bạn và Bắc mỗi người trả phần nhỏ hơn, {pays}. Bạn chỉ phải đền thay khi Nam tự rút, hoặc khi Nam thắng bằng quân của chính bạn.',
  },
  'fed-kong': {
    tell: 'Giả sử Nam rút được quân rồng đỏ thứ tư trước, biến pung thành kong, rồi về sau tự rút mà thắng.',
    ask: 'Bạn có còn phải đền thay không?',
    why: 'Một bộ thành kong thì không đổi gì. Bạn đã bỏ quân cho bộ ấy, và bạn trả toàn bộ, {pays}. Riêng kong thì mọi người trả ngay: khoản ấy không thuộc phần đền thay.',
  },
  'fed-below': {
    tell: 'Bây giờ bớt con mèo đi. Nam để lộ mọi thứ còn lại, và bạn bỏ chính quân rồng đỏ ấy. “Pung!”',
    ask: 'Bạn có phải đền thay không?',
    why: 'Phần Nam để lộ tăng từ {before} lên {after}, còn giới hạn là {limit}. Chỉ một quân thưởng đã làm nên khác biệt. Hãy đếm trước khi bỏ quân.',
  },
  suo: {
    tell: 'Ván thứ ba. Nam đã giành hai chow và một pung, tất cả đều là sách. Bạn bỏ 8\u00a0sách. “Thắng!” Đó là full flush.',
    ask: pays,
    why: 'Ba bộ lộ cùng một chất đã là lời cảnh báo đủ rõ. Bạn trả toàn bộ, {pays}. Người bỏ quân thắng thông thường chỉ trả {usual}.',
  },
  'suo-two': {
    tell: 'Giả sử Nam vẫn giữ pung trong tay. Hai bộ nằm lộ; các quân vẫn thế, và quân bạn bỏ cũng thế.',
    ask: pays,
    why: 'Lộ ít bộ như thế thì không ai chắc được. Bạn là người bỏ quân thắng thông thường, và trả {pays}. Những người khác trả phần của họ.',
  },
  late: {
    tell: 'Ván cuối. Số quân còn rút được trong tường: {n}. Chưa ai bỏ 1\u00a0vạn. Bạn bỏ một quân, và Nam thắng một tay bài nhỏ bằng quân ấy.',
    ask: pays,
    why: 'Muộn thế này mà bỏ quân mới là đem điểm của mọi người ra đánh liều. Người liều là bạn, nên bạn trả thay cho mọi người: {pays}, trong khi thường thì chỉ trả {usual}.',
  },
  early: {
    tell: 'Giả sử chuyện xảy ra sớm hơn một quân. Số quân còn rút được: {n}.',
    ask: pays,
    why: 'Mốc được đặt ở {need}\u00a0quân còn rút được, đếm vào lúc bạn bỏ quân. Trước mốc ấy, quân mới cũng như mọi quân khác, và bạn trả phần của người bỏ quân thắng, {pays}.',
  },
  robbed: {
    tell: 'Giả sử bạn không hề bỏ 1\u00a0vạn. Bạn thêm nó vào pung của mình để làm kong, và Nam cướp nó. Số quân còn rút được: {n}.',
    ask: 'Bạn có phải trả thay cho mọi người không?',
    why: 'Quân bị cướp không dẫn đến đền thay, dù muộn đến đâu. Bạn trả như người bỏ quân thắng, {pays}, và không ai trả bạn khoản kong ấy.',
  },
}

export const bao: Words = {
  rule,
  met: 'áp dụng',
  unmet: 'không áp dụng',
  fact,
  families: { dragons: 'bộ rồng', winds: 'bộ gió' },
  classes: { m: 'vạn', p: 'văn', s: 'sách', honours: 'quân chữ', terminals: 'quân 1 và 9' },
  unit: '{n}\u00a0tai',
  line: '{row} {n}',
  lineTimes: '{count} × {row} {n}',

  scene: {
    label: 'Bàn chơi',
    shows: '{seat} để lộ',
    nothing: 'chưa có gì',
    hand: 'Trong tay',
    told,
    noTile: 'chưa có quân nào',
    round: 'vòng {round}',
    left: { other: 'còn {n}\u00a0quân rút được' },
    fresh: 'quân mới: chưa ai bỏ loại này',
    seen: 'đã có người bỏ',
    earlier: '{seat} đã phải đền thay từ trước',
    shown: '{tile}, đã lộ',
    inHand: '{tile}, trong tay',
    tile: '{tile}, quân đang xét',
  },

  verdict: {
    liable: '{seat} phải đền thay',
    still: '{seat} vẫn phải đền thay',
    none: 'Không ai phải đền thay',
    unknown: 'Không có gì để xét',
    pays: 'Ván kết thúc ở đây, với {total}. {seat} trả phần của mọi người, {n}, và {receiver} không vì thế mà nhận nhiều hơn.',
    usual: 'Ván kết thúc ở đây, với {total}, và được trả như thường.',
    lasts: 'Ván còn tiếp tục. {seat} phải đền thay cho đến hết ván:',
    goesOn: 'Ván còn tiếp tục, và không ai phải trả gì vì quân này.',
    reasons: 'Vì sao',
    shown: 'Những gì đang lộ: {lines}.',
    missing: { other: 'Thiếu {n}\u00a0quân.' },
    tooMany: { other: 'Thừa {n}\u00a0quân.' },
  },

  bill: {
    caption: 'Ai trả, khi không có đền thay và khi có',
    who: 'Chỗ ngồi',
    without: 'không đền thay',
    with: 'có đền thay',
    plus: '+{n}',
    minus: '−{n}',
  },
  later: {
    legend: 'Nếu về sau {receiver} thắng',
    way: later,
    pays: '{seat} trả toàn bộ, {n}',
    usual: 'trả như thường',
  },

  explore: {
    label: 'Bảng xét đền thay {n}',
    case: 'Trường hợp có sẵn',
    before: 'Trường hợp trước',
    next: 'Trường hợp sau',
    groups: {
      h1: 'Bộ rồng thứ ba, bộ gió thứ tư',
      h2: 'Quân bỏ đưa tới giới hạn',
      h3: 'Tay bài ai cũng thấy rõ',
      h4: 'Quân mới, lúc gần hết tường',
      h5: 'Đền thay kéo dài bao lâu',
      h6: 'Những gì không dẫn đến đền thay',
    },
    cases,
    change: 'Đổi tình huống trên bàn',
    tiles: 'Đổi các quân',
    act: '{receiver} làm gì với quân ấy',
    acts,
    receiver: 'Ai để lộ các bộ',
    feeder: { thrown: 'Ai bỏ quân', robbed: 'Kong của ai' },
    round: 'Vòng',
    playable: 'Số quân còn rút được',
    less: 'Bớt một quân',
    more: 'Thêm một quân',
    fresh: 'Trước đó chưa ai bỏ quân loại này',
    earlier: 'Đã phải đền thay từ trước',
    nobody: 'Không ai',
    reset: 'Trở về trường hợp này',
    rules: 'Xét theo luật của trường hợp này: {list}.',
    ruleValue: '{rule}: {value}',
    put: {
      label: 'Đặt vào thành',
      tile: 'Quân đang xét',
      pong: 'Pung',
      kong: 'Kong',
      kongConcealed: 'Kong kín',
      chow: 'Chow',
      hand: 'Trong tay',
    },
    chosen: {
      label: 'Đang chọn {tile}',
      pong: 'Đổi thành pung',
      kong: 'Đổi thành kong',
      kongConcealed: 'Đổi thành kong kín',
      down: 'Úp xuống',
      up: 'Lật lên',
      out: 'Lấy ra',
      close: 'Để yên',
    },
    refused: 'Hết chỗ, hoặc loại quân ấy không còn.',
    share: { ...payments.share, link: 'Liên kết tới tình huống này' },
  },
  fault,

  story: {
    label: 'Một câu chuyện để chơi qua',
    place: 'Cảnh {n} trong {all}',
    chapters: {
      dragons: 'Bộ rồng thứ ba',
      limit: 'Tới giới hạn',
      flush: 'Một chất',
      wall: 'Cuối tường',
    },
    steps,
    yes: 'Có',
    no: 'Không',
    points: '{n}',
    tai: '{n}\u00a0tai',
    right: 'Đúng.',
    wrong: 'Chưa đúng.',
    answer: { yes: 'Có.', no: 'Không.', points: '{n}\u00a0điểm.', tai: '{n}\u00a0tai.' },
    next: 'Tiếp',
    back: 'Quay lại',
    again: 'Chơi lại',
    end: 'Buổi chơi kết thúc.',
    tally: { other: 'Đúng {n} trong {all}\u00a0câu.' },
    cost: 'Trong các ván đã thật sự chơi, không kể những cảnh chỉ là giả sử, luật đền thay đã chuyển sang bạn {n}\u00a0điểm: phần bạn đã trả, trừ đi phần bạn lẽ ra phải trả nếu không có đền thay. Không ai nhận thêm điểm nào.',
    own: 'Theo luật riêng của bạn:',
    count: 'Ai cũng thấy các phần này: {lines}. Cộng lại là {before}.',
    leftOut: {
      'not-liable':
        'Ở bàn của bạn, sau lần giành ấy không ai còn phải đền thay. Cảnh này dựa vào việc đó, nên được bỏ qua.',
      'no-hand': 'Ở bàn của bạn, tay bài này không thể xảy ra như lời kể, nên cảnh này được bỏ qua.',
      'goes-on': 'Ở bàn của bạn, Nam không thắng bằng quân này, nên chưa ai phải trả gì.',
    },
    stands:
      'Câu chuyện này cần JavaScript mới chơi được. Đây là cảnh đầu; các trường hợp bên dưới kể nốt phần còn lại.',
  },
}
