/** Dates, times and percents have one way through the whole app: the functions of this package. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const places = ['remote-*/src', 'shell/src', 'shared/ui/src', 'shared/ops/src']

/** What a source may not do by itself. */
const ways: Record<string, RegExp> = {
  'an Intl of its own': /Intl\.(DateTimeFormat|NumberFormat|RelativeTimeFormat)/,
  'a date by toLocale': /\.toLocale(Date|Time)?String\(/,
  'luxon directly': /from 'luxon'|\.toFormat\(/,
  'the pieces of a date': /\.get(UTC)?(FullYear|Month|Date|Hours|Minutes)\(\)/,
  'a sign of percent of its own': /[}\d] ?%[`<]|\} %/,
}

/** Style values are no words for people, and the others reckon with a calendar and write nothing. */
const exempt = [
  /(left|right|width|height|top|inset|transform|translate|dasharray|offset)\b[^\n]*%/i,
  /T00:00Z|getUTCFullYear\(\) \* 12|there\.getUTC/,
]

function findings(file: string): string[] {
  const lines = readFileSync(`${root}${file}`, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (/^\s*(\/?\*|\/\/)/.test(line) || exempt.some(pattern => pattern.test(line))) return []
    return Object.entries(ways).flatMap(([way, pattern]) => (pattern.test(line) ? [`${file}:${at + 1}: ${way}`] : []))
  })
}

test('no screen and no part writes a date, a time or a percent in a way of its own', () => {
  const files = places.flatMap(place => globSync(`${place}/**/*.{ts,tsx}`, { cwd: root }))
  const own = files.filter(file => !/\.test\.|\.journey\.|testing|example\.tsx$|gallery\//.test(file))
  expect(own.length).toBeGreaterThan(200)
  expect(own.flatMap(findings)).toEqual([])
})

test.each([
  'new Intl.DateTimeFormat(locale).format(day)',
  'day.toLocaleDateString()',
  "import { DateTime } from 'luxon'",
  't`{percent} %`',
  '<span>{percent} %</span>',
])('%s would be found', line => {
  expect(Object.values(ways).some(pattern => pattern.test(line))).toBe(true)
})

test('no message for translators carries a percent sign behind a figure', () => {
  const catalogs = globSync('{remote-*,shell}/src/locales/en-us.po', { cwd: root })
  const glued = catalogs.flatMap(file =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/^msgid "(.*\} ?%.*)"$/gm)].map(([, id]) => `${file}: ${id}`),
  )
  expect(catalogs.length).toBeGreaterThan(3)
  expect(glued).toEqual([])
})
