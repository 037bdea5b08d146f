import type { Dictionary } from '../dictionary.ts'

export const architecture: Dictionary['architecture'] = {
  title: 'Kiến trúc',
  description:
    'Mã của Count Tai được sắp xếp ra sao: các thư mục, mỗi thư mục được nhập gì và lớn chừng nào.',
  lead: 'Mọi thứ trên trang này được đọc từ mã nguồn khi dựng trang web: các thư mục, kích thước và từng chỗ nhập giữa chúng.',
  drawing: {
    title: 'Ai nhập của ai',
    text: 'Mỗi ô là một thư mục mã nguồn. Đường nối đi xuống từ một thư mục đến thư mục mà nó nhập mã. Đường nào suy ra được từ các đường khác thì không vẽ; bảng bên dưới ghi đủ tất cả.',
    edge: '{folder} nhập {list}',
    lines: { other: '{n}\u00a0dòng' },
  },
  folders: {
    title: 'Thư mục',
    text: 'Một bài kiểm tra từ chối mọi chỗ nhập không được phép ở đây. Chỗ nào chỉ nhập kiểu thì không đưa gì vào mã chạy trong trình duyệt.',
    folder: 'Thư mục',
    files: 'Tệp',
    lines: 'Dòng',
    imports: 'Nhập',
    types: 'Chỉ kiểu',
    none: 'không có',
    what: {
      engine: 'Luật chơi, không phụ thuộc vào thư viện nào. Mọi điều nói về luật đều được hỏi từ đây.',
      cli: 'Bộ tính luật trên dòng lệnh.',
      practice: 'Cách ra và chấm câu hỏi luyện tập.',
      stores: 'Những gì của người đọc: luật riêng, tay bài đang ghép, buổi chơi, ván chơi.',
      i18n: 'Lời văn, mỗi ngôn ngữ một thư mục, tất cả cùng một khuôn.',
      content: 'Bài học, các dòng tai, ví dụ và bảng thuật ngữ.',
      search: 'Cách tìm khớp truy vấn, với mọi loại chữ.',
      offline: 'Những gì được lưu trên thiết bị để xem khi không có mạng.',
      components: 'Quân bài, các khối của bài học và những gì chạy trong trình duyệt.',
      layouts: 'Phần bao quanh mỗi trang.',
      pages: 'Các địa chỉ của trang web.',
    },
  },
  engine: {
    title: 'Bên trong bộ tính luật',
    text: 'Phần mã còn lại chỉ biết một tệp của nó, tệp mục lục. Nó không có đồng hồ, không tự tạo số ngẫu nhiên và không rẽ nhánh theo tên bàn.',
    root: 'ở ngoài cùng',
  },
}
