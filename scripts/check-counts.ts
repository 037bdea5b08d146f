/** The long check: every one of the 11,498,658 complete hands, its patterns and totals against independent counts. */
import { everyCompleteHand } from '../tests/support/enumerate.ts'
import { countHand, EXPECTED, noCounts } from '../tests/support/pattern-counts.ts'

const counts = noCounts()
everyCompleteHand((tiles) => countHand(tiles, counts))
let wrong = 0
for (const [name, expected] of Object.entries(EXPECTED)) {
  const found = JSON.stringify(counts[name as keyof typeof counts])
  const want = JSON.stringify(expected)
  if (name === 'patterns') {
    for (const [id, n] of Object.entries(EXPECTED.patterns)) {
      const same = counts.patterns[id] === n
      if (!same) wrong++
      console.log(`${same ? 'ok   ' : 'WRONG'} ${id}: ${counts.patterns[id]}${same ? '' : `, expected ${n}`}`)
    }
  } else {
    if (found !== want) wrong++
    console.log(
      `${found === want ? 'ok   ' : 'WRONG'} ${name}: ${found}${found === want ? '' : `, expected ${want}`}`,
    )
  }
}
console.log(wrong === 0 ? 'every count agrees' : `${wrong} counts differ`)
process.exit(wrong === 0 ? 0 : 1)
