import { beforeEach, expect, test } from '@jest/globals'
import { readDecision } from '../decisions/decision.ts'
import { minuteOf, writeCounts } from '../reports/counts.ts'
import { ratesSince } from '../reports/rates.ts'
import { openStore, type Store } from '../store/store.ts'
import { platform, publishMade, routeTo, temporaryFolder, testKeys } from '../testing/index.ts'
import { promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { daysOf, minutely, type Watch, type Watched, watchCanary } from './watch.ts'

const folder = temporaryFolder()
let stores = 0
let store: Store
let reports: Store
let [stable, canary] = ['', '']
const start = new Date('2026-11-22T01:05:30Z')
const ann = { who: 'ann', why: 'a test', platform }
const made = (version: string) => {
  const files = { 'remoteEntry.js': 'entry()' }
  return { unit: 'trade', version, files, routes: [routeTo('/kline')] }
}

/** Trade is live, and one of ten phones has its next release. */
beforeEach(async () => {
  const own = `${folder}/${stores++}`
  store = openStore(`file:${own}/releases`)
  reports = openStore(`file:${own}/reports`)
  await publishMade(store, own, { unit: 'shell', files: { 'main.js': '' } })
  stable = (await publishMade(store, own, made('1.0.0'))).release
  await promote(store, testKeys, {
    ...ann,
    targets: [{ unit: 'shell' }, { unit: 'trade' }],
    at: new Date('2026-11-22T01:00:00Z'),
  })
  canary = (await publishMade(store, own, made('1.1.0'))).release
  await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], percent: 10, at: start })
})

let senders = 0
/** Each page from an address of its own. */
const row = (release: string, pages: number, failed: number) => {
  const ran = Array.from({ length: pages }, () => `a${senders++}`)
  return { unit: 'trade', release, pages, failed, addresses: { ran, failed: ran.slice(0, failed) } }
}
/** What the gateway wrote of the minute that a tick follows. */
const minute = (at: Date, releases: ReturnType<typeof row>[]) =>
  writeCounts(reports, { minute: minuteOf(new Date(at.getTime() - 60_000)), gateway: 'g1', faults: [], releases })

/** Watches for ten minutes, in no time. @param happens before each look */
async function watch(happens: (look: number, at: Date) => Promise<unknown>, failing = store, of: Partial<Watch> = {}) {
  const told: unknown[] = []
  let looks = 0
  const ticks = minutely(10, at => happens(++looks, at), of.since ?? start)
  const world = {
    store: failing,
    keys: testKeys,
    rates: (since: Date) => ratesSince(reports, since),
    tell: told.push.bind(told),
  }
  const about = { unit: 'trade', canary: { release: canary, serial: 2 }, since: start, looks: 10, who: 'ann', ...of }
  return { watched: await watchCanary(world, about, ticks), looks, told }
}
/** The same, and each measured how long a screen took: one millisecond more than the page before. */
const timed = (release: string, pages: number, ms: number) => {
  const made = row(release, pages, 0)
  return {
    ...made,
    speeds: { 'open /kline': Object.fromEntries(made.addresses.ran.map((name, at) => [name, ms + at])) },
  }
}
const tenth = (at: Date, failed: number) => minute(at, [row(stable, 90, 1), row(canary, 10, failed)])
const live = async (serial: number) => (await readDecision(store, serial, testKeys.accepted))?.config.units.trade

test('a canary that fails beyond chance is taken back, and the log says the numbers and the test', async () => {
  const { watched, looks } = await watch((look, at) => tenth(at, look > 1 ? 6 : 0))
  expect([watched.end, looks]).toEqual(['taken back', 2])
  expect(watched.decision).toMatchObject({ serial: 3, who: 'ann', action: `rollback trade@${stable}` })
  expect(watched.decision?.at).toBe('2026-11-22T01:07:10.000Z')
  expect(watched.decision?.why).toMatch(
    /^auto-rollback: 6 of 20 addresses \(30 %\) of the canary failed, 2 of 180 addresses \(1\.1 %\) of the stable release; an exact test that leaves 3 addresses of each side out, one-sided: p = \d\.\de-\d+ < 2\.5e-4 \(1 % over 10 looks and 4 tests\)$/,
  )
  expect(await live(3)).toMatchObject({ release: stable, serial: 1 })
  expect((await live(3))?.canary).toBeUndefined()
})

test('a canary that is slower beyond chance is taken back, and the log says where and by how much', async () => {
  const { watched } = await watch((_, at) => minute(at, [timed(stable, 30, 400), timed(canary, 10, 550)]))
  expect(watched).toMatchObject({ end: 'taken back', slower: { kind: 'open' } })
  expect(watched.decision?.why).toMatch(
    /^auto-rollback: the canary is slower than the stable release, e\.g\. open \/kline: 55\d ms, 41\d ms at the median; Mann and Whitney's test over all screens, 3 addresses of each side left out, one-sided: /,
  )
})

test('a release that went to all is compared with the one before in the day before, and taken back from all', async () => {
  await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], at: start })
  await minute(new Date(start.getTime() - 3_600_000), [row(stable, 400, 4)])
  const about = { canary: { release: canary, serial: 3 }, before: stable }
  const { watched, looks } = await watch((look, at) => minute(at, [row(canary, 40, look > 1 ? 10 : 0)]), store, about)
  expect([watched.end, looks, (await live(4))?.release]).toEqual(['taken back', 2, stable])
  expect(watched.decision?.why).toMatch(
    /of this release failed, 4 of 400 addresses \(1 %\) of the one before, in the day before/,
  )
})

test('takes a release for all phones back, and with it the canary of its unit that began meanwhile', async () => {
  await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], at: start })
  await minute(new Date(start.getTime() - 3_600_000), [row(stable, 400, 4)])
  const next = await publishMade(store, `${folder}/${stores}-next`, made('1.2.0'))
  await promote(store, testKeys, { ...ann, targets: [next], percent: 5, at: start })
  let reads = 0
  const patient = {
    ...store,
    read: async (key: string) => {
      if (++reads > 2000) throw new Error('it looks for ever')
      return store.read(key)
    },
  }
  const about = { canary: { release: canary, serial: 3 }, before: stable }
  const { watched, told } = await watch((look, at) => minute(at, [row(canary, 40, look > 1 ? 10 : 0)]), patient, about)
  expect([watched.end, told, (await live(5))?.release, (await live(5))?.canary]).toEqual([
    ...['taken back', []],
    ...[stable, undefined],
  ])
})

/** Eight minutes before midnight: ten looks see eight minutes of one day and two of the next. */
const late = { since: new Date('2026-11-22T23:52:30Z') }
/** Of the minutes of the second day. */
const isNextDay = (look: number) => look > 8

test('takes a canary back that fails only after midnight, though more addresses fared well the day before', async () => {
  const { watched, looks } = await watch((look, at) => tenth(at, isNextDay(look) ? 10 : 0), store, late)
  expect([watched.end, looks]).toEqual(['taken back', 10])
  expect(watched).toMatchObject({ canary: { pages: 20, failed: 20 }, stable: { pages: 180, failed: 2 } })
})

test('takes a release for all phones back that fails only after midnight, against the day before', async () => {
  await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], at: start })
  await minute(new Date(late.since.getTime() - 3_600_000), [row(stable, 400, 4)])
  const about = { ...late, canary: { release: canary, serial: 3 }, before: stable }
  const fails = (look: number, at: Date) => minute(at, [row(canary, 40, isNextDay(look) ? 40 : 0)])
  const { watched } = await watch(fails, store, about)
  expect(watched).toMatchObject({
    ...{ end: 'taken back', canary: { pages: 40, failed: 40 } },
    stable: { pages: 400, failed: 4 },
  })
})

test('takes a canary back that is slower only after midnight', async () => {
  const later = (look: number) => (isNextDay(look) ? 400 : 0)
  const { watched } = await watch(
    (look, at) => minute(at, [timed(stable, 100, 400), timed(canary, 25, 400 + later(look))]),
    ...([store, late] as const),
  )
  expect(watched).toMatchObject({ end: 'taken back', slower: { kind: 'open' }, canary: { pages: 25 } })
})

test('keeps its level within one day, and gives half of it to each day over midnight', async () => {
  const fails = (_: number, at: Date) => tenth(at, 9)
  const { watched } = await watch(fails, store, late)
  expect(watched.limit).toBeCloseTo(0.01 / 4 / 10 / 2, 12)
  expect(watched.decision?.why).toContain('< 1.3e-4 (1 % over 10 looks, 4 tests and 2 days)')
})

test('shows the day with most addresses where no day speaks against the canary', async () => {
  const { watched } = await watch((_, at) => tenth(at, 0), store, late)
  expect(watched).toMatchObject({ end: 'kept', canary: { pages: 80 }, stable: { pages: 720 } })
})

test.each([
  ['00:00:30', 1440, ['2026-11-22']],
  ['00:01:30', 1440, ['2026-11-22', '2026-11-23']],
  ['23:50:30', 10, ['2026-11-22']],
  ['23:51:30', 10, ['2026-11-22', '2026-11-23']],
])('a watch from %s on of %d looks counts minutes of %j', (time, looks, days) =>
  expect(daysOf({ since: new Date(`2026-11-22T${time}Z`), looks })).toEqual(days),
)

test('a canary that fails as the stable release does is kept, and nothing is decided', async () => {
  const { watched, looks } = await watch((_, at) => minute(at, [row(stable, 90, 9), row(canary, 10, 1)]))
  expect([watched.end, looks]).toEqual(['kept', 10])
  expect(watched).toMatchObject({ canary: { pages: 100, failed: 10 }, stable: { pages: 900, failed: 90 } })
  expect(await live(3)).toBeUndefined()
})

test('however many pages one address claims, it is one voice: it takes no canary back', async () => {
  const noisy = { ...row(canary, 10, 10), addresses: { ran: ['noisy'], failed: ['noisy'] } }
  const { watched } = await watch((_, at) => minute(at, [row(stable, 90, 1), row(canary, 10, 0), noisy]))
  expect(watched).toMatchObject({ end: 'kept', canary: { pages: 101, failed: 1 } })
})

test('a canary that nobody opened is kept', async () => {
  const { watched } = await watch(async () => {})
  expect(watched).toMatchObject({ end: 'kept', canary: { pages: 0 }, chance: undefined })
})

test('what failed before the watch began does not count', async () => {
  await minute(start, [row(stable, 900, 0), row(canary, 100, 100)]) // the minute before
  expect((await watch((_, at) => tenth(at, 0))).watched.end).toBe('kept')
})

test.each([
  ['rolled back', () => rollback(store, testKeys, { unit: 'trade', who: 'bob', why: '' })],
  ['promoted to all', () => promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }] })],
])('where somebody else %s the canary, the watch ends and decides nothing', async (_, decides) => {
  const { watched, looks } = await watch(async (look, at) => {
    if (look === 2) await decides()
    await tenth(at, look >= 2 ? 10 : 0)
  })
  expect([watched.end, looks]).toEqual(['ended', 2])
  expect(await live(4)).toBeUndefined()
})

test('a canary that was ended and begun again by somebody else is theirs', async () => {
  const { watched } = await watch(async (look, at) => {
    if (look > 1) return
    await rollback(store, testKeys, { unit: 'trade', who: 'bob', why: '' })
    await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], percent: 10 })
    await tenth(at, 10)
  })
  expect(watched.end).toBe('ended')
})

test('of a decision that comes between the look and its own nothing is undone', async () => {
  let first = true
  const racing: Store = {
    ...store,
    createIfAbsent: async (...args) => {
      if (first) {
        first = false
        await promote(store, testKeys, { ...ann, targets: [{ unit: 'trade' }], why: 'for all' })
      }
      return store.createIfAbsent(...args)
    },
  }
  const { watched, told } = await watch((_, at) => tenth(at, 10), racing)
  expect([watched.end, told]).toEqual(['ended', []])
  expect([(await live(3))?.release, await live(4)]).toEqual([canary, undefined])
})

test('a store that is away for a minute ends no watch', async () => {
  let away = false
  const failing: Store = {
    ...store,
    listAfter: async (...args) => {
      if (away) throw new Error('no route')
      return store.listAfter(...args)
    },
  }
  const { watched, told } = await watch(async (look, at) => {
    away = look === 2
    await tenth(at, look > 2 ? 8 : 0)
  }, failing)
  expect([watched.end, told]).toEqual(['taken back' satisfies Watched['end'], [new Error('no route')]])
})

test('looks follow each full minute', async () => {
  const waited: Date[] = []
  for await (const _ of minutely(3, async at => waited.push(at), start));
  expect(waited.map(at => at.toISOString().slice(11, 19))).toEqual(['01:06:10', '01:07:10', '01:08:10'])
})
