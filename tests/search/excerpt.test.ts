import { expect, test } from 'vitest'
import { meets, piecesOf } from '../../src/search/excerpt.ts'
import { textHit } from '../../src/search/full-text.ts'

test('an excerpt is text and hits, never markup', () => {
  expect(piecesOf('A <mark>Pong</mark> of dragons &amp; a <mark>Kong</mark>')).toEqual([
    { text: 'A ', hit: false },
    { text: 'Pong', hit: true },
    { text: ' of dragons & a ', hit: false },
    { text: 'Kong', hit: true },
  ])
  expect(piecesOf('<img src=x onerror=alert(1)>a <mark><b>c</b></mark> &lt;script&gt;')).toEqual([
    { text: 'a ', hit: false },
    { text: 'c', hit: true },
    { text: ' <script>', hit: false },
  ])
  expect(piecesOf('')).toEqual([])
})

test('a page becomes the passage of its section that the query met most', () => {
  const part = (title: string, url: string, scores: number[]) => ({
    title,
    url,
    excerpt: title,
    weighted_locations: scores.map((balanced_score) => ({ balanced_score })),
  })
  const page = {
    url: '/learn/x/',
    excerpt: 'whole',
    meta: { title: 'Lesson' },
    sub_results: [part('Lesson', '/learn/x/', [1]), part('Bao', '/learn/x/#bao', [1, 2])],
  }
  expect(textHit(page)).toMatchObject({ url: '/learn/x/#bao', title: 'Lesson', part: 'Bao' })
  expect(textHit({ ...page, sub_results: [] })).toMatchObject({ url: '/learn/x/', part: undefined })
})

test.each([
  ['winning', 'you <mark>win</mark> here', true],
  ['buang', 'dia <mark>membuang</mark> jubin', true],
  ['pembayaran', '<mark>membayar</mark>', true],
  ['自摸', '自己<mark>摸</mark>牌', true],
  ['half colour', 'a <mark>half</mark> flush', true],
  ['hu', '<mark>Hu</mark>', true],
  ['diem', '<mark>điểm</mark>', true],
  ['orphnas', 'one <mark>or</mark> more', false],
  ['zz', 'a text', false],
])('%s was asked for in: %s', (query, excerpt, right) => {
  expect(meets(piecesOf(excerpt), query)).toBe(right)
})
