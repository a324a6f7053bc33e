/** `pnpm new` as a person types it, in a copy of this checkout; what it makes goes the whole way to the live set. */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { acceptedKeys, liveConfig, openStore } from '../../../release/src/index.ts'
import { makeBuild, platform, sound } from '../../../release/src/testing/made-release.ts'
import { copyCheckout, type Ended } from '../../../testing/src/checkout.ts'
import { root } from '../run.ts'

const checkout = copyCheckout(folder => ({ RELEASE_STORE: `file:${folder}/store`, RELEASE_KEYS: `${folder}/keys` }))
const { folder: copy, run } = checkout
const store = `file:${copy}/store`
const make = (...words: string[]) => run('shared/tools/src/new/main.ts', ...words)

let remote: Ended
let screen: Ended

/** A screen whose address the unit's table knows before. */
let known: Ended
/** One whose address it does not. */
let added: Ended

const table = `${copy}/shared/contract/src/addresses/trade.ts`

beforeAll(async () => {
  remote = await make('remote', 'perks')
  screen = await make('screen', 'perks', '/weeklyGift', 'weekly-gift')
  appendFileSync(table, "export const weeklyRace = /* @__PURE__ */ address('/weeklyRace')\n")
  known = await make('screen', 'trade', 'weeklyRace', 'weekly-race')
  added = await make('screen', 'trade', 'newMarket', 'new-market')
})

afterAll(() => checkout.remove())

test('a remote with one screen, and a second screen in it, stand where the others do', () => {
  expect([remote, screen]).toEqual([
    { code: 0, said: expect.stringContaining('remote-perks stands') },
    { code: 0, said: expect.stringContaining('/weeklyGift opens remote-perks/src/screens/weekly-gift') },
  ])
  expect(readdirSync(`${copy}/remote-perks/src/screens`)).toEqual(['perks', 'weekly-gift'])
  expect(readdirSync(`${copy}/remote-perks/src/locales`).filter(file => file.endsWith('.po'))).toHaveLength(8)
  expect(readFileSync(`${copy}/remote-perks/src/routes.ts`, 'utf8').match(/path: '.*'/g)).toEqual([
    "path: '/perks'",
    "path: '/weeklyGift'",
  ])
})

test('an address that the table does not have stands in it, under the name of its screen', () => {
  expect([known, added]).toMatchObject([{ code: 0 }, { code: 0 }])
  const rows = readFileSync(table, 'utf8')
  expect(rows.match(/'\/weeklyRace'/g)).toHaveLength(1)
  expect(rows).toContain("export const newMarket = /* @__PURE__ */ address('/newMarket')")
})

test.each([
  [['screen', 'trade', '/kline', 'second-chart'], '/kline belongs to remote-trade'],
  [['screen', 'trade', 'free/word', 'fast'], 'take one segment of letters and digits'],
  [['screen', 'trade', 'freeWord', 'FastTrade'], 'small letters with dashes'],
  [['screen', 'trade', 'freeWord', 'market'], 'remote-trade/src/screens/market exists already'],
  [['screen', 'trades', 'freeWord', 'fast'], 'There is no unit "trades"'],
  [['screen', 'shell', 'freeWord', 'fast'], 'The shell has no screens'],
  [['remote', 'trade'], 'remote-trade exists already'],
  [['remote', 'Big-one'], 'one word of small letters'],
  [['remote', 'kline'], '/kline belongs to remote-trade'],
  [['screen', 'trade'], 'pnpm new screen <unit> <address> <folder>'],
])('%j is refused with the reason, and nothing is written', async (words, reason) => {
  const { code, said } = await make(...words)
  expect([code === 0, said]).toEqual([false, expect.stringContaining(reason)])
  expect(existsSync(`${copy}/remote-trade/src/screens/fast`)).toBe(false)
  expect(existsSync(`${copy}/remote-kline`)).toBe(false)
})

const ofMade = (lines: string) =>
  lines.split('\n').filter(line => /remote-perks|screens\/(weekly-race|new-market)/.test(line))

/** What the gate of the checkout has looked at, where it did, is not looked at again. */
function typesSeen(): string[] {
  for (const seen of ['css-types', 'types.tsbuildinfo'].filter(name => existsSync(`${root}.cache/${name}`)))
    cpSync(`${root}.cache/${seen}`, `${copy}/.cache/${seen}`, { recursive: true })
  return ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
}

test('what it makes passes every gate', async () => {
  const [types, lint, arrows, words] = await Promise.all([
    run('node_modules/typescript/bin/tsc', '--noEmit', '--listFiles', ...typesSeen()),
    run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', 'remote-perks', 'remote-trade'),
    run('shared/tools/src/arrows/main.ts'),
    run('shared/tools/src/words.ts', 'check', 'perks'),
  ])
  expect(ofMade(types.said).some(file => file.endsWith('weekly-gift.test.tsx'))).toBe(true)
  expect(ofMade(types.said).filter(line => line.includes('error'))).toEqual([])
  expect(lint).toEqual({ code: 0, said: expect.stringMatching(/Checked \d+ files/) })
  expect([arrows.said.includes('Arrows: '), ofMade(arrows.said)]).toEqual([true, []])
  expect(words).toEqual({ code: 0, said: expect.stringContaining('complete') })
})

test('its tests pass', async () => {
  const args = ['node_modules/jest/bin/jest.js', 'remote-perks', '--maxWorkers=1']
  const { code, said } = await run('--experimental-vm-modules', ...args)
  expect([code, said]).toEqual([0, expect.stringContaining('12 passed, 12 total')])
})

test('the platform’s own tables hold with them: the statements, the sweep, the workflows, the tests that read all remotes', async () => {
  const tables = [
    ...['testing/src/statements', 'testing/src/journeys/everywhere.test.ts', 'testing/src/files/one-way.test.ts'],
    ...['testing/src/soak.test.ts', 'testing/src/figures.test.ts', 'format/src/one-way.test.ts'],
    ...['tools/src/workflows.test.ts', 'tools/src/versions.test.ts', 'tools/src/test-run/covered.test.ts'],
    'contract/src/address.test.ts',
  ].map(file => `shared/${file}`)
  const args = ['node_modules/jest/bin/jest.js', '--selectProjects', 'node', '--maxWorkers=1', ...tables]
  const { code, said } = await run('--experimental-vm-modules', ...args)
  expect([code, said]).toEqual([0, expect.stringContaining('PASS node shared/testing/src/statements/routes.test.ts')])
})

test('it is built, published and promoted like any other, and its addresses are live', async () => {
  writeFileSync(`${copy}/platform.json`, JSON.stringify(platform))
  const release = (...args: string[]) => run('shared/release/src/main.ts', ...args)
  expect(await release('keys', 'init')).toMatchObject({ code: 0 })
  const shell = await makeBuild(`${copy}/made`, sound('shell', { keys: await acceptedKeys(`${copy}/keys`) }))
  expect(await release('publish', 'shell', '--dir', shell)).toMatchObject({ code: 0 })
  expect(await release('publish', 'perks')).toMatchObject({ code: 0 })
  const promoted = await release('promote', 'shell', 'perks', '--platform', `${copy}/platform.json`)
  expect(promoted).toMatchObject({ code: 0 })
  const live = await liveConfig(openStore(store), await acceptedKeys(`${copy}/keys`))()
  expect(live?.units.perks?.routes.map(({ path, title }) => [path, title.jp, title['zh-hant']])).toEqual([
    ['/perks', '新しい画面', '新頁面'],
    ['/weeklyGift', '新しい画面', '新頁面'],
  ])
})

test('what was made can be dropped again, and nothing of it is left; what others lead to is refused with the lines', async () => {
  const drop = (...words: string[]) => run('shared/tools/src/drop/main.ts', ...words)
  const before = readFileSync(`${copy}/remote-perks/src/routes.ts`, 'utf8')
  expect(await drop('screen', 'trade', 'kline')).toEqual({
    code: 1,
    said: expect.stringMatching(/nothing was changed\.\n {2}\S+\.tsx?:\d+/),
  })
  expect(await drop('screen', 'perks', '/weeklyGift')).toMatchObject({ code: 0 })
  expect(readdirSync(`${copy}/remote-perks/src/screens`)).toEqual(['perks'])
  const after = readFileSync(`${copy}/remote-perks/src/routes.ts`, 'utf8')
  expect([before.includes('weekly'), after.includes('weekly')]).toEqual([true, false])
  expect(await drop('screen', 'trade', 'newMarket')).toMatchObject({ code: 0 })
  expect(readFileSync(table, 'utf8')).not.toContain('newMarket')
  expect((await drop('screen', 'perks', 'perks')).said).toContain('pnpm drop remote perks')
  expect(await drop('remote', 'perks')).toMatchObject({ code: 0 })
  expect(existsSync(`${copy}/remote-perks`)).toBe(false)
  expect((await drop('remote', 'shell')).said).toContain('no app is without it')
})
