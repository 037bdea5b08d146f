import { expect, test } from 'vitest'
import { forIndex } from '../../scripts/pagefind.mjs'

const page = (body: string) =>
  `<html lang="en"><body><main id="main" data-pagefind-body="">${body}</main></body></html>`

test('the anchor of a part stands on its heading, where Pagefind looks for it', () => {
  expect(forIndex(page('<section class="a" id="bao"><h2 class="b">Bao</h2></section>'))).toContain(
    '<section class="a"> <h2 id="bao" class="b">',
  )
  expect(forIndex(page('<article id="kong"> <h3><a href="#kong">Kong</a></h3></article>'))).toContain(
    '<h3 id="kong">',
  )
})

test('a heading with an anchor of its own keeps it', () => {
  const html = forIndex(page('<section id="a"><h2 id="b">B</h2></section>'))
  expect(html).toContain('<section id="a">')
  expect(html).toContain('<h2 id="b">')
})

test('other names are found, never shown, and escaped', () => {
  const html = forIndex(page('<h1>Hun Yi Se</h1>'), ['half colour', '混一色', '"a" <b> & c'])
  expect(html).toContain(
    'data-pagefind-meta="names" data-pagefind-ignore>half colour 混一色 &quot;a&quot; &lt;b> &amp; c<',
  )
  expect(forIndex(page('<h1>About</h1>'))).not.toContain('data-pagefind-meta')
})

test('names that a page has in place are not indexed there', () => {
  const html = forIndex(page('<h1 data-pagefind-index-attrs="data-alias" data-alias="banse">Hun Yi Se</h1>'))
  expect(html).toContain('<h1 data-alias="banse">')
})

test('elements side by side are words apart', () => {
  expect(forIndex(page('<dt>Zi Mo</dt><dd>Drawn</dd>'))).toContain('Zi Mo</dt> <dd>Drawn')
})
