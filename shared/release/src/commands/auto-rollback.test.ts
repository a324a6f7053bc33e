import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { promote } from '../operations/promote.ts'
import { writeCounts } from '../reports/counts.ts'
import { openStore, type Store } from '../store/store.ts'
import { platform, publishMade, routeTo, temporaryFolder, testKeys } from '../testing/index.ts'
import { looksOf, watchOver } from './auto-rollback.ts'
import type { Desk } from './command.ts'
import { promoteCommand } from './promote.ts'
import { statusCommand } from './status.ts'

const folder = temporaryFolder()
const store = openStore(`file:${folder}/releases`)
const reports = openStore(`file:${folder}/reports`)
const desk: Desk = { store: () => store, keys: async () => testKeys, keysFolder: () => folder, reports: () => reports }
const without: Desk = { ...desk, reports: () => undefined }
const made = (version: string) => ({ unit: 'trade', version, files: { 'a.js': '' }, routes: [routeTo('/kline')] })
const ann = { who: 'ann', why: '', platform }
let [stable, canary] = ['', '']

beforeAll(async () => {
  await publishMade(store, folder, { unit: 'shell', files: { 'main.js': '' } })
  stable = (await publishMade(store, folder, made('1.0.0'))).release
  await promote(store, testKeys, { ...ann, targets: [{ unit: 'shell' }, { unit: 'trade' }] })
  canary = (await publishMade(store, folder, made('1.1.0'))).release
})
const begin = async () =>
  (await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], percent: 5 })).decision

const said = jest.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => void said.mockClear())

let minutes = 0
let senders = 0
const row = (release: string, pages: number, failed: number) => {
  const ran = Array.from({ length: pages }, () => `a${senders++}`)
  return { unit: 'trade', release, pages, failed, addresses: { ran, failed: ran.slice(0, failed) } }
}
/** Of the minute before a tick. */
const count = (at: Date, failed: number, to = reports) =>
  writeCounts(to, {
    ...{ minute: `${new Date(at.getTime() - 60_000).toISOString().slice(0, 16)}Z`, gateway: `g${minutes++}` },
    releases: [row(stable, 95, 1), row(canary, 25, failed)],
    faults: failed
      ? [
          {
            ...{ unit: 'trade', release: canary, kind: 'render', route: '/kline', times: failed },
            at: at.toISOString(),
            message: 'x is \u001b[31mundefined',
          },
        ]
      : [],
  })

const watch = async (failed: number, about: Desk = desk) => {
  const decision = await begin()
  const begun = { decision, unit: 'trade', looks: 2, who: 'ann' }
  return {
    decision,
    outcome: await watchOver(about, `Decision ${decision.serial}`, begun, at => count(at, failed, about.reports())),
  }
}

test('a canary that does well stays, and the numbers are told', async () => {
  const own = openStore(`file:${folder}/calm`)
  const { outcome } = await watch(0, { ...desk, reports: () => own })
  expect(outcome).toMatchObject({
    failed: false,
    json: { end: 'kept', judged: true, canary: { pages: 50, failed: 0 }, serial: null },
  })
  expect(outcome.text).toBe(
    `trade@${canary} stays: 0 of 50 addresses (0 %) failed, 2 of 190 addresses (1.1 %) of the stable release`,
  )
  expect(String(said.mock.calls[0])).toMatch(/^Decision \d+\. It is watched for 2 minutes; Ctrl-C ends the watch/)
})

test('says each minute what was counted', async () => {
  const own = openStore(`file:${folder}/minutes`)
  await watch(0, { ...desk, reports: () => own })
  const lines = said.mock.calls.slice(1).map(String)
  expect(lines).toEqual([
    expect.stringMatching(
      /^\d\d:\d\d UTC: 0 of 25 addresses \(0 %\) of the canary failed, 1 of 95 addresses \(1\.1 %\) of the stable release\. No difference beyond chance\.$/,
    ),
    expect.stringMatching(/UTC: 0 of 50 addresses .* 2 of 190 addresses/),
  ])
})

test('counts anew after midnight in the line of each minute', async () => {
  const own = openStore(`file:${folder}/midnight`)
  const decision = await begin()
  const since = new Date('2030-11-22T23:59:30Z')
  const begun = { decision, unit: 'trade', looks: 2, who: 'ann' }
  let failed = 0
  await watchOver({ ...desk, reports: () => own }, 'Decision', begun, at => count(at, failed++, own), since)
  expect(said.mock.calls.slice(1).map(String)).toEqual([
    expect.stringMatching(/^23:59 UTC: 0 of 25 addresses/),
    expect.stringMatching(/^00:00 UTC: 1 of 25 addresses/),
  ])
})

test('watches by the clock of this computer where the reports store tells no time', async () => {
  const decision = await begin()
  const own = openStore(`file:${folder}/unwritable`)
  const time = () => Promise.reject(new Error('EACCES'))
  const begun = { decision, unit: 'trade', looks: 2, who: 'ann' }
  const outcome = await watchOver({ ...desk, reports: () => ({ ...own, time }) }, 'Decision', begun, async () => {})
  expect(outcome).toMatchObject({ failed: false, json: { end: 'kept' } })
  expect(said.mock.calls.map(String)).toContainEqual(
    'The reports store tells no time (EACCES), so the watch goes by the clock of this computer.',
  )
})

test('says that nothing was judged where too few addresses came', async () => {
  const decision = await begin()
  const begun = { decision, unit: 'trade', looks: 2, who: 'ann' }
  const own = openStore(`file:${folder}/few`)
  const outcome = await watchOver({ ...desk, reports: () => own }, 'Decision', begun, async () => {})
  expect(outcome).toMatchObject({ failed: false, json: { end: 'kept', judged: false } })
  expect(outcome.text).toContain(
    'stays. Nothing was judged: 0 of 0 addresses (0 %) failed, 0 of 0 addresses (0 %) of the stable release. Too few to judge: 20 addresses of each are needed.',
  )
  expect(String(said.mock.calls[1])).toContain('Too few to judge')
})

test('one that fails is rolled back, which is told by words, numbers and exit code', async () => {
  const { decision, outcome } = await watch(10)
  expect(outcome).toMatchObject({ failed: true, json: { end: 'taken back', serial: decision.serial + 1 } })
  expect(outcome.text).toContain(
    `trade@${canary} was rolled back. auto-rollback: 10 of 25 addresses (40 %) of the canary failed`,
  )
})

test('status tells pages, failed pages and their rate, and what failed, with nothing that could steer a terminal', async () => {
  const { at } = await begin()
  await count(new Date(new Date(at).getTime() + 60_000), 5)
  const { text, json } = await statusCommand.run(desk, [], {})
  expect(text).toMatch(/release +version +phones +decision +pages +failed +rate/)
  expect(text).toMatch(new RegExp(`${canary} +1\\.1\\.0 +5% +\\d+ +\\d+ +\\d+ +\\d+ % +canary`))
  expect(text).toMatch(/failed at \/kline, \d{4}-\d\d-\d\d \d\d:\d\d UTC: x is +\[31mundefined/)
  expect(json).toMatchObject({
    rates: [{ unit: 'shell', pages: 0 }, { release: stable }, { release: canary, percent: 5 }],
  })
})

test('where nothing is counted, status says what is live', async () => {
  const { text, json } = await statusCommand.run(without, [], {})
  expect([/phones.*pages/.test(text), 'rates' in json && json.rates]).toEqual([false, undefined])
})

test('a store of reports that is away leaves status what it is', async () => {
  const away: Store = { ...reports, listAfter: () => Promise.reject(new Error('no route')) }
  const { text } = await statusCommand.run({ ...desk, reports: () => away }, [], {})
  expect(text).toContain(stable)
  expect(said).toHaveBeenCalledWith('The counts of pages could not be read: no route')
})

test.each([
  [{}, undefined],
  [{ 'auto-rollback': true, percent: '5' }, 30],
  [{ 'auto-rollback': true }, 30],
  [{ 'auto-rollback': true, percent: '5', watch: '45m' }, 45],
  [{ 'auto-rollback': true, percent: '5', watch: '2h' }, 120],
])('%j means %s looks', (values, looks) => expect(looksOf(desk, values, ['trade'])).toBe(looks))

test.each([
  [{ watch: '5m' }, desk, '--watch goes with --auto-rollback'],
  [{ 'auto-rollback': true, percent: '5', watch: '25h' }, desk, '24h at most'],
  [{ 'auto-rollback': true, percent: '5', watch: '0m' }, desk, '24h at most'],
  [{ 'auto-rollback': true, percent: '5' }, without, 'REPORTS_STORE is not set'],
])('%j is refused before anything is decided', async (values, at, words) => {
  const before = await store.listAfter('decisions/', '')
  await expect(promoteCommand.run(at, ['trade'], values)).rejects.toThrow(words)
  expect(await store.listAfter('decisions/', '')).toEqual(before)
})
