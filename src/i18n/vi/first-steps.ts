import type { Dictionary } from '../dictionary.ts'

type Words = Dictionary['firstSteps']

const sets: Words['decks']['sets']['choices'] = {
  chi: 'Một chow',
  pong: 'Một pung',
  kong: 'Một kong',
  eye: 'Một đôi',
  none: 'Không thành bộ',
}
const setWhys: Words['decks']['sets']['why'] = {
  chi: 'Ba số liên tiếp của một chất: một chow.',
  pong: 'Ba quân giống nhau: một pung.',
  kong: 'Bốn quân giống nhau: một kong. Nó được tính là một bộ.',
  eye: 'Hai quân giống nhau: một đôi. Đôi không phải là bộ, nhưng tay bài nào cũng cần một đôi.',
  gap: 'Các số không liên tiếp nên không phải chow.',
  suits: 'Các số liên tiếp nhưng không cùng chất. Chow phải thuộc một chất.',
  round: 'Mỗi chất bắt đầu từ 1 và kết thúc ở 9, không vòng lại, nên đây không phải chow.',
  honours: 'Gió và rồng không có thứ tự. Chúng làm thành pung và kong, không bao giờ thành chow.',
  bonus: 'Hoa, mùa và con vật là quân thưởng. Chúng không bao giờ đứng trong bộ.',
  apart: 'Các quân này không hợp với nhau.',
}

export const firstSteps: Words = {
  cards: {
    next: 'Câu tiếp',
    again: 'Lại từ đầu',
    right: 'Đúng.',
    wrong: 'Chưa đúng.',
    place: '{n} trong {all}',
    sum: 'Đúng ngay lần đầu {n} trong {all}\u00a0câu.',
    concealed: 'Trong tay',
    yours: 'Tay bài của bạn',
    throws: 'Đông bỏ',
    thrown: '{who} vừa bỏ',
    drawn: 'Bạn vừa rút',
    afterPong: 'Bạn vừa hô pung',
  },
  decks: {
    sets: {
      ask: 'Đây là gì?',
      choices: sets,
      why: setWhys,
    },
    claims: {
      ask: 'Ai được giành quân này thì đều giành. Quân này về tay ai?',
      choices: { south: 'Nam', west: 'Tây', north: 'Bắc', nobody: 'Không ai' },
      why: {
        next: 'Nam làm chow. Tây cũng có hai quân như thế, nhưng chow chỉ dành cho người ngay sau người bỏ quân.',
        'not-next':
          'Không ai lấy được. Bắc có hai quân để làm chow, nhưng Bắc không ngồi ngay sau Đông. Nam mới ngồi đó.',
        'pong-first':
          'Bắc lấy để làm pung. Nam có thể làm chow, nhưng pung được ưu tiên trước chow, dù người làm pung ngồi ở đâu.',
        'kong-any':
          'Tây có ba quân và được lấy quân thứ tư để làm kong, hoặc chỉ làm pung. Ai bỏ quân ấy không quan trọng.',
        'win-first': 'Tây thắng bằng quân ấy. Nam có thể làm pung, nhưng thắng được ưu tiên trước mọi thứ.',
        'two-wins':
          'Tây và Bắc cùng chờ quân ấy. Chỉ một người thắng: người đến lượt trước, tính từ người bỏ quân.',
        nobody: 'Không ai dùng được quân ấy.',
      },
    },
    kongs: {
      ask: 'Bạn ngồi chỗ Đông. Bây giờ bạn được làm kong nào?',
      choices: {
        'kong-concealed': 'Kong kín',
        kong: 'Kong với quân bỏ',
        'kong-added': 'Thêm quân thứ tư vào pung',
        none: 'Bây giờ thì không',
      },
      why: {
        'kong-concealed':
          'Bạn có cả bốn quân, và đang là lượt của bạn, sau khi rút: bạn đặt chúng xuống làm kong kín.',
        kong: 'Bạn có ba quân, và có người bỏ quân thứ tư: bạn được lấy nó để làm kong.',
        'kong-added':
          'Pung của bạn nằm lộ, và chính bạn rút được quân thứ tư: bạn được đặt nó vào pung. Người khác đang chờ quân ấy thì được cướp.',
        none: 'Bạn có bốn quân giống nhau, nhưng bạn vừa hô pung và chưa rút quân nào. Hãy bỏ một quân trước. Kong phải đợi đến lần rút kế tiếp của bạn.',
      },
    },
    finished: {
      ask: 'Tay bài này đã thành chưa?',
      choices: { yes: 'Đã thành', no: 'Còn thiếu' },
      why: {
        'four-and-eye': 'Hai chow, một pung, thêm một chow nữa và một đôi: quân nào cũng có chỗ.',
        'kong-counts': 'Kong có bốn quân nhưng chỉ là một bộ. Kể cả nó thì có bốn bộ và một đôi.',
        'no-eye': 'Có ba chow và một pung, nhưng hai quân cuối không giống nhau. Thiếu đôi.',
        gap: 'Có một bộ chưa trọn: 5, 6 và 8 không liên tiếp.',
        thirteen:
          'Đây là ngoại lệ duy nhất: mỗi chất một quân 1 và một quân 9, mỗi loại gió và mỗi loại rồng một quân, và một loại trong số đó có hai quân. Tay bài này gọi là 13 Wonders, hay Thập tam yêu.',
        bonus: 'Quân thưởng không phải là bộ. Ở đây có ba bộ, một đôi, và hai quân đang chờ quân thứ ba.',
      },
    },
  },
  tiles: {
    pick: 'Chọn một quân',
    copies: { other: 'Loại này có {n}\u00a0quân.' },
    all: 'Hiện mọi quân',
    sum: 'Tất cả: {n}\u00a0quân.',
    groups: {
      m: 'Vạn',
      p: 'Văn',
      s: 'Sách',
      wind: 'Gió',
      dragon: 'Rồng',
      f: 'Hoa',
      y: 'Mùa',
      a: 'Con vật',
    },
    about: {
      m: 'Một chất mang số từ 1 đến 9. Chữ ở trên là số, chữ ở dưới nghĩa là mười nghìn.',
      p: 'Một chất mang số từ 1 đến 9. Hãy đếm các hình tròn.',
      s: 'Một chất mang số từ 1 đến 9. Hãy đếm các que tre; quân 1 là một con chim.',
      wind: 'Gió không có số và không có thứ tự. Chúng làm thành pung và kong.',
      dragon:
        'Rồng không có số và không có thứ tự. Pung của bất kỳ loại rồng nào cũng được tính, ở mọi chỗ ngồi.',
      f: 'Một quân thưởng. Số của nó thuộc về một chỗ ngồi: Đông 1, Nam 2, Tây 3, Bắc 4.',
      y: 'Một quân thưởng. Số của nó thuộc về một chỗ ngồi: Đông 1, Nam 2, Tây 3, Bắc 4.',
      a: 'Một quân thưởng thuộc về mọi chỗ ngồi. Mèo đi với chuột, gà trống đi với rết.',
    },
  },
  wall: {
    label: 'Bàn nhìn từ trên xuống. Bạn ngồi ở phía dưới.',
    next: 'Bước tiếp',
    back: 'Lùi một bước',
    dice: 'Gieo lại xúc xắc',
    place: 'Bước {n} trong {all}',
    you: 'Bạn',
    steps: {
      seats:
        'Bốn người ngồi quanh bàn. Các chỗ ngồi gọi là Đông, Nam, Tây, Bắc, theo thứ tự lượt. Bạn ngồi chỗ Đông, và Nam ngồi bên tay phải bạn.',
      build:
        'Mọi quân được úp xuống và trộn đều. Mỗi người xếp trước mặt mình một bức tường cao hai quân, rồi bốn bức được đẩy lại thành hình vuông.',
      break:
        'Xúc xắc ra {n}. Hãy đếm {n} người, bắt đầu từ Đông và đi theo chiều chơi: đó là tường của {seat}. Rồi đếm {n} chồng từ đầu bên phải của tường ấy. Tường được mở ở đó.',
      deal: 'Từ chỗ mở, mỗi lần mỗi người lấy bốn quân, ba lần như thế, rồi thêm một quân. Đông lấy nhiều hơn những người khác một quân nên cầm 14\u00a0quân; mỗi người kia cầm 13\u00a0quân. Các chồng vẽ nhạt là những chồng đã lấy.',
      bonus:
        'Ai có quân thưởng thì lật ra, Đông trước, rồi lấy bấy nhiêu quân ở cuối tường: phía bên kia của chỗ mở.',
      play: 'Bây giờ bắt đầu chơi. Các quân được rút tiếp từ đầu tường. Những chồng sẫm ở cuối không bao giờ được rút: khi chỉ còn chúng thì ván kết thúc.',
    },
    playAll: 'Bây giờ bắt đầu chơi. Các quân được rút tiếp từ đầu tường cho đến khi không còn quân nào.',
  },
  guided: {
    label: 'Ván hướng dẫn',
    hub: { other: 'còn {n}\u00a0quân rút được' },
    rivers: '{who}: đã bỏ cho đến giờ',
    nothing: 'chưa có gì',
    holds: '{who} cầm {n}\u00a0quân',
    yours: 'Tay bài của bạn: chọn một quân để bỏ',
    sets: 'Các bộ của bạn',
    you: 'Bạn',
    last: 'vừa bỏ',
    waits: 'Tay bài của bạn đang chờ thắng. Nó chờ {list}.',
    steps: {
      begin:
        'Bạn ngồi chỗ Đông, nên bạn là nhà cái và cầm 14\u00a0quân. Bạn được chia con mèo. Nó là quân thưởng: nó nằm cạnh tay bài, và một quân ở cuối tường đã đến thay. Bây giờ hãy bỏ một quân.',
      draw: 'Bạn rút được {tile}, nên bạn đang thừa một quân. Hãy bỏ một quân.',
      bonus: 'Bạn rút được {bonus}, một quân thưởng. Nó nằm cạnh tay bài, và cuối tường cho bạn {tile}.',
      letGo: 'Hãy bỏ một quân.',
      claimed:
        'Bộ này nằm lộ cạnh tay bài. Bạn chưa rút quân nào, nên tay bài đang thừa một quân. Hãy bỏ một quân.',
      konged:
        'Kong dùng bốn quân mà chỉ tính là một bộ, nên bạn lấy thêm một quân thay thế ở cuối tường: {tile}. Hãy bỏ một quân.',
      mayKong:
        'Bạn có bốn quân {tile}. Bạn được đặt chúng xuống làm kong kín: đó là một bộ, và bạn được rút một quân thay thế.',
      pong: '{who} bỏ {tile}, mà bạn có hai quân như thế. Hãy hô pung, và bạn có một bộ. Bạn lấy quân ấy rồi đặt cả ba ra bàn; những người ngồi giữa mất lượt.',
      chi: '{who} bỏ {tile}. Với hai quân của bạn, nó làm thành ba số liên tiếp. {who} ngồi ngay trước bạn nên bạn được hô chow.',
      kong: '{who} bỏ {tile}, mà bạn có ba quân như thế. Bạn được hô kong.',
      win: '{who} bỏ {tile}. Đây là quân làm tay bài của bạn thành. Hãy hô thắng.',
      ziMo: 'Chính bạn rút được {tile}, và tay bài của bạn đã thành. Hãy hô thắng. Thắng bằng quân mình rút được gọi là tự rút.',
      spare: 'Có thể bỏ các quân này, vì trong tay bài không có gì cần đến chúng: {list}.',
      won: 'Bạn thắng. Bốn bộ và một đôi: mục tiêu chỉ có thế.',
      wonOn: 'Bạn thắng bằng {tile}. Đây là tay bài của bạn, xếp thành từng bộ.',
      drawn:
        'Tường bài đã hết mà không ai thắng. Đây là ván hòa, không ai phải trả cho lần thắng nào. Hãy chơi lại, và lấy các bộ mà bạn được mời lấy.',
    },
    slips: {
      'step-back': {
        other:
          'Hãy nghĩ lại: {tile} đang hợp với quân khác. Bây giờ tay bài cần thêm {m}\u00a0quân mới chờ thắng; bỏ quân này thì cần thêm {n}\u00a0quân.',
      },
      'no-win': 'Khoan đã: tay bài của bạn đã thành. Bạn có thể thắng ngay.',
      'no-set': 'Khoan đã: giành quân này thì tay bài tới gần lúc thành hơn.',
      'no-nearer': 'Hãy nghĩ lại: giành quân này sẽ phá những gì bạn đang có, và tay bài sẽ xa hơn.',
      'no-kong':
        'Bạn được làm thế. Nhưng bạn có cả bốn quân, và làm kong thì được một bộ và thêm một quân nữa.',
    },
    keep: 'Vẫn cứ làm thế',
    takeBack: 'Làm lại nước này',
    undo: 'Hoàn tác nước vừa đi của tôi',
    restart: 'Chơi lại ván này',
    onward: 'Chơi một ván của riêng bạn',
    hu: 'Thắng',
    pass: 'Bỏ qua',
    chi: 'Chow',
    pong: 'Pung',
    kong: 'Kong',
    concealed: 'Kong kín',
    added: 'Thêm vào pung',
    log: {
      title: 'Những gì đã xảy ra',
      draw: '{who} rút một quân.',
      discard: '{who} bỏ {tile}.',
      bonus: '{who} lật ra {tile}.',
    },
  },
}
