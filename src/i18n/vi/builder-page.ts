import type { Dictionary } from '../dictionary.ts'

export const builderPage: Dictionary['builderPage'] = {
  description:
    'Nhập tay bài trước mặt bạn và xem nó được bao nhiêu ở bàn Singapore hoặc bàn Hồng Kông, vì sao có từng tai hay từng faan, và bạn vừa lỡ mất gì.',
  noScript: 'Muốn đổi tay bài thì cần JavaScript. Tay bài ở đây đã thành và đã được đếm sẵn.',
  skip: 'Tới các quân bài',
  picker: 'Các quân để đưa vào',
  result: 'Được bao nhiêu',
  table: 'Bàn',
  tables: { singapore: 'Singapore', 'hong-kong': 'Hồng Kông' },

  tools: {
    redo: 'Làm lại',
    clear: 'Xóa hết tay bài',
    share: 'Chia sẻ liên kết',
    copied: 'Đã sao chép liên kết.',
    copy: 'Sao chép',
    send: 'Gửi…',
    link: 'Liên kết tới tay bài này',
    picture: 'Lưu thành hình',
    pictureFailed: 'Trình duyệt này không tạo được hình.',
    example: 'Trở về tay bài mẫu',
    enter: 'Ghi vào sổ điểm',
  },
  more: {
    open: 'Cách chia sẻ khác',
    send: 'Gửi hình…',
    svg: 'Lưu thành SVG',
    code: 'Để đưa tay bài này vào trang của bạn, hãy sao chép đoạn mã này',
    copied: 'Đã sao chép đoạn mã.',
    failed: 'Không tải được phần này. Hãy thử lại khi có kết nối.',
  },
  embed: {
    title: 'Trình ghép bài trong trang khác',
    whole: 'Mở trên {name}',
  },

  typed: {
    label: 'Tay bài viết bằng ký hiệu',
    help: 'm vạn, p văn, s sách, z gió và rồng; bộ do giành quân đặt trong [ ], kong kín trong ( ); quân thưởng sau |, quân thắng sau +.',
    go: 'Xem',
    kept: 'Tay bài ở trên là tay bài sau cùng đọc được.',
  },

  rules: {
    summary: 'Luật riêng',
    written: 'luật chuẩn',
    own: { other: 'đã đổi {n}\u00a0luật' },
    pinnedWritten: 'Hiện theo luật chuẩn của bàn.',
    mine: 'Dùng luật riêng của tôi',
    keep: 'Giữ làm luật riêng của tôi',
    following: 'Theo luật riêng của bạn: {list}.',
    asWritten: 'Theo luật chuẩn thì kết quả là {result}.',
    show: 'Xem theo luật ấy',
    all: 'Mọi luật riêng',
    preset: 'Bắt đầu từ',
    ownTable: 'Của bạn',
  },
}
