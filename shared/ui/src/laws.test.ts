/** What every part keeps: values only through the tokens, a layer, an example and a test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const src = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(src, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
const stylesheets = folders.flatMap(folder =>
  readdirSync(`${src}${folder}`).flatMap(file => (file.endsWith('.module.css') ? [`${folder}/${file}`] : [])),
)
/** They draw no part of their own: one keeps choices, one shows the parts, one hands over a file. */
const notParts = ['preferences', 'gallery', 'save-file']

const tokens = readFileSync(`${src}tokens.css`, 'utf8')
const colours = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch)\(/gi
const floors = /max\(\s*[\d.]+px\s*,/g
const lengths = /(?<![\w.-])(\d*\.?\d+)(?:px|rem|em|pt)\b/g
const hairline = 2
const relative = /em$/

/** A condition cannot be told by a token. */
const conditions = /@media[^{]*/g

/** What a stylesheet says past the tokens: colours, and lengths other than hairlines (≤ 2px), floors `max(44px, …)` and em. */
function offences(sheet: string): string[] {
  const rules = sheet
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(floors, 'max(')
    .replace(conditions, '@media ')
  const raw = [...rules.matchAll(lengths)].filter(
    ([text, n]) => !(text.endsWith('px') && Number(n) <= hairline) && !(relative.test(text) && !text.endsWith('rem')),
  )
  const unlayered = /^\s*@layer parts\s*\{/.test(rules) ? [] : ['outside @layer parts']
  return [...(rules.match(colours) ?? []), ...raw.map(([text]) => text), ...unlayered]
}

test.each(stylesheets)('%s takes colours and lengths from the tokens and stands in its layer', file => {
  expect(offences(readFileSync(src + file, 'utf8'))).toEqual([])
})

test('a raw colour, a raw length and a sheet without its layer are found', () => {
  const sheet =
    '.a { color: #fff; background: rgb(0 0 0 / 0.5); height: max(44px, 1px); width: 12px; margin: 1rem 2px; }'
  expect(offences(sheet)).toEqual(['#fff', 'rgb(', '12px', '1rem', 'outside @layer parts'])
})

/** Names in `var(…)` that no token, no rule and no script of the part sets; a misspelt one would silently draw nothing. */
function unknownNames(sheet: string, scripts: string): string[] {
  const set = (text: string) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*[:,]/g)].map(([, name]) => name)
  const known = new Set([...set(tokens), ...set(sheet.replace(/var\([^)]*\)/g, '')), ...set(scripts)])
  const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  return used.filter(name => !known.has(name) && !name.startsWith('--drawer-')) // Base UI sets those
}

test.each(stylesheets)('%s names only values that are set somewhere', file => {
  const folder = src + file.replace(/\/.*/, '/')
  const scripts = readdirSync(folder).filter(name => /\.tsx?$/.test(name))
  expect(
    unknownNames(readFileSync(src + file, 'utf8'), scripts.map(name => readFileSync(folder + name, 'utf8')).join()),
  ).toEqual([])
})

test('a misspelt token is found', () => {
  const sheet = '.a { --own: 1px; width: var(--own); color: var(--text-1); margin: var(--sp-7) var(--sized) }'
  expect(unknownNames(sheet, "style={{ '--sized': 1 }}")).toEqual(['--sp-7'])
})

test.each(folders.filter(folder => !notParts.includes(folder)))('%s has an example and a test', folder => {
  const missing = ['index.tsx', 'index.test.tsx', 'example.tsx'].filter(file => !existsSync(`${src}${folder}/${file}`))
  expect(missing).toEqual([])
})

test.each([
  ['title-bar', /\.bar \{\s*position: static;/],
  ['action-bar', /\.bar\[data-over-tabs\] \{\s*padding-block: var\(--sp-1\);/],
  ['button', /\.button\[data-two\] > \.face \{\s*display: flex;/],
])('%s leaves the height to the page on a phone on its side', (part, rule) => {
  const [, low = ''] = readFileSync(`${src}${part}/index.module.css`, 'utf8').split('(max-height: 420px)')
  expect(low).toMatch(rule)
})

const root = fileURLToPath(new URL('../../../', import.meta.url))
const screens = readdirSync(root)
  .filter(name => name.startsWith('remote-'))
  .flatMap(remote =>
    readdirSync(`${root}${remote}/src`, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.module.css'))
      .map(name => `${remote}/src/${name}`),
  )

/** Conditions of a width from which a page is wide, as one line. */
const wide = (sheet: string): string[] =>
  (sheet.match(/@media[^{]*min-width: 5\d\dpx[^{]*/g) ?? []).map(one => one.replace(/\s+/g, ' ').trim())

test('all that depends on two columns depends on the same words', () => {
  expect(wide('@media (min-width: 560px) {} @media (min-width: 640px) {}')).toEqual(['@media (min-width: 560px)'])
  const sheets = [...stylesheets.map(file => src + file), ...screens.map(file => root + file)]
  const [words = '', ...others] = new Set(sheets.flatMap(file => wide(readFileSync(file, 'utf8'))))
  expect(words).toMatch(/min-width: 575px/)
  expect(others).toEqual([])
})

/** Names of the screens' sources. */
const sources = readdirSync(root)
  .filter(name => name.startsWith('remote-'))
  .flatMap(remote =>
    readdirSync(`${root}${remote}/src`, { recursive: true, encoding: 'utf8' })
      .filter(name => /(?<!\.test)\.tsx$/.test(name))
      .map(name => `${remote}/src/${name}`),
  )
const isTicket = (source: string) => /<ActionBar overTabs\b/.test(source)
const hasTwoColumns = (source: string) => /<Column end\b/.test(source) && /<ActionBar overTabs bleed\b/.test(source)

test('a ticket above the tab bar stands in a column of its own on a wide page', () => {
  const tickets = sources
    .map(file => [file, readFileSync(root + file, 'utf8')] as const)
    .filter(([, source]) => isTicket(source))
  expect(tickets.length).toBeGreaterThanOrEqual(3)
  expect(tickets.filter(([, source]) => !hasTwoColumns(source)).map(([file]) => file)).toEqual([])
})

/** Rules that spread a press over the whole of a card, but below its figures, which have places of their own. */
const below = (sheet: string): string[] =>
  [...sheet.matchAll(/([^{}]*::after)\s*\{([^}]*)\}/g)]
    .filter(([, , rules = '']) => /position: absolute/.test(rules) && /inset: 0\b/.test(rules))
    .filter(([, , rules = '']) => !/z-index: [1-9]|pointer-events: none/.test(rules))
    .map(([, name = '']) => name.trim())

test('a card that is pressed anywhere is pressed on its figures, too', () => {
  expect(below(".a::after { content: ''; position: absolute; inset: 0; }")).toEqual(['.a::after'])
  const found = screens.flatMap(file => below(readFileSync(root + file, 'utf8')).map(name => `${file} ${name}`))
  expect(found).toEqual([])
})
