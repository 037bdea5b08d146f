import { expect, test } from 'vitest'
import { tagsOf, texts } from './mdx.ts'

const lessons = texts.filter(({ path }) => path.startsWith('lessons/'))

test.each(lessons.map(({ path, body }) => [path, body]))(
  '%s ends with five questions of its own',
  (_, body) => {
    const from = body.indexOf('<Check>')
    expect(from).toBeGreaterThan(0)
    const to = body.indexOf('</Check>', from)
    const asked = tagsOf(body.slice(from, to)).filter(
      ({ name, props }) => name.endsWith('Question') && 'id' in props,
    )
    expect(new Set(asked.map(({ props }) => props.id)).size).toBe(5)
    // nothing but the end of its section comes after it
    expect(body.slice(to).replace('</Check>', '').replace('</Section>', '').trim()).toBe('')
  },
)
