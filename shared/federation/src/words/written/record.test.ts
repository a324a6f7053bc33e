import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { copyOf, type Spoilt } from '../../testing/fixtures.ts'
import { extract } from '../extract.ts'
import { confirm, remember, staleOf } from './record.ts'

let copy: Spoilt

beforeEach(async () => {
  copy = copyOf('remote-orders')
  await confirm(copy.folder)
})
afterEach(() => rmSync(copy.base, { recursive: true, force: true }))

function change(name: string, from: string | RegExp, to: string) {
  const file = path.join(copy.folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to))
}

/** "Orders" becomes "All orders" in the sources and in the catalogs, as a script that rewords does it. */
async function reword() {
  change('src/routes.ts', 'msg`Orders`', 'msg`All orders`')
  change('src/screens/order-list/order-list.screen.tsx', '<Trans>Orders', '<Trans>All orders')
  await extract(copy.folder)
}
const translate = (language: string, text: string) =>
  change(`src/locales/${language}.po`, 'msgid "All orders"\nmsgstr ""', `msgid "All orders"\nmsgstr "${text}"`)

test('a catalog that was read is not stale, and a corrected translation stays so', async () => {
  expect(await staleOf(copy.folder)).toEqual([])
  change('src/locales/ko.po', '주문', '오더')
  expect(await staleOf(copy.folder)).toEqual([])
})

test('a translation that is carried over to other English is stale until somebody confirms it', async () => {
  await reword()
  await remember(copy.folder)
  translate('ko', '주문')
  const stale = [
    expect.stringMatching(/^ko: remote-orders says "주문" for "All orders", but it was written for another/),
  ]
  expect(await staleOf(copy.folder)).toEqual(stale)
  await remember(copy.folder)
  expect(await staleOf(copy.folder)).toEqual(stale)
  await confirm(copy.folder)
  expect(await staleOf(copy.folder)).toEqual([])
})

test('a new translation of a reworded message is not stale, and is remembered by the next extraction', async () => {
  await reword()
  translate('ko', '모든 주문')
  expect(await staleOf(copy.folder)).toEqual([])
  await remember(copy.folder)
  change('src/locales/ko.po', 'All orders', 'Every order')
  change('src/locales/en-us.po', 'All orders', 'Every order')
  expect((await staleOf(copy.folder)).join()).toContain('"모든 주문" for "Every order"')
})

test('a text that two messages share is not stale when one of them goes', async () => {
  const second = '\nmsgid "Order list"\nmsgstr "주문"\n'
  const file = path.join(copy.folder, 'src/locales/ko.po')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, before + second)
  await confirm(copy.folder)
  writeFileSync(file, before)
  expect(await staleOf(copy.folder)).toEqual([])
})
