import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const [tokens, sheet] = [read('../tokens.css'), read('./index.module.css')]

/** All values that a token takes in themes and skins; a token that names another has that one's. */
function valuesOf(token: string): string[] {
  const values = [...tokens.matchAll(new RegExp(`--${token}:\\s*([^;]+);`, 'g'))].map(([, value = '']) => value)
  return values.flatMap(value => {
    const other = /^var\(--(.+)\)$/.exec(value)?.[1]
    return other ? valuesOf(other) : [value]
  })
}

/** Degrees on the wheel: 0 red, 30 orange, 120 green. */
function hue(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const turn = most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4
  return (turn * 60 + 360) % 360
}

test.each([
  ['ok', 'green', 90, 175],
  ['bad', 'red', 340, 20],
  ['wait', 'orange', 20, 50],
] as const)('a badge of kind %s is %s in every theme', (kind, _, from, to) => {
  const token = new RegExp(`\\[data-kind='${kind}'\\] \\{[^}]*[^-]color: var\\(--([\\w-]+)\\)`).exec(sheet)?.[1] ?? ''
  const hues = valuesOf(token).map(hue)
  expect(hues.length).toBeGreaterThan(1)
  const within = (degrees: number) => (from < to ? degrees >= from && degrees <= to : degrees >= from || degrees <= to)
  expect(hues.filter(degrees => !within(degrees))).toEqual([])
})
