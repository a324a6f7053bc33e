import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { keysCommand } from '../commands/keys.ts'
import { standing } from '../decisions/decision.ts'
import { GateRefusal } from '../gate/refusal.ts'
import { addKey, initKeys, readKeys } from '../keys/key-folder.ts'
import { isSigned } from '../keys/signature.ts'
import { approve, proposePolicy } from '../operations/approve.ts'
import { ann, at, driverOf, fresh, started } from '../testing/started.ts'
import { verify } from '../verify/verify.ts'
import { giveUpKey } from './drop-key.ts'
import { giveUpLostKey, type LostInput } from './lost.ts'

const later = new Date(at.getTime() + 60_000)

/** Shell, trade and wallet are live, and pages accept k1 alone. Its private half is lost, and k2 was added since. */
async function lost() {
  const folder = fresh('keys')
  await initKeys(folder)
  const { path, first } = await started(await readKeys(folder), { trusts: ['k1'] })
  rmSync(join(folder, 'k1.pem'))
  await addKey(folder)
  const driver = driverOf(path, await readKeys(folder))
  return { ...driver, folder, first }
}
type Lost = Awaited<ReturnType<typeof lost>>

/** Its script holds the keys, as a built one's does: the gate looks for them. */
const newShell = ({ publish, keys }: Lost) =>
  publish('shell', '2.0.0', { trusts: ['k1', 'k2'], files: { 'main.js': JSON.stringify(keys.accepted) } })

const give = ({ store, keys, folder }: Lost, more: Partial<LostInput> = {}) =>
  giveUpLostKey(store, keys, { ...ann, folder, keyId: 'k1', at: later, ...more })

test('makes a shell live that accepts another key when the only key is lost, and all goes on', async () => {
  const all = await lost()
  const shell = await newShell(all)
  await expect(all.promote(['shell'])).rejects.toThrow('The live shell accepts k1')
  const decision = await give(all)
  expect([decision.action, decision.signature.keyId]).toEqual([`keys drop k1 lost: promote shell@${shell}`, 'k2'])
  expect(decision.config.shell).toMatchObject({ release: shell })
  expect(decision.config.shell.previous).toBeUndefined()
  expect(decision.config.units.trade?.release).toBe(all.first.trade)
  const after = driverOf(all.path, await readKeys(all.folder))
  expect(after.keys.accepted.map(({ keyId }) => keyId)).toEqual(['k2'])
  expect(isSigned(decision.config, after.keys.accepted)).toBe(true)
  const trade = await after.publish('trade', '1.1.0')
  expect((await after.promote(['trade'])).decision.config.units.trade?.release).toBe(trade)
  expect((await after.rollback('trade')).to).toBe(all.first.trade) // k1 was lost, not stolen: what it signed is history
  expect((await verify(after.store, after.keys, later)).problems).toEqual([])
})

/** A promote needs two keys. k1 and k2 approved what is live, and k1 is lost. @param rotated k3 was added since */
async function oneOfTwo(rotated: boolean) {
  const folder = fresh('keys')
  await initKeys(folder)
  await addKey(folder)
  const { path, store, keys, first } = await started(await readKeys(folder), { trusts: ['k1', 'k2'] })
  const id = await proposePolicy(store, keys, 2, { ...ann, at })
  await approve(store, keys, { id, who: 'bo', at })
  rmSync(join(folder, 'k1.pem'))
  if (rotated) await addKey(folder)
  return { ...driverOf(path, await readKeys(folder)), folder, first }
}

const trusting = ({ publish, keys }: Lost, ...trusts: string[]) =>
  publish('shell', '2.0.0', { trusts, files: { 'main.js': JSON.stringify(keys.accepted) } })

test('makes a shell live that accepts enough other keys when a promote needs two and one is left', async () => {
  const all = await oneOfTwo(true)
  const shell = await trusting(all, 'k1', 'k2', 'k3')
  const decision = await give(all)
  expect(decision.config).toMatchObject({ shell: { release: shell }, policy: { promote: 2 } })
  const after = driverOf(all.path, await readKeys(all.folder))
  expect((await standing(after.store, after.keys.accepted)).live?.serial).toBe(decision.serial)
  expect((await verify(after.store, after.keys, later)).problems).toEqual([])
  const trade = await after.publish('trade', '1.1.0')
  const { proposal = '' } = await after.promote(['trade'])
  const { decision: approved } = await approve(after.store, after.keys, { id: proposal, who: 'bo', at: later })
  expect(approved?.config.units.trade?.release).toBe(trade)
})

test('is believed by no gateway or tool that does not accept the added key', async () => {
  const all = await oneOfTwo(true)
  await trusting(all, 'k1', 'k2', 'k3')
  const before = all.keys.accepted.filter(({ keyId }) => keyId !== 'k3')
  const { live } = await standing(all.store, before)
  await give(all)
  expect((await standing(all.store, before)).live?.serial).toBe(live?.serial)
})

test('says who could spare the open pages, when somebody else may hold enough keys', async () => {
  const folder = fresh('keys')
  await initKeys(folder)
  await addKey(folder)
  const { path, first } = await started(await readKeys(folder), { trusts: ['k1', 'k2'] })
  for (const key of ['k1', 'k2']) rmSync(join(folder, `${key}.pem`))
  await addKey(folder)
  const all: Lost = { ...driverOf(path, await readKeys(folder)), folder, first }
  await trusting(all, 'k1', 'k2', 'k3')
  const desk = {
    store: () => all.store,
    keys: async () => all.keys,
    keysFolder: () => folder,
    reports: () => undefined,
  }
  const { text } = await keysCommand.run(desk, ['drop', 'k1'], { lost: true })
  expect(text).toMatch(/To do so: pnpm release keys drop k1 --lost --shell \w{12} --seen \d --yes --why "…"/)
  expect(text).toContain('\nIf somebody holds k2, no page need be left behind: they promote the shell,')
})

test('says how to go on when too few keys are at hand for a promote', async () => {
  const all = await oneOfTwo(false)
  const shell = await trusting(all, 'k1', 'k2')
  const plain = { ...ann, folder: all.folder, keyId: 'k1', stolen: false, force: true, at: later }
  await expect(giveUpKey(all.store, all.keys, undefined, plain)).rejects.toThrow(
    'Pages accept k2 besides, which is too few to approve it anew. If k1 is at hand nowhere: pnpm release keys drop k1 --lost',
  )
  await expect(give(all)).rejects.toThrow(
    `A promote needs 2 keys here, and of those that shell@${shell} accepts k2 alone is at hand. Nothing was done. Add another (pnpm release keys rotate), copy accepted.json`,
  )
})

test('refuses to give up a key as lost while one that pages accept is at hand', async () => {
  const folder = fresh('keys')
  await initKeys(folder)
  await addKey(folder)
  const driver = await started(await readKeys(folder), { trusts: ['k1', 'k2'] })
  await addKey(folder)
  const all: Lost = { ...driver, folder, keys: await readKeys(folder) }
  await expect(give(all)).rejects.toThrow('k1 is at hand, so it is not lost.')
  rmSync(join(folder, 'k1.pem'))
  await expect(give({ ...all, keys: await readKeys(folder) })).rejects.toThrow('Pages accept k2 too, which is at hand')
})

test.each([
  ['the newest shell accepts no key at hand', {}, 'at hand here: k2. Build and publish a shell first'],
  ['another key is named', { keyId: 'k3' }, 'There is no key k3'],
  ['the newest key is named', { keyId: 'k2' }, 'k2 is the newest key'],
  ['the named shell is not stored', { shell: 'fedcba987654' }, 'is not in the store'],
])('decides nothing and gives no key up when %s', async (_, more, told) => {
  const all = await lost()
  await expect(give(all, more)).rejects.toThrow(told)
  expect((await standing(all.store, all.keys.accepted)).live?.serial).toBe(1)
  expect((await readKeys(all.folder)).accepted.map(({ keyId }) => keyId)).toEqual(['k1', 'k2'])
})

test('asks the gate about the new shell, and gives no key up when that refuses it', async () => {
  const all = await lost()
  await newShell(all)
  const gate = () => Promise.reject(new GateRefusal([], true))
  await expect(give(all, { gate })).rejects.toThrow(GateRefusal)
  expect((await readKeys(all.folder)).accepted).toHaveLength(2)
  const insisting = await give(all, { gate: async () => 'shell was not tried' })
  expect(insisting.action).toMatch(/^keys drop k1 lost: promote shell@\w{12} \(shell was not tried\)$/)
})

test('sends out again a shell that was taken back only where it is named', async () => {
  const folder = fresh('keys')
  await initKeys(folder)
  const { path, first } = await started(await readKeys(folder), { trusts: ['k1'] })
  await addKey(folder)
  const both = driverOf(path, await readKeys(folder))
  const shell = await both.publish('shell', '2.0.0', { trusts: ['k1', 'k2'] })
  await both.promote(['shell'])
  await both.rollback('shell', { at: new Date(), why: 'a white page' })
  rmSync(join(folder, 'k1.pem'))
  const all: Lost = { ...driverOf(path, await readKeys(folder)), folder, first }
  await expect(give(all, { at: new Date() })).rejects.toThrow(
    `shell@${shell} was taken back by decision 3, ann: a white page. To send it out again, name it: --shell ${shell}`,
  )
  expect((await give(all, { at: new Date(), shell })).config.shell.release).toBe(shell)
})

test('tells which shell would go live, and decides with --yes alone', async () => {
  const all = await lost()
  const shell = await newShell(all)
  const desk = {
    store: () => all.store,
    keys: () => readKeys(all.folder),
    keysFolder: () => all.folder,
    reports: () => undefined,
  }
  const values = { lost: true, force: true, 'no-trial': true, why: 'a fire', by: 'ann' }
  const told = await keysCommand.run(desk, ['drop', 'k1'], values)
  expect(told.text).toMatch(`shell@${shell} would go live, signed by k2. Nothing was done yet.`)
  expect(told.text).toContain('Copy accepted.json to each gateway first')
  expect((await standing(all.store, all.keys.accepted)).live?.serial).toBe(1)
  await expect(keysCommand.run(desk, ['drop', 'k1'], { ...values, yes: true })).rejects.toThrow('Leave --yes out first')
  const done = await keysCommand.run(desk, ['drop', 'k1'], { ...values, shell, seen: '1', yes: true })
  expect(done.json).toEqual({ dropped: 'k1', serial: 2, shell })
})

test('ends by an ordinary drop when it was killed before the lost key left the list', async () => {
  const all = await lost()
  await newShell(all)
  const folder = fresh('keys')
  cpSync(all.folder, folder, { recursive: true })
  await give(all)
  const killed = { ...all, folder, keys: await readKeys(folder) }
  await expect(give(killed)).rejects.toThrow('so they can be told of another shell: pnpm release keys drop k1')
  const input = { ...ann, folder, keyId: 'k1', stolen: false, force: true, at: later }
  expect((await giveUpKey(all.store, killed.keys, undefined, input)).decision?.action).toBe('keys drop k1')
})
