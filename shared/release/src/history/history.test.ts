import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Store } from '../store/store.ts'
import { testKeys } from '../testing/made-release.ts'
import { started } from '../testing/started.ts'
import { history } from './history.ts'

/** 1 all, 2 trade, 3 wallet, 4 trade to 10 %, 5 trade's canary ended, 6 trade back. */
async function eventful() {
  const driver = await started()
  await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  await driver.publish('wallet', '1.1.0')
  await driver.promote(['wallet'])
  await driver.publish('trade', '1.2.0')
  await driver.promote(['trade'], { percent: 10 })
  await driver.rollback('trade')
  await driver.rollback('trade')
  return driver
}

const serials = async (store: Store, unit: string | undefined, last = 10) =>
  (await history(store, testKeys, unit, last)).map(({ serial }) => serial)

test('the history is newest first; a unit has the decisions that changed it, its canary and rollbacks too', async () => {
  const { store } = await eventful()
  expect(await serials(store, undefined)).toEqual([6, 5, 4, 3, 2, 1])
  expect(await serials(store, 'trade')).toEqual([6, 5, 4, 2, 1])
  expect(await serials(store, 'wallet')).toEqual([3, 1])
  expect(await serials(store, 'shell')).toEqual([1])
  expect(await serials(store, 'invest')).toEqual([])
})

test('no more of the log is read than is shown', async () => {
  const { store } = await eventful()
  const read: string[] = []
  const counted: Store = {
    ...store,
    read: key => {
      read.push(key)
      return store.read(key)
    },
  }
  expect(await serials(counted, undefined, 2)).toEqual([6, 5])
  expect(read).toEqual(['decisions/00000006.json', 'decisions/00000005.json'])
})

test('a decision that cannot be believed is shown as such, and is no change of a unit', async () => {
  const { store, path } = await eventful()
  writeFileSync(join(path, 'decisions/00000005.json'), '{}')
  const all = await history(store, testKeys, undefined, 10)
  expect(all.map(({ serial, decision }) => (decision ? serial : 0))).toEqual([6, 0, 4, 3, 2, 1])
  expect(await serials(store, 'trade')).toEqual([6, 4, 2, 1])
})
