import { expect, test } from '@jest/globals'
import { rollbackCommand } from './commands/rollback.ts'
import { standing } from './decision.ts'
import { promote } from './promote.ts'
import type { RollbackInput } from './rollback.ts'
import { platform, testKeys } from './testing/made-release.ts'
import { ann, at, handsOn, started } from './testing/started.ts'

/** Trade 1.1.0 goes to a part of the phones by decision 2, and 1.2.0 and wallet 1.1.0 are published. */
async function underWay() {
  const hands = await started()
  const canary = await hands.publish('trade', '1.1.0')
  await hands.promote(['trade'], { percent: 5 })
  const next = await hands.publish('trade', '1.2.0')
  const wallet = await hands.publish('wallet', '1.1.0')
  const bo = (names: string[], percent?: number) => {
    const targets = names.map(name => ({ unit: name.split('@')[0] ?? '', release: name.split('@')[1] }))
    return promote(hands.store, testKeys, { targets, percent, platform, at, who: 'bo', why: 'it is well' })
  }
  const live = async () => (await standing(hands.store, testKeys.accepted)).live
  const trade = async () => {
    const entry = (await live())?.config.units.trade
    return [entry?.release, entry?.canary?.release]
  }
  return { ...hands, stable: hands.first.trade, canary, next, wallet, bo, live, trade }
}

type Hands = Awaited<ReturnType<typeof underWay>>

/** A rollback of trade between whose look and whose decision somebody else decides, so often. */
function raced({ store, path }: Hands, happens: () => Promise<unknown>, input: Partial<RollbackInput>, times = 1) {
  let left = times
  const racing: typeof store = {
    ...store,
    createIfAbsent: async (...args) => {
      if (left-- > 0) await happens()
      return store.createIfAbsent(...args)
    },
  }
  return handsOn(path, testKeys, racing).rollback('trade', input)
}

/** As typed, but in this process. @param line e.g. "pnpm release rollback trade --from 9ab27e0c11d2 --steps 1" */
function typed({ store }: Hands, line: string) {
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
  const hands = await underWay()
  const { decision, from, promoted } = await raced(hands, () => hands.bo(['wallet']), { from: hands.canary })
  expect([decision.serial, from, promoted]).toEqual([4, hands.canary, undefined])
  expect(await hands.trade()).toEqual([hands.stable, undefined])
  expect((await hands.live())?.config.units.wallet?.release).toBe(hands.wallet)
})

test('without --from the second of two is told, as ever', async () => {
  const hands = await underWay()
  await refusal(raced(hands, () => hands.bo(['wallet']), {}))
  expect(await hands.trade()).toEqual([hands.stable, hands.canary])
})

test('a canary that goes to all phones at that moment is taken back from all, and it is said who gave it to them', async () => {
  const hands = await underWay()
  const back = await raced(hands, () => hands.bo([`trade@${hands.canary}`]), { from: hands.canary })
  expect(back).toMatchObject({
    ...{ from: hands.canary, to: hands.stable, promoted: { serial: 3, who: 'bo' } },
    decision: { serial: 4, action: `rollback trade@${hands.stable}` },
  })
  expect(await hands.trade()).toEqual([hands.stable, undefined])
})

test('the command says that it was no canary any more', async () => {
  const hands = await underWay()
  await hands.bo([`trade@${hands.canary}`])
  const { text, json } = await typed(hands, `pnpm release rollback trade --from ${hands.canary}`)
  expect(text.split('\n')).toEqual([
    `Decision 4: trade is back on ${hands.stable} (it was ${hands.canary})`,
    `It was no canary any more, so it was taken back from all phones. Decision 3 was made by bo at ${at.toISOString()}: promote trade@${hands.canary} (it is well)`,
  ])
  expect(json).toEqual({ serial: 4, unit: 'trade', from: hands.canary, to: hands.stable, promoted: 3 })
})

test('a canary that somebody else took back at that moment is not followed by the stable release', async () => {
  const hands = await underWay()
  const { words } = await refusal(raced(hands, () => hands.rollback('trade', { who: 'bo' }), { from: hands.canary }))
  expect(words.split('\n')).toEqual([
    `trade@${hands.canary} is not what this rollback would take back: all phones run trade@${hands.stable}.`,
    `Decision 3 was made by bo at ${at.toISOString()}: rollback trade@${hands.stable} (${ann.why}). Nothing was done.`,
    `trade@${hands.stable} is the first that was live: there is nothing to go back to.`,
  ])
  expect([(await hands.live())?.serial, await hands.trade()]).toEqual([3, [hands.stable, undefined]])
})

test('another canary that took its place stays, and each release that runs is named with its command', async () => {
  const hands = await underWay()
  await hands.bo([`trade@${hands.canary}`])
  await hands.bo(['trade'], 20)
  await hands.bo(['wallet'])
  const { words, commands } = await refusal(hands.rollback('trade', { from: hands.stable }))
  expect(words).toContain(`20% of the phones run trade@${hands.next} as a canary, the others trade@${hands.canary}.`)
  expect(words).toContain(`Decision 4 was made by bo at ${at.toISOString()}: promote trade@${hands.next} to 20%`)
  expect(commands.length).toBe(2)
  expect(await hands.trade()).toEqual([hands.canary, hands.next])
  await typed(hands, commands[0] ?? '')
  expect(await hands.trade()).toEqual([hands.canary, undefined])
})

test('a stable release that is to go stays where its next one came at that moment, and the command named takes that back', async () => {
  const hands = await underWay()
  await hands.bo([`trade@${hands.canary}`])
  const next = () => hands.bo([`trade@${hands.next}`])
  const { words, commands } = await refusal(raced(hands, next, { from: hands.canary }))
  expect(words).toContain(`all phones run trade@${hands.next}`)
  expect(commands).toEqual([`pnpm release rollback trade --from ${hands.next}`])
  await typed(hands, commands[0] ?? '')
  expect(await hands.trade()).toEqual([hands.canary, undefined])
})

test('beside a canary the stable release goes by --steps or --to alone, and the canary without them', async () => {
  const hands = await underWay()
  await hands.bo([`trade@${hands.canary}`])
  const canary = () => hands.bo(['trade'], 20)
  const { commands } = await refusal(raced(hands, canary, { from: hands.canary }))
  expect(commands).toEqual([`pnpm release rollback trade --from ${hands.canary} --steps 1`])
  const back = await refusal(hands.rollback('trade', { from: hands.next, to: hands.stable }))
  expect(back.commands).toEqual([`pnpm release rollback trade --from ${hands.next}`])
  expect(await hands.trade()).toEqual([hands.canary, hands.next])
  await typed(hands, commands[0] ?? '')
  expect(await hands.trade()).toEqual([hands.stable, undefined])
})

test('where others decide again and again it gives up, and says who was first', async () => {
  const hands = await underWay()
  let percent = 5
  const busy = () => hands.bo(['wallet'], ++percent)
  const { words } = await refusal(raced(hands, busy, { from: hands.canary }, 99))
  expect(words).toMatch(/^Decision 7 was made by bo .*Nothing of "rollback trade@\w+" was done/)
  expect(await hands.trade()).toEqual([hands.stable, hands.canary])
})
