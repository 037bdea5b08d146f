import { describe, expect, test } from 'vitest'
import { sceneResult } from '../../src/components/lesson/scenes.ts'
import { MORE_DEMOS, RULE_SCENES } from '../../src/content/examples/rule-scenes.ts'
import { TABLES } from '../../src/engine/index.ts'
import { demosOf } from '../../src/stores/rule-demos.ts'
import { demoResult } from '../../src/stores/rule-results.ts'
import { leanRules, rulesetOf } from '../../src/stores/rules-check.ts'

const { houseRules } = TABLES.singapore
const at = (name: string, value: string | number) => {
  const values = leanRules('singapore', { [name]: value })
  return { values, rules: rulesetOf('singapore', values) }
}

describe.each(Object.entries(RULE_SCENES.singapore))('%s', (name, scenes) => {
  const rule = houseRules.find((one) => one.name === name)!

  test('is a house rule, and every value is expected', () => {
    expect(rule).toBeDefined()
    for (const { expect: want } of scenes)
      expect(Object.keys(want).sort()).toEqual(rule.values.map(String).sort())
  })
  test.each(rule.values)('%s brings what the rules say', (value) => {
    const { rules, values } = at(name, value)
    for (const scene of scenes) expect(sceneResult(scene, rules, values)).toBe(scene.expect[String(value)])
  })
})

test('every house rule has a hand, a bill or a scene whose result some value of it changes', () => {
  const dull = houseRules.filter(({ name, values }) => {
    const results = values.map((value) => {
      const { rules, values } = at(name, value)
      return JSON.stringify([
        [...demosOf('singapore', name), ...(MORE_DEMOS.singapore[name] ?? [])].map((demo) =>
          demoResult(demo, rules),
        ),
        (RULE_SCENES.singapore[name] ?? []).map((scene) => sceneResult(scene, rules, values)),
      ])
    })
    return new Set(results).size < 2
  })
  expect(dull.map(({ name }) => name)).toEqual([])
})

test('every value but the first changes what is shown of its rule', () => {
  const same: string[] = []
  for (const { name, values } of houseRules)
    for (const value of values.slice(1)) {
      const shown = [values[0], value].map((one) => {
        const { rules, values } = at(name, one)
        return JSON.stringify([
          [...demosOf('singapore', name), ...(MORE_DEMOS.singapore[name] ?? [])].map((demo) =>
            demoResult(demo, rules),
          ),
          (RULE_SCENES.singapore[name] ?? []).map((scene) => sceneResult(scene, rules, values)),
        ])
      })
      if (shown[0] === shown[1]) same.push(`${name}:${value}`)
    }
  // the line of a fresh tile is drawn a tile earlier or later; not each of these needs a hand of its own
  expect(same).toEqual(['freshTileAt:6', 'freshTileAt:7'])
})
