import type { Dictionary } from '../dictionary.ts'

export const about: Dictionary['about'] = {
  title: 'Giới thiệu',
  description:
    'Count Tai là gì, không làm gì, cách báo một luật sai, những thay đổi về luật, và trang này dùng công sức của những ai.',
  lead: 'Count Tai dạy mạt chược Singapore, cho biết một tay bài đáng giá bao nhiêu và vì sao, và phân xử khi cả bàn không thống nhất.',
  what: {
    title: 'Đây là gì',
    text: [
      'Mọi con số về luật trên các trang này đều do một bộ tính luật tính ra khi trang được dựng, và tính lại khi luật riêng của bạn khác đi. Không con số nào được gõ tay. Bộ tính ấy theo một bảng luật viết sẵn có đánh số, và mỗi luật có các bài kiểm tra ghi đúng số của nó.',
      'Tai là đơn vị giá trị, không phải tiền. Trang này chơi lấy điểm luyện tập và không bao giờ nói đến tiền cược.',
      'Ở đây không có chơi với bạn bè qua mạng và không có tài khoản, vì không có máy chủ: cả trang chỉ là một thư mục tệp.',
    ],
  },
  privacy: {
    title: 'Trang này biết gì về bạn',
    text: [
      'Không biết gì. Không có cookie, không đếm lượt xem, không quảng cáo, không lấy phông chữ hay đoạn mã từ nơi khác. Trình duyệt của bạn chỉ hỏi đúng nơi đặt các trang này, và được dặn từ chối mọi nơi khác.',
      'Cài đặt, luật riêng và tay bài bạn đang ghép được giữ trong trình duyệt của bạn và không gửi đi đâu.',
    ],
    link: 'Xem, lưu thành tệp hoặc xóa những thứ ấy trong phần cài đặt',
  },
  access: {
    title: 'Khả năng tiếp cận',
    text: 'Count Tai được làm để dùng được bằng bàn phím, bằng trình đọc màn hình, khi phóng to và với màu của riêng bạn.',
    link: 'Đã kiểm tra những gì, và còn gì chưa tốt',
  },
  report: {
    title: 'Bạn thấy một luật sai',
    text: 'Vậy thì lỗi ấy rất đáng báo. Xin cho biết:',
    list: [
      'tay bài, tốt nhất là dưới dạng liên kết: ghép nó trong trình ghép bài rồi sao chép liên kết, liên kết ấy mang theo cả luật riêng',
      'trang này nói gì, và theo bạn thì tay bài đáng bao nhiêu, hoặc ai phải trả',
      'ai chơi như thế: câu lạc bộ, cuốn sách, bàn nào, hoặc số của luật bạn đã đọc',
    ],
    where: 'Hãy mở một báo cáo lỗi ở nơi giữ mã nguồn của Count Tai.',
    link: 'Báo ở trang theo dõi lỗi',
    builder: 'Mở trình ghép bài',
    differ: 'Nếu bàn của bạn chỉ chơi khác đi, có thể đã có sẵn luật riêng cho điều ấy.',
    houseRules: 'Xem qua các luật riêng',
  },
  made: { architecture: 'Mã được sắp xếp ra sao', style: 'Màu, quân bài và các thành phần trên một trang' },
  changes: {
    title: 'Những thay đổi về luật',
    note: 'Tay bài đáng bao nhiêu, ai trả, và được làm gì ở bàn, theo cách tính của trang này; mới nhất ở trên. SG và HK là số của các luật viết sẵn của hai bàn.',
  },
  licences: {
    title: 'Công sức của những ai',
    own: 'Hình vẽ các quân, lời văn và mã nguồn được làm riêng cho Count Tai, theo giấy phép MIT.',
    list: {
      commissioner: { name: 'Commissioner', use: 'Chữ và số bạn đang đọc.' },
      yuji: { name: 'Yuji Boku', use: 'Nét chữ Hán trên các quân.' },
      ofl: 'SIL Open Font License 1.1',
      code: 'Astro, Preact, nanostores và Pagefind làm nền cho các trang, các công cụ và phần tìm kiếm. Tất cả đều theo giấy phép MIT.',
    },
  },
}
