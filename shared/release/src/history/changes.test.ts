import { expect, test } from '@jest/globals'
import { rollbackAll } from '../operations/rollback-all.ts'
import type { Store } from '../store/store.ts'
import { ann, started } from '../testing/started.ts'
import { rolledBack, takenBack } from './changes.ts'
import { history } from './history.ts'
import { takenBackBy } from './past.ts'

const marks = async ({ store, keys }: Awaited<ReturnType<typeof started>>, unit?: string) =>
  Object.fromEntries(takenBack(await history(store, keys, unit, 20), unit))

test('what a rollback took away is marked with the decision that did, be it live or a canary', async () => {
  const driver = await started()
  const next = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  await driver.rollback('trade', { why: 'orders fail' })
  const canary = await driver.publish('wallet', '1.1.0')
  await driver.promote(['wallet'], { percent: 5 })
  await driver.rollback('wallet', { who: 'bo', why: '' })
  expect(await marks(driver)).toEqual({
    [`trade@${next}`]: { serial: 3, who: 'ann', why: 'orders fail' },
    [`wallet@${canary}`]: { serial: 5, who: 'bo', why: '' },
  })
  expect(Object.keys(await marks(driver, 'wallet'))).toEqual([`wallet@${canary}`])
})

test('a canary that goes to all phones, or whoever is promoted again, is not marked', async () => {
  const driver = await started()
  const next = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'], { percent: 5 })
  await driver.promote(['trade'])
  expect(await marks(driver)).toEqual({})
  await driver.rollback('trade')
  expect(Object.keys(await marks(driver))).toEqual([`trade@${next}`])
  await driver.promote([`trade@${next}`])
  expect(await marks(driver)).toEqual({})
})

test('what a rollback brought says so until something else goes live; a canary that was taken back brought nothing', async () => {
  const driver = await started()
  const back = async () => {
    const found = rolledBack(await history(driver.store, driver.keys, undefined, 20))
    return Object.fromEntries([...found].map(([unit, { serial, who }]) => [unit, [serial, who]]))
  }
  const next = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  expect(await back()).toEqual({})
  await driver.rollback('trade', { who: 'bo' })
  await driver.publish('wallet', '1.1.0')
  await driver.promote(['wallet'], { percent: 5 })
  await driver.rollback('wallet')
  expect(await back()).toEqual({ trade: [3, 'bo'] })
  await driver.promote([`trade@${next}`])
  expect(await back()).toEqual({})
})

test('marks nothing of another unit, when a decision between cannot be read', async () => {
  const driver = await started()
  const [{ store, keys, first }, now] = [driver, { at: new Date() }]
  const next = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'], now)
  await driver.publish('wallet', '1.1.0')
  await driver.promote(['wallet'], now)
  const { decision } = await driver.rollback('trade', now)
  await store.delete('decisions/00000003.json')
  await store.createIfAbsent('decisions/00000003.json', Buffer.from('torn'))
  expect(Object.keys(await marks(driver))).toEqual([`trade@${next}`])
  expect([...rolledBack(await history(store, keys, undefined, 20)).keys()]).toEqual(['trade'])
  expect(await takenBackBy(store, keys, 'wallet', first.wallet)).toBeUndefined()
  expect(await takenBackBy(store, keys, 'trade', next)).toMatchObject({ serial: decision.serial })
})

test('marks what a rollback of the whole set took away, of each unit', async () => {
  const driver = await started()
  const [trade, wallet] = [await driver.publish('trade', '1.1.0'), await driver.publish('wallet', '1.1.0')]
  await driver.promote(['trade', 'wallet'])
  await rollbackAll(driver.store, driver.keys, { ...ann, to: 1 })
  expect(Object.keys(await marks(driver)).sort()).toEqual([`trade@${trade}`, `wallet@${wallet}`])
})

test('who took one release back is found without the whole log: nothing older than that release is read', async () => {
  const driver = await started()
  const { store, keys, first } = driver
  const [now, by] = [
    { at: new Date() },
    (unit: string, release: string) => takenBackBy(read.store, keys, unit, release),
  ]
  const read = counting(store)
  await driver.publish('wallet', '1.1.0')
  await driver.promote(['wallet'])
  const next = await driver.publish('trade', '1.1.0')
  const waits = await driver.publish('trade', '1.2.0')
  await driver.promote([`trade@${next}`], now)
  await driver.rollback('trade', { why: 'orders fail', ...now })
  await driver.promote(['wallet'], { ...now, forced: true })
  expect(await by('trade', next)).toMatchObject({ serial: 4, who: 'ann', why: 'orders fail' })
  expect(await by('trade', first.trade)).toBeUndefined() // it runs
  read.keys.length = 0
  expect(await by('trade', waits)).toBeUndefined() // it never ran
  expect([...new Set(read.keys.filter(key => key.startsWith('decisions/')))]).toEqual(
    [5, 4, 3, 2].map(n => `decisions/0000000${n}.json`),
  )
  await driver.promote([`trade@${next}`], now)
  expect(await by('trade', next)).toBeUndefined()
  expect(await by('wallet', first.wallet)).toBeUndefined() // another took its place
})

/** The same store, with what is read of it. */
function counting(store: Store) {
  const keys: string[] = []
  const read: Store['read'] = key => {
    keys.push(key)
    return store.read(key)
  }
  return { keys, store: { ...store, read } }
}
