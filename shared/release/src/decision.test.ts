import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { liveConfig, openStore, type Store } from './index.ts'
import { newestSerial } from './log.ts'
import { type PromoteInput, promote } from './promote.ts'
import { rollback } from './rollback.ts'
import { status } from './status.ts'
import { platform, publishMade, routeTo, testKeys } from './testing/made-release.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const folder = temporaryFolder()
let made = 0
const ann = { who: 'ann', why: 'a test' }
const at = new Date('2026-11-21T07:40:00Z')

const publishUnit = async (store: Store, unit: string, version: string, path = `/${unit}`) => {
  const routes = unit === 'shell' ? [] : [routeTo(path)]
  const files = { 'main.js': `${unit} ${version}` }
  return (await publishMade(store, join(folder, `dist-${made++}`), { unit, version, files, routes })).release
}

const promoteAll = (store: Store, targets: PromoteInput['targets'], more: Partial<PromoteInput> = {}) =>
  promote(store, testKeys, { targets, platform, at, ...ann, ...more })

/** A store with shell, trade and wallet live by one decision. */
async function started() {
  const path = join(folder, `store-${made++}`)
  const store = openStore(`file:${path}`)
  const units = ['shell', 'trade', 'wallet']
  const first: Record<string, string> = {}
  for (const unit of units) first[unit] = await publishUnit(store, unit, '1.0.0')
  await promoteAll(
    store,
    units.map(unit => ({ unit })),
  )
  return { store, path, first: first as { shell: string; trade: string; wallet: string } }
}

const decisionText = async (store: Store, serial: number) =>
  Buffer.from((await store.read(`decisions/${String(serial).padStart(8, '0')}.json`)) ?? []).toString()

test('units promoted together go live in one decision, which holds the whole config.json', async () => {
  const { store, first } = await started()
  const config = await liveConfig(store, testKeys.accepted)()
  expect(config).toMatchObject({ version: 1, serial: 1, issued: '2026-11-21 15:40:00', ...platform })
  expect(config?.shell).toMatchObject({ release: first.shell, entry: `/r/shell/${first.shell}/main.js`, serial: 1 })
  expect(config?.units.trade?.integrity).toBe(config?.units.trade?.files['main.js'])
  expect(config?.units.wallet?.routes.map(route => route.path)).toEqual(['/wallet'])
})

test('a decision says who, when, why, what, and the hash of the one before', async () => {
  const { store } = await started()
  const release = await publishUnit(store, 'trade', '1.1.0')
  await promoteAll(store, [{ unit: 'trade' }])
  const [one, two] = [await decisionText(store, 1), JSON.parse(await decisionText(store, 2))]
  expect(JSON.parse(one).previousHash).toBeNull()
  expect(two).toMatchObject({ serial: 2, at: at.toISOString(), ...ann, action: `promote trade@${release}` })
  expect(two.previousHash).toBe(createHash('sha256').update(one).digest('hex'))
})

test('promoting what is live makes no decision, but changed settings of the installation do', async () => {
  const { store, first } = await started()
  expect((await promoteAll(store, [{ unit: 'shell' }, { unit: 'trade' }])).changed).toBe(false)
  const changed = await promoteAll(store, [{ unit: 'trade' }], { platform: { ...platform, features: ['candles'] } })
  expect(changed).toMatchObject({
    changed: true,
    decision: { serial: 2, action: `promote trade@${first.trade} settings` },
  })
  expect(changed.decision.config.units.trade?.serial).toBe(1)
  const kept = await promoteAll(store, [{ unit: 'trade' }], { platform: undefined })
  expect(kept).toMatchObject({ changed: false, decision: { config: { features: ['candles'] } } })
})

test('of two promotes at once one wins, and the other is told who did what', async () => {
  const { store } = await started()
  const [trade, wallet] = [await publishUnit(store, 'trade', '2.0.0'), await publishUnit(store, 'wallet', '2.0.0')]
  const both = meeting(store, 2)
  const results = await Promise.allSettled([
    promoteAll(both, [{ unit: 'trade' }], { who: 'ann', why: 'fix prices' }),
    promoteAll(both, [{ unit: 'wallet' }], { who: 'bob', why: 'new form' }),
  ])
  const lost = results.find(result => result.status === 'rejected')
  const [winner, action] =
    results[0].status === 'fulfilled' ? ['ann', `trade@${trade} (fix prices)`] : ['bob', `wallet@${wallet} (new form)`]
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
  expect(lost?.reason).toMatchObject({ failure: 'overtaken' })
  expect(lost?.reason.message).toContain(
    `Decision 2 was made by ${winner} at 2026-11-21T07:40:00.000Z: promote ${action}`,
  )
  expect(JSON.parse(await decisionText(store, 2)).who).toBe(winner)
  expect(await newestSerial(store, 'decisions')).toBe(2)
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

test('a set without a shell, an unknown release and a first decision without settings are refused', async () => {
  const store = openStore(`file:${join(folder, `store-${made++}`)}`)
  await publishUnit(store, 'trade', '1.0.0')
  await expect(promoteAll(store, [{ unit: 'trade' }])).rejects.toThrow('No shell is live yet')
  await expect(promoteAll(store, [{ unit: 'trade', release: '0123456789ab' }])).rejects.toThrow('not in the store')
  await expect(promoteAll(store, [{ unit: 'invest' }])).rejects.toThrow('pnpm release publish invest')
  await expect(promoteAll(store, [{ unit: 'trade' }], { platform: undefined })).rejects.toThrow('--platform FILE')
})

test('a rollback is a new decision that moves one unit alone', async () => {
  const { store, first } = await started()
  const newer = await publishUnit(store, 'trade', '1.1.0')
  await promoteAll(store, [{ unit: 'trade' }])
  await publishUnit(store, 'wallet', '1.1.0')
  const { decision: third } = await promoteAll(store, [{ unit: 'wallet' }])
  const { decision, from, to } = await rollback(store, testKeys, { unit: 'trade', steps: 1, ...ann, at })
  expect([decision.serial, decision.action, from, to]).toEqual([4, `rollback trade@${first.trade}`, newer, first.trade])
  expect(decision.config.units).toEqual({ ...third.config.units, trade: await firstTrade(store) })
  expect(decision.config.shell).toEqual(third.config.shell)
})

const firstTrade = async (store: Store) => JSON.parse(await decisionText(store, 1)).config.units.trade

test('a second rollback goes further back, never forward to the release that was left', async () => {
  const { store, first } = await started()
  const releases = [first.trade]
  for (const version of ['1.1.0', '1.2.0']) {
    releases.push(await publishUnit(store, 'trade', version))
    await promoteAll(store, [{ unit: 'trade' }])
  }
  const back = async (more = {}) => (await rollback(store, testKeys, { unit: 'trade', steps: 1, ...ann, ...more })).to
  expect([await back(), await back()]).toEqual([releases[1], releases[0]])
  await expect(back()).rejects.toThrow(`${releases[0]} is the first that was live`)
  await promoteAll(store, [{ unit: 'trade', release: releases[2] }])
  expect(await back({ to: releases[0] })).toBe(releases[0])
})

test('a rollback to what never was live is refused with what was', async () => {
  const { store, first } = await started()
  await publishUnit(store, 'trade', '1.1.0')
  await promoteAll(store, [{ unit: 'trade' }])
  const input = { unit: 'trade', steps: 1, ...ann }
  await expect(rollback(store, testKeys, { ...input, to: '0123456789ab' })).rejects.toThrow(
    `these were live: ${first.trade}.`,
  )
  await expect(rollback(store, testKeys, { ...input, steps: 2 })).rejects.toThrow('cannot go back that far')
  await expect(rollback(store, testKeys, { ...input, unit: 'invest' })).rejects.toThrow('invest is not live')
})

test('a damaged decision leaves the one before it live, and the next decision follows the damaged one', async () => {
  const { store, path, first } = await started()
  const follow = liveConfig(store, testKeys.accepted)
  await follow()
  await publishUnit(store, 'trade', '1.1.0')
  await promoteAll(store, [{ unit: 'trade' }])
  writeFileSync(join(path, 'decisions', '00000002.json'), '{"serial":2')
  expect((await follow())?.units.trade?.release).toBe(first.trade)
  expect((await liveConfig(store, testKeys.accepted)())?.units.trade?.release).toBe(first.trade)
  const { decision } = await promoteAll(store, [{ unit: 'trade' }])
  expect(decision.serial).toBe(3)
  expect(decision.previousHash).toBe(createHash('sha256').update('{"serial":2').digest('hex'))
  expect((await follow())?.serial).toBe(3)
})

test('following the live set costs one empty listing while nothing changes, and a first look reads one decision however long the log', async () => {
  const { store } = await started()
  for (let more = 0; more < 5; more++)
    await promoteAll(store, [], { platform: { ...platform, environment: `${more}` } })
  const { asked, store: counted } = counting(store)
  const follow = liveConfig(counted, testKeys.accepted)
  const before = await follow()
  expect(asked.splice(0)).toEqual(['list after decisions/00000000.json', 'read decisions/00000006.json'])
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

test('status says what is live, since when, and what waits for its promotion', async () => {
  const { store, first } = await started()
  const waiting = await publishUnit(store, 'trade', '1.1.0')
  const invest = await publishUnit(store, 'invest', '0.1.0')
  const live = { version: '1.0.0', since: 1 }
  expect(await status(store, testKeys.accepted)).toEqual({
    serial: 1,
    decision: { serial: 1, at: at.toISOString(), ...ann, action: expect.stringContaining('promote shell@') },
    platform: { name: 'tarn', environment: 'test' },
    units: [
      { unit: 'shell', release: first.shell, published: first.shell, ...live },
      { unit: 'trade', release: first.trade, published: waiting, ...live },
      { unit: 'wallet', release: first.wallet, published: first.wallet, ...live },
      { unit: 'invest', release: null, version: null, since: null, published: invest },
    ],
  })
})
