import { expect, test } from '@jest/globals'
import { keysCommand } from '../commands/keys.ts'
import { decide } from '../decisions/decide.ts'
import { standing } from '../decisions/decision.ts'
import { unnumbered } from '../decisions/live-set.ts'
import { readPast } from '../decisions/vouched.ts'
import { broughtIn } from '../history/brought.ts'
import { takenBack } from '../history/changes.ts'
import { history } from '../history/history.ts'
import { acceptedKeys, addKey, initKeys, type Keys, readKeys } from '../keys/key-folder.ts'
import { signed } from '../keys/signature.ts'
import { approve, proposePolicy } from '../operations/approve.ts'
import { planGc, usualKeep } from '../operations/gc.ts'
import { rollbackAll } from '../operations/rollback-all.ts'
import { recordOrigin } from '../origin/origin.ts'
import { readRelease } from '../releases/publish.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'
import { platform } from '../testing/made-release.ts'
import { planted, withTrade } from '../testing/planted.ts'
import { ann, at, type Driver, driverOf, fresh, started } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { giveUpKey, without } from './drop-key.ts'
import { planStolen } from './stolen.ts'

const minutes = (count: number) => new Date(at.getTime() + count * 60_000)

/**
 * k1 alone decided 1 to 3: trade 1.1.0, and its rollback. k2 was added, and a shell that accepts both is live by decision 4,
 * which both signed. Trade 1.2.0 was published and is not live.
 */
async function rotated() {
  const folder = fresh('keys')
  await initKeys(folder)
  const { path, first, ...old } = await started(await readKeys(folder), { trusts: ['k1'] })
  const fallen = await old.publish('trade', '1.1.0')
  await old.promote(['trade'], { at: minutes(1) })
  await old.rollback('trade', { at: minutes(2), why: 'orders fail' })
  const waiting = await old.publish('trade', '1.2.0')
  await addKey(folder)
  const driver = driverOf(path, await readKeys(folder))
  const shell = await driver.publish('shell', '2.0.0', { trusts: ['k1', 'k2'] })
  await driver.promote(['shell'], { at: minutes(3) })
  return { ...driver, folder, first, fallen, waiting, shell }
}
type Rotated = Awaited<ReturnType<typeof rotated>>

const drop = ({ keys, folder }: Rotated, store: Store, more: object = {}) =>
  giveUpKey(store, keys, undefined, { ...ann, folder, keyId: 'k1', stolen: true, force: true, at: minutes(9), ...more })

const afterwards = async ({ path, folder }: Rotated) => driverOf(path, await readKeys(folder))

const listing = async (store: Store) => store.listAfter('', '')

test('signs anew what is live and what can be gone back to before a stolen key is given up: nothing is lost and nothing is wrong', async () => {
  const all = await rotated()
  expect((await drop(all, all.store)).decision?.action).toBe('keys drop k1 stolen')
  const after = await afterwards(all)
  const { store, keys } = after
  expect((await history(store, keys, undefined, 9)).map(({ decision }) => decision?.action.split(' ')[0])).toEqual([
    ...['keys', 'keys', 'rollback', 'promote', 'promote'],
  ])
  expect(takenBack(await history(store, keys, undefined, 9)).get(`trade@${all.fallen}`)?.why).toBe('orders fail')
  expect((await verify(store, keys, minutes(10))).problems).toEqual([])
  expect((await after.promote([`wallet@${all.first.wallet}`])).changed).toBe(false)
  expect((await after.promote([`trade@${all.fallen}`])).decision.serial).toBe(6)
  expect((await after.rollback('trade')).to).toBe(all.first.trade)
  const then = rollbackAll(store, keys, { ...ann, to: 2 })
  await expect(then).rejects.toThrow('accepts k1') // it is known, and its shell knows no other key
})

test('signs anew what can be gone back to, however many decisions the stolen key made that change nothing', async () => {
  const all = await rotated()
  const alone = { ...all.keys, held: all.keys.held.filter(({ keyId }) => keyId === 'k1') }
  for (let made = 0; made < 20; made++) {
    const base = await standing(all.store, all.keys.accepted)
    if (!base.live) throw new Error('nothing is live')
    const config = withTrade({ serial: made % 2 === 0 ? 1 : 3, at: `${made}` })(unnumbered(base.live.config))
    const said = { ...ann, at: minutes(4).toISOString(), action: 'nothing', config }
    await decide(all.store, alone, base, said, { strand: true })
  }
  await drop(all, all.store)
  const after = await afterwards(all)
  expect((await readPast(after.store, 2, after.keys))?.serial).toBe(2)
  expect((await after.promote([`trade@${all.fallen}`])).changed).toBe(true)
  expect((await planGc(after.store, after.keys, 2, minutes(10_000))).waste.map(nameOf)).not.toContain(
    `trade@${all.fallen}`,
  )
})

test('makes no past decision live that other keys vouch for, when the newer ones are gone', async () => {
  const all = await rotated()
  await drop(all, all.store)
  const { store, keys } = await afterwards(all)
  await store.delete('decisions/00000005.json')
  await store.delete('decisions/00000004.json')
  expect((await standing(store, keys.accepted)).live).toBeUndefined()
  expect((await readPast(store, 3, keys))?.serial).toBe(3)
})

test('takes a shell out of what is fallen back to when it accepts none of the keys that stay', async () => {
  const all = await rotated()
  const { live } = await standing(all.store, all.keys.accepted)
  expect(live?.config.shell.previous?.release).toBe(all.first.shell)
  const { decision } = await drop(all, all.store)
  expect(decision?.config.shell).toMatchObject({ release: all.shell })
  expect(decision?.config.shell.previous).toBeUndefined()
})

test.each([
  ['is of another decision', { serial: 1 }, 'k2'],
  ['is of another log', { log: '0123456789abcdef' }, 'k2'],
  ['is of other bytes', { hash: '0'.repeat(64) }, 'k2'],
  ['was signed by the stolen key', {}, 'k1'],
])('believes no past decision when what vouches for it %s', async (_, change, signer) => {
  const all = await rotated()
  await drop(all, all.store)
  const { store, keys, text } = await afterwards(all)
  const key = 'vouched/00000002.json'
  const { signature: _signature, ...said } = JSON.parse(await text(key))
  const vouch = async (more: object, keyId: string) => {
    await store.delete(key)
    const made = signed([all.keys.signing([keyId])], { ...said, ...more })
    await store.createIfAbsent(key, Buffer.from(JSON.stringify(made)))
    return (await readPast(store, 2, keys))?.serial
  }
  expect([await vouch({}, 'k2'), await vouch(change, signer)]).toEqual([2, undefined])
})

test('keeps the releases that can be gone back to when gc runs after a stolen key was given up', async () => {
  const all = await rotated()
  const before = await planGc(all.store, all.keys, 20, minutes(3 * 1440))
  await drop(all, all.store)
  const { store, keys } = await afterwards(all)
  const after = await planGc(store, keys, 20, minutes(3 * 1440))
  expect(after.waste.map(nameOf)).toEqual(before.waste.map(nameOf))
})

test('gives up as stolen a key that was dropped in good order before', async () => {
  const all = await rotated()
  await drop(all, all.store, { stolen: false })
  const retired = { ...all, ...(await afterwards(all)) }
  await expect(drop(retired, all.store, { stolen: false })).rejects.toThrow(
    'k1 was dropped already, and what it signed before counts as history. If it was stolen: pnpm release keys drop k1 --stolen',
  )
  const { text } = await run(retired, ['drop', 'k1', '--stolen', '--seen', '5', '--yes', '--why', 'a laptop'])
  expect(text).toMatch(/^Decision 6: keys drop k1 stolen\. What k1 signed alone counts for nothing any more\./)
  const { store, keys } = await afterwards(all)
  expect([keys.known, keys.stolen].map(list => list?.map(({ keyId }) => keyId))).toEqual([['k2'], ['k1']])
  expect((await history(store, keys, undefined, 9)).every(({ decision }) => decision)).toBe(true)
  expect((await verify(store, keys, minutes(10))).problems).toEqual([])
  await expect(drop({ ...retired, keys }, store)).rejects.toThrow('There is no key k1')
})

test('tells the plan and changes nothing when a stolen key is dropped without --yes', async () => {
  const all = await rotated()
  const before = await listing(all.store)
  const { text } = await run(all, ['drop', 'k1', '--stolen', '--why', 'a laptop'])
  expect(text).toMatch(/^k1 would be given up as stolen\. Nothing was done yet\./)
  expect(text).toMatch(new RegExp(`trade@${all.first.trade} +decision 1 +2026-11-21 07:40 +ann +k1\n`))
  expect(text).toMatch(new RegExp(`shell@${all.shell} +decision 4 .* k1, k2\n`))
  expect(text).toMatch(/vouched for by the keys that stay:\n +3 .*rollback trade@\w+\n +2 .*\n +1 /)
  expect(text).toContain(`Pages in these shells go on accepting k1: shell@${all.shell} (live)`)
  expect(text).toContain('To do so: pnpm release keys drop k1 --stolen --seen 4 --yes --why "…"')
  expect([await listing(all.store), (await acceptedKeys(all.folder)).length]).toEqual([before, 2])
  const act = (seen: string) => run(all, ['drop', 'k1', '--stolen', '--seen', seen, '--yes', '--why', 'a laptop'])
  await expect(act('3')).rejects.toThrow('Decision 4 was made by')
  const done = await act('4')
  expect(done.text).toMatch(
    /^Decision 5: keys drop k1 stolen\. k1 is accepted no more\..*Copy accepted\.json to each gateway/,
  )
  expect(done.text).toContain('The live shell still accepts k1: publish and promote a shell.')
})

/** As it is typed. */
const run = ({ store, folder }: Rotated, [name = '', id = '', ...more]: string[]) => {
  const values = Object.fromEntries(
    more.flatMap((word, index) => {
      const value = more[index + 1]
      const isFlag = value === undefined || value.startsWith('--')
      return word.startsWith('--') ? [[word.slice(2), isFlag ? true : value]] : []
    }),
  )
  const desk = {
    store: () => store,
    keys: () => readKeys(folder),
    keysFolder: () => folder,
    reports: () => undefined,
  }
  return keysCommand.run(desk, [name, id], values)
}

/** Somebody who has k1 alone, and the right to write into the store. */
const thief = ({ path, keys }: Rotated): Driver => {
  const only = ({ keyId }: { keyId: string }) => keyId === 'k1'
  const held = keys.held.filter(only)
  const stolen: Keys = { ...keys, accepted: keys.accepted.filter(only), held, signing: keys.signing }
  return driverOf(path, stolen)
}

test('leaves out what the stolen key alone decided since a time, once that is not live any more', async () => {
  const all = await rotated()
  await thief(all).promote([`trade@${all.waiting}`], { at: minutes(5), who: 'mallory' })
  await thief(all).promote([`trade@${all.fallen}`], { at: minutes(5), who: 'mallory' })
  await expect(drop(all, all.store, { since: minutes(4) })).rejects.toThrow(
    /^Decision 6, which is live, was made since then .*Go back first: pnpm release rollback --all --to TIME$/,
  )
  await all.rollback('trade', { at: minutes(6), steps: 2 })
  const { text } = await run(all, ['drop', 'k1', '--stolen', '--before', '2026-11-21 07:44'])
  expect(text).toMatch(/counting for nothing from now on:\n +6 .*mallory.*\n +5 .*mallory/)
  await drop(all, all.store, { since: 5 })
  const { store, keys, ...after } = await afterwards(all)
  const unbelieved = (await history(store, keys, undefined, 9)).filter(({ decision }) => !decision)
  expect(unbelieved.map(({ serial }) => serial)).toEqual([6, 5])
  await expect(after.promote([`trade@${all.waiting}`])).rejects.toThrow('carries no signature')
  const { problems, remarks } = await verify(store, keys, minutes(10))
  expect([problems, remarks.map(({ what }) => what)]).toEqual([
    [],
    [
      '2 of the decisions 5 to 6 were signed by k1, which decision 8 gave up as stolen. They count for nothing, and nobody can go back there.',
      expect.stringMatching(`^The live shell@${all.shell} accepts k1 \\(\\w{16}\\), which was stolen\\.$`),
      expect.stringMatching(
        `^Open pages may run shell@${all.first.shell}, which accepts k1 \\(\\w{16}\\), which was stolen\\.$`,
      ),
      'k2 is the only key. If it is lost, open pages can follow no release any more.',
      `trade@${all.waiting} was signed by k1, which was given up as stolen: it cannot go live.`,
    ],
  ])
})

test('vouches for no decision that the stolen key dated back, however many sets it made before the time that was named', async () => {
  const all = await rotated()
  await thief(all).promote([], { platform: { ...platform, environment: 'theirs' }, at: minutes(5), who: 'mallory' })
  const dated = minutes(3.5).toISOString()
  for (let n = 0; n < usualKeep + 1; n++)
    await planted(all.store, thief(all).keys, set => ({ ...set, environment: `theirs ${n}` }), dated)
  const { live } = await standing(all.store, all.keys.accepted)
  const present = { live: { ...live, serial: 99 } as never, now: minutes(9) }
  const plan = await planStolen(all.store, { keys: all.keys, left: without(all.keys, 'k1', true) }, present, minutes(4))
  const makers = (those: readonly { who: string }[]) => [...new Set(those.map(({ who }) => who))]
  expect([makers(plan.decisions), makers(plan.leftOut)]).toEqual([['ann'], ['mallory']])
})

test('goes on saying that a decision was changed when a stolen key signed it after it was given up', async () => {
  const all = await rotated()
  await drop(all, all.store)
  const { store, keys } = await afterwards(all)
  const third = Buffer.from((await store.read('decisions/00000003.json')) ?? []).toString()
  await store.createIfAbsent('decisions/00000006.json', Buffer.from(third.replaceAll('"serial":3', '"serial":6')))
  expect((await verify(store, keys, minutes(10))).problems.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Decision 6 was signed by k1, which is none of our keys\. It counts for nothing/),
  ])
})

/** A store that dies at its nth change. */
function dying(store: Store, step: number): Store {
  let done = 0
  const change =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      if (++done === step) throw new Error('killed')
      return act(...args)
    }
  return {
    ...{ read: key => store.read(key), listAfter: (prefix, key) => store.listAfter(prefix, key) },
    time: () => store.time(),
    createIfAbsent: change((key, bytes) => store.createIfAbsent(key, bytes)),
    delete: change(key => store.delete(key)),
  }
}

test('ends the work at the next run when it was killed before any of its changes, and gave no key up before', async () => {
  let kills = 0
  for (let step = 1; ; step++) {
    const all = await rotated()
    const ended = await drop(all, dying(all.store, step)).then(
      () => true,
      () => false,
    )
    if (ended) break
    kills++
    expect((await acceptedKeys(all.folder)).map(({ keyId }) => keyId)).toEqual(['k1', 'k2'])
    await drop({ ...all, keys: await readKeys(all.folder) }, all.store)
    const { store, keys } = await afterwards(all)
    expect((await verify(store, keys, minutes(10))).problems).toEqual([])
    expect((await readPast(store, 1, keys))?.serial).toBe(1)
    await readRelease(store, keys.known, 'trade', all.fallen)
  }
  expect(kills).toBeGreaterThan(10)
})

test('drops no key when somebody decides while it is signed anew', async () => {
  const all = await rotated()
  let decided = false
  const beside: Store = {
    ...all.store,
    read: key => all.store.read(key),
    async createIfAbsent(key, bytes) {
      if (key.startsWith('vouched/') && !decided) {
        decided = true
        await all.promote([`trade@${all.waiting}`], { at: minutes(8) })
      }
      return all.store.createIfAbsent(key, bytes)
    },
  }
  await expect(drop(all, beside)).rejects.toThrow(/^Decision 5 was made by ann/)
  expect((await acceptedKeys(all.folder)).length).toBe(2)
  await drop(all, all.store)
  const { store, keys } = await afterwards(all)
  expect((await standing(store, keys.accepted)).live?.config.units.trade?.release).toBe(all.waiting)
})

test('signs an origin anew as it is when the key that signed it is given up', async () => {
  const all = await rotated()
  const source = {
    commit: 'c0b202f4'.repeat(5),
    branch: 'main',
    dirty: false,
    subject: 'A',
    author: 'Lena',
    committed: at.toISOString(),
  }
  const stored = await readRelease(all.store, all.keys.known, 'trade', all.fallen)
  const named = { unit: 'trade', release: all.fallen, manifest: stored.integrity }
  await recordOrigin(all.store, thief(all).keys, named, { source, by: 'lena' }, at)
  await drop(all, all.store)
  const { store, keys } = await afterwards(all)
  const [entry] = (await history(store, keys, 'trade', 9)).filter(({ serial }) => serial === 2)
  const brought = entry && (await broughtIn(store, keys, new Map(), [entry]))
  expect(brought?.[0]?.find(({ unit }) => unit === 'trade')?.origin).toMatchObject({
    source,
    by: 'lena',
    at: at.toISOString(),
  })
})

test('says what to approve first and does nothing when the stolen key approved what is live', async () => {
  const folder = fresh('keys')
  await initKeys(folder)
  for (const _ of [2, 3]) await addKey(folder)
  const keys = await readKeys(folder)
  const { store, path } = await started(keys, { trusts: ['k1', 'k2', 'k3'] })
  const holder = (...ids: string[]): Keys => {
    const held = keys.held.filter(({ keyId }) => ids.includes(keyId))
    return { ...keys, held, signing: () => held.at(-1) ?? keys.signing() }
  }
  const agree = async (one: Keys, other: Keys) => {
    const id = await proposePolicy(store, one, 2, { ...ann, at })
    await approve(store, other, { id, who: 'bo', at })
  }
  await agree(holder('k1'), holder('k2'))
  const give = (stolen: boolean) =>
    giveUpKey(store, keys, undefined, { ...ann, folder, keyId: 'k1', stolen, force: true, at })
  const before = await listing(store)
  for (const stolen of [true, false])
    await expect(give(stolen)).rejects.toThrow(
      'First have it approved anew by others: pnpm release keys policy --promote 2, approved without k1.',
    )
  expect(await listing(store)).toEqual(before)
  await agree(holder('k2'), holder('k3'))
  expect((await give(true)).decision?.action).toBe('keys drop k1 stolen')
  const after = driverOf(path, await readKeys(folder))
  expect((await verify(after.store, after.keys, at)).problems).toEqual([])
})
