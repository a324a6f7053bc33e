import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { status } from '../history/status.ts'
import { liveConfig, type Store } from '../index.ts'
import type { Keys } from '../keys/key-folder.ts'
import { signed } from '../keys/signature.ts'
import { promote } from '../operations/promote.ts'
import { remove } from '../operations/remove.ts'
import { serialsAfter } from '../store/log.ts'
import { makeKeys, platform, testKeys } from '../testing/made-release.ts'
import { ann, at, type Driver, driverOf, fresh, started } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { standing } from './decision.ts'
import { serverTime } from './live-set.ts'

const following = (store: Store) => liveConfig(store, testKeys.accepted)
const decision = (serial: number) => `decisions/${String(serial).padStart(8, '0')}.json`

test('units promoted together go live in one decision, which holds the whole config.json', async () => {
  const { store, first } = await started()
  const config = await following(store)()
  expect(config).toMatchObject({ version: 1, serial: 1, issued: '2026-11-21 15:40:00', ...platform })
  expect(config?.shell).toMatchObject({ release: first.shell, entry: `/r/shell/${first.shell}/main.js`, serial: 1 })
  expect(config?.units.trade?.integrity).toBe(config?.units.trade?.files['main.js'])
  expect(config?.units.wallet?.routes.map(route => route.path)).toEqual(['/wallet'])
})

test('dates a decision, its set and the units that it brings when it is written, after a gate that took its time', async () => {
  const driver = driverOf(fresh('store'))
  for (const unit of ['shell', 'trade']) await driver.publish(unit, '1.0.0')
  let judged = ''
  const gate = async () => {
    const begun = new Date().toISOString()
    do judged = new Date().toISOString()
    while (judged <= begun)
    return undefined
  }
  const targets = [{ unit: 'shell' }, { unit: 'trade' }]
  const made = (await promote(driver.store, driver.keys, { ...ann, targets, platform, gate })).decision
  expect(made.at >= judged).toBe(true)
  expect([made.config.issued, made.config.shell.at]).toEqual(Array(2).fill(serverTime(new Date(made.at))))
  const { decision } = await remove(driver.store, driver.keys, { ...ann, unit: 'trade', gate })
  expect(decision.at >= judged).toBe(true)
  expect(decision.config.shell.at).toBe(made.config.shell.at)
})

test('a decision says who, when, why, what, and the hash of the one before', async () => {
  const { publish, promote, text } = await started()
  const release = await publish('trade', '1.1.0')
  await promote(['trade'])
  const [one, two] = [await text(decision(1)), JSON.parse(await text(decision(2)))]
  expect(JSON.parse(one).previousHash).toBeNull()
  expect(two).toMatchObject({ serial: 2, at: at.toISOString(), ...ann, action: `promote trade@${release}` })
  expect(two.previousHash).toBe(createHash('sha256').update(one).digest('hex'))
})

test('all decisions of a store belong to one log, and two stores have two', async () => {
  const [a, b] = [await started(), await started()]
  await a.publish('trade', '1.1.0')
  const [one, two] = [await following(a.store)(), (await a.promote(['trade'])).decision.config]
  expect(two.log).toBe(one?.log)
  expect((await following(b.store)())?.log).not.toBe(one?.log)
})

test('promoting what is live makes no decision, but changed settings of the installation do', async () => {
  const { promote, first } = await started()
  expect((await promote(['shell', 'trade'])).changed).toBe(false)
  const changed = await promote(['trade'], { platform: { ...platform, features: ['candles'] } })
  expect(changed).toMatchObject({
    changed: true,
    decision: { serial: 2, action: `promote trade@${first.trade} settings` },
  })
  expect(changed.decision.config.units.trade?.serial).toBe(1)
  const kept = await promote(['trade'], { platform: undefined })
  expect(kept).toMatchObject({ changed: false, decision: { config: { features: ['candles'] } } })
})

test('of two promotes of a unit at once one wins, and the other is told who did what', async () => {
  const { store, path, publish, text } = await started()
  const [one, two] = [await publish('trade', '2.0.0'), await publish('trade', '3.0.0')]
  const both = driverOf(path, testKeys, meeting(store, 2))
  const results = await Promise.allSettled([
    both.promote([`trade@${one}`], { who: 'ann', why: 'fix prices' }),
    both.promote([`trade@${two}`], { who: 'bob', why: 'new form' }),
  ])
  const lost = results.find(result => result.status === 'rejected')
  const [winner, action] =
    results[0].status === 'fulfilled' ? ['ann', `trade@${one} (fix prices)`] : ['bob', `trade@${two} (new form)`]
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  expect(lost?.reason).toMatchObject({ failure: 'overtaken' })
  const told = `Decision 2 was made by ${winner} at 2026-11-21T07:40:00.000Z: promote ${action}`
  expect(lost?.reason.message).toContain(told)
  expect(JSON.parse(await text(decision(2))).who).toBe(winner)
  expect(await serialsAfter(store, 'decisions')).toEqual([1, 2])
})

test('five teams promote ten times each, all at once: nobody is refused, and of each unit the last one stands', async () => {
  const { store, publish, promote } = await started()
  const units = ['trade', 'wallet', 'invest', 'account', 'content']
  const team = async (unit: string) => {
    const releases = [await publish(unit, '2.0.0'), await publish(unit, '3.0.0')]
    for (let turn = 0; turn < 10; turn++) await promote([`${unit}@${releases[turn % 2]}`], { who: unit })
    return [unit, releases[1]] as const
  }
  const last = await Promise.all(units.map(team))
  const config = await following(store)()
  expect(last.map(([unit]) => [unit, config?.units[unit]?.release])).toEqual(last)
  expect(await serialsAfter(store, 'decisions')).toHaveLength(51)
})

test('a promote that was told to give up does so where others decide about other units, too', async () => {
  const { store, path, publish } = await started()
  for (const unit of ['trade', 'wallet']) await publish(unit, '2.0.0')
  const both = driverOf(path, testKeys, meeting(store, 2))
  const results = await Promise.allSettled(['trade', 'wallet'].map(unit => both.promote([unit], { retry: false })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

/** Lets nobody write before all stand ready to. */
function meeting(store: Store, expected: number): Store {
  let waiting = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const createIfAbsent: Store['createIfAbsent'] = async (key, bytes) => {
    if (++waiting === expected) resolve()
    await promise
    return store.createIfAbsent(key, bytes)
  }
  return { ...store, createIfAbsent }
}

test('a decision that was kept although its answer got lost is known as our own', async () => {
  const { store, path, publish } = await started()
  await publish('trade', '1.1.0')
  const createIfAbsent: Store['createIfAbsent'] = async (key, bytes) => {
    await store.createIfAbsent(key, bytes)
    return store.createIfAbsent(key, bytes) // as a client does that heard nothing of its first try
  }
  const { decision } = await driverOf(path, testKeys, { ...store, createIfAbsent }).promote(['trade'])
  expect(decision.serial).toBe(2)
})

test('a set without a shell, an unknown release and a first decision without settings are refused', async () => {
  const { publish, promote } = driverOf(fresh('store'))
  await publish('trade', '1.0.0')
  await expect(promote(['trade'])).rejects.toThrow('No shell is live yet')
  await expect(promote(['trade@0123456789ab'])).rejects.toThrow('not in the store')
  await expect(promote(['invest'])).rejects.toThrow('pnpm release publish invest')
  await expect(promote(['trade'], { platform: undefined })).rejects.toThrow('--platform FILE')
})

test('a damaged decision leaves the one before it live, and the next decision follows the damaged one', async () => {
  const { store, path, publish, promote, first } = await started()
  const follow = following(store)
  await follow()
  await publish('trade', '1.1.0')
  await promote(['trade'])
  writeFileSync(join(path, decision(2)), '{"serial":2')
  expect((await follow())?.units.trade?.release).toBe(first.trade)
  expect((await following(store)())?.units.trade?.release).toBe(first.trade)
  const { decision: next } = await promote(['trade'])
  expect(next.serial).toBe(3)
  expect(next.previousHash).toBe(createHash('sha256').update('{"serial":2').digest('hex'))
  expect((await follow())?.serial).toBe(3)
})

test.each([
  ['signed by a stranger', async () => driverOf(fresh('other'), makeKeys('k1'))],
  ['of another store, signed by us', async () => driverOf(fresh('other'))],
])('a decision %s that is put under a later serial changes nothing', async (_, stranger) => {
  const { store, path } = await started()
  const other = await stranger()
  for (const unit of ['shell', 'trade']) await other.publish(unit, '6.6.6')
  await other.promote(['shell', 'trade'])
  writeFileSync(join(path, decision(2)), await other.text(decision(1)))
  expect((await following(store)())?.serial).toBe(1)
})

test('a decision of another store of ours, which is signed too, takes in nobody who saw one of this store', async () => {
  const [{ store, path }, other] = [await started(), await started()]
  await other.publish('trade', '6.6.6')
  await other.promote(['trade'])
  const follow = following(store)
  await follow()
  writeFileSync(join(path, decision(2)), await other.text(decision(2)))
  expect((await follow())?.serial).toBe(1)
})

test('a name that is no entry of the log hides none, and a foreign file far ahead stops nobody from deciding or following', async () => {
  const { store, path, publish, promote } = await started()
  const follow = following(store)
  writeFileSync(join(path, 'decisions', 'zzz.json'), '')
  writeFileSync(join(path, decision(99_999_999)), '{}')
  expect((await follow())?.serial).toBe(1)
  await publish('trade', '1.1.0')
  expect((await promote(['trade'])).decision.serial).toBe(2)
  expect((await follow())?.serial).toBe(2)
  rmSync(join(path, decision(99_999_999)))
  await promote([], { platform: { ...platform, environment: 'other' } })
  expect((await follow())?.serial).toBe(3)
})

test('a decision of ours that stands far ahead uses no numbers up: it goes live nowhere, and verify names its key', async () => {
  const driver = await started()
  const { store, publish, promote } = driver
  await copied(driver, 99_999_999)
  expect((await following(store)())?.serial).toBe(1)
  await publish('trade', '1.1.0')
  expect((await promote(['trade'])).decision.serial).toBe(2)
  expect((await verify(store, testKeys, at)).problems.map(({ what }) => what)).toEqual([
    expect.stringMatching(
      /^Decision 99999999 was signed by k1, and stands too far beyond all others\. It counts for nothing/,
    ),
  ])
})

test('a reader that begins anew and one that follows see the same decision after several gaps below the bound', async () => {
  const driver = await started()
  const follow = following(driver.store)
  await follow()
  for (const serial of [1001, 1003, 2003]) {
    await copied(driver, serial)
    expect([(await follow())?.serial, (await following(driver.store)())?.serial]).toEqual([serial, serial])
  }
  await copied(driver, 3005)
  expect([(await follow())?.serial, (await following(driver.store)())?.serial]).toEqual([2003, 2003])
})

/** Writes the first decision again at another place, signed by our key. */
async function copied({ path, text }: Driver, serial: number): Promise<void> {
  const { signature: _, ...said } = JSON.parse(await text(decision(1)))
  const { signature: __, ...set } = said.config
  const config = signed([testKeys.signing()], { ...set, serial })
  writeFileSync(join(path, decision(serial)), JSON.stringify(signed([testKeys.signing()], { ...said, serial, config })))
}

test('foreign files right after the live decision are passed over, and one that is put right counts at the next look', async () => {
  const { store, path, publish, promote } = await started()
  const follow = following(store)
  await publish('trade', '1.1.0')
  await promote(['trade'])
  const whole = readFileSync(join(path, decision(2)))
  writeFileSync(join(path, decision(2)), whole.subarray(0, 100))
  writeFileSync(join(path, decision(3)), '{}')
  expect((await follow())?.serial).toBe(1)
  writeFileSync(join(path, decision(2)), whole)
  expect((await follow())?.serial).toBe(2)
  const { decision: next } = await promote([], { platform: { ...platform, environment: 'other' } })
  expect([next.serial, next.previousHash]).toEqual([4, createHash('sha256').update('{}').digest('hex')])
})

test('following the live set costs one empty listing while nothing changes, and a first look reads one decision however long the log', async () => {
  const { store, promote } = await started()
  for (let more = 0; more < 5; more++) await promote([], { platform: { ...platform, environment: `${more}` } })
  const { asked, store: counted } = counting(store)
  const follow = following(counted)
  const before = await follow()
  expect(asked.splice(0)).toEqual([
    'list after decisions/00000000.json',
    'list after formats/00000001.json',
    'read decisions/00000006.json',
  ])
  expect(await follow()).toBe(before)
  expect(asked).toEqual(['list after decisions/00000006.json'])
})

function counting(store: Store) {
  const asked: string[] = []
  const read: Store['read'] = key => {
    asked.push(`read ${key}`)
    return store.read(key)
  }
  const listAfter: Store['listAfter'] = (prefix, key) => {
    asked.push(`list after ${key}`)
    return store.listAfter(prefix, key)
  }
  return { asked, store: { ...store, read, listAfter } }
}

test('status says what is live, since when, what some phones have, and what waits for its promotion', async () => {
  const { store, publish, promote, first } = await started()
  const canary = await publish('wallet', '1.1.0')
  await promote(['wallet'], { percent: 10 })
  const [waiting, invest] = [await publish('trade', '1.1.0'), await publish('invest', '0.1.0')]
  const live = { version: '1.0.0', since: 1, previous: null, canary: null, waiting: null }
  expect(await status(store, testKeys.accepted)).toEqual({
    serial: 2,
    decision: { serial: 2, at: at.toISOString(), ...ann, action: `promote wallet@${canary} to 10%` },
    platform: { name: 'tarn', environment: 'test' },
    units: [
      { ...live, unit: 'shell', release: first.shell, published: first.shell },
      { ...live, unit: 'trade', release: first.trade, published: waiting, waiting },
      {
        ...{ ...live, unit: 'wallet', release: first.wallet, published: canary },
        canary: { release: canary, version: '1.1.0', percent: 10, since: 2 },
      },
      {
        ...{ unit: 'invest', release: null, version: null, since: null, previous: null, canary: null },
        ...{ published: invest, waiting: invest },
      },
    ],
  })
})

test('refuses a store of a newer form, and decides nothing in it', async () => {
  const driver = await started()
  const { store, keys } = driver
  await driver.publish('trade', '1.1.0')
  await store.createIfAbsent('formats/00000001.json', Buffer.from(''))
  await driver.promote(['trade'])
  await store.createIfAbsent('formats/00000002.json', Buffer.from(''))
  const words = 'A newer version writes this store in another form (formats/00000002.json)'
  await expect(standing(store, keys.accepted)).rejects.toThrow(words)
  await expect(driver.rollback('trade')).rejects.toThrow(words)
  await expect(verify(store, keys)).rejects.toThrow(words)
  expect(await store.listAfter('decisions/', 'decisions/00000002.json')).toEqual([])
})

test('who decides past a decision of a key that this machine does not know is told whose it is, and decides all the same', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { accepted, held } = makeKeys('k1', 'k2')
  const holder = (keyId: string, known: Keys['accepted']): Keys => {
    const own = held.filter(one => one.keyId === keyId)
    return { accepted: known, known, held: own, signing: () => own[0] ?? testKeys.signing() }
  }
  const [k1, k2] = [holder('k1', accepted.slice(0, 1)), holder('k2', accepted)]
  const { path, publish, promote } = await started(k1, { trusts: ['k1', 'k2'] })
  await driverOf(path, k2).promote([], { platform: { ...platform, environment: 'theirs' }, who: 'bob' })
  await publish('trade', '1.1.0')
  expect((await promote(['trade'])).decision.serial).toBe(3)
  const words = said.mock.calls.flat().join(' ')
  said.mockRestore()
  expect(words).toMatch(
    /^Decision 2 was made by bob .* signed by k2, which is none of your keys\. What is decided now follows decision 1\./,
  )
})
