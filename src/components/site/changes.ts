/** A day on which rules changed, as `CHANGELOG.md` tells it, and `src/content/changes/` in the other languages. */
export interface RuleChange {
  /** ISO date. */
  readonly date: string
  readonly items: readonly string[]
}

/** Reads the log: under each `## YYYY-MM-DD` a list of plain sentences. Anything else there stops the build. */
export function readChanges(markdown: string): RuleChange[] {
  const [, ...days] = markdown.split(/^## /m)
  return days.map((day) => {
    const [date, ...lines] = day.trim().split('\n')
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
      throw new Error(`CHANGELOG.md: "${date}" is no date such as 2026-01-31`)
    const items = lines.filter((line) => line !== '')
    const odd = items.find((line) => !/^- \S/.test(line))
    if (odd !== undefined || items.length === 0)
      throw new Error(
        `CHANGELOG.md, ${date}: each change is one line that begins with "- "${odd ? `, not "${odd}"` : ''}`,
      )
    return { date, items: items.map((line) => line.slice(2)) }
  })
}
