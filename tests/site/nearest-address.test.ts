import { describe, expect, test } from 'vitest'
import { NAV } from '../../src/components/site/nav.ts'
import { nearestAddress } from '../../src/components/site/nearest-address.ts'

// what the page for lost addresses lists: the navigation and the lessons
const known = ['/', ...NAV.map(({ page }) => page), '/learn/how-to-count-tai/', '/learn/bao/']

describe('the page that was meant', () => {
  test.each([
    ['/glosary/', '/glossary/'],
    ['/Glossary', '/glossary/'],
    ['/settings.html', '/settings/'],
    ['/tools/hands/', '/tools/hand/'],
    ['/hand', '/tools/hand/'],
    ['/learn/count-tai/', '/learn/how-to-count-tai/'],
    ['/house-rule', '/house-rules/'],
  ])('%s is %s', (wrong, right) => {
    expect(nearestAddress(wrong, known)).toBe(right)
  })
  test.each(['/', '/wp-login.php', '/xyzzy/', ''])('nothing is near %s', (wrong) => {
    expect(nearestAddress(wrong, known)).toBeNull()
  })
  test('a very long address is near nothing', () => {
    expect(nearestAddress(`/${'a'.repeat(100_000)}/`, known)).toBeNull()
  })
})
