import type { Dictionary } from '../dictionary.ts'

export const differs: Dictionary['differs'] = {
  'opening-order': {
    here: 'Sau khi chia bài, nhà cái thay quân thưởng trước cho đến khi không còn quân nào, rồi đến người kế tiếp.',
    others: 'Ở vài bàn, mỗi người thay một lần rồi lại quay vòng.',
  },
  'last-bonus-tile': {
    here: 'Nếu quân cuối cùng còn rút được là quân thưởng thì không ai thay được nữa, và đó là ván hòa.',
    others: 'Vài bàn cho rút thêm một quân để thay.',
  },
  'kong-after-claim': {
    here: 'Kong kín và kong thêm được làm sau khi rút, không làm ngay sau khi giành chow hay pung.',
    others: 'Vài bàn cho làm cả ngay sau khi giành quân.',
  },
  'robbed-kong-pays': {
    here: 'Người làm kong trả như người bỏ quân thắng, và bản thân kong không được trả.',
    others: 'Ở vài bàn, người bị cướp kong phải trả thay cho mọi người.',
  },
  'pass-lock': {
    here: 'Nếu bạn bỏ qua một quân lẽ ra thắng được hay làm pung được, bạn không được giành quân cùng loại cho đến khi rút hoặc tuyên bố một bộ.',
    others: 'Vài bàn cấm mọi quân thắng, vài bàn chỉ cấm đến quân bỏ kế tiếp, vài bàn không cấm gì.',
  },
  'best-reading': {
    here: 'Khi một tay bài xếp được theo nhiều cách, cách nhiều tai nhất được tính.',
    others: 'Vài bàn buộc người thắng theo đúng điều đã hô.',
  },
  'last-discard': {
    here: 'Người rút quân cuối cùng còn rút được thì thắng bằng quân ấy, nếu không thì là ván hòa. Không ai bỏ quân nữa.',
    others: 'Vài bàn cho người ấy bỏ thêm một quân, và người khác được thắng bằng quân đó.',
  },
  'full-match': {
    here: 'Một trận gồm bốn vòng, mỗi gió một vòng.',
    others: 'Nhiều buổi chơi kết thúc theo giờ đã hẹn.',
  },
  'banker-pays-alike': {
    here: 'Nhà cái trả và nhận như mọi người khác.',
    others: 'Ở vài bàn, nhà cái trả nhiều hơn và nhận nhiều hơn.',
  },
  'concealed-kong-keeps': {
    here: 'Có kong kín thì tay bài vẫn kín.',
    others: 'Vài bàn coi mọi kong đặt trên bàn là đã làm lộ tay bài.',
  },
  'all-green-dragon': {
    here: 'Có rồng xanh cũng được, không có cũng được.',
    others: 'Vài bàn đòi phải có một bộ rồng xanh.',
  },
  'nine-gates-wait': {
    here: 'Quân thắng có thể là bất kỳ quân nào trong số đó, tự rút hay do người khác bỏ.',
    others:
      'Vài bàn đòi phải chờ thuần: cầm 1112345678999 và quân nào của chất ấy cũng làm thành bài. Vài bàn đòi phải tự rút.',
  },
  'heavenly-draws': {
    here: 'Quân thưởng được chia có thể đã được thay. Nếu làm kong trước thì chỉ là thắng thường.',
    others: 'Vài bàn không cho thay quân nào, vài bàn cho cả làm kong.',
  },
  'earthly-discard': {
    here: 'Phải thắng bằng đúng quân bỏ đầu tiên của nhà cái, dù trước đó nhà cái đã lật ra gì.',
    others: 'Vài bàn gọi Di Hu là thắng bằng lần rút đầu tiên của chính mình.',
  },
  'kong-on-kong-claimed': {
    here: 'Kong đầu trong hai kong có thể là kong lộ do giành quân.',
    others: 'Vài bàn đòi cả hai kong đều làm từ quân trong tay.',
  },
  'bao-counts-kongs': {
    here: 'Kong kín được coi là một bộ mà ai cũng thấy.',
    others:
      'Vài bàn chỉ tính các bộ do giành quân. Các bàn khác nhau nhiều nhất ở luật đền thay: hãy thống nhất trước khi rút quân đầu tiên.',
  },
  'bao-lasts': {
    here: 'Nếu quân ấy làm thắng ngay thì người bỏ quân trả ngay. Nếu không, người bỏ quân còn phải đền thay cho đến hết ván: khi người đã lấy quân về sau tự rút mà thắng, hoặc lại thắng bằng quân bỏ của chính người ấy.',
    others:
      'Vài bàn cho người bỏ quân ấy cùng trả với người bỏ quân thắng về sau, vài bàn xóa trách nhiệm ở lần giành quân kế tiếp.',
  },
  'hk-no-dead-wall': {
    here: 'Chơi cho đến khi tường bài không còn quân nào.',
    others: 'Vài bàn để lại mười bốn quân cuối không rút.',
  },
  'hk-one-hand': {
    here: 'Mỗi ván là một lần chơi trọn vẹn, điểm không mang sang ván sau.',
    others: 'Một buổi chơi ngoài đời gồm các vòng của cả bốn gió, và nhà cái thắng thì giữ nguyên.',
  },
  'hk-any-discard': {
    here: 'Sau khi giành chow hay pung, bạn bỏ quân nào cũng được.',
    others: 'Vài bàn cấm bỏ đúng loại quân vừa giành, hoặc quân ở đầu kia của chính chow ấy.',
  },
  'hk-robbed-kong': {
    here: 'Kong bị cướp trở lại là pung, và chủ của nó trả như người bỏ quân thắng. Kong kín không bao giờ bị cướp.',
    others: 'Vài bàn cho Thập tam yêu cướp cả kong kín.',
  },
  'hk-no-locks': {
    here: 'Bạn được thắng bằng quân nào cũng được, dù trước đó đã bỏ qua hay bỏ quân gì. Khi tường bài đã hết, quân bỏ cuối cùng chỉ được giành để thắng.',
    others: 'Vài bàn không cho bạn thắng bằng loại quân mà bạn đã bỏ qua.',
  },
  'hk-last-bonus': {
    here: 'Nếu quân cuối cùng là hoa hoặc mùa thì không ai thay được nữa, và đó là ván hòa.',
    others: 'Vài bàn chơi tiếp mà không cần thay.',
  },
  'hk-seven-different': {
    here: 'Bảy đôi phải là bảy đôi khác nhau.',
    others: 'Vài bàn cho bốn quân giống nhau làm hai đôi.',
  },
  'hk-every-row': {
    here: 'Dòng nào cũng được tính vào mức tối thiểu, kể cả hoa và tự rút.',
    others: 'Vài bàn không tính hoa vào mức tối thiểu.',
  },
  'hk-concealed-on-discard': {
    here: 'Bài kín được tính cả khi thắng quân bỏ.',
    others: 'Vài bàn chỉ tính khi tự rút.',
  },
  'hk-kong-then-flower': {
    here: 'Nếu quân thay sau kong là hoa hoặc mùa và phải thay lần nữa thì mất dòng này.',
    others: 'Vài bàn vẫn tính dòng này, và vài bàn cho faan khi thắng bằng quân thay hoa.',
  },
  'hk-last-replacement': {
    here: 'Quân cuối cùng được tính cả khi nó là quân thay thế, và hai dòng cộng lại.',
    others: 'Vài bàn đòi phải là lần rút thường.',
  },
  'hk-honour-pairs': {
    here: 'Toàn chữ có thể là bảy đôi.',
    others: 'Vài bàn đòi phải có bốn bộ và một đôi.',
  },
  'hk-nine-gates-wait': {
    here: 'Quân thắng có thể là bất kỳ quân nào trong số đó, tự rút hay do người khác bỏ.',
    others: 'Vài bàn đòi phải chờ được cả chín quân của chất ấy.',
  },
}
