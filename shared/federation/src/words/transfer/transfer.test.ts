import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { copyOf, type Spoilt } from '../../testing/fixtures.ts'
import { workspaceRoot } from '../../workspace.ts'
import { exportWords, outside } from './export.ts'
import { importWords } from './import.ts'
import { notesOf } from './notes.ts'

let copy: Spoilt
let sent = ''
const catalog = () => path.join(copy.folder, 'src/locales/ko.po')
const read = (file: string) => readFileSync(file, 'utf8')
const change = (file: string, from: string, to: string) => writeFileSync(file, read(file).replace(from, to))

beforeEach(async () => {
  copy = copyOf('remote-orders')
  sent = await exportWords(copy.folder, 'ko', path.join(copy.base, 'sent'))
})
afterEach(() => rmSync(copy.base, { recursive: true, force: true }))
const bringBack = () => importWords(copy.folder, 'ko', path.join(copy.base, 'sent'))

test('what goes out and comes back untouched leaves the catalog as it was, byte by byte', async () => {
  const before = read(catalog())
  expect(sent).toBe(outside(path.join(copy.base, 'sent'), copy.folder, 'ko'))
  expect(await bringBack()).toEqual([])
  expect(read(catalog())).toBe(before)
})

test('a translation that came back is in the catalog, without the notes of the file', async () => {
  const before = read(catalog())
  change(sent, 'msgstr "주문"', 'msgstr "주문 내역"')
  expect(await bringBack()).toEqual([])
  expect(read(catalog())).toBe(before.replace('msgstr "주문"', 'msgstr "주문 내역"'))
})

test.each([
  ['lost placeholder', (text: string) => text.replace('{n, plural, other {#일}} 남음', '남음'), /"남음" for .*differ/],
  ['emptied translation', (text: string) => text.replace('msgstr "주문"', 'msgstr ""'), /"Orders" came back without/],
  ['message that is gone', (text: string) => `${text}\nmsgid "Old"\nmsgstr "옛"\n`, /"Old" is no message any more/],
  ['broken plural', (text: string) => text.replace('{#일}} 남음', '{#일} 남음'), /their placeholders differ/],
])('an import with a %s is refused by the name of the message, and nothing is written', async (_, spoil, told) => {
  const message = 'msgid "{n, plural, one {# day} other {# days}} left"\nmsgstr "{n, plural, other {#일}} 남음"\n'
  for (const file of [catalog(), sent]) writeFileSync(file, `${read(file)}\n${message}`)
  change(sent, 'msgstr "주문"', 'msgstr "주문 내역"')
  const before = read(catalog())
  writeFileSync(sent, spoil(read(sent).replace('주문 내역', '주문')))
  expect(await bringBack()).toEqual([expect.stringMatching(told)])
  expect((await bringBack()).join()).toMatch(/^ko: remote-orders: /)
  expect(read(catalog())).toBe(before)
})

test('a note names the screen by its address, its picture, and the limit of a narrow column', () => {
  const shell = path.join(workspaceRoot, 'shell')
  const trade = path.join(workspaceRoot, 'remote-trade')
  const at = (file: string) => ({ origin: [[file]] as [string][] })
  const picture = path.join(workspaceRoot, 'screenshots/ko-test/shandui.demo.light.png')
  mkdirSync(path.dirname(picture), { recursive: true })
  writeFileSync(picture, '')
  expect(notesOf(trade, 'ko')(at('src/screens/swap/swap.screen.tsx'))).toEqual([
    'screen: /shandui',
    'picture: screenshots/ko-test/shandui.demo.light.png',
  ])
  rmSync(path.dirname(picture), { recursive: true })
  expect(notesOf(shell, 'ko')(at('src/frame/tabs.tsx'))).toEqual([expect.stringContaining('10 letters')])
  expect(notesOf(shell, 'ko')(at('src/frame/title.tsx'))).toEqual([])
})

test('each message of the file stands below its notes', async () => {
  expect(read(sent)).toMatch(/^#\. screen: \/\w+$/m)
})
