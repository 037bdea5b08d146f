import type { Dictionary } from '../dictionary.ts'

export const offline: Dictionary['offline'] = {
  title: 'Không có kết nối',
  description: 'Những phần của Count Tai có sẵn trên máy này khi không có kết nối.',
  lead: 'Hiện không có kết nối, và trang này chưa có trên máy. Trang sẽ tự mở khi có kết nối lại.',
  again: 'Thử lại',
  here: 'Có sẵn trên máy này',
  same: 'Trang này',
  home: 'Trang chủ',
  nothing: 'Trên máy này chưa có phần nào của Count Tai.',
  how: 'Khi bạn mở một trang lúc có kết nối, mọi thứ trong ngôn ngữ của trang đó được lưu vào máy: bài học, bảng tra cứu, công cụ, tìm kiếm và trò chơi.',
  update: {
    name: 'Phiên bản mới',
    ready:
      'Đã có phiên bản mới của Count Tai. Trang sẽ mở lại với phiên bản đó; những gì bạn đã nhập và ván đang chơi vẫn được giữ.',
    now: 'Cập nhật ngay',
    later: 'Để sau',
  },
}
