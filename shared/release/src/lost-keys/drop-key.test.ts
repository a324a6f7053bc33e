import { expect, test } from '@jest/globals'
import { keysCommand } from '../commands/keys.ts'
import { statusCommand } from '../commands/status.ts'
import { decideSame } from '../decisions/decide.ts'
import { readDecision, standing } from '../decisions/decision.ts'
import { StoreFailure } from '../errors.ts'
import { addKey, initKeys, readKeys } from '../keys/key-folder.ts'
import { fingerprint } from '../keys/shell-keys.ts'
import { isSigned, type SigningKey, signed } from '../keys/signature.ts'
import { minuteOf, writeCounts } from '../reports/counts.ts'
import { folderStore } from '../store/folder-store.ts'
import type { Store } from '../store/store.ts'
import { planted } from '../testing/planted.ts'
import { ann, at, driverOf, fresh, started } from '../testing/started.ts'
import { shellsOfPages } from '../verify/key-needs.ts'
import { verify } from '../verify/verify.ts'
import { giveUpKey } from './drop-key.ts'

const days = (count: number) => new Date(at.getTime() + count * 86_400_000)

/** A second key, known to the live shell since `swapped`; the first shell knows k1 alone. */
async function rotated(swapped = at) {
  const folder = fresh('keys')
  await initKeys(folder)
  const { path, first } = await started(await readKeys(folder), { trusts: ['k1'] })
  await addKey(folder)
  const driver = driverOf(path, await readKeys(folder))
  await driver.publish('shell', '2.0.0', { trusts: ['k1', 'k2'] })
  await driver.promote(['shell'], { at: swapped })
  return { ...driver, folder, first, reports: folderStore(fresh('reports')) }
}
type Rotated = Awaited<ReturnType<typeof rotated>>

const drop = ({ store, keys, reports, folder }: Rotated, when: Date, force = false) =>
  giveUpKey(store, keys, reports, { ...ann, folder, keyId: 'k1', stolen: false, force, at: when })

async function withLive({ store, keys }: Rotated) {
  const { live, ...base } = await standing(store, keys.accepted)
  if (!live) throw new Error('Nothing is live')
  return { ...base, live }
}

const report = ({ reports }: Rotated, release: string, when: Date) =>
  writeCounts(reports, { minute: minuteOf(when), gateway: 'g', releases: [], faults: [], standing: [release] })

test('a key is not dropped for seven days after the last shell that accepts it alone was live', async () => {
  const driver = await rotated()
  await expect(drop(driver, days(6.9))).rejects.toThrow(
    `Pages may need k1: shell@${driver.first.shell} (live until 2026-11-21 07:40 UTC)`,
  )
  const { decision, left } = await drop(driver, days(7.1))
  expect([decision?.action, decision?.signature.keyId, decision?.signature.also, left]).toEqual([
    'keys drop k1',
    'k2',
    undefined,
    [],
  ])
})

test('a decision dated in the future does not lengthen the grace: what was decided after it dates it', async () => {
  const driver = await rotated(days(400))
  await driver.publish('trade', '2.0.0')
  const { decision } = await driver.promote(['trade'], { at: days(2) })
  expect(decision.at).toBe(days(400).toISOString()) // a log's times only grow
  await expect(drop(driver, days(8.9))).rejects.toThrow('(live until 2026-11-23 07:40 UTC)')
  expect((await drop(driver, days(9.1))).left).toEqual([])
})

test('where nothing was decided since, whoever would drop the key is told how to let the days begin', async () => {
  const driver = await rotated(days(400))
  const asked = drop(driver, days(20))
  await expect(asked).rejects.toThrow('Decision 2 is dated 2027-12-26T07:40:00.000Z, which is still to come')
  await expect(asked).rejects.toThrow('pnpm release keys sign')
  await decideSame(driver.store, driver.keys, await withLive(driver), 'keys sign', { ...ann, at: days(20) })
  await expect(drop(driver, days(26.9))).rejects.toThrow('(live until 2026-12-11 07:40 UTC)')
  expect((await drop(driver, days(27.1))).left).toEqual([])
})

test('a decision that was dated back ends the grace of no shell', async () => {
  const driver = await rotated()
  await planted(
    driver.store,
    driver.keys,
    set => ({ ...set, issued: '2000-01-01 00:00:00' }),
    '2000-01-01T00:00:00.000Z',
  )
  await expect(drop(driver, days(1))).rejects.toThrow(`Pages may need k1: shell@${driver.first.shell}`)
})

test('which shells pages run is not told while the store cannot be read', async () => {
  const driver = await rotated()
  await report(driver, driver.first.shell, days(20))
  const read: Store['read'] = key =>
    key.startsWith('releases/shell/') ? Promise.reject(new StoreFailure('503 SlowDown')) : driver.store.read(key)
  const { live } = await withLive(driver)
  const asked = shellsOfPages({ ...driver.store, read }, driver.keys, driver.reports, live, days(20.1))
  await expect(asked).rejects.toThrow('503 SlowDown')
})

test('a key is not dropped while pages report that they run a shell that needs it, however old that is', async () => {
  const driver = await rotated()
  await report(driver, driver.first.shell, days(29.5))
  const claims = ['fedcba987654', 'a b', '../x'].entries() // none is stored
  for (const [n, claim] of claims) await report(driver, claim, days(29.6 + n / 100))
  await expect(drop(driver, days(30))).rejects.toThrow(/a page ran it at 2026-12-20 19:40 UTC/)
  expect((await drop(driver, days(31))).left).toEqual([])
})

test('whoever insists leaves those pages behind, and is told which', async () => {
  const driver = await rotated()
  const { left } = await drop(driver, days(1), true)
  expect(left).toMatchObject([{ release: driver.first.shell, trusts: ['k1'] }])
})

test('a key that the live shell accepts alone is not dropped by any word', async () => {
  const driver = await rotated()
  await driver.rollback('shell')
  await expect(drop(driver, days(30), true)).rejects.toThrow(`The live shell@${driver.first.shell} accepts k1 alone`)
})

test('where the private half of a needed key is elsewhere, nothing is decided that its pages could not believe', async () => {
  const driver = await rotated()
  const { accepted, known, held, signing } = driver.keys
  const elsewhere = driverOf(driver.path, { accepted, known, held: held.slice(1), signing })
  await elsewhere.publish('trade', '2.0.0')
  await expect(elsewhere.promote(['trade'], { at: days(1) })).rejects.toThrow(
    `Pages may run shell@${driver.first.shell}, which was live until 2026-11-21T07:40:00.000Z and accepts k1`,
  )
  const { decision } = await elsewhere.promote(['trade'], { at: days(8) })
  expect(decision.signature).toMatchObject({ keyId: 'k2' })
})

test('verify says which pages need a key, and when it is needed no more', async () => {
  const driver = await rotated()
  const remarks = async (now: Date) => (await verify(driver.store, driver.keys, now, driver.reports)).remarks
  expect(await remarks(days(1))).toMatchObject([
    { what: `k1 is needed by pages of shell@${driver.first.shell} (live until 2026-11-21 07:40 UTC).` },
  ])
  expect(await remarks(days(8))).toMatchObject([{ what: 'k1 is needed by no page any more.' }])
  await addKey(driver.folder)
  const keys = await readKeys(driver.folder)
  expect((await verify(driver.store, keys, days(8))).remarks.at(-1)?.what).toBe(
    'The live shell does not accept k3 yet.',
  )
})

test('after a key is dropped the shell that still accepts it is named until another is live', async () => {
  const driver = await rotated()
  const [k1] = driver.keys.accepted
  const shell = (await withLive(driver)).live.config.shell.release
  await drop(driver, days(8))
  const after = driverOf(driver.path, await readKeys(driver.folder))
  const named = `The live shell@${shell} accepts k1 (${fingerprint(k1?.publicKey ?? '')}), which you gave up.`
  const desk = {
    store: () => after.store,
    keys: async () => after.keys,
    keysFolder: () => '',
    reports: () => undefined,
  }
  const said = async () => {
    const { problems, remarks } = await verify(after.store, after.keys, days(9))
    return [
      problems,
      remarks.map(({ what }) => what).includes(named),
      (await statusCommand.run(desk, [], {})).text.includes(named),
    ]
  }
  expect(await said()).toEqual([[], true, true])
  await after.publish('shell', '3.0.0', { trusts: ['k2'] })
  const { decision } = await after.promote(['shell'], { at: days(9) })
  expect(decision.action).toMatch(/^keys change by shell@\w+: gives up k1$/)
  expect(await said()).toEqual([[], false, false])
})

test('a live decision that pages cannot believe is told by status and verify, and signing it once more mends it', async () => {
  const driver = await rotated()
  const { signature: _, ...made } = JSON.parse(await driver.text('decisions/00000002.json'))
  const only: [SigningKey] = [driver.keys.signing(['k2'])]
  const { signature: __, ...set } = made.config
  const third = signed(only, { ...made, serial: 3, config: signed(only, { ...set, serial: 3 }) })
  await driver.store.createIfAbsent('decisions/00000003.json', Buffer.from(JSON.stringify(third)))
  const told = `Decision 3, which is live, carries no signature that pages of shell@${driver.first.shell}`
  const problems = async () => (await verify(driver.store, driver.keys, days(1))).problems.map(({ what }) => what)
  const desk = {
    store: () => driver.store,
    keys: async () => driver.keys,
    keysFolder: () => '',
    reports: () => undefined,
  }
  expect(await problems()).toContainEqual(expect.stringContaining(told))
  expect((await keysCommand.run(desk, ['sign'], {})).text).toBe('Decision 4: the same set, signed with k1, k2.')
  expect(await problems()).not.toContainEqual(expect.stringContaining('carries no signature'))
  expect((await statusCommand.run(desk, [], {})).text).not.toContain('carries no signature')
})

test('a decision that lost its further signatures on the way counts for whoever knows the first key, and is told as changed', async () => {
  const driver = await rotated()
  const made = JSON.parse(await driver.text('decisions/00000002.json'))
  const { also: _, ...first } = made.config.signature
  const stripped = { ...made, config: { ...made.config, signature: first } }
  expect(isSigned(stripped.config, driver.keys.accepted.slice(0, 1))).toBe(true)
  expect(isSigned(stripped, driver.keys.accepted)).toBe(false) // the decision's own signatures cover those of its set
  const { also: __, ...outer } = made.signature
  await driver.store.delete('decisions/00000002.json')
  await driver.store.createIfAbsent(
    'decisions/00000002.json',
    Buffer.from(JSON.stringify({ ...made, signature: outer })),
  )
  const [onlyFirst, onlySecond] = [driver.keys.accepted.slice(0, 1), driver.keys.accepted.slice(1)]
  expect((await readDecision(driver.store, 2, onlyFirst))?.serial).toBe(2)
  expect(await readDecision(driver.store, 2, onlySecond)).toBeUndefined()
})

/** A live shell that knows two keys, and a third one that is to follow both. */
async function withThree() {
  const folder = fresh('keys')
  await initKeys(folder)
  await addKey(folder)
  const { store } = await started(await readKeys(folder), { trusts: ['k1', 'k2'] })
  await addKey(folder)
  const [keys, reports] = [await readKeys(folder), folderStore(fresh('reports'))]
  const give = (keyId: string, stolen = false) =>
    giveUpKey(store, keys, reports, { ...ann, folder, keyId, stolen, force: false })
  return { store, folder, keys, give }
}

test('who read the keys before another one was dropped does not drop the last that the live shell accepts', async () => {
  const { store, folder, keys, give } = await withThree()
  await give('k1')
  await expect(give('k2')).rejects.toThrow('k1 was dropped meanwhile. Nothing was done.')
  expect((await readKeys(folder)).accepted.map(({ keyId }) => keyId)).toEqual(['k2', 'k3'])
  expect((await standing(store, keys.accepted)).live?.serial).toBe(2)
})

test('while one key is being dropped no other is; a drop that was broken off is ended first', async () => {
  const { store, folder, keys, give } = await withThree()
  const { live, ...base } = await standing(store, keys.accepted)
  if (!live) throw new Error('Nothing is live')
  await decideSame(store, keys, { ...base, live }, 'keys drop k1', ann)
  await expect(give('k2')).rejects.toThrow(
    /Decision 2 was made by ann at .+: keys drop k1 \(a test\)\. Nothing was done\. End that first: pnpm release keys drop k1$/,
  )
  await give('k1')
  expect((await readKeys(folder)).accepted.map(({ keyId }) => keyId)).toEqual(['k2', 'k3'])
})

test('gives a stolen key up although it alone decided that another one is given up', async () => {
  const { store, folder, keys, give } = await withThree()
  const thief = { ...keys, held: keys.held.filter(({ keyId }) => keyId === 'k1') }
  const { live, ...base } = await standing(store, keys.accepted)
  if (!live) throw new Error('Nothing is live')
  await decideSame(store, thief, { ...base, live }, 'keys drop k2', ann)
  await expect(give('k1')).rejects.toThrow('End that first: pnpm release keys drop k2')
  await give('k1', true)
  expect((await readKeys(folder)).accepted.map(({ keyId }) => keyId)).toEqual(['k2', 'k3'])
})
