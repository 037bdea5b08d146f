import type { Dictionary } from '../dictionary.ts'

export const access: Dictionary['access'] = {
  title: 'Khả năng tiếp cận',
  description:
    'Cách dùng Count Tai bằng bàn phím, trình đọc màn hình, khi phóng to và với màu bắt buộc; đã kiểm tra những gì và còn gì chưa tốt.',
  lead: 'Count Tai hướng tới mức AA của Hướng dẫn về khả năng tiếp cận nội dung web (WCAG) 2.2. Trang này nói đã kiểm tra những gì, bằng cách nào, và còn gì chưa tốt.',
  use: {
    title: 'Cách dùng',
    list: [
      'Điểm dừng đầu tiên của phím Tab trên mỗi trang cho bạn bỏ qua mục lục để tới thẳng nội dung.',
      'Một hàng quân bài là một điểm dừng. Các phím mũi tên đi từ quân này sang quân khác, Enter hoặc phím cách để chọn.',
      'Trong trình ghép bài có thể gõ quân: gõ số, rồi m cho vạn, p cho văn, s cho sách, z cho gió và rồng, f cho hoa, y cho mùa, a cho con vật. Phím Backspace lấy lại quân vừa gõ.',
      'Trình đọc màn hình đọc tên từng quân, và đọc cả bộ một lần. Thay đổi trên bàn và giá trị của tay bài đều được báo.',
      'Có thể đặt số và chữ ở góc quân, làm nét đậm hơn, và để trang sáng hoặc tối.',
    ],
    link: 'Đến phần cài đặt',
  },
  tested: {
    title: 'Đã kiểm tra những gì',
    note: 'Trong Chromium, mỗi loại trang một trang, trừ khi có ghi khác. Tất cả các bài kiểm tra này chạy sau mỗi thay đổi.',
    list: [
      'Mọi trang tiếng Anh bằng axe trên điện thoại, và mỗi loại một trang trên cửa sổ rộng, gồm các quy tắc mức A và AA và các cách làm tốt nhất; màu được kiểm tra thêm một lần trong giao diện tối.',
      'Cửa sổ rộng 320\u00a0điểm ảnh: không phải cuộn ngang.',
      'Phóng to 200%, tức một nửa cửa sổ 1280\u00a0điểm ảnh: không phải cuộn ngang.',
      'Mười bốn điểm dừng đầu tiên của phím Tab trên mỗi trang: luôn thấy được tiêu điểm ở đâu.',
      'Ghép một tay bài, tính khoản trả và chơi một ván chỉ bằng bàn phím.',
      'Màu bắt buộc: phân biệt được mục đang chọn, công tắc, trang hiện tại trong mục lục và các quân bài.',
      'Giảm chuyển động: không có gì chuyển động.',
      'Độ tương phản của mọi cặp chữ và nền, trong cả hai giao diện.',
      'Khi không có JavaScript: vẫn đọc được mọi thứ, và không hiện nút nào nhấn vào mà không có tác dụng.',
    ],
  },
  limits: {
    title: 'Còn gì chưa tốt',
    list: [
      'Chưa có ai kiểm tra bằng trình đọc màn hình. Tên, vai trò và thông báo chỉ được chương trình kiểm tra.',
      'Chỉ được kiểm tra trong một bộ máy trình duyệt là Chromium. Firefox và Safari chưa được thử.',
      'Quân bài là hình vẽ có chữ Hán. Ở cỡ nhỏ nhất, một số người đọc khó phân biệt; phóng to trang thì quân bài cũng to ra.',
      'Trong cửa sổ hẹp hơn 320\u00a0điểm ảnh, một số tay bài phải cuộn ngang.',
    ],
  },
  report: {
    title: 'Có điều gì cản trở bạn',
    text: 'Xin cho biết đó là trang nào, bạn muốn làm gì, và bạn dùng gì: trình duyệt, trình đọc màn hình hay công cụ hỗ trợ khác.',
  },
}
