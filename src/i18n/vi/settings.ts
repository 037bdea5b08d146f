import type { Dictionary } from '../dictionary.ts'

type Words = Dictionary['settings']

const things: Words['data']['things'] = {
  preferences: 'giao diện của trang',
  houseRules: 'luật riêng của bạn',
  progress: 'những bài học bạn đã học',
  builder: 'tay bài trong trình ghép bài',
  scoreSheet: 'các sổ điểm của bạn',
  play: 'ván đang chơi ở bàn',
  playSettings: 'cách chơi bạn thích',
  practice: 'phần luyện tập của bạn',
  language: 'ngôn ngữ bạn đã chọn',
  aside: 'dữ liệu cũ đã để riêng',
}

export const settings: Words = {
  title: 'Cài đặt',
  description:
    'Giao diện của Count Tai, các con số theo luật nào, và mọi thứ trang này giữ trên máy của bạn.',
  lead: 'Mọi thứ ở đây đều nằm trên máy này. Không có gì được gửi đi.',
  look: {
    title: 'Giao diện',
    theme: 'Nền trang',
    themes: { auto: 'Theo máy', light: 'Ngày', dark: 'Đêm' },
  },
  tiles: {
    title: 'Các quân',
    sample: 'Quân của bạn',
    corners: 'Số và chữ ở góc quân',
    cornersAbout: 'Dành cho ai chưa đọc được chữ Hán. Hoa, mùa và con vật không cần.',
    inks: 'Màu mực',
    inkNames: { classic: 'Cổ điển', strong: 'Đậm hơn' },
    inksAbout: 'Mực đậm hơn thì sẫm hơn, trên nền quân nhạt hơn.',
    back: 'Mặt lưng',
    backNames: { jade: 'Ngọc bích', indigo: 'Chàm', amber: 'Hổ phách' },
  },
  rules: {
    title: 'Luật riêng',
    about:
      'Bạn chơi ở bàn nào, mức tối thiểu, giới hạn và mọi điều bàn ấy đã thống nhất. Mọi con số trên trang đều theo đó.',
    link: 'Đặt luật riêng của bạn',
  },
  language: { title: 'Ngôn ngữ', about: 'Trang nào cũng có cùng địa chỉ trong mọi ngôn ngữ.' },
  data: {
    title: 'Giữ trên máy này',
    about:
      'Count Tai không có máy chủ và không có tài khoản: những gì trang biết về bạn chỉ nằm trong trình duyệt này.',
    kept: 'Hiện đang giữ: {things}.',
    nothing: 'Hiện không giữ gì.',
    blocked: 'Trình duyệt này không cho trang giữ gì. Mọi thứ vẫn chạy; rời trang là quên.',
    things,
    export: 'Lưu tất cả thành tệp',
    exported: 'Đã lưu thành {file}.',
    import: 'Mở tệp',
    importAbout: 'Tệp đã lưu sẽ thay cho mọi thứ đang giữ ở đây.',
    imported: { other: 'Đã nhập {n}\u00a0mục. Những gì có ở đây trước đó đã được thay.' },
    aside: {
      lead: 'Không phải mọi thứ trong tệp đều dùng được. Những phần sau đây được để riêng nguyên như cũ, và mỗi tệp bạn lưu đều mang theo chúng:',
      'no-text': '“{key}” không được lưu dưới dạng chữ như mọi mục của tệp đã lưu.',
      damaged: '“{key}” ({thing}) bị hỏng và không đọc được.',
      'newer-entry': '“{key}” ({thing}) do một bản Count Tai mới hơn trang này ghi.',
      form: '“{key}” ({thing}) không có dạng mà trang này đọc được.',
      value: 'Trong “{key}” ({thing}), “{path}” không thể là “{value}”. Phần còn lại vẫn được dùng.',
      unknown: 'Trang này không biết “{key}” là gì.',
      foreign: '“{key}” không thuộc về Count Tai.',
      more: { other: 'Và {n}\u00a0mục nữa.' },
    },
    faults: {
      'no-json':
        'Tệp này bị hỏng hoặc thuộc loại khác: không đọc được như một tệp đã lưu của Count Tai. Không có gì bị đổi.',
      'not-ours': 'Tệp này không phải tệp đã lưu của Count Tai. Không có gì bị đổi.',
      newer:
        'Tệp này của một bản Count Tai mới hơn trang này. Hãy tải lại trang rồi thử lại. Không có gì bị đổi.',
      'too-large': 'Tệp này lớn hơn một tệp đã lưu của Count Tai rất nhiều. Không có gì bị đổi.',
      refused: 'Trình duyệt không chịu giữ dữ liệu, có lẽ vì thiếu chỗ. Những gì có ở đây trước đó vẫn còn.',
    },
    delete: 'Xóa tất cả',
    deleteSure: 'Xóa mọi thứ đang giữ trên máy này? Xóa rồi thì không lấy lại được.',
    deleteYes: 'Xóa hết',
    deleteNo: 'Giữ lại',
    deleted: 'Đã xóa tất cả.',
  },
  scriptless:
    'Các cài đặt này cần JavaScript, mà JavaScript đang tắt. Không có JavaScript vẫn đọc được mọi thứ.',
}
