import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { acceptedKeys, initKeys, readKeys } from '../keys/key-folder.ts'
import { root } from '../place.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { guarded, k2 } from '../testing/guarded.ts'
import { platform } from '../testing/made-release.ts'
import { ann, at, type Driver, driverOf, fresh, started } from '../testing/started.ts'
import { approveCommand } from './approve.ts'
import type { Command, Values } from './command.ts'
import { gcCommand } from './gc.ts'
import { historyCommand } from './history.ts'
import { keysCommand } from './keys.ts'
import { overrideCommand } from './override.ts'
import { promoteCommand } from './promote.ts'
import { removeCommand } from './remove.ts'
import { rollbackCommand } from './rollback.ts'
import { statusCommand } from './status.ts'
import { verifyCommand } from './verify.ts'

const said = ['--by', 'ann', '--why', 'a test', '--force', '--no-trial'] // small releases made by hand do not pass the gate

/** As it is typed, but in this process. */
async function run(command: Command, driver: Driver, words: string[], keysFolder = '') {
  const { positionals, values } = parseArgs({ args: words, options: command.options, allowPositionals: true })
  const desk = {
    store: () => driver.store,
    keys: async () => driver.keys,
    keysFolder: () => keysFolder,
    reports: () => undefined,
  }
  return command.run(desk, positionals, values as Values)
}

const refusal = (...args: Parameters<typeof run>) =>
  run(...args).then(
    ({ text }) => text,
    error => [error.failure, error.message],
  )

test('a release is named by its unit, by unit@release or by both words; a part of the phones and forced by options', async () => {
  const driver = await started()
  const [one, two] = [await driver.publish('trade', '1.1.0'), await driver.publish('wallet', '1.1.0')]
  const promote = async (...words: string[]) => (await run(promoteCommand, driver, [...words, ...said])).text
  expect(await promote('trade', one, '--percent', '2.5')).toMatch(`Decision 2: promote trade@${one} to 2.5%`)
  expect(await promote('trade', one, `wallet@${two}`, '--forced')).toMatch(
    `Decision 3: promote trade@${one} wallet@${two} forced`,
  )
  for (const percent of ['0', '100', 'all', '-1', '1e1'])
    expect(await refusal(promoteCommand, driver, ['trade', `--percent=${percent}`])).toEqual([
      'usage',
      expect.stringContaining('Give 0.01 to 99.99'),
    ])
  expect(await refusal(promoteCommand, driver, ['trade', '--percent', '5', '--forced'])).toEqual([
    'usage',
    expect.stringContaining('--forced is for'),
  ])
})

const onlyKey = [
  'k1 is the only key. If it is lost, open pages can follow no release any more.',
  '  Add another: pnpm release keys rotate. Keep its private half elsewhere, and ship a shell.',
]

test('history and status stand in columns', async () => {
  const driver = await started()
  const [{ shell, trade, wallet }, canary] = [driver.first, await driver.publish('trade', '1.10.0')]
  await driver.promote(['trade'], { percent: 12.5, why: '' })
  expect((await run(historyCommand, driver, [])).text).toBe(
    [
      `2  2026-11-21 07:40  ann  promote trade@${canary} to 12.5%`,
      `1  2026-11-21 07:40  ann  promote shell@${shell} trade@${trade} wallet@${wallet}  (a test)`,
    ].join('\n'),
  )
  expect((await run(historyCommand, driver, ['wallet', '--last', '1'])).json).toEqual({
    decisions: [
      {
        ...{ serial: 1, believed: true, at: at.toISOString(), ...ann, action: expect.stringContaining(wallet) },
        brought: [expect.objectContaining({ unit: 'wallet', release: wallet, source: null, takenBack: null })],
      },
    ],
  })
  expect((await run(statusCommand, driver, [])).text.split('\n')).toEqual([
    ...onlyKey,
    `tarn (test), decision 2 of 2026-11-21 07:40 UTC by ann: promote trade@${canary} to 12.5%`,
    '        release       version  phones  decision',
    `shell   ${shell}  1.0.0    all     1`,
    `trade   ${trade}  1.0.0    87.5%   1`,
    `        ${canary}  1.10.0   12.5%   2         canary`,
    `wallet  ${wallet}  1.0.0    all     1`,
    expect.stringMatching(/^Pages and faults are not counted: REPORTS_STORE is off/),
  ])
})

test('a long reason stands below its decision, and no longer action pads a short one', async () => {
  const driver = await started()
  const canary = await driver.publish('trade', '1.10.0')
  const why = 'the new order ticket, which the team of trade tried with two hundred people in two offices for a week'
  await driver.promote(['trade'], { percent: 12.5, why })
  const settings = { ...platform, features: ['candles'] }
  await driver.promote([], { platform: settings, why: 'no charts' })
  const { text } = await run(historyCommand, driver, [])
  expect(text.split('\n').slice(0, 3)).toEqual([
    '3  2026-11-21 07:40  ann  promote settings  (no charts)',
    `2  2026-11-21 07:40  ann  promote trade@${canary} to 12.5%`,
    `     (${why})`,
  ])
})

test('of which commit all were made is said once where it is the same', async () => {
  const driver = driverOf(fresh('store'))
  const source = {
    ...{ commit: 'c0b202f4'.repeat(5), branch: 'main', dirty: false, subject: 'The ticket', author: 'Lena' },
    committed: '2026-11-21T07:00:00.000Z',
  }
  const publishBy = async (unit: string, version: string, by: string) =>
    publish(driver.store, driver.keys, await readBuiltRelease(await driver.build(unit, version)), at, { source, by })
  for (const unit of ['shell', 'trade']) await publishBy(unit, '1.0.0', 'lena')
  await driver.promote(['shell', 'trade'])
  const made = 'c0b202f4c0b2 of main: The ticket (Lena, 2026-11-21), published by'
  expect((await run(statusCommand, driver, [])).text).toContain(`\nAll made from: ${made} lena\n`)
  const { release } = await publishBy('trade', '1.1.0', 'bo')
  const { text } = await run(statusCommand, driver, [])
  expect(text).toContain('\nMade from:\n  shell@')
  expect(text).toContain(`  trade@${release}  ${made} bo\n`)
})

test('a release that was taken back and would be the next to be promoted says so', async () => {
  const driver = await started()
  const next = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'], { at: new Date() })
  await driver.rollback('trade', { at: new Date(), why: 'orders fail' })
  const { text } = await run(statusCommand, driver, [])
  expect(text).toContain(`published last: ${next}, TAKEN BACK by decision 3, ann: orders fail`)
})

/** Trade 1.1.0 was promoted by decision 2 and taken back by decision 3. */
async function fallen() {
  const driver = await started()
  const next = await driver.publish('trade', '1.1.0')
  const promotedAt = new Date(Date.now() - 60_000)
  await driver.promote(['trade'], { at: promotedAt })
  await driver.rollback('trade', { at: new Date(), why: 'orders fail' })
  return { ...driver, next, promotedAt, mark: `trade@${next} was taken back by decision 3, ann: orders fail.` }
}

test('a release that was taken back goes out again only by its name, with --again and a reason', async () => {
  const driver = await fallen()
  const { next, mark } = driver
  const promote = (...words: string[]) => refusal(promoteCommand, driver, [...words, ...said])
  const refused = [
    'refused',
    `${mark} Nothing was done. To send it out again: pnpm release promote trade@${next} --again --why "…"`,
  ]
  expect(await promote('trade')).toEqual(refused)
  expect(await promote('trade', '--percent', '5')).toEqual(refused)
  expect(await promote(`trade@${next}`)).toEqual(refused)
  expect(await promote('trade', '--again')).toEqual(refused)
  expect(await refusal(promoteCommand, driver, [`trade@${next}`, '--again'])).toEqual([
    'usage',
    '--again needs a reason: --why "…"',
  ])
  expect(await promote(`trade@${next}`, '--again')).toMatch(`Decision 4: promote trade@${next} again`)
  expect(await promote(`trade@${next}`)).toBe('Live already, by decision 4')
})

test('a promotion says that it goes again only where something was taken back', async () => {
  const driver = await fallen()
  const newer = await driver.publish('trade', '1.2.0')
  const { text } = await run(promoteCommand, driver, [`trade@${newer}`, '--again', ...said])
  expect(text).toMatch(new RegExp(`^Decision 4: promote trade@${newer}( \\(.*)?$`))
})

test('the whole set as it was is not brought back without --again where a part of it was taken back since', async () => {
  const driver = await fallen()
  const back = (...words: string[]) =>
    refusal(rollbackCommand, driver, ['--all', '--to', driver.promotedAt.toISOString(), ...words])
  expect(await back()).toEqual([
    'refused',
    `Decision 2 would send out again what was taken back since. ${driver.mark} Nothing was done. To do so all the same: --again --why "…"`,
  ])
  expect(await back('--again')).toEqual(['usage', '--again needs a reason: --why "…"'])
  expect(await back('--again', '--why', 'it was the network')).toMatch(/^Decision 4: all is as it was/)
  expect((await run(historyCommand, driver, ['--last', '1'])).text).toContain('rollback --all to decision 2 again')
  expect(await refusal(rollbackCommand, driver, ['trade', '--again', '--why', 'x'])).toEqual([
    'usage',
    '--again goes with --all.',
  ])
})

test('a link to a release that was taken back says so', async () => {
  const driver = await fallen()
  const { text, json } = await run(overrideCommand, driver, ['trade', driver.next, '--for', '2h'])
  expect([text.split('\n')[0], json]).toEqual([
    driver.mark,
    expect.objectContaining({ takenBack: [expect.objectContaining({ serial: 3 })] }),
  ])
})

test('the set goes back to a time as people write it, in UTC unless it says otherwise', async () => {
  const driver = await started()
  await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'], { at: new Date('2026-11-21T09:00:00Z') })
  const back = (to: string) => run(rollbackCommand, driver, ['--all', '--to', to])
  expect((await back('2026-11-21 08:59')).text).toBe(
    'Decision 3: all is as it was at 2026-11-21T08:59:00.000Z, by decision 1',
  )
  expect((await back('2026-11-21T16:59:00+08:00')).text).toContain('nothing was decided')
  expect((await back('1')).text).toBe('All is as it was at decision 1; nothing was decided')
  await expect(back('9999-01-01 00:00')).rejects.toThrow('9999-01-01T00:00:00.000Z is still to come')
  for (const [words, told] of [
    [['--all'], '--to is missing'],
    [['--all', '--to', '2026-02-31'], 'is no time'],
    [['trade', '--all', '--to', '2026-11-21 08:59'], 'Name one unit'],
    [
      ['--all', '--to', '2026-11-21 08:59', '--from', driver.first.trade],
      '--all goes with --to TIME, or --to and the number of a decision, alone',
    ],
    [['trade', '--steps', '1', '--to', driver.first.trade], 'not both'],
    [['trade', '--steps', 'two'], '--steps two is not a number'],
  ] as const)
    expect(await refusal(rollbackCommand, driver, [...words])).toEqual(['usage', expect.stringContaining(told)])
})

test('verify fails where something is wrong, with what to do', async () => {
  const driver = await started()
  expect(await run(verifyCommand, driver, [])).toMatchObject({
    text: [...onlyKey, 'All is well: 1 decisions and 3 releases of 12 files and 0 deltas were looked at.'].join('\n'),
    failed: false,
  })
  rmSync(join(driver.path, 'releases/trade', driver.first.trade, 'main.js'))
  const { text, failed } = await run(verifyCommand, driver, [])
  expect([text.split('\n'), failed]).toEqual([
    [
      `trade@${driver.first.trade}: main.js is listed but missing.`,
      `  Publish the same build again: pnpm release publish trade --dir remote-trade/dist/${driver.first.trade} (not in this checkout: check out what it was built from, and build). That puts it right.`,
      ...onlyKey,
      '1 wrong; 1 decisions and 3 releases of 11 files and 0 deltas were looked at.',
    ],
    true,
  ])
})

test('gc says what it would delete, and deletes with --yes alone', async () => {
  const driver = await started()
  await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  expect((await run(gcCommand, driver, [])).text).toBe('Nothing to take away: all 4 releases are needed.')
  await driver.publish('trade', '1.2.0')
  await driver.promote(['trade'])
  const old = `releases/trade/${driver.first.trade}/release.json`
  await driver.store.delete('published/trade/00000001.json') // as if it were older than a day
  const said = (await run(gcCommand, driver, ['--keep', '1'])).text.split('\n')
  expect(said).toEqual([
    'Would delete 1 and keep 4:',
    `  trade@${driver.first.trade}  4 files`,
    'To do so: pnpm release gc --keep 1 --yes',
  ])
  expect(await driver.store.read(old)).toBeDefined()
  const maps = join(root, 'remote-trade/dist/maps', driver.first.trade)
  mkdirSync(maps, { recursive: true })
  writeFileSync(join(maps, 'published'), '')
  expect((await run(gcCommand, driver, ['--keep', '1', '--yes'])).text).toMatch('1 deleted, 4 kept.')
  expect([await driver.store.read(old), existsSync(maps)]).toEqual([undefined, false])
})

test('remove says what would go, and takes it away with --yes alone; a rollback says that it was gone', async () => {
  const driver = await started()
  const { trade } = driver.first
  expect((await run(removeCommand, driver, ['trade'])).text.split('\n')).toEqual([
    `Would take trade@${trade} from all phones, with /trade.`,
    'To do so: pnpm release remove trade --yes',
  ])
  const { text, json } = await run(removeCommand, driver, ['trade', '--yes', '--by', 'ann', '--why', 'a test'])
  expect([text, json]).toEqual([`Decision 2: remove trade@${trade}`, { removed: true, serial: 2 }])
  expect((await run(statusCommand, driver, [])).text).toMatch(/^trade +not live .*published last: /m)
  expect((await run(rollbackCommand, driver, ['trade'])).text).toBe(
    `Decision 3: trade is back on ${trade} (it was removed)`,
  )
  for (const words of [[], ['trade', 'wallet'], ['trade', '--force']])
    expect(await refusal(removeCommand, driver, words)).toEqual(['usage', expect.any(String)])
})

test('remove prints no --force as the next step', async () => {
  const driver = await started()
  await driver.publish('wallet', '1.1.0', { links: ['/trade'] })
  await driver.promote(['wallet'])
  const { text } = await run(removeCommand, driver, ['trade', ...said.slice(0, -1)])
  expect(text).toMatch(
    /\nTo do so: pnpm release remove trade --yes\nThe gate refuses that as it stands\. First mend what it was forced past\.$/,
  )
})

test('a key is dropped by a decision, never while the live shell accepts it alone, and only with a reason while pages may need it', async () => {
  const folder = fresh('keys')
  const at = async (path: string) => driverOf(path, await readKeys(folder))
  const act = async (driver: Driver, ...words: string[]) => run(keysCommand, driver, words, folder)
  const none = driverOf(fresh('store'))
  expect((await act(none, 'init')).json).toEqual({ made: true, folder })
  expect((await act(none, 'init')).json).toEqual({ made: false, folder })
  expect((await act(none, 'list')).text).toContain(onlyKey[0])
  const { path } = await started(await readKeys(folder), { trusts: ['k1'] })
  expect((await act(none, 'rotate')).json).toEqual({
    keyId: 'k2',
    fingerprint: expect.stringMatching(/^[a-f0-9]{16}$/),
  })
  expect((await act(none, 'list')).text).not.toContain('only key')
  expect((await act(none, 'list')).text).toMatch(/k1 +at hand .*\n +k2 +at hand/)
  await expect(act(await at(path), 'drop', 'k1', '--force', '--why', 'x')).rejects.toThrow(
    'accepts k1 alone of your keys',
  )
  await (await at(path)).publish('shell', '2.0.0', { trusts: ['k1', 'k2'] })
  await (await at(path)).promote(['shell'])
  await expect(act(await at(path), 'drop', 'k1', '--force')).rejects.toThrow('--force needs --why')
  const drop = ['drop', 'k1', '--force', '--by', 'ann', '--why', 'its laptop was lost']
  expect((await act(await at(path), ...drop)).text).toMatch(/^Decision 3: keys drop k1\. k1 is accepted no more\./)
  expect((await run(historyCommand, await at(path), [])).text).toMatch(/keys drop k1 +\(its laptop was lost\)/)
  expect(await (await at(path)).rollback('shell').catch(error => error.message)).toContain('accepts k1')
  for (const words of [[], ['drop'], ['list', 'k1'], ['burn']])
    expect(await refusal(keysCommand, none, words)).toEqual([
      'usage',
      expect.stringContaining('keys init|rotate|list|sign|policy'),
    ])
})

test('makes no first key for a store that holds decisions of keys that are elsewhere', async () => {
  const [driver, folder] = [await started(), fresh('keys')]
  await expect(run(keysCommand, driver, ['init'], folder)).rejects.toThrow(
    `The store holds decisions, and ${folder} holds no key: they were signed by keys that are elsewhere.`,
  )
  expect(await acceptedKeys(folder)).toEqual([])
})

test.each([
  [['--lost', '--stolen'], 'lost or stolen'],
  [['--lost', '--yes'], '--yes needs --why'],
  [['--stolen', '--yes'], '--yes needs --why'],
  [['--stolen', '--yes', '--why', 'x'], 'Leave --yes out first'],
  [['--lost', '--seen', '3', '--yes', '--why', 'x'], 'Leave --yes out first'],
  [['--stolen', '--seen', 'now'], '--seen now is no number'],
  [['--before', '3'], '--before goes with --stolen'],
  [['--stolen', '--before', 'noon'], '--before noon is no time'],
  [['--shell', '4f1c9a027d11'], '--shell goes with --lost'],
])('refuses keys drop with %j as usage', async (words, told) => {
  expect(await refusal(keysCommand, driverOf(fresh('store')), ['drop', 'k1', ...words])).toEqual([
    'usage',
    expect.stringContaining(told),
  ])
})

test('a link for one phone is told as text, as a code to scan and as JSON', async () => {
  const driver = await started()
  const release = await driver.publish('trade', '1.1.0')
  const { text, json } = await run(overrideCommand, driver, [
    'trade',
    release,
    '--for',
    '90m',
    '--url',
    'http://10.0.0.5:8080',
  ])
  const { link, override } = json as { link: string; override: { until: string } }
  expect(text.split('\n')[1]).toBe(link)
  expect(text).toMatch(/[▀▄█]{20}/)
  expect(Math.abs(new Date(override.until).getTime() - Date.now() - 90 * 60_000)).toBeLessThan(60_000)
  for (const words of [
    ['trade'],
    ['trade', release],
    ['trade', release, '--for', '8d'],
    ['trade', release, '--for', '2h', '--url', 'x'],
  ])
    expect(await refusal(overrideCommand, driver, words)).toEqual(['usage', expect.any(String)])
})

test('as a process: the exit code tells what came of it', async () => {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const folder = fresh('keys')
  await initKeys(folder)
  const driver = await started(await readKeys(folder), { trusts: ['k1'] })
  const env = { PATH: process.env.PATH, RELEASE_STORE: `file:${driver.path}`, RELEASE_KEYS: folder }
  const typed = (...words: string[]) =>
    promisify(execFile)(process.execPath, [main, ...words], { env }).then(
      () => 0,
      error => error.code,
    )
  expect([await typed('verify'), await typed('history', '--last', 'all')]).toEqual([0, 2])
  rmSync(join(driver.path, 'decisions/00000001.json'))
  expect([await typed('verify', '--json'), await typed('rollback', 'trade')]).toEqual([1, 1])
})

test('a proposal of two units is not approved with a watch, which compares two releases of one', async () => {
  const here = await guarded()
  for (const unit of ['trade', 'wallet']) await here.publish(unit, '2.0.0')
  const { proposal = '' } = await here.alone.promote(['trade', 'wallet'], { at: new Date() })
  const approving = { ...here, keys: k2 }
  expect(await refusal(approveCommand, approving, [proposal, '--auto-rollback', '--no-trial'])).toEqual([
    'usage',
    expect.stringContaining('name one unit'),
  ])
  expect((await here.follow())?.serial).toBe(2)
})
