import { expect, test } from '@jest/globals'
import { standing } from '../decisions/decision.ts'
import type { Keys } from '../keys/key-folder.ts'
import type { Seen } from '../keys/memory.ts'
import { fingerprint, inWords } from '../keys/shell-keys.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { makeKeys, platform, testKeys } from '../testing/made-release.ts'
import { planted } from '../testing/planted.ts'
import { ann, at, started } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { rollback } from './rollback.ts'
import { rollbackAll } from './rollback-all.ts'

/** Trade was promoted as 1.0.0, 1.1.0 and 1.2.0. */
async function thrice() {
  const driver = await started()
  const releases = [driver.first.trade]
  for (const version of ['1.1.0', '1.2.0']) {
    releases.push(await driver.publish('trade', version))
    await driver.promote(['trade'])
  }
  const [old = '', middle = '', newest = ''] = releases
  return { ...driver, old, middle, newest }
}

test('a rollback is a new decision that moves one unit alone, to all that was said of it before', async () => {
  const { publish, promote, rollback, text, first } = await started()
  const newer = await publish('trade', '1.1.0')
  await promote(['trade'])
  await publish('wallet', '1.1.0')
  const { decision: third } = await promote(['wallet'])
  const { decision, from, to } = await rollback('trade')
  expect([decision.serial, decision.action, from, to]).toEqual([4, `rollback trade@${first.trade}`, newer, first.trade])
  const { trade } = JSON.parse(await text('decisions/00000001.json')).config.units
  expect(decision.config.units).toEqual({ ...third.config.units, trade })
  expect(decision.config.shell).toEqual(third.config.shell)
})

test('a second rollback goes further back, never forward to the release that was left', async () => {
  const { promote, rollback, old, middle, newest } = await thrice()
  expect([(await rollback('trade')).to, (await rollback('trade')).to]).toEqual([middle, old])
  await expect(rollback('trade')).rejects.toThrow(`${old} is the first that was live`)
  await promote([`trade@${newest}`])
  expect((await rollback('trade', { to: old })).to).toBe(old)
})

test('several steps go back at once', async () => {
  const { rollback, old } = await thrice()
  expect((await rollback('trade', { steps: 2 })).to).toBe(old)
})

test('a rollback to what never was live is refused with what was', async () => {
  const { rollback, old, middle, newest } = await thrice()
  const told = `Before ${newest} these were live: ${middle}, ${old}.`
  await expect(rollback('trade', { to: '0123456789ab' })).rejects.toThrow(told)
  await expect(rollback('trade', { steps: 3 })).rejects.toThrow('cannot go back that far')
  await expect(rollback('invest')).rejects.toThrow('invest is not live')
})

test('what is promoted names what was live as its previous one; a rollback brings back what stood there then', async () => {
  const { promote, rollback, publish, old, middle } = await thrice()
  const back = (await rollback('trade')).decision.config.units.trade
  expect(back).toMatchObject({ release: middle, serial: 2, previous: { release: old, serial: 1 } })
  await publish('trade', '1.3.0')
  const next = (await promote(['trade'])).decision.config.units.trade
  expect(next?.previous).toEqual({ release: middle, serial: 2, manifest: back?.manifest })
})

test('a previous release that is no more in the store is not named', async () => {
  const { store, rollback, old, middle } = await thrice()
  await store.delete(`releases/trade/${old}/release.json`)
  const { trade } = (await rollback('trade')).decision.config.units
  expect(trade?.release).toBe(middle)
  expect(trade?.previous).toBeUndefined()
  await expect(rollback('trade')).rejects.toThrow(`trade@${old} is not in the store`)
})

test('forced is said of the release that ops forced, and of no other', async () => {
  const { publish, promote, rollback } = await started()
  await publish('trade', '1.1.0')
  const forced = (await promote(['trade'], { forced: true })).decision
  expect(forced).toMatchObject({
    action: expect.stringMatching(/forced$/),
    config: { units: { trade: { forced: true } } },
  })
  expect(forced.config.units.wallet).not.toHaveProperty('forced')
  expect((await rollback('trade', { forced: true })).decision.config.units.trade?.forced).toBe(true)
  expect((await promote(['trade'])).decision.config.units.trade).not.toHaveProperty('forced')
})

test('the whole set goes back to a time, settings and canaries too, by a new decision', async () => {
  const { store, publish, promote } = await started()
  await publish('trade', '1.1.0')
  const day = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
  const second = (await promote(['trade'], { percent: 5, at: day(1) })).decision
  await publish('wallet', '1.1.0')
  await promote(['trade', 'wallet'], { platform: { ...platform, features: ['candles'] }, at: day(2) })
  await publish('shell', '1.1.0')
  await promote(['shell'], { at: day(3) })
  const back = await rollbackAll(store, testKeys, { ...ann, to: new Date('2026-11-22T01:59:00Z'), at: day(4) })
  expect(back).toMatchObject({ changed: true, as: 2, decision: { serial: 5, action: 'rollback --all to decision 2' } })
  const { serial: _, signature: _s, issued: _i, ...then } = second.config
  expect(back.decision.config).toMatchObject(then)
  expect(back.decision.config.features).toEqual([])
  expect(await rollbackAll(store, testKeys, { ...ann, to: day(1) })).toMatchObject({ changed: false, as: 2 })
  const before = rollbackAll(store, testKeys, { ...ann, to: new Date('2026-01-01') })
  await expect(before).rejects.toThrow('Nothing was live at 2026-01-01T00:00:00.000Z')
})

test('a shell that accepts a foreign or stolen key is not gone back to without somebody who insists; a retired one is told', async () => {
  const [own] = testKeys.accepted
  const [theirs] = makeKeys('k9').accepted
  if (!own || !theirs) throw new Error('no keys')
  const driver = await started(testKeys, { trusts: ['k1', 'k9'], keys: [own, theirs] })
  const print = fingerprint(theirs.publicKey)
  await driver.publish('shell', '1.1.0')
  await driver.promote(['shell'])
  const back = (keys: Keys, force = false) => rollback(driver.store, keys, { ...ann, at, unit: 'shell', force })
  const all = (keys: Keys, force = false) => rollbackAll(driver.store, keys, { ...ann, at, to: 1, force })
  const stolen = { ...testKeys, stolen: [theirs] }
  const words = `shell@${driver.first.shell} accepts k9 (${print}), which`
  for (const act of [back, all]) {
    await expect(act(testKeys)).rejects.toThrow(`${words} is none of yours. Pages that load it would believe that key.`)
    await expect(act(stolen)).rejects.toThrow(`${words} was stolen.`)
  }
  const forced = await back(testKeys, true)
  expect(forced.decision.action).toBe(
    `rollback shell@${driver.first.shell} (although it accepts k9 (${print}), which is none of yours)`,
  )
  await driver.promote(['shell'])
  const retired = await back({ ...testKeys, known: [theirs, own] })
  expect([retired.decision.action, retired.accepts.map(inWords)]).toEqual([
    `rollback shell@${driver.first.shell}`,
    [`k9 (${print}), which you gave up`],
  ])
  await driver.promote(['shell'])
  expect((await all(testKeys, true)).decision.action).toBe(
    `rollback --all to decision 1 (although it accepts k9 (${print}), which is none of yours)`,
  )
})

test('a remote is gone back to whatever keys a shell of then accepts', async () => {
  const driver = await started(testKeys, {
    trusts: ['k1', 'k9'],
    keys: [...testKeys.accepted, ...makeKeys('k9').accepted],
  })
  await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  expect((await driver.rollback('trade')).to).toBe(driver.first.trade)
})

test('the time is found among many decisions, some of them lost', async () => {
  const { store, promote } = await started()
  const hour = (n: number) => new Date(Date.UTC(2026, 10, 23, n))
  for (let n = 1; n <= 9; n++) await promote([], { platform: { ...platform, environment: `${n}` }, at: hour(n) })
  for (const lost of [4, 5]) await store.delete(`decisions/0000000${lost}.json`)
  const at = async (n: number) => (await rollbackAll(store, testKeys, { ...ann, to: hour(n), at: hour(20) })).as
  expect([await at(9.5), await at(2.5), await at(3.5), await at(6), await at(0.5)]).toEqual([10, 3, 3, 7, 1])
})

test.each([
  ['before the first', (n: number) => (n - 9) * 60],
  ['between two', (n: number) => n * 10],
])('passes over decisions that were dated back past the commands to a time %s, however many', async (_, minutesOf) => {
  const { store, keys, promote } = await started()
  const [hour, minute] = [3_600_000, 60_000]
  const later = (ms: number) => new Date(at.getTime() + ms)
  await promote([], { platform: { ...platform, environment: 'ours' }, at: later(hour) })
  const back = async (to: Date, made: Date) => (await rollbackAll(store, keys, { ...ann, to, at: made })).as
  for (const n of [1, 2, 3])
    await planted(
      store,
      keys,
      set => ({ ...set, environment: `theirs ${n}` }),
      later(minutesOf(n) * minute).toISOString(),
    )
  expect(await back(later(hour + minute), later(hour + 2 * minute))).toBe(2)
  await promote([], { platform: { ...platform, environment: 'ours again' }, at: later(2 * hour) })
  const [first, second] = [
    await back(later(hour + minute), later(3 * hour)),
    await back(later(2 * hour), later(4 * hour)),
  ]
  expect([first, second]).toEqual([2, 7])
})

test.each(['2026-11-22T05:00:00.000+23:00', '9999-12-31T23:59:59+23', '2026-11-21 08:00:00'])(
  'believes no decision that is dated %s, which would compare as another time',
  async dated => {
    const { store, keys } = await started()
    const serial = await planted(store, keys, set => ({ ...set, environment: 'theirs' }), dated)
    expect((await standing(store, keys.accepted)).live?.serial).toBe(serial - 1)
  },
)

test('finds the decision of a time although an earlier one was dated a year ahead, and asks for a number where it may be that one', async () => {
  const { store, promote } = await started()
  const minutes = (count: number) => new Date(at.getTime() + count * 60_000)
  const set = (environment: string, when: Date) => promote([], { platform: { ...platform, environment }, at: when })
  await set('ahead', minutes(365 * 1440))
  await set('third', minutes(20))
  const third = (await set('fourth', minutes(30))).decision.serial - 1
  const to = (time: Date | number) => rollbackAll(store, testKeys, { ...ann, to: time, at: minutes(60) })
  await expect(to(minutes(10))).rejects.toThrow(
    /^Decision 2 is dated 2027-11-21.* Name the number of a decision instead/,
  )
  expect((await to(minutes(25))).as).toBe(third)
  expect((await to(2)).as).toBe(2)
})

test('goes back to no decision of another store, though a copy of it stands in this one', async () => {
  let seen: Seen | undefined
  const keep = async (newest: Seen) => {
    seen = newest
  }
  const memory = { file: '', keep, recall: async () => seen }
  const [here, other] = [await started({ ...testKeys, memory }), await started()]
  await other.publish('trade', '9.0.0')
  await other.promote(['trade'])
  await here.store.createIfAbsent('decisions/00000002.json', Buffer.from(await other.text('decisions/00000002.json')))
  await here.publish('trade', '1.1.0')
  expect((await here.promote(['trade'])).decision.serial).toBe(3)
  const whole = rollbackAll(here.store, here.keys, { ...ann, at, to: 2 })
  await expect(whole).rejects.toThrow('Decision 2 cannot be believed: it is of another log.')
  await expect(rollbackAll(here.store, here.keys, { ...ann, at, to: 99 })).rejects.toThrow('There is no decision 99.')
  expect((await here.rollback('trade')).to).toBe(here.first.trade)
  const found = (await verify(here.store, here.keys, at)).problems.map(({ what }) => what)
  expect(found).toContain(
    'Decision 2 was never live here: it is a copy from the log of another store. k1 signed it there.',
  )
})

test('knows what was taken back although the clock of its publisher was days ahead', async () => {
  const { store, keys, build, promote, rollback, first } = await started()
  const built = await readBuiltRelease(await build('trade', '2.0.0'))
  await publish(store, keys, built, new Date(at.getTime() + 9 * 86_400_000))
  await promote(['trade'])
  expect((await rollback('trade')).to).toBe(first.trade)
  await expect(promote(['trade'], { again: false })).rejects.toThrow('was taken back by decision 3, ann: a test.')
})
