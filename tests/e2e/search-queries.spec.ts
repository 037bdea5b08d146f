import { expect, test } from './support/site.ts'

/** What a reader may type, and the page or the place on it that must stand first. */
const FIRST: readonly (readonly [address: string, ...queries: string[]])[] = [
  [
    '/patterns/half-flush/',
    'half colour',
    'half color',
    'hun yi se',
    'hunyise',
    'hùn yī sè',
    '混一色',
    'ban se',
  ],
  ['/patterns/half-flush/', 'half flush', 'wan6 jat1 sik1', 'pòaⁿ-sek', 'how many tai is half colour'],
  ['/patterns/full-flush/', 'full colour', 'qing yi se', '清一色'],
  ['/patterns/ping-hu/', 'pinghu', 'ping hu', 'PING HU', 'peng hu', '平胡', '平糊', 'sequence hand'],
  ['/patterns/chow-ping-hu/', 'chow ping hu', 'stinky', '臭平胡'],
  [
    '/patterns/all-pongs/',
    'pong pong hu',
    'all pongs',
    'dui dui hu',
    'peng peng hu',
    '對對糊',
    '对对胡',
    '碰碰和',
  ],
  ['/patterns/big-dragons/', '大三元', 'big dragons', 'three great scholars'],
  ['/patterns/little-dragons/', '小三元', 'small dragons'],
  [
    '/patterns/thirteen-orphans/',
    'thirteen orphans',
    '13 orphans',
    '十三么',
    'thirten orphnas',
    '13 wonders',
  ],
  ['/patterns/robbed-kong/', 'robbing the kong', 'qiang gang', '搶槓', 'rob the kong'],
  ['/patterns/last-tile/', 'moon under the sea', '海底撈月', 'hai di lao yue'],
  ['/patterns/eight-flowers/', 'eight flowers', 'seven robs one', '七抢一'],
  ['/patterns/concealed-self-draw/', 'men qing zi mo', 'concealed self-draw', '門清自摸'],
  ['/patterns/nine-gates/', 'nine gates', '九蓮寶燈'],
  ['/patterns/four-concealed-pongs/', 'kan kan hu', 'hidden treasure', '坎坎糊'],
  ['/patterns/seven-pairs/', 'seven pairs', '七對子'],
  ['/glossary/#zi-mo', 'zimo', 'zi mo', 'self-draw', 'self draw', '自摸', 'zimor'],
  ['/glossary/#shooter', 'shooter', 'shoter', 'fang chong', '放銃'],
  ['/glossary/#bao', 'bao', 'what is bao', '包'],
  ['/glossary/#chicken-hand', 'chicken hand', 'ji hu', '雞糊'],
  ['/glossary/#kong', 'kong', 'kang', '槓'],
  ['/glossary/#eye', 'eye'],
  ['/glossary/#zha-hu', 'false win', 'zha hu', '詐胡'],
  ['/glossary/#faan', 'faan', '番', 'phán'],
  ['/glossary/#limit', 'limit'],
  ['/glossary/#fresh-tile', 'fresh tile', 'sheng pai'],
  ['/reference/tai/#limit-hands', 'limit hands'],
  ['/reference/tai/#bonus-tiles', 'bonus tiles'],
  ['/reference/tai/', 'tai sheet', 'cheat sheet'],
  ['/settings/', 'settings', 'dark mode'],
  ['/tools/hand/', 'hand builder', 'score calculator'],
  ['/house-rules/', 'presets'],
  ['/learn/how-to-count-tai/', 'how to count tai'],
  ['/tables/singapore/', 'singapore table'],
  ['/tables/hong-kong/', 'hong kong table'],
  ['/reference/faan/', 'faan sheet', 'fan table'],
  ['/patterns/all-chows/', 'common hand', 'chow hand'],
  ['/patterns/seven-flowers/', 'seven flowers'],
  ['/patterns/last-discard/', 'last discard', '河底撈魚'],
  ['/patterns/no-flowers/', 'no flowers', '無花'],
]

for (const [address, ...queries] of FIRST)
  test(`${address} comes first for ${queries.join(', ')}`, async ({ page }) => {
    await page.goto('/about/')
    await page.keyboard.press('Control+k')
    const field = page.locator('#search-field')
    const first = page.locator('dialog#search [data-hit]').first()
    for (const query of queries) {
      await field.fill('')
      await expect(first).toBeHidden()
      await field.fill(query)
      await expect(first, query).toHaveAttribute('href', address)
    }
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${address.replace(/[/.]/g, '\\$&')}$`))
    await expect(page.locator('h1')).toBeVisible()
  })

test('every address of the term index is a page, and every anchor stands on it', async ({ request }) => {
  const { entries } = (await (await request.get('/terms/en.json')).json()) as { entries: { url: string }[] }
  expect(entries.length).toBeGreaterThan(150)
  const pages = new Map<string, string>()
  const wrong: string[] = []
  for (const { url } of entries) {
    const [address, named] = url.split('#')
    // the house rules of a table that is not the first are there once its script is (hong-kong.spec.ts)
    const [page, query] = address.split('?')
    const anchor = query === undefined ? named : undefined
    if (!pages.has(page)) {
      const answer = await request.get(page)
      pages.set(page, answer.status() === 200 ? await answer.text() : '')
    }
    const html = pages.get(page) ?? ''
    if (html === '' || (anchor && !html.includes(`id="${anchor}"`))) wrong.push(url)
  }
  expect(wrong).toEqual([])
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length)
})
