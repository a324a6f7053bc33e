import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const files = globSync(['remote-*/src/**/*.tsx', 'shell/src/**/*.tsx'], { cwd: root }).filter(
  file => !/\.test\./.test(file),
)

/** An entry that has an icon beside its words: `label: t`Swap`, icon: Repeat2`, in either order. */
const NAMED = [/(?:label|title): (?:t|msg)`([^`]+)`, icon: (\w+)/g, /icon: (\w+), (?:label|title): (?:t|msg)`([^`]+)`/g]

/** The icons of each act, by its English words. */
function iconsOf(sources: readonly string[]): Map<string, Set<string>> {
  const icons = new Map<string, Set<string>>()
  const [after, before] = NAMED as [RegExp, RegExp]
  const pairs = sources.flatMap(source => [
    ...Array.from(source.matchAll(after), ([, act = '', icon = '']) => [act, icon] as const),
    ...Array.from(source.matchAll(before), ([, icon = '', act = '']) => [act, icon] as const),
  ])
  for (const [act, icon] of pairs) icons.set(act, new Set([...(icons.get(act) ?? []), icon]))
  return icons
}

const own = iconsOf(files.map(file => readFileSync(root + file, 'utf8')))

test('gives an act the same icon on every screen', () => {
  expect(own.size).toBeGreaterThan(20)
  const several = [...own]
    .filter(([, icons]) => icons.size > 1)
    .map(([act, icons]) => `${act}: ${[...icons].join(', ')}`)
  expect(several).toEqual([])
})

test('tells the acts that move money apart by their icons', () => {
  const acts = ['Deposit', 'Withdraw', 'Transfer', 'Swap']
  expect(new Set(acts.flatMap(act => [...(own.get(act) ?? [])])).size).toBe(acts.length)
})

test('finds an act with two icons, whichever of icon and words comes first', () => {
  const icons = iconsOf(['{ label: t`Swap`, icon: Repeat2 }', '{ icon: Split, label: msg`Swap` }'])
  expect([...(icons.get('Swap') ?? [])]).toEqual(['Repeat2', 'Split'])
})
