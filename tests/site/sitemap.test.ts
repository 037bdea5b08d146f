import { describe, expect, test } from 'vitest'
import { robotsOf, sitemapOf } from '../../scripts/sitemap.mjs'

describe('the sitemap', () => {
  const pages = ['/learn/', '/', '/zh/', '/zh/learn/', '/about/']

  test('has whole addresses where the site is known', () => {
    const text = sitemapOf(pages, 'https://tai.example')
    expect([...text.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'https://tai.example/',
      'https://tai.example/about/',
      'https://tai.example/learn/',
      'https://tai.example/zh/',
      'https://tai.example/zh/learn/',
    ])
  })
  test('names the other languages of a page on each of them, and none for a page in one language', () => {
    const lines = sitemapOf(pages, 'https://tai.example').split('\n')
    const links = (address: string) =>
      [
        ...(lines.find((line) => line.includes(`<loc>https://tai.example${address}<`)) ?? '').matchAll(
          /hreflang="([^"]+)" href="https:\/\/tai\.example([^"]+)"/g,
        ),
      ].map(([, tag, href]) => `${tag} ${href}`)
    const both = ['en /learn/', 'zh-Hans /zh/learn/', 'x-default /learn/']
    expect(links('/learn/')).toEqual(both)
    expect(links('/zh/learn/')).toEqual(both)
    expect(links('/about/')).toEqual([])
  })
  test('begins at the root where the site is not known', () => {
    expect(sitemapOf(['/a/'], undefined)).toContain('<loc>/a/</loc>')
  })
})

test('robots are told of the sitemap by its whole address only', () => {
  expect(robotsOf('https://tai.example')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://tai.example/sitemap.xml\n',
  )
  expect(robotsOf(undefined)).toBe('User-agent: *\nAllow: /\n')
})
