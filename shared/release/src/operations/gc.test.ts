import { expect, test } from '@jest/globals'
import type { Keys } from '../keys/key-folder.ts'
import { forgetLinks } from '../proposals/promised.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { newMark } from '../store/marks.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { makeKeys, testKeys } from '../testing/made-release.ts'
import { ann, driverOf, started } from '../testing/started.ts'
import { approve, proposePolicy } from './approve.ts'
import { gc, type Plan, planGc } from './gc.ts'
import { makeOverride } from './override.ts'

const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
const later = hours(48)
const plan = (store: Store, keep = 1, now = later) => planGc(store, testKeys, keep, now)
const wasteOf = ({ waste }: Plan) => waste.map(nameOf)
const run = async (store: Store, made: Plan) => gc(store, testKeys, made, { ...ann, at: later })
const left = async (store: Store, release: string) =>
  (await store.listAfter('', '')).filter(key => key.includes(release))

/** Trade went 1.0.0, 1.1.0, 1.2.0 and 1.3.0; nothing needs the first two any more, if only the last decision counts. */
async function grown() {
  const driver = await started()
  const trades = [driver.first.trade]
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    trades.push(await driver.publish('trade', version))
    await driver.promote(['trade'])
  }
  const [first = '', second = '', third = '', fourth = ''] = trades
  return { ...driver, trades: { first, second, third, fourth } }
}

test('what is live, previous, a canary or named by the last decisions stays; the rest goes, with its signature', async () => {
  const { store, promote, publish, trades } = await grown()
  const canary = await publish('wallet', '2.0.0')
  await promote(['wallet'], { percent: 5 })
  expect(wasteOf(await plan(store)).sort()).toEqual([`trade@${trades.first}`, `trade@${trades.second}`].sort())
  expect(wasteOf(await plan(store, 3))).toEqual([`trade@${trades.first}`])
  expect(wasteOf(await plan(store, 20))).toEqual([])
  await run(store, await plan(store))
  for (const gone of [trades.first, trades.second]) expect(await left(store, gone)).toEqual([])
  for (const kept of [trades.third, trades.fourth, canary]) expect(await left(store, kept)).not.toEqual([])
})

test('what was published and waits stays: the newest of each unit, and all of a day', async () => {
  const { store, publish } = await started()
  const [early, late] = [await publish('trade', '1.1.0'), await publish('trade', '1.2.0')]
  expect(wasteOf(await plan(store, 20, hours(1)))).toEqual([])
  expect(wasteOf(await plan(store, 20))).toEqual([`trade@${early}`])
  await run(store, await plan(store))
  expect(await left(store, late)).not.toEqual([])
})

test('a decision of its own is made, and the live set stays as it was', async () => {
  const { store, text } = await grown()
  const before = JSON.parse(await text('decisions/00000004.json')).config
  await run(store, await plan(store))
  const after = JSON.parse(await text('decisions/00000005.json'))
  expect(after).toMatchObject({ action: 'gc of 2 releases', ...ann })
  expect([after.config.shell, after.config.units]).toEqual([before.shell, before.units])
  expect(wasteOf(await plan(store))).toEqual([])
})

test('what is being published is left alone; what a killed publish left is taken after a while', async () => {
  const { store, build } = await started()
  const built = await readBuiltRelease(await build('trade', '1.1.0'))
  const dying: Store = {
    ...store,
    createIfAbsent: (key, bytes) =>
      key.endsWith('release.json') ? Promise.reject(new Error('killed')) : store.createIfAbsent(key, bytes),
  }
  await expect(publish(dying, testKeys, built)).rejects.toThrow('killed')
  expect(wasteOf(await plan(store, 20, hours(0.5)))).toEqual([])
  expect(wasteOf(await plan(store, 20, hours(2)))).toEqual([`trade@${built.manifest.release}`])
})

test('a promotion that came first wins: gc deletes nothing and takes its marks back', async () => {
  const { store, promote, trades } = await grown()
  const made = await plan(store)
  await promote([`trade@${trades.first}`])
  await expect(run(store, made)).rejects.toMatchObject({ failure: 'overtaken' })
  expect(await store.listAfter('removing/', '')).toEqual([])
  expect(await left(store, trades.first)).not.toEqual([])
})

test('a promotion or rollback that begins while gc is at work is refused, whatever step gc is at', async () => {
  const { store, path, trades } = await grown()
  const refused: string[] = []
  const at = driverOf(path)
  /** Before each write and delete of gc, somebody tries to bring back what it takes away. */
  const trying = async () => {
    await at.promote([`trade@${trades.first}`]).catch(error => refused.push(error.failure))
  }
  let marked = false
  const watched: Store = {
    ...store,
    async createIfAbsent(key, bytes) {
      const made = await store.createIfAbsent(key, bytes)
      if (key.startsWith('removing/') && key.endsWith(trades.first)) marked = true
      if (marked) await trying()
      return made
    },
    async delete(key) {
      if (marked) await trying()
      await store.delete(key)
    },
  }
  await run(watched, await plan(watched))
  await trying()
  expect(refused.length).toBeGreaterThan(10)
  expect(new Set(refused)).toEqual(new Set(['refused']))
  expect(await left(store, trades.first)).toEqual([])
})

test('what is published again while gc is at work is kept, or its publishing is refused', async () => {
  const { store, build, trades, path } = await grown()
  const again = await readBuiltRelease(await build('trade', '1.0.0'))
  const made = await plan(store)
  await publish(store, testKeys, again, later)
  await run(store, made)
  expect(await left(store, trades.first)).not.toEqual([])
  expect(await left(store, trades.second)).toEqual([])
  await driverOf(path).promote([`trade@${trades.first}`])
  const marked: Store = {
    ...store,
    async delete(key) {
      await store.delete(key)
      if (key.startsWith('releases/') && key.includes(trades.third))
        await expect(publish(store, testKeys, third, later)).rejects.toThrow('gc is taking')
    },
  }
  const third = await readBuiltRelease(await build('trade', '1.2.0'))
  await run(marked, await plan(marked))
  expect(await left(store, trades.third)).toEqual([])
})

test('a gc that runs wholly while something is published again sees it, though it planned before', async () => {
  const { store, build, trades, path } = await grown()
  const again = await readBuiltRelease(await build('trade', '1.0.0'))
  const made = await plan(store)
  const interrupted: Store = {
    ...store,
    async createIfAbsent(key, bytes) {
      const done = await store.createIfAbsent(key, bytes)
      if (key.endsWith(`${trades.first}/release.json`)) await run(store, made)
      return done
    },
  }
  await publish(interrupted, testKeys, again, later)
  expect(await left(store, trades.second)).toEqual([])
  const { decision } = await driverOf(path).promote([`trade@${trades.first}`])
  expect(decision.config.units.trade?.release).toBe(trades.first)
})

test('a gc that was killed is ended by the next one, at whatever step it died', async () => {
  for (let step = 1; ; step++) {
    const { store, trades } = await grown()
    let steps = 0
    const count = () => {
      if (++steps === step) throw new Error('killed')
    }
    const dying: Store = {
      ...store,
      async createIfAbsent(key, bytes) {
        count()
        return store.createIfAbsent(key, bytes)
      },
      async delete(key) {
        count()
        return store.delete(key)
      },
    }
    const died = await run(dying, await plan(dying)).then(
      () => false,
      () => true,
    )
    if (died) await gc(store, testKeys, await plan(store, 1, hours(50)), { ...ann, at: hours(50) })
    expect(await left(store, trades.first)).toEqual([])
    expect(await left(store, trades.fourth)).not.toEqual([])
    if (!died) break
  }
})

test('a mark from a clock that was far ahead is one that was left behind: it stops neither publish nor gc', async () => {
  const { store, build, trades } = await grown()
  const ahead = newMark(hours(24 * 365))
  const built = await readBuiltRelease(await build('trade', '1.3.0'))
  await store.createIfAbsent(`removing/trade/${trades.fourth}`, ahead)
  await publish(store, testKeys, built)
  expect(await store.read(`removing/trade/${trades.fourth}`)).toBeUndefined()
  await store.createIfAbsent(`publishing/trade/${trades.first}.json`, ahead)
  expect(wasteOf(await plan(store))).toContain(`trade@${trades.first}`)
})

test('files in the log that nobody of us decided are not counted among the last decisions', async () => {
  const { store } = await grown()
  for (const serial of ['00000005', '99999998', '99999999'])
    await store.createIfAbsent(`decisions/${serial}.json`, Buffer.from('{}'))
  expect(wasteOf(await plan(store, 4))).toEqual([])
})

const url = 'https://app.example/'

test('keeps a release while a link to it is good, and takes it afterwards with the link', async () => {
  const { store, trades } = await grown()
  const link = { unit: 'trade', release: trades.first, until: hours(50), url }
  await makeOverride(store, testKeys, link)
  expect(wasteOf(await plan(store))).toEqual([`trade@${trades.second}`])
  expect(wasteOf(await plan(store, 1, hours(51)))).toContain(`trade@${trades.first}`)
  await forgetLinks(store, later)
  expect(await store.listAfter('links/', '')).toHaveLength(1)
  await forgetLinks(store, hours(51))
  expect(await store.listAfter('links/', '')).toEqual([])
})

test('keeps a release for which a link is made after the plan, and gives its mark back', async () => {
  const { store, trades } = await grown()
  const made = await plan(store)
  await makeOverride(store, testKeys, { unit: 'trade', release: trades.first, until: hours(60), url })
  expect((await run(store, made)).map(nameOf)).toEqual([`trade@${trades.second}`])
  expect(await left(store, trades.first)).not.toContain(`removing/trade/${trades.first}`)
  await makeOverride(store, testKeys, { unit: 'trade', release: trades.first, until: hours(70), url })
})

test('makes no link to a release that gc takes away, and leaves no trace of it', async () => {
  const { store, trades } = await grown()
  await run(store, await plan(store))
  const link = { unit: 'trade', release: trades.first, until: hours(60), url }
  await expect(makeOverride(store, testKeys, link)).rejects.toThrow('is not in the store')
  expect(await left(store, trades.first)).toEqual([])
})

/** Two keys are needed, k1 alone is at hand; trade 1.1.0 was published long ago, and 1.2.0 after it. */
async function guarded() {
  const all = makeKeys('k1', 'k2')
  const holder = (at: number): Keys => ({ ...all, held: all.held.slice(at, at + 1) })
  const driver = await started(all, { trusts: ['k1', 'k2'] })
  const id = await proposePolicy(driver.store, holder(0), 2, { ...ann, at: later })
  await approve(driver.store, holder(1), { id, who: 'bo', at: later })
  const [older, newest] = [await driver.publish('trade', '1.1.0'), await driver.publish('trade', '1.2.0')]
  return { ...driver, all, older, newest, alone: driverOf(driver.path, holder(0)) }
}

test('keeps a release while a proposal that names it waits, and takes it when that is over', async () => {
  const { alone, store, all, older } = await guarded()
  await alone.promote([`trade@${older}`], { at: later })
  expect(wasteOf(await planGc(store, all, 1, hours(71)))).toEqual([])
  expect(wasteOf(await planGc(store, all, 1, hours(73)))).toEqual([`trade@${older}`])
})

test('keeps a release that a proposal names whose key this machine does not know', async () => {
  const { alone, store, all, older } = await guarded()
  const { proposal } = await alone.promote([`trade@${older}`], { at: later })
  const made = JSON.parse(String(await store.read(`proposals/${proposal}.json`)))
  await store.delete(`proposals/${proposal}.json`)
  const signature = { ...made.signature, keyId: 'k9' }
  await store.createIfAbsent('proposals/0123456789ab.json', Buffer.from(JSON.stringify({ ...made, signature })))
  expect(wasteOf(await planGc(store, all, 1, hours(71)))).toEqual([])
  expect(wasteOf(await planGc(store, all, 1, hours(73)))).toEqual([`trade@${older}`])
})

test('keeps a shell while the change of keys that it would bring waits', async () => {
  const { alone, all, store } = await guarded()
  const keys = [...all.accepted, ...makeKeys('k3').accepted]
  const older = await alone.publish('shell', '2.0.0', { trusts: ['k1', 'k2', 'k3'], keys })
  await alone.publish('shell', '3.0.0', { trusts: ['k1', 'k2'] })
  expect(wasteOf(await planGc(store, all, 1, hours(71)))).toContain(`shell@${older}`)
  expect((await alone.promote([`shell@${older}`], { at: later })).proposal).toBeDefined()
  expect(wasteOf(await planGc(store, all, 1, hours(71)))).not.toContain(`shell@${older}`)
})

test('proposes no release that gc marked while the proposal was written', async () => {
  const { path, store, alone, older } = await guarded()
  const before = await store.listAfter('proposals/', '')
  const meanwhile: Store = {
    ...store,
    async createIfAbsent(key, bytes) {
      if (key.startsWith('proposals/')) await store.createIfAbsent(`removing/trade/${older}`, newMark(later))
      return store.createIfAbsent(key, bytes)
    },
  }
  const proposing = driverOf(path, alone.keys, meanwhile).promote([`trade@${older}`], { at: later })
  await expect(proposing).rejects.toThrow(`trade@${older} is not in the store`)
  expect(await store.listAfter('proposals/', '')).toEqual(before)
})
