import { expect, test } from '@jest/globals'
import { rollbackCommand } from '../commands/rollback.ts'
import { standing } from '../decisions/decision.ts'
import { platform, testKeys } from '../testing/made-release.ts'
import { ann, at, driverOf, started } from '../testing/started.ts'
import { promote } from './promote.ts'
import type { RollbackInput } from './rollback.ts'

/** Trade 1.1.0 goes to a part of the phones by decision 2, and 1.2.0 and wallet 1.1.0 are published. */
async function underWay() {
  const driver = await started()
  const canary = await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'], { percent: 5 })
  const next = await driver.publish('trade', '1.2.0')
  const wallet = await driver.publish('wallet', '1.1.0')
  const bo = (names: string[], percent?: number) => {
    const targets = names.map(name => ({ unit: name.split('@')[0] ?? '', release: name.split('@')[1] }))
    return promote(driver.store, testKeys, { targets, percent, platform, at, who: 'bo', why: 'it is well' })
  }
  const live = async () => (await standing(driver.store, testKeys.accepted)).live
  const trade = async () => {
    const entry = (await live())?.config.units.trade
    return [entry?.release, entry?.canary?.release]
  }
  return { ...driver, stable: driver.first.trade, canary, next, wallet, bo, live, trade }
}

type Driver = Awaited<ReturnType<typeof underWay>>

/** A rollback of trade between whose look and whose decision somebody else decides, so often. */
function raced({ store, path }: Driver, happens: () => Promise<unknown>, input: Partial<RollbackInput>, times = 1) {
  let left = times
  const racing: typeof store = {
    ...store,
    createIfAbsent: async (...args) => {
      if (left-- > 0) await happens()
      return store.createIfAbsent(...args)
    },
  }
  return driverOf(path, testKeys, racing).rollback('trade', input)
}

/** As typed, but in this process. @param line e.g. "pnpm release rollback trade --from 9ab27e0c11d2 --steps 1" */
function typed({ store }: Driver, line: string) {
  const [, , , unit = '', ...options] = line.split(' ')
  const pairs = options.flatMap((word, n) =>
    word.startsWith('--') ? [[word.slice(2), options[n + 1] ?? ''] as const] : [],
  )
  const desk = { store: () => store, keys: async () => testKeys, keysFolder: () => '', reports: () => undefined }
  return rollbackCommand.run(desk, [unit], { by: 'ann', ...Object.fromEntries(pairs) })
}

/** The refusal's words, and the commands among them. */
async function refusal(of: Promise<unknown>) {
  const error = await of.then(
    () => Promise.reject(new Error('it was not refused')),
    (reason: unknown) => reason as Error & { failure: string },
  )
  expect(error.failure).toBe('overtaken')
  return { words: error.message, commands: error.message.match(/pnpm release .*$/gm) ?? [] }
}

test('a canary that is to go goes, whatever is decided of other units at that moment', async () => {
  const driver = await underWay()
  const { decision, from, promoted } = await raced(driver, () => driver.bo(['wallet']), { from: driver.canary })
  expect([decision.serial, from, promoted]).toEqual([4, driver.canary, undefined])
  expect(await driver.trade()).toEqual([driver.stable, undefined])
  expect((await driver.live())?.config.units.wallet?.release).toBe(driver.wallet)
})

test('without --from the second of two is told, as ever', async () => {
  const driver = await underWay()
  await refusal(raced(driver, () => driver.bo(['wallet']), {}))
  expect(await driver.trade()).toEqual([driver.stable, driver.canary])
})

test('a canary that goes to all phones at that moment is taken back from all, and it is said who gave it to them', async () => {
  const driver = await underWay()
  const back = await raced(driver, () => driver.bo([`trade@${driver.canary}`]), { from: driver.canary })
  expect(back).toMatchObject({
    ...{ from: driver.canary, to: driver.stable, promoted: { serial: 3, who: 'bo' } },
    decision: { serial: 4, action: `rollback trade@${driver.stable}` },
  })
  expect(await driver.trade()).toEqual([driver.stable, undefined])
})

test('the command says that it was no canary any more', async () => {
  const driver = await underWay()
  await driver.bo([`trade@${driver.canary}`])
  const { text, json } = await typed(driver, `pnpm release rollback trade --from ${driver.canary}`)
  expect(text.split('\n')).toEqual([
    `Decision 4: trade is back on ${driver.stable} (it was ${driver.canary})`,
    `It was no canary any more, so it was taken back from all phones. Decision 3 was made by bo at ${at.toISOString()}: promote trade@${driver.canary} (it is well)`,
  ])
  expect(json).toEqual({ serial: 4, unit: 'trade', from: driver.canary, to: driver.stable, promoted: 3 })
})

test('a canary that somebody else took back at that moment is not followed by the stable release', async () => {
  const driver = await underWay()
  const { words } = await refusal(raced(driver, () => driver.rollback('trade', { who: 'bo' }), { from: driver.canary }))
  expect(words.split('\n')).toEqual([
    `trade@${driver.canary} is not what this rollback would take back: all phones run trade@${driver.stable}.`,
    `Decision 3 was made by bo at ${at.toISOString()}: rollback trade@${driver.stable} (${ann.why}). Nothing was done.`,
    `trade@${driver.stable} is the first that was live: there is nothing to go back to.`,
  ])
  expect([(await driver.live())?.serial, await driver.trade()]).toEqual([3, [driver.stable, undefined]])
})

test('another canary that took its place stays, and each release that runs is named with its command', async () => {
  const driver = await underWay()
  await driver.bo([`trade@${driver.canary}`])
  await driver.bo(['trade'], 20)
  await driver.bo(['wallet'])
  const { words, commands } = await refusal(driver.rollback('trade', { from: driver.stable }))
  expect(words).toContain(`20% of the phones run trade@${driver.next} as a canary, the others trade@${driver.canary}.`)
  expect(words).toContain(`Decision 4 was made by bo at ${at.toISOString()}: promote trade@${driver.next} to 20%`)
  expect(commands.length).toBe(2)
  expect(await driver.trade()).toEqual([driver.canary, driver.next])
  await typed(driver, commands[0] ?? '')
  expect(await driver.trade()).toEqual([driver.canary, undefined])
})

test('a stable release that is to go stays where its next one came at that moment, and the command named takes that back', async () => {
  const driver = await underWay()
  await driver.bo([`trade@${driver.canary}`])
  const next = () => driver.bo([`trade@${driver.next}`])
  const { words, commands } = await refusal(raced(driver, next, { from: driver.canary }))
  expect(words).toContain(`all phones run trade@${driver.next}`)
  expect(commands).toEqual([`pnpm release rollback trade --from ${driver.next}`])
  await typed(driver, commands[0] ?? '')
  expect(await driver.trade()).toEqual([driver.canary, undefined])
})

test('beside a canary the stable release goes by --steps or --to alone, and the canary without them', async () => {
  const driver = await underWay()
  await driver.bo([`trade@${driver.canary}`])
  const canary = () => driver.bo(['trade'], 20)
  const { commands } = await refusal(raced(driver, canary, { from: driver.canary }))
  expect(commands).toEqual([`pnpm release rollback trade --from ${driver.canary} --steps 1`])
  const back = await refusal(driver.rollback('trade', { from: driver.next, to: driver.stable }))
  expect(back.commands).toEqual([`pnpm release rollback trade --from ${driver.next}`])
  expect(await driver.trade()).toEqual([driver.canary, driver.next])
  await typed(driver, commands[0] ?? '')
  expect(await driver.trade()).toEqual([driver.stable, undefined])
})

test('where others decide again and again it gives up, and says who was first', async () => {
  const driver = await underWay()
  let percent = 5
  const busy = () => driver.bo(['wallet'], ++percent)
  const { words } = await refusal(raced(driver, busy, { from: driver.canary }, 99))
  expect(words).toMatch(/^Decision 7 was made by bo .*Nothing of "rollback trade@\w+" was done/)
  expect(await driver.trade()).toEqual([driver.stable, driver.canary])
})
