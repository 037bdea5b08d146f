import { describe, expect, test } from 'vitest'
import { addressOf, type Lang } from '../../src/i18n/languages.ts'
import { readyTerms, searchTerms } from '../../src/search/search.ts'
import { realTerms } from './content.ts'

/** What a reader of a language may type, and the page or place that must stand first. English: search-queries.spec.ts. */
const QUERIES: Readonly<Partial<Record<Lang, readonly (readonly [page: string, ...queries: string[]])[]>>> = {
  ms: [
    ['/glossary/#discard', 'buang', 'membuang', 'discard'],
    ['/glossary/#draw', 'cabut', 'draw'],
    ['/glossary/#tile', 'jubin'],
    ['/glossary/#wall', 'tembok', 'wall'],
    ['/glossary/#drawn-hand', 'seri'],
    ['/glossary/#payment', 'bayar'],
    ['/glossary/#shooter', 'pembuang', 'shooter'],
    ['/glossary/#zi-mo', 'zimo', 'zi mo', 'self-draw'],
    ['/glossary/#concealed', 'tersembunyi'],
    ['/glossary/#fresh-tile', 'jubin segar', 'fresh tile'],
    ['/glossary/#limit', 'had', 'limit'],
    ['/patterns/full-flush/', '清一色', 'qing yi se', 'full flush'],
    ['/patterns/half-flush/', 'hun yi se', 'half flush'],
    ['/patterns/all-pongs/', '對對糊', 'all pongs'],
    ['/patterns/eight-flowers/', 'lapan bunga'],
    ['/patterns/all-green/', 'semua hijau'],
    ['/patterns/dragon-set/', 'set naga'],
    ['/patterns/thirteen-orphans/', 'thirteen orphans', '13 wonders'],
    ['/patterns/robbed-kong/', 'merampas kong', 'rob the kong'],
    ['/tools/hand/', 'pembina tangan', 'hand builder'],
    ['/tools/payments/', 'kalkulator bayaran', 'payment calculator'],
    ['/house-rules/', 'peraturan meja sendiri', 'house rules'],
    ['/learn/how-to-count-tai/', 'cara mengira tai', 'how to count tai'],
    ['/settings/', 'tetapan', 'settings'],
    ['/reference/tai/', 'helaian rujukan', 'tai sheet'],
  ],
  zh: [
    ['/patterns/full-flush/', '清一色'],
    ['/patterns/all-pongs/', '對對糊', '对对胡'],
    ['/patterns/half-flush/', '混一色'],
    ['/patterns/thirteen-orphans/', '十三幺', '十三么', 'thirteen orphans'],
    ['/patterns/ping-hu/', '平胡', '平糊'],
    ['/patterns/chow-ping-hu/', '臭平胡'],
    ['/patterns/big-dragons/', '大三元'],
    ['/patterns/seven-pairs/', '七对子', '七對子'],
    ['/patterns/robbed-kong/', '抢杠', '搶槓'],
    ['/patterns/last-tile/', '海底捞月'],
    ['/patterns/nine-gates/', '九莲宝灯', '九蓮寶燈'],
    ['/glossary/#zi-mo', '自摸', 'zimo', 'zi mo', 'self-draw'],
    ['/glossary/#bao', '包'],
    ['/glossary/#shooter', '点炮', '放铳', '出铳'],
    ['/glossary/#ting', '听牌'],
    ['/glossary/#fresh-tile', '生张'],
    ['/glossary/#limit', '封顶', 'limit'],
    ['/glossary/#base', '底分'],
    ['/glossary/#tai', '台'],
    ['/glossary/#eye', '将', '眼', 'eye'],
    ['/glossary/#wall', '牌墙', 'wall'],
    ['/glossary/#discard', '打牌', 'discard'],
    ['/learn/how-to-count-tai/', '怎样算台', '怎么算台'],
    ['/tools/score-sheet/', '计分表'],
    ['/tools/hand/', '组牌器', 'hand builder'],
    ['/house-rules/', 'house rules'],
  ],
  vi: [
    ['/glossary/#points', 'điểm', 'diem'],
    ['/glossary/#tile', 'quân', 'tile'],
    ['/glossary/#draw', 'rút', 'draw'],
    ['/glossary/#zi-mo', 'tự rút', 'tu rut', 'zimo', 'self-draw'],
    ['/glossary/#bao', 'đền thay', 'den thay', 'bao'],
    ['/glossary/#pong', 'phỗng', 'pung', 'pong'],
    ['/glossary/#kong', 'kong'],
    ['/glossary/#concealed-kong', 'kong kín'],
    ['/glossary/#wait', 'chờ'],
    ['/glossary/#limit', 'giới hạn', 'gioi han', 'limit'],
    ['/glossary/#minimum', 'tối thiểu', 'toi thieu', 'minimum'],
    ['/glossary/#banker', 'nhà cái', 'nha cai', 'banker'],
    ['/glossary/#drawn-hand', 'ván hòa', 'van hoa'],
    ['/glossary/#wall', 'tường bài', 'tuong bai', 'wall'],
    ['/glossary/#eye', 'đôi', 'doi'],
    ['/glossary/#mahjong', 'mạt chược', 'mat chuoc'],
    ['/glossary/#zha-hu', 'ù giả'],
    ['/patterns/full-flush/', 'full flush', '清一色'],
    ['/patterns/all-pongs/', '對對糊', 'toàn pung'],
    ['/patterns/seven-pairs/', 'bảy đôi', 'bay doi'],
    ['/patterns/thirteen-orphans/', 'thập tam yêu', 'thap tam yeu'],
    ['/patterns/robbed-kong/', 'cướp kong', 'cuop kong'],
    ['/tools/hand/', 'trình ghép bài', 'trinh ghep bai'],
    ['/tools/payments/', 'máy tính điểm', 'may tinh diem'],
    ['/settings/', 'cài đặt', 'cai dat'],
    ['/learn/how-to-count-tai/', 'cách tính tai', 'cach tinh tai'],
    ['/house-rules/', 'luật riêng', 'luat rieng', 'house rules'],
  ],
}

describe.each(Object.entries(QUERIES) as [Lang, NonNullable<(typeof QUERIES)[Lang]>][])(
  'what stands first in %s',
  (lang, wanted) => {
    const terms = readyTerms(realTerms(lang))
    test.each(wanted)('%s', (page, ...queries) => {
      for (const query of queries)
        expect(searchTerms(terms, query)[0]?.entry.url, query).toBe(addressOf(lang, page))
    })
    test('at least 25 queries are tried', () => {
      expect(wanted.flatMap(([, ...queries]) => queries).length).toBeGreaterThanOrEqual(25)
    })
  },
)
