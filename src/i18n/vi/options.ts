import type { Dictionary } from '../dictionary.ts'

export const options: Dictionary['options'] = {
  legend: 'Bàn của bạn: {rule}',
  written: 'luật chuẩn',
  yours: 'bàn của bạn',
  head: 'Ở bàn của bạn',
  more: 'Xem đầy đủ về luật này',
  letters: ['A', 'B', 'C'],
  hand: 'Tay bài {letter}',
  scenes: {
    deadWall: ['Số quân còn rút được ngay sau khi chia bài.'],
    drawRotates: ['Không ai thắng, và không có kong nào.', 'Không ai thắng, và có người đã làm kong.'],
    ownDiscardBan: [
      'Bắc đã bỏ một quân 5\u00a0văn và còn giữ hai quân như thế. Trước khi Bắc rút lần nữa, Đông bỏ quân cuối cùng của loại này. Bắc có được giành nó để làm pung không?',
    ],
    thirteenOrphansPriority: [
      'Đông bỏ một quân rồng đỏ. Tây ngồi gần hơn và có thể thắng bằng quân ấy; Bắc cũng có thể thắng với 13 Wonders. Ai thắng?',
    ],
    thirteenOrphansRobsConcealed: [
      'Tây đang chờ 9\u00a0văn với 13 Wonders, và Đông úp xuống bốn quân 9\u00a0văn làm kong kín. Tây có được lấy một quân để thắng không?',
    ],
  },
  demos: {
    littleWinds: ['Cũng tay bài ấy ở chỗ Bắc trong vòng Bắc: đôi vừa là gió chỗ ngồi, vừa là gió vòng.'],
    freshTileAt: ['Cũng như trên, khi còn {n}\u00a0quân rút được.'],
  },
  results: {
    stays: 'nhà cái giữ nguyên',
    moves: 'người kế tiếp làm nhà cái',
    yes: 'có',
    no: 'không',
    wins: '{seat} thắng',
    playable: '{n}\u00a0quân',
  },
  own: {
    title: 'Bàn của bạn',
    written: 'Đây là bàn theo luật chuẩn: bạn chưa đổi gì.',
    presets: 'Bắt đầu từ',
    presetChanges: '{list}.',
    presetNone: 'không đổi gì',
    value: '{rule}: {value}',
    list: 'Những gì bạn đã đổi',
    reset: 'Trở về luật chuẩn',
    undo: 'Hoàn tác',
    link: 'Liên kết tới bàn của bạn',
    copy: 'Sao chép liên kết',
    copied: 'Đã sao chép liên kết.',
    page: 'Xem từng luật một',
    noScript: 'Muốn lập bàn của riêng bạn thì cần JavaScript, mà JavaScript đang tắt.',
  },
}
