/** What moves takes its time and its easing from one table, tokens.css; scripts from motion.ts. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const folders = [
  ...['shared/ui/src', 'shared/ops/src', 'shell/src'],
  ...readdirSync(root).flatMap(name => (name.startsWith('remote-') ? [`${name}/src`] : [])),
]
const files = folders.flatMap(folder =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
)
const read = (file: string) => readFileSync(root + file, 'utf8')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '')

const moves = /(?<![\w-])(?:transition|animation)(?:-duration|-delay|-timing-function)?\s*:\s*([^;}]+)/g
/** Times other than none, and easings, that stand there as they are. */
const raw =
  /(?<![\w.-])(?!0m?s\b)\d*\.?\d+m?s\b|(?<![\w-])(?:(?:linear|ease(?:-in)?(?:-out)?)(?![\w(-])|(?:linear|steps|cubic-bezier)\()/g

const offences = (sheet: string): string[] =>
  [...withoutComments(sheet).matchAll(moves)].flatMap(([, value = '']) => value.match(raw) ?? [])

const sheets = files.filter(file => file.endsWith('.css') && !file.endsWith('/tokens.css'))

test.each(sheets)('%s takes times and easings from the table', file => expect(offences(read(file))).toEqual([]))

test('a time and an easing beside the table are found', () => {
  const sheet = `.a { transition: opacity 160ms linear, visibility 0s var(--t-base); }
    .b { animation: turn .9s cubic-bezier(0, 0, 1, 1); transition-duration: 2s; color: red }
    .c { transition: color var(--t-tap) var(--ease-out); animation: none }`
  expect(offences(sheet)).toEqual(['160ms', 'linear', '.9s', 'cubic-bezier(', '2s'])
})

const tokens = withoutComments(read('shared/ui/src/tokens.css'))
const valuesOf = (text: string, name: RegExp) =>
  Object.fromEntries(
    [...text.matchAll(/(--[\w-]+): ([^;]+);/g)].flatMap(([, key = '', value = '']) =>
      name.test(key) ? [[key, value]] : [],
    ),
  )
const [usual = '', reduced = ''] = tokens.split('@media (prefers-reduced-motion: reduce)')
/** `--t-guard` moves nothing: so long a new panel takes no press. */
const times = /^--t-(?!guard)/

test('a change takes 150 to 250 ms', () => {
  const all = Object.values(valuesOf(usual, times)).map(value => Number.parseFloat(value))
  expect(all.length).toBeGreaterThan(3)
  expect(all.filter(ms => ms < 150 || ms > 250)).toEqual([])
})

test('with reduced motion nothing of the table moves but the ring that says that something is under way, in steps', () => {
  const beats = /^--(t-(?!guard)|beat)/
  const still = valuesOf(reduced, beats)
  expect(Object.keys(still)).toEqual(Object.keys(valuesOf(usual, beats)))
  expect(Object.entries(still).filter(([, value]) => Number.parseFloat(value) > 0)).toEqual([['--beat-turn', '4s']])
  expect(valuesOf(reduced, /^--ease/)).toEqual({ '--ease-turn': 'steps(8)' })
})

const scripts = files.filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
/** Times that a script gives to an animation, or a scroll that glides whatever the phone asks for. */
const scripted = (script: string): string[] =>
  script.match(/\bduration: ?\d+|\.animate\([^)]*\b\d{2,}\b|behavior: ?'smooth'/g) ?? []

test.each(scripts.filter(file => /animate|behavior|duration: ?\d/.test(read(file))))('%s moves by motion.ts', file =>
  expect(scripted(read(file))).toEqual([]),
)

test('a script that moves in its own time is found', () => {
  const script =
    "cell.animate(fading, 700); const flash = { duration: 1400 }; main.scrollTo({ top: 0, behavior: 'smooth', left: 0 })"
  expect(scripted(script)).toEqual(['.animate(fading, 700', 'duration: 1400', "behavior: 'smooth'"])
})
