import { expect, test } from '@jest/globals'
import { gateOver, liveStore } from '../gate/testing/asking.ts'
import { changesOf } from '../history/changes.ts'
import { history } from '../history/history.ts'
import { status } from '../history/status.ts'
import type { Store } from '../store/store.ts'
import { testKeys } from '../testing/made-release.ts'
import { ann, at, driverOf, fresh, started } from '../testing/started.ts'
import { planGc } from './gc.ts'
import { type RemoveInput, remove } from './remove.ts'
import { rollbackAll } from './rollback-all.ts'

const removed = (store: Store, unit: string, more: Partial<RemoveInput> = {}) =>
  remove(store, testKeys, { ...ann, at, unit, ...more })

/** Trade was promoted as 1.0.0 and 1.1.0, given to some phones as 1.2.0, and removed by decision 4. */
async function without() {
  const driver = await started()
  const second = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  await driver.publish('trade', '1.2.0')
  await driver.promote(['trade'], { percent: 5 })
  return { ...driver, second, removal: (await removed(driver.store, 'trade')).decision }
}

test('a removal is a new decision of the same set without the unit, its canary and its routes; log and status say so', async () => {
  const { store, second, removal, first, text } = await without()
  const before = JSON.parse(await text('decisions/00000003.json')).config
  expect(removal).toMatchObject({ serial: 4, action: `remove trade@${second}`, ...ann })
  const { trade, ...others } = before.units
  expect(removal.config.units).toEqual(others)
  expect(removal.config.shell).toEqual(before.shell)
  expect(changesOf(before, removal.config)).toEqual([
    { of: 'live', unit: 'trade', from: { release: second, version: '1.1.0' }, to: null },
    { of: 'canary', unit: 'trade', from: expect.objectContaining({ release: trade.canary.release }), to: null },
  ])
  expect((await history(store, testKeys, 'trade', 9)).map(({ serial }) => serial)).toEqual([4, 3, 2, 1])
  const now = await status(store, testKeys.accepted)
  expect(now.units).toContainEqual(expect.objectContaining({ unit: 'trade', release: null, canary: null }))
  expect(now.units).toContainEqual(expect.objectContaining({ unit: 'wallet', release: first.wallet }))
  expect((await planGc(store, testKeys, 20, at)).waste).toEqual([])
})

test('a rollback brings back what was live, and goes on from there; the canary stays away', async () => {
  const { rollback, first, second } = await without()
  const { decision, from, to } = await rollback('trade')
  expect([decision.action, from, to]).toEqual([`rollback trade@${second}`, undefined, second])
  expect(decision.config.units.trade).toMatchObject({ release: second, serial: 2, previous: { release: first.trade } })
  expect(decision.config.units.trade).not.toHaveProperty('canary')
  expect((await rollback('trade')).to).toBe(first.trade)
})

test('a release further back, or one that was live before the removal of a unit that was promoted anew, is gone back to', async () => {
  const { rollback, publish, promote, store, first, second } = await without()
  expect((await rollback('trade', { to: first.trade })).to).toBe(first.trade)
  await removed(store, 'trade')
  const third = await publish('trade', '1.3.0')
  const anew = (await promote(['trade'])).decision.config.units.trade
  expect([anew?.release, anew?.previous]).toEqual([third, undefined])
  expect((await rollback('trade', { from: third })).to).toBe(first.trade)
  await expect(rollback('trade', { to: '0123456789ab' })).rejects.toThrow(`${first.trade} is the first that was live`)
  const back = await rollbackAll(store, testKeys, { ...ann, at, to: 2 })
  expect(back.decision.config.units.trade?.release).toBe(second)
})

test('a rollback that names what failed says that it was removed, by whom and why; one of what never was live says that', async () => {
  const { rollback, second } = await without()
  await expect(rollback('trade', { from: second })).rejects.toMatchObject({
    failure: 'overtaken',
    message: expect.stringMatching(
      /trade was removed, no phone runs it\.\nDecision 4 was made by ann at .+: remove trade@\w+ \(a test\)\. Nothing was done\.\n.+: pnpm release rollback trade$/,
    ),
  })
  await expect(rollback('trade', { steps: 3 })).rejects.toThrow('Before it was removed these were live')
  for (const more of [{}, { from: second }]) await expect(rollback('invest', more)).rejects.toThrow('never was')
})

test('the shell, and what is not live, cannot be removed', async () => {
  const { store } = await without()
  await expect(removed(store, 'shell')).rejects.toThrow('no app is without it')
  await expect(removed(store, 'walet')).rejects.toThrow(
    'walet is not live, so there is nothing to remove. Did you mean wallet?',
  )
  for (const unit of ['trade', 'constructor'])
    await expect(removed(store, unit)).rejects.toThrow('See "pnpm release status"')
  await expect(removed(driverOf(fresh('store')).store, 'trade')).rejects.toThrow('trade is not live')
})

test('the gate refuses while others lead there or the app names its addresses; with force it goes, and the log says past what', async () => {
  const store = await liveStore()
  const refused = removed(store, 'trade', { gate: gateOver(store) })
  await expect(refused).rejects.toThrow(
    /addresses: trade@\w+ would be gone, and others link there: wallet@\w+ to \/kline\.\n {4}First promote(.|\n)*\/kline of trade@\w+ is an address of the app(.|\n)*pnpm drop remote trade\nTo insist/,
  )
  const { decision } = await removed(store, 'trade', { gate: gateOver(store, { force: true }) })
  expect(decision.action).toMatch(
    /^remove trade@\w+ \(forced past: addresses: trade@\w+ would be gone, .+ and 1 more\)$/,
  )
  const { store: free } = await started()
  expect((await removed(free, 'trade', { gate: gateOver(free) })).decision.action).toMatch(/^remove trade@\w+$/)
})

/** Somebody else decides each time between the look and the decision. */
function racing(store: Store, others: (() => Promise<unknown>)[]): Store {
  return {
    ...store,
    async createIfAbsent(key, bytes) {
      if (key.startsWith('decisions/')) await others.shift()?.()
      return store.createIfAbsent(key, bytes)
    },
  }
}

test('who loses to a decision about another unit tries again, to one about the same unit is told', async () => {
  const driver = await started()
  const [wallet] = [await driver.publish('wallet', '1.1.0'), await driver.publish('trade', '1.1.0')]
  const once = racing(driver.store, [() => driver.promote(['wallet'])])
  const { decision } = await removed(once, 'trade')
  expect([decision.serial, decision.config.units.wallet?.release]).toEqual([3, wallet])
  await driver.rollback('trade')
  const same = racing(driver.store, [() => driver.promote(['trade'])])
  await expect(removed(same, 'trade')).rejects.toMatchObject({ failure: 'overtaken' })
  const lost = racing(driver.store, [() => driver.rollback('wallet')])
  await expect(removed(lost, 'trade', { retry: false })).rejects.toMatchObject({ failure: 'overtaken' })
})
