import { expect, test } from '@jest/globals'
import { takenBack } from './changes.ts'
import { history } from './history.ts'
import { started } from './testing/started.ts'

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
