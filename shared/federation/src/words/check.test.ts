import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { copyOf, fixture, type Spoilt } from '../testing/fixtures.ts'
import { translationsWanted } from './catalog.ts'
import { checkWords } from './check.ts'
import { extract } from './extract.ts'

let copy: Spoilt | undefined

afterEach(() => {
  if (copy) rmSync(copy.base, { recursive: true, force: true })
  copy = undefined
})

function change(name: string, from: string, to: string): string {
  copy ??= copyOf('remote-orders')
  const file = path.join(copy.folder, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  return copy.folder
}

test('catalogs that are complete and in step are found so', async () => {
  expect(await checkWords([fixture('remote-orders'), fixture('remote-balance')])).toEqual([])
  expect(await translationsWanted(fixture('remote-orders'))).toBe('')
})

test('a new text is out of step until it is extracted, then it is missing in seven languages', async () => {
  const folder = change('src/routes.ts', 'msg`Orders`', 'msg`All orders`')
  expect((await checkWords([folder]))[0]).toContain('pnpm words extract')
  await extract(folder)
  const problems = await checkWords([folder])
  expect(problems).toHaveLength(7)
  expect(problems[0]).toContain('remote-orders has no ko text for\n  "All orders"')
  expect(await translationsWanted(folder)).toBe(
    'remote-orders waits for translations: 1 in ko, 1 in jp, 1 in tai, 1 in mlxy, 1 in vl, 1 in xi, 1 in zh-cn',
  )
})

test('what an extraction takes out of the catalogs is told with its translations', async () => {
  change('src/screens/order-list/order-list.screen.tsx', '<Trans>Orders', '<Trans>All orders')
  const folder = change('src/routes.ts', 'msg`Orders`', 'msg`All orders`')
  const [dropped = '', ...more] = await extract(folder)
  expect(more).toEqual([])
  expect(dropped.split('\n')).toEqual([
    'No longer said: "Orders"',
    ...['ko    주문', 'jp    注文'].map(line => `  ${line}`),
    ...Array.from({ length: 5 }, () => expect.stringMatching(/^ {2}(tai|mlxy|vl|xi|zh-cn) +\S/)),
  ])
  expect(await extract(folder)).toEqual([])
})

test('one message that two units say in two ways is named with both', async () => {
  const folder = change('src/locales/ko.po', '주문', '오더')
  const [problem] = await checkWords([fixture('remote-orders'), folder])
  expect(problem).toContain('ko: remote-orders says "주문", remote-orders says "오더" for one message')
})

test('a translation that fills another placeholder than the English text is named', async () => {
  const folder = change('src/locales/ko.po', '주문', '주문 {n}')
  expect((await checkWords([folder])).join('\n')).toContain('their placeholders differ')
})
