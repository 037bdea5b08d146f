import type { Dictionary } from '../dictionary.ts'

type Passages = Dictionary['claims']['passages']

const passages: Passages = {
  'plain-loses': {
    free: 'Và ở bàn của bạn, thế là đủ. Tay bài không có gì được tính cũng thắng, với giá thấp nhất. Nó được gọi là bài không tai. Phần lớn các bàn đòi nhiều hơn. Bây giờ hãy đổi một bộ:',
    short:
      'Thế mà bạn vẫn chưa được đặt bài xuống. Ở bàn của bạn, tay bài cần ít nhất {minimum}, mà tay bài này có ít hơn. Bây giờ hãy đổi một bộ:',
    counts:
      'Ở bàn của bạn, chỉ riêng việc không giành quân nào đã được tính, nên tay bài này đã thắng rồi. Bây giờ hãy đổi một bộ:',
  },
  'dragons-win': {
    short:
      'Phần còn lại của tay bài không khá hơn trước, mà bàn của bạn đòi nhiều hơn: tay bài vẫn chưa thắng.',
    both: 'Phần còn lại của tay bài không khá hơn trước, nhưng bây giờ tay bài đáng giá hơn.',
  },
  'takes-both': {
    off: 'Ở bàn của bạn, có cả hai cũng không được tính gì.',
    'zi-mo': 'Ở bàn của bạn, chỉ tự rút được tính, kể cả khi đã giành bộ.',
    either:
      'Ở bàn của bạn, mỗi điều là một nguồn tai: bài kín được tính cả khi thắng quân bỏ, và tự rút được tính cả khi đã giành bộ.',
    discard: 'Ở bàn của bạn, bài kín được tính cả khi thắng quân bỏ.',
    each: 'Phải có cả hai. Ở bàn của bạn, riêng tự rút cũng là một nguồn tai.',
  },
  'two-of-the-draw': {
    off: 'Tay bài này không giành quân nào và tự rút quân cuối, điều ở bàn của bạn không được tính gì. Quân cuối được rút để thay một hoa, và đó là một nguồn tai.',
    'zi-mo':
      'Tay bài này tự rút quân cuối, điều ở bàn của bạn là một nguồn tai, dù có giành bộ hay không. Quân cuối được rút để thay một hoa, và đó là một nguồn nữa.',
    each: 'Tay bài này không giành quân nào và tự rút quân cuối. Ở bàn của bạn đó là một nguồn tai, và riêng tự rút cũng là một nguồn. Quân cuối được rút để thay một hoa, thêm một nguồn nữa.',
  },
  'robbing-counts': { off: 'Ở bàn của bạn, đó là một cách thắng nhưng không phải nguồn tai.' },
  'six-steps-sum': { cut: 'Cộng lại thì nhiều hơn, nhưng bàn của bạn chỉ đếm tới giới hạn.' },
  'four-concealed': {
    pair: 'Và nếu bạn làm cả bốn bộ ngay trong tay, nó thành bài giới hạn khi bạn tự rút quân cuối. Ở bàn của bạn, quân bỏ làm thành đôi cũng cho kết quả ấy.',
    any: 'Và nếu bạn làm cả bốn bộ ngay trong tay, nó thành bài giới hạn. Ở bàn của bạn, quân cuối có tự rút hay không cũng không quan trọng.',
  },
  'open-wait': {
    chi: 'Chờ hai đầu. Khi thắng quân bỏ ở bàn của bạn, quân thắng phải làm thành một chow chờ hai đầu.',
    any: 'Chờ thế nào cũng được. Bàn của bạn không đòi gì về cách chờ. Khi thắng quân bỏ, nhiều bàn khác đòi bạn phải chờ từ hai loại quân trở lên.',
  },
  'wait-asked': {
    chi: 'Điều cuối là điều người ta hay cãi nhau. Nhiều bàn chỉ hỏi có bao nhiêu loại quân làm tay bài thành. Bàn của bạn còn hỏi quân thắng có làm thành một chow mà quân ở đầu kia cũng làm thành được hay không.',
    any: 'Điều cuối là điều người ta hay cãi nhau. Các bàn khác nhìn tay bài như trước khi có quân thắng, rồi hỏi có bao nhiêu loại quân làm nó thành. Họ xét như sau:',
  },
  'run-of-four': {
    chi: 'Bốn số liên tiếp, như 3456\u00a0sách, thành bài nhờ 3 hoặc 6, làm thành đôi. Đó là hai loại quân nhưng không phải chow chờ hai đầu: ở bàn của bạn thì không được. Với 7899\u00a0sách, quân 6 hoặc quân 9 làm thành chow ở một trong hai đầu. Được.',
  },
  'gap-drawn': {
    any: 'Ở bàn của bạn, thắng quân bỏ thì cách chờ cũng không quan trọng: tay bài sau đây là Ping Hu theo cả hai cách.',
    pattern: 'Vì thế tay bài sau đây là Ping Hu khi tự rút, còn thắng quân bỏ thì đã không phải Ping Hu.',
  },
  'all-claimed': {
    forbid: 'Bàn của bạn đòi thêm một điều: không được giành cả bốn chow, dù bạn tự rút đôi.',
  },
  'chow-wait': {
    same: 'Các điều kiện khác giữ nguyên.',
    any: 'Các điều kiện khác giữ nguyên, nhưng ở bàn của bạn thì bây giờ chờ thế nào cũng được.',
  },
  'eighth-flower': {
    alone:
      'Nhưng khi có bảy quân cạnh tay bài, bạn được cướp quân thứ tám: khi người khác rút được và lật nó ra, bạn được lấy nó và thắng. Ở bàn của bạn, người ấy trả thay cho mọi người.',
    all: 'Nhưng khi có bảy quân cạnh tay bài, bạn được cướp quân thứ tám: khi người khác rút được và lật nó ra, bạn được lấy nó và thắng. Ở bàn của bạn, cả ba người trả như khi tự rút.',
    off: 'Ở bàn của bạn, không được cướp quân thứ tám: ai rút được thì giữ.',
  },
  'bites-paid': {
    off: 'Ở nhiều bàn, vài quân thưởng được trả ngay khi gặp nhau, dù bạn thắng hay không. Đó không phải tai và không giúp gì cho tay bài. Bàn của bạn không trả các khoản ấy, như các dòng dưới đây cho thấy.',
  },
  'limit-hands-pay': {
    none: 'Bàn của bạn không có giới hạn, nên mỗi kiểu có giá riêng. Khi các dòng khác của tay bài đã thành cộng lại nhiều hơn thì tính theo các dòng ấy.',
  },
  'unfinished-wins': {
    off: 'Có một kiểu thậm chí không đợi tay bài thành: tám hoa, mà bạn đã gặp. Ở vài bàn, bộ rồng thứ ba và bộ gió thứ tư cũng thắng ngay. Ở bàn của bạn, phần còn lại của tay bài phải thành.',
  },
  'below-minimum': { free: 'Vì thế tay bài nào thành cũng thắng.' },
  'limit-hand-card': {
    none: 'Bài giới hạn có giá riêng, vì không có giới hạn. Khi các dòng khác của nó cộng lại nhiều hơn thì tính theo các dòng ấy.',
  },
  'above-limit': {
    none: 'Tay bài cộng được bao nhiêu thì được trả bấy nhiêu.',
    list: 'Dù cộng được bao nhiêu, không tay bài nào được trả nhiều hơn mức cuối trong bảng giá của bàn bạn.',
  },
  'over-the-limit': {
    under:
      'Tay bài này cộng lại không vượt giới hạn của bàn bạn. Nên biết giới hạn ngay khi đang ghép bài: một khi đã thấy sẽ tới giới hạn thì đợi thêm một nguồn tai nữa chẳng được gì.',
    none: 'Ở bàn của bạn không có gì chặn lại, nên thêm một nguồn tai là khoản trả cho tay bài thường luôn lớn hơn.',
    list: 'Bảng giá của bàn bạn hết trước khi ngừng đếm. Nên biết điều ấy ngay khi đang ghép bài: một khi đã thấy sẽ tới mức cuối của bảng thì đợi thêm một nguồn tai nữa chẳng được gì.',
  },

  'tai-doubles': {
    list: 'Thêm một tai thì có gì quan trọng? Vì sau tai đầu tiên, mỗi tai đem lại nhiều hơn, cho đến hết bảng giá của bàn bạn.',
  },
  base: {
    list: 'Bàn của bạn trả theo một bảng in sẵn. Với mỗi số tai, bảng có một giá đủ và một giá nhỏ hơn. Những bàn không có bảng như thế dùng một số điểm gọi là điểm gốc, mỗi tai làm nó tăng gấp đôi.',
    none: 'Phần mỗi người trả bằng một hay nhiều lần một số điểm, gọi là điểm gốc. Mỗi tai làm nó tăng gấp đôi, và ở bàn của bạn không có gì chặn lại.',
  },
  'chips-stay': {
    list: 'Ở bàn dưới đây, hãy kéo số tai lên xuống và xem mỗi người trả bao nhiêu.',
  },
  'doubling-fast': {
    none: 'Tăng gấp đôi lúc đầu chậm, về sau rất nhanh. Mỗi bước đem lại số điểm bằng tất cả các bước trước cộng lại. Vì thế thêm một nguồn tai có khi đáng để kiên nhẫn vài lượt.',
    list: 'Từ tai đầu tiên, mỗi bước của bảng đem lại nhiều hơn, cho đến hết bảng. Vì thế thêm một nguồn tai có khi đáng để kiên nhẫn vài lượt.',
  },
  'others-share': { none: 'Đông và Bắc không trả gì.' },
  'other-list': { list: 'Bàn không có bảng giá thì mỗi tai tăng giá gấp đôi.' },
  'who-pays': {
    alone:
      'Ở bàn của bạn, người bỏ quân thắng trả thay cho cả ba người. Khi tự rút thì không ai có lỗi, và mỗi người trong ba người trả một phần.',
    alike:
      'Ở bàn của bạn, khi có người thắng quân bỏ, cả ba người trả như nhau, dù ai bỏ quân ấy. Khi tự rút, cả ba cũng trả như nhau, và trả nhiều hơn.',
  },
  'shooter-share': {
    alone: 'Ở bàn của bạn, người bỏ quân thắng trả thay cho cả ba người, hai người kia không trả gì.',
    alike: 'Ở bàn của bạn, người bỏ quân thắng không trả nhiều hơn hai người kia.',
  },
  'chip-travels': {
    alone:
      'Hãy đổi người bỏ quân ấy, và cả khoản trả chuyển từ người này sang người kia. Với người thắng thì không có gì đổi: ai bỏ quân thì khoản trả cũng như nhau.',
    alike: 'Hãy đổi người bỏ quân ấy, và không có gì đổi: ở bàn của bạn cả ba người trả như nhau.',
  },
  'shooter-pays-bill': {
    more: 'Khoản trả lớn bằng khoản mà bàn theo luật chuẩn chia cho ba người, và lớn hơn ở bàn của bạn, nơi cả ba người trả như nhau. Nó chỉ do một người trả.',
  },
  'zi-mo-share': {
    more: 'Người bỏ quân thắng thì phải trả nhiều hơn, thay cho cả ba người.',
    less: 'Khi có người thắng quân bỏ, mỗi người trong số họ trả ít hơn.',
  },
  'zi-mo-gain': {
    twice: 'Như thế là nhiều gấp đôi.',
    more: 'Như thế là nhiều hơn.',
    alike: 'Như thế là bằng nhau.',
  },
  'zi-mo-no-tai': {
    tai: 'Ở bàn của bạn, tự rút làm đổi cả số tai lẫn khoản trả: riêng nó là một nguồn tai, dù có giành bộ hay không.',
  },
  'men-qing-besides': { off: 'Ở bàn của bạn, tay bài không giành quân nào không được tính gì vì thế.' },
  'big-dragons-bill': { off: 'Ở bàn của bạn chưa ai phải trả gì: tay bài chưa thành.' },
  'limit-hand-thrown': {
    off: 'Bây giờ là một tay bài mà ở nhiều bàn thì thắng, là bài giới hạn, nhưng ở bàn của bạn thì không, vì phần còn lại cũng phải thành. Bạn cầm một bộ rồng xanh và một đôi rồng trắng, để lộ một bộ rồng đỏ, và Tây bỏ quân rồng trắng thứ ba:',
  },
  'at-once': {
    kongs:
      'Bàn của bạn chỉ trả ngay cho kong, dù thắng hay không. Các bàn khác còn trả ngay cho vài quân thưởng. Khoản trả ngay được tính riêng, ngoài khoản trả của tay bài, và không phải tai. Các số dưới đây là của bàn bạn.',
    off: 'Bàn của bạn không trả ngay gì cả. Các bàn khác trả cho kong và vài quân thưởng ngay khi lật ra, dù cuối cùng ai thắng.',
  },
  'kong-each': { off: 'Bàn của bạn không trả ngay gì cho khoản này.' },
  'bite-each': { off: 'Bàn của bạn không trả ngay gì cho khoản này.' },
  'marriage-each': { off: 'Bàn của bạn không trả ngay gì cho khoản này.' },
  'dealt-double': {
    same: 'Có sẵn cả hai lúc chia bài thì cũng không được thêm.',
  },
  'family-each': { off: 'Bàn của bạn không trả ngay gì cho khoản này.' },
  'late-kong': {
    off: 'Ở bàn của bạn, kong muộn không làm người bỏ quân tốn thêm gì. Ở các bàn khác, lúc gần hết tường, ai bỏ quân mà bị giành làm kong thì trả thay cho cả ba người.',
  },
  'sheet-at-once': {
    kongs:
      'Tính bằng điểm. Kong được trả ngay, ngoài khoản này; ở bàn của bạn, quân thưởng không được trả ngay gì.',
    off: 'Tính bằng điểm. Không trả gì trước khi có người thắng, và ván hòa thì không ai trả.',
  },
  'no-bao': {
    off: 'Bàn của bạn chơi không có đền thay: ai cũng trả như thường, dù quân gì đã bị bỏ ra. Các bàn khác chơi như sau.',
  },
  'club-ping-hu': {
    own: 'Dòng có Ping Hu dành cho tay bài chỉ có mỗi điều ấy: ở bàn của bạn nó có giá riêng.',
  },
  'bao-case': {
    off: 'Bàn của bạn chơi không có đền thay: ai cũng trả như thường, dù quân gì đã bị bỏ ra. Ở các bàn khác có một trường hợp mà một người trả cho cả lần thắng.',
  },
  'bao-beside': {
    alike:
      'Hãy đặt luật người bỏ trả hết và luật đền thay cạnh nhau: khi thắng quân bỏ, cả hai đều bắt một người trả hết. Với đền thay, đó là khoản trả của bàn bạn; với người bỏ trả hết, khoản trả lớn hơn. Hai luật còn khác nhau ở chỗ khi nào thì áp dụng.',
    off: 'Khi thắng quân bỏ, luật người bỏ trả hết và luật đền thay trông giống nhau: cả hai đều bắt một người trả cả khoản. Chúng khác nhau ở chỗ khi nào thì áp dụng.',
  },
  'no-bao-here': {
    off: 'Bàn của bạn chơi không có đền thay, nên bảng dưới đây không thấy ai phải đền thay.',
  },
  'bao-fed': {
    off: 'Ở các bàn khác: bạn bỏ quân làm thành một pung rồng, gió chỗ ngồi của người ấy hoặc gió vòng, đưa số tai mà ai cũng thấy lên tới giới hạn.',
  },
  'bao-flush': {
    off: 'Ở các bàn khác: quân bạn bỏ làm thắng một full flush, khi người thắng đã để lộ ba bộ của chất ấy; hoặc làm thắng tay bài toàn quân chữ hay toàn 1 và 9, khi người thắng đã để lộ ba bộ như thế.',
  },
  'bao-fresh': {
    off: 'Ở các bàn khác: lúc cuối ván bạn bỏ một quân mới, loại quân chưa ai bỏ, và có người thắng bằng quân ấy.',
  },
  'flush-fed': {
    alone:
      'Ba bộ sách nằm trên bàn cho mọi người thấy, và Tây bỏ một quân sách. Ở bàn của bạn đây không phải đền thay, nhưng đằng nào người bỏ quân thắng cũng trả thay cho cả ba người. Nếu Nam tự rút quân ấy thì cả ba đã cùng trả.',
    usual:
      'Ba bộ sách nằm trên bàn cho mọi người thấy, và Tây bỏ một quân sách. Ở bàn của bạn không ai phải đền thay vì thế, và cả ba trả như thường.',
  },
  'last-set-wins': {
    off: 'Ở bàn của bạn, giành quân ấy chưa phải là thắng: tay bài phải thành. Từ giờ, người ấy thắng thế nào cũng là bài giới hạn.',
  },
  'feed-note': {
    none: 'Bàn của bạn không có giới hạn, nên không ai bị đưa lên tới đó, và trường hợp này không xảy ra. Ở các bàn khác thì như sau.',
    off: 'Bàn của bạn bỏ trường hợp này: không ai phải đền thay vì đưa người khác lên tới giới hạn. Ở các bàn khác thì như sau.',
  },
  'flush-note': {
    off: 'Bàn của bạn bỏ trường hợp này: không ai phải đền thay vì quân bỏ như thế. Ở các bàn khác thì như sau.',
  },
  'fresh-note': {
    off: 'Bàn của bạn bỏ trường hợp này: không ai phải đền thay vì quân mới. Ở các bàn khác thì như sau.',
  },
  'fresh-count': {
    off: 'Còn bao nhiêu quân rút được thì luật này có hiệu lực là do mỗi bàn thỏa thuận. Số ấy được đếm vào lúc bạn bỏ quân.',
  },
  'lasts-note': {
    both: 'Ở bàn của bạn, bỏ quân cho bộ rồng hay bộ gió cuối cùng cũng kéo dài như thế, vì bộ ấy không thắng ngay.',
    set: 'Ở bàn của bạn, trường hợp kéo dài là bỏ quân cho bộ rồng hay bộ gió cuối cùng, vì bộ ấy không thắng ngay. Đưa người khác lên tới giới hạn thì không ai phải đền thay.',
    off: 'Ở bàn của bạn không trường hợp nào kéo dài: không ai phải đền thay vì đưa người khác lên tới giới hạn.',
  },
  'flush-liable': {
    off: 'Nam để lộ ba bộ của một chất và thắng full flush bằng quân bỏ của Tây. Đông trả bao nhiêu điểm?',
  },
  'last-wind-pong': {
    off: 'Nam để lộ ba bộ gió. Tây bỏ quân gió thứ tư, và Nam hô pung. Về sau Nam tự rút quân cuối của một tay bài đã thành. Tây trả bao nhiêu điểm?',
  },
  'feed-liable': {
    off: 'Vẫn bàn ấy, vài lượt sau. Nam thắng một tay bài đáng giá bằng bài giới hạn, bằng quân Đông bỏ. Tây trả bao nhiêu điểm?',
  },

  'plan-wait': {
    chi: 'Khi thắng quân bỏ ở bàn của bạn, quân thắng phải làm thành một chow chờ hai đầu.',
    any: 'Ở bàn của bạn, chờ thế nào cũng được. Khi thắng quân bỏ, nhiều bàn khác đòi bạn phải chờ từ hai loại quân trở lên.',
  },
  'chow-reaches': {
    short:
      'Như thế là ít hơn hẳn, và chỉ riêng dòng ấy thì dưới mức tối thiểu của bàn bạn: tay bài như thế cần thêm một nguồn tai.',
  },
  'gap-left': { any: 'Ở bàn của bạn, với Ping Hu thì chờ giữa cũng tốt như mọi cách chờ khác.' },
  'drawn-more': {
    same: 'Ở bàn của bạn, Ping Hu kín mà tự rút không đáng giá hơn Ping Hu thắng quân bỏ.',
  },
  'needs-tai': {
    free: 'Ở bàn của bạn, tay bài không có gì được tính cũng thắng, với giá thấp nhất. Dù vậy, với mỗi tay bài vừa chia, hãy hỏi tai đầu tiên sẽ từ đâu mà có.',
  },
  'has-its-tai': {
    more: 'Bàn của bạn đòi nhiều hơn thế, nên hãy xem nguồn tai thứ hai có thể từ đâu mà có, trước khi giành quân.',
  },
  'keep-closed': {
    off: 'Bạn cứ giành chow thoải mái: ở bàn của bạn, tay bài kín không được tính gì vì thế.',
  },
  'nothing-at-all': {
    short:
      'Vậy thì đừng giành quân nào, và mong có thêm một nguồn tai: chỉ riêng Men Qing Zi Mo thì dưới mức tối thiểu của bàn bạn.',
    drawn: 'Vậy thì hãy tự rút quân cuối: ở bàn của bạn đó là một nguồn tai, dù đã giành bộ hay chưa.',
    off: 'Vậy thì vẫn phải tìm một nguồn tai: ở bàn của bạn, tay bài kín không được tính gì vì thế.',
  },
  'planner-animal': {
    more: 'Có một con vật nằm cạnh nên tay bài thứ hai đã có một phần của mức tối thiểu.',
  },
  'each-doubles': {
    list: 'Từ tai đầu tiên đến hết bảng giá của bàn bạn, thêm mỗi tai thì lần thắng đem lại nhiều hơn, và thiếu thêm mỗi quân thì khả năng thắng giảm đi.',
  },

  'hk-not-yet': {
    free: 'Ở bàn của bạn, tay bài thành là thắng, dù đáng giá bao nhiêu. Phần lớn các bàn đòi nhiều hơn. Được trả bao nhiêu thì tùy những điều đặc biệt trong tay bài, và những điều ấy được đếm bằng faan.',
  },
  'hk-special': {
    off: 'Tay bài này có đủ các bộ, và có hai điều đặc biệt: không lấy quân nào của người khác, và bộ nào cũng là chow.',
  },
  'hk-dragon-alone': {
    wins: 'Theo luật của bàn bạn, ở đây như thế cũng thắng:',
  },
  'hk-plan': {
    small:
      'Bàn của bạn chỉ đòi {minimum}, mà gần như tay bài nào cũng có, nên tính trước chủ yếu là để được trả nhiều, không phải để được thắng.',
    free: 'Ở bàn của bạn, tay bài nào thành cũng thắng, nên tính trước là để được trả nhiều, không phải để được thắng.',
  },
  'hk-too-small': {
    free: 'Dù chờ quân nào, trước hết hãy đếm xem tay bài sẽ được bao nhiêu: ở bàn của bạn, tay bài nào thành cũng được tuyên bố thắng, nhưng tay bài nhỏ thì được trả ít.',
  },
  'hk-large-usual': {
    free: 'Ở đây, tay bài một chất và tay bài toàn pung đáng giá hơn ở bàn kia:',
  },
  'hk-bonus-tiles': {
    off: 'Bàn của bạn chơi không có hoa và mùa. Có tay bài của bài học này đặt một quân như thế bên cạnh: hãy coi như không có nó.',
  },
  'hk-bonus-drawn': {
    off: 'Ở những bàn có hoa và mùa, chúng không bao giờ đứng trong bộ: quân nào cũng được lật ra ngay và thay bằng quân ở cuối tường.',
  },
  'hk-bonus-worth': {
    off: 'Ở những bàn như thế, các điều sau được tính: quân mang số của chỗ bạn ngồi, đủ bốn quân của một nhóm, và không có quân nào. Ở bàn của bạn, những điều ấy không được tính gì.',
  },
  'hk-bonus-many': {
    none: 'Không có hoa và mùa nên dòng bảy hoa và dòng tám hoa của bàn bạn không bao giờ xảy ra.',
    row: 'Ở bàn của bạn, có bảy hoa và mùa thì được thêm một dòng, có đủ tám thì được một dòng khác. Dù vậy tay bài vẫn phải thành.',
  },
  'hk-bonus-costs': {
    off: 'Chơi không có hoa thì không tính gì cho việc không có hoa.',
  },
  'hk-card-bonus': {
    off: 'Không có hoa và không có mùa.',
  },
  'hk-check-flower': {
    pairs: 'Ở bàn của bạn, bảy đôi không phải là tay bài thành. Các quân này được tính bao nhiêu faan ở đó?',
    off: 'Hãy coi như không có hoa ấy, vì bàn của bạn chơi không có hoa. Đông thắng quân bỏ. Bao nhiêu faan?',
  },
  'hk-kong-keeps': {
    breaks: 'Ở bàn của bạn, có kong kín cũng mất dòng ấy.',
  },
  'hk-other-shapes': {
    off: 'Thập tam yêu là hình bài ngoại lệ duy nhất.',
  },
  'hk-winds-and-a-pair': {
    limit: 'Ở bàn của bạn, ba pung gió và đôi của loại gió thứ tư cũng được mức giới hạn.',
    row: 'Ở bàn của bạn, ba pung gió và đôi của loại gió thứ tư cũng là một dòng, và các pung vẫn được tính thêm.',
  },
  'hk-at-the-start': {
    limit:
      'Ở bàn của bạn, hai cách thắng ngay đầu ván cũng được mức giới hạn: nhà cái thắng bằng các quân được chia, và người khác thắng bằng quân bỏ đầu tiên của nhà cái.',
  },
  'hk-pairs-fold': {
    off: 'Tên phần lớn giống nhau, giá thì không. Bốn chow đáng giá ít hơn, còn ba rồng nhỏ đáng giá nhiều hơn. Ở đây, nhiều bàn coi bảy đôi là một tay bài thắng, nhưng bàn của bạn thì không:',
  },
  'hk-no-row': {
    winds:
      'Không có dòng nào cho tay bài toàn 1, 9 và quân chữ, cho lần thắng bằng quân thay hoa, hay cho tay bài toàn xanh.',
  },
  'hk-doubles': {
    slower:
      'Thêm mỗi faan thì khoản trả lớn hơn. Với tay bài nhỏ, mỗi faan làm nó tăng gấp đôi; lên cao hơn thì phải thêm hai faan mới gấp đôi.',
  },
  'hk-thrown': {
    shared:
      'Nếu có người bỏ quân thắng cho bạn, người ấy trả nhiều nhất, hai người kia mỗi người trả một phần.',
  },
  'hk-card-pays': {
    shared:
      'Khi thắng quân bỏ, người bỏ quân trả nhiều nhất, hai người kia mỗi người trả một phần; khi tự rút, cả ba người trả như nhau.',
  },
  'hk-careful': {
    shared: 'Vì người bỏ quân thắng trả nhiều nhất, quân bạn bỏ lúc cuối ván quan trọng hơn quân bạn mong.',
  },
  'hk-one-size': {
    grows:
      'Theo luật chuẩn, ở bàn kia khoản trả tăng lên khi người thắng tự rút, và khi thắng quân bỏ thì ai cũng trả một phần. Ở bàn của bạn, khoản trả cũng tăng như thế, nhưng khi thắng quân bỏ thì một mình người bỏ quân trả:',
    alike:
      'Theo luật chuẩn, ở bàn kia khoản trả tăng lên khi người thắng tự rút, và khi thắng quân bỏ thì ai cũng trả một phần. Theo luật của bàn bạn, ở đây cũng thế:',
  },
  'hk-card-seats': {
    off: 'Không có hoa và mùa thì số của chỗ ngồi không có ý nghĩa gì.',
  },
  'hk-card-bonus-rows': {
    off: 'Bàn của bạn chơi không có hoa và mùa: không tính gì cho chúng, cũng không tính gì cho việc không có quân nào.',
  },
  'hk-card-last-bonus': {
    off: 'Khi không còn quân nào mà không ai thắng thì là ván hòa, không ai trả gì.',
  },
  'hk-card-worth': {
    free: 'Bạn thắng khi có bốn bộ và một đôi bất kỳ, dù đáng giá bao nhiêu.',
  },
  'hk-card-every-row': {
    free: 'Khi tay bài xếp được theo nhiều cách, cách nhiều faan nhất được tính.',
  },
  'hk-drawn-least': {
    drawn:
      'Tay bài tự rút không bao giờ không có faan, vì tự rút đã được tính: số điểm nói ở đây cho tự rút là của tay bài nhỏ nhất như thế.',
  },
  'hk-note-too-little': {
    enough: 'Bốn chow là hình bài dễ làm nhất, và ở bàn của bạn một mình nó là thắng.',
  },
  'hk-note-make-up': {
    off: 'Hai dòng hay bù vào phần thiếu nhất là Bài kín và Tự rút.',
    more: 'Thứ hay cộng thêm nhất là tay bài không lộ bộ nào, hoặc quân cuối do chính bạn rút.',
  },
  'hk-note-pair': {
    any: 'Ở bàn của bạn, đôi nào cũng được, kể cả gió và rồng.',
  },
  'hk-note-none': {
    off: 'Bàn của bạn chơi không có hoa và mùa nên dòng này không bao giờ được tính.',
  },
  'hk-note-worst': {
    off: 'Ở những bàn có hoa, một hoa không phải của bạn là trường hợp xấu nhất: nó không mang lại gì mà làm mất dòng này. Hoa của chính bạn cũng làm mất dòng này nhưng bù lại đúng chừng ấy.',
  },
  'hk-row-all-chows': {
    any: 'Bốn chow và một đôi bất kỳ, chờ kiểu nào cũng được, giành quân hay không cũng được.',
  },
  'hk-row-concealed-hand': {
    kong: 'Không lộ bộ nào và không có kong; thắng quân bỏ cũng được tính. Có kong kín cũng mất dòng này.',
    pairs:
      'Không lộ bộ nào; thắng quân bỏ cũng được tính. Có kong kín thì vẫn kín. Bảy đôi không được tính thêm dòng này.',
    both: 'Không lộ bộ nào và không có kong; thắng quân bỏ cũng được tính. Có kong kín cũng mất dòng này. Bảy đôi không được tính thêm dòng này.',
  },
  'hk-near-own-flower': {
    off: 'Hoa cúc là của Tây nên Nam không được gì. Bàn của bạn chơi không có hoa.',
  },
  'hk-near-own-season': {
    off: 'Mùa xuân là của Đông nên Nam không được gì. Bàn của bạn chơi không có mùa.',
  },
  'hk-near-flower-family': {
    off: 'Ba hoa chưa đủ bốn. Bàn của bạn chơi không có hoa.',
  },
  'hk-near-season-family': {
    off: 'Ba mùa chưa đủ bốn. Bàn của bạn chơi không có mùa.',
  },
  'hk-near-big-winds': {
    limit: 'Ba pung và một đôi của loại gió thứ tư là Tiểu tứ hỷ, ở bàn của bạn cũng là một bài giới hạn.',
    row: 'Ba pung và một đôi của loại gió thứ tư là Tiểu tứ hỷ, các pung gió và Half flush vẫn được tính thêm.',
  },
  'hk-step-shape': {
    off: 'Có bốn bộ và một đôi, hay Thập tam yêu? Bài giới hạn được trả ở mức giới hạn: dừng ở đây.',
  },
  'hk-step-bonus': {
    off: 'Bàn của bạn chơi không có hoa và mùa: không có gì để đếm.',
  },
  'hk-step-pattern': {
    off: 'Toàn chow, Toàn pung, Half flush, Full flush, Bài kín.',
  },
  'hk-about-patterns': {
    off: 'Nhìn cả tay bài thì là gì: toàn chow, toàn pung, một chất, không có gì lộ.',
  },
  'hk-about-bonus': {
    off: 'Bàn của bạn chơi không có hoa và mùa nên các dòng này không xảy ra.',
  },

  // lessons on play
  'own-discard': {
    off: 'Ở bàn của bạn, bạn được giành loại quân mình vừa bỏ khi người khác bỏ một quân như thế.',
  },
  'fresh-pays': {
    off: 'Quân mới là tệ nhất: chưa ai tỏ ra là không cần nó. Nhưng ở bàn của bạn, nó không làm bạn trả nhiều hơn một quân khác khiến có người thắng.',
  },
  'third-pays': {
    off: 'Ai bỏ quân cho bộ thứ ba là dâng cho người ta một tay bài đắt, và gió thứ tư cũng vậy, một khi ba bộ gió đã nằm lộ.',
  },
  'claim-enough': {
    wins: 'Dù tay bài kia còn xa lúc thành, bạn cũng không an toàn hơn: ở bàn của bạn, chỉ riêng việc giành quân đã là thắng.',
    off: 'Ở bàn của bạn, chỉ riêng việc giành quân thì chưa làm bạn mất gì, nhưng nó đưa một tay bài đắt tới gần hơn.',
  },
  'limit-near': {
    off: 'Những bộ khác cũng làm tay bài đắt lên: gió chỗ ngồi, gió vòng, rồng, cùng với hoa và con vật.',
  },
  'part-smaller': {
    alike:
      'Khi không ai thắng thì không ai phải trả cho lần thắng nào. Khi có người thắng bằng quân của người khác, ở bàn của bạn, bạn trả bằng người ấy, nên bỏ tay bài tiết kiệm được ít hơn ở bàn khác.',
  },
}

export const claims: Dictionary['claims'] = {
  passages,
  bill: {
    reason: 'Theo luật của bàn bạn: {list}.',
    gets: '{seat} nhận {n}',
    gives: '{seat} trả {n}',
    nothing: '{seat} không trả gì',
    liable: 'Theo luật của bàn bạn, {seat} phải đền thay.',
    nobody: 'Theo luật của bàn bạn, không ai phải đền thay.',
  },
}
