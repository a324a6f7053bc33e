import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, jest, test } from '@jest/globals'
import { cutsOf, mark, onDisk } from '@shared/disk/testing'
import { type Decision, readDecision } from '../decisions/decision.ts'
import { driverOf, fresh, started } from '../testing/started.ts'
import { acceptedKeys, addKey, dropKey, heldKeys, initKeys, readKeys } from './key-folder.ts'
import { memoryIn, seenOf } from './memory.ts'
import { isSignatureOf, isSigned, signBytes } from './signature.ts'

const ids = async (folder: string) => (await acceptedKeys(folder)).map(({ keyId }) => keyId)

async function folderWith(...more: 'another'[]) {
  const folder = fresh('keys')
  await initKeys(folder)
  for (const _ of more) await addKey(folder)
  return folder
}

test('the first key is made once, and its private half is for its owner alone', async () => {
  const folder = fresh('keys')
  expect([await initKeys(folder), await initKeys(folder), await ids(folder)]).toEqual([true, false, ['k1']])
  expect([statSync(folder).mode & 0o777, statSync(join(folder, 'k1.pem')).mode & 0o777]).toEqual([0o700, 0o600])
  expect(readFileSync(join(folder, 'accepted.json'), 'utf8')).not.toContain('PRIVATE')
})

test('several that start at once make one key, and a key whose making was broken off is used', async () => {
  const folder = fresh('keys')
  await Promise.all(Array.from({ length: 8 }, () => initKeys(folder)))
  expect(readdirSync(folder).sort()).toEqual(['.lock', 'accepted.json', 'k1.pem'])
  const { accepted, signing } = await readKeys(folder)
  expect(isSignatureOf(Buffer.from('x'), signBytes(signing(), Buffer.from('x')), accepted)).toBe(true)
  const other = fresh('keys')
  mkdirSync(other)
  writeFileSync(join(other, 'k1.pem'), readFileSync(join(folder, 'k1.pem')))
  expect([await initKeys(other), await acceptedKeys(other)]).toEqual([true, accepted])
})

test('what is missing or damaged is told with how to mend it', async () => {
  await expect(readKeys(fresh('keys'))).rejects.toThrow('pnpm release keys init')
  const folder = await folderWith()
  await expect(dropKey(folder, 'k1')).rejects.toThrow(
    'k1 is the newest key. Add another first: pnpm release keys rotate',
  )
  await expect(dropKey(folder, 'k7')).rejects.toThrow('There is no key k7')
  writeFileSync(join(folder, 'accepted.json'), '{')
  await expect(acceptedKeys(folder)).rejects.toThrow('Restore it from a backup')
})

test('a number is never given twice', async () => {
  const folder = await folderWith('another')
  await dropKey(folder, 'k1')
  expect([await addKey(folder), await ids(folder)]).toEqual(['k3', ['k2', 'k3']])
  expect(readdirSync(folder).filter(name => name.endsWith('.pem'))).toEqual(['k2.pem', 'k3.pem'])
})

test('a key that is dropped while another is added is accepted no more, and the other is', async () => {
  for (let round = 0; round < 10; round++) {
    const folder = await folderWith('another')
    await Promise.all([addKey(folder), dropKey(folder, 'k1', true)])
    expect(await ids(folder)).toEqual(['k2', 'k3'])
  }
})

test('a list that cannot be read is not taken for an empty one', async () => {
  const folder = await folderWith()
  const list = join(folder, 'accepted.json')
  rmSync(list)
  symlinkSync('accepted.json', list)
  await expect(addKey(folder)).rejects.toThrow('cannot be read')
  expect(readlinkSync(list)).toBe('accepted.json')
})

test('while a key is replaced each decision carries the signatures of both, the older first, until that is dropped', async () => {
  const folder = await folderWith()
  const first = await started(await readKeys(folder), { trusts: ['k1'] })
  await addKey(folder)
  const keys = await readKeys(folder)
  const driver = driverOf(first.path, keys)
  const onlyFirst = keys.accepted.filter(({ keyId }) => keyId === 'k1')
  await driver.publish('shell', '1.1.0', { trusts: ['k1', 'k2'] })
  const swap = (await driver.promote(['shell'])).decision
  const onlySecond = keys.accepted.filter(({ keyId }) => keyId === 'k2')
  const believers = (made: Decision) =>
    [onlyFirst, onlySecond].map(known => isSigned(made, known) && isSigned(made.config, known))
  expect([swap.signature.keyId, swap.config.signature?.keyId, believers(swap)]).toEqual(['k1', 'k1', [true, true]])
  await driver.publish('trade', '1.1.0')
  const next = (await driver.promote(['trade'])).decision
  expect([next.signature.keyId, next.config.signature?.keyId, believers(next)]).toEqual(['k1', 'k1', [true, true]])

  await dropKey(folder, 'k1')
  const after = driverOf(first.path, await readKeys(folder))
  expect((await readDecision(after.store, 1, after.keys.accepted))?.serial).toBeUndefined()
  expect((await readDecision(after.store, 2, after.keys.accepted))?.serial).toBe(2)
  expect((await after.rollback('trade')).to).toBe(first.first.trade) // what k1 signed is history still
  await expect(after.rollback('shell')).rejects.toThrow('accepts k1')
})

test('what a stolen key signed is no history either', async () => {
  const folder = await folderWith()
  const first = await started(await readKeys(folder), { trusts: ['k1'] })
  await addKey(folder)
  const driver = driverOf(first.path, await readKeys(folder))
  await driver.publish('shell', '1.1.0', { trusts: ['k1', 'k2'] })
  await driver.promote(['shell'])
  await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  await dropKey(folder, 'k1', true)
  await expect(driverOf(first.path, await readKeys(folder)).rollback('trade')).rejects.toThrow(
    'carries no signature of a key that is accepted here',
  )
})

test('a key that was given up is remembered by how it went', async () => {
  const folder = await folderWith()
  for (const _ of [2, 3]) await addKey(folder)
  const [k1, k2] = await acceptedKeys(folder)
  await dropKey(folder, 'k1')
  await dropKey(folder, 'k2', true)
  const { known, stolen, accepted } = await readKeys(folder)
  expect([known, stolen, accepted.map(({ keyId }) => keyId)]).toEqual([[k1, ...accepted], [k2], ['k3']])
})

test('a live shell that accepts none of the keys at hand can be told nothing, and the words say so', async () => {
  const folder = await folderWith()
  const { path } = await started(await readKeys(folder), { trusts: ['k1'] })
  await addKey(folder)
  rmSync(join(folder, 'k1.pem'))
  const { publish, promote } = driverOf(path, await readKeys(folder))
  await publish('trade', '1.1.0')
  await expect(promote(['trade'])).rejects.toThrow(`accepts k1, and ${folder} holds k2`)
})

test('a gateway that knows the store by another address goes by what was seen of the one that asked for several keys', async () => {
  const folder = await folderWith()
  const seen = (log: string, more: object = {}) => ({ serial: 3, hash: 'h', log, ...more })
  const policy = { version: 2, promote: 2, highest: 2 }
  const note = (all: object) => writeFileSync(join(folder, 'seen.json'), JSON.stringify(all))
  note({ 'file:///home/ann/releases': seen('a', { policy }), 's3://staging': seen('b') })
  expect(await seenOf(folder, 'file:/var/lib/tarn/releases')).toEqual({ log: 'a', policy })
  expect(await seenOf(folder, 's3://staging')).toEqual({ log: 'b', policy: undefined })
  note({ 's3://one': seen('a', { policy }), 's3://two': seen('b', { policy }) })
  expect(await seenOf(folder, 's3://three')).toBeUndefined()
  rmSync(join(folder, 'seen.json'))
  expect(await seenOf(folder, 's3://one')).toBeUndefined()
})

const imports = {
  [fileURLToPath(new URL('key-folder.ts', import.meta.url))]: 'initKeys, addKey, dropKey, acceptedKeys',
}

/** @returns ids of the accepted keys, all of which can sign @throws where a key is accepted and cannot */
async function usable(folder: string): Promise<string[]> {
  const accepted = await acceptedKeys(folder)
  const held = await heldKeys(folder, accepted)
  expect(held.map(({ keyId }) => keyId)).toEqual(accepted.map(({ keyId }) => keyId))
  return held.map(({ keyId }) => keyId)
}

test('has its private key after a power cut at any moment of keys init, and the next init ends the work', async () => {
  const cuts = await cutsOf(`await initKeys(disk + '/data/keys'); ${mark}('made')`, imports)
  for (const cut of cuts)
    await onDisk(cut, async disk => {
      const folder = join(disk, 'data/keys')
      expect(await usable(folder)).toEqual(cut.marks.length > 0 ? ['k1'] : expect.anything())
      await initKeys(folder)
      expect(await usable(folder)).toEqual(['k1'])
    })
  expect(cuts.some(({ marks }) => marks.length > 0)).toBe(true)
})

test('brings no stolen key back by a power cut, and leaves a good one in a list at any moment of its drop', async () => {
  const program = (stolen: boolean) =>
    `await initKeys(disk + '/keys'); await addKey(disk + '/keys')
    ${mark}('begun'); await dropKey(disk + '/keys', 'k1', ${stolen}); ${mark}('dropped')`
  for (const stolen of [true, false])
    for (const { marks, tree } of await cutsOf(program(stolen), imports)) {
      const listed = ['accepted', 'retired'].filter(name =>
        Buffer.from(tree[`keys/${name}.json`] ?? '', 'base64').includes('"k1"'),
      )
      if (marks.includes('dropped'))
        expect([tree['keys/k1.pem'], listed]).toEqual([undefined, stolen ? [] : ['retired']])
      else if (marks.includes('begun') && !stolen) expect(listed).not.toEqual([])
    }
})

test('says how to go on when a private key is empty or cut off', async () => {
  const folder = await folderWith()
  writeFileSync(join(folder, 'k1.pem'), '')
  const words = `${folder}/k1.pem holds no private key: it is empty or cut off. Restore it from a backup`
  await expect(readKeys(folder)).rejects.toThrow(words)
  rmSync(join(folder, 'accepted.json'))
  await expect(initKeys(folder)).rejects.toThrow(words)
})

afterEach(() => void jest.restoreAllMocks())

test.each(['', '{"file:/srv'])(
  'goes on with a warning when seen.json holds %j, sets it aside, and remembers anew',
  async text => {
    const folder = await folderWith()
    const file = join(folder, 'seen.json')
    writeFileSync(file, text)
    const warned = jest.spyOn(console, 'error').mockImplementation(() => {})
    const memory = memoryIn(folder, 'file:/srv/releases')
    expect([await memory.recall(), await seenOf(folder, 'file:/srv/releases')]).toEqual([undefined, undefined])
    expect(warned.mock.calls.flat()).toEqual([
      expect.stringMatching(/seen\.json is cut off and is now .*seen\.json\.damaged-\d+: .*Compare .*\/healthz/),
    ])
    const [aside = ''] = readdirSync(folder).filter(name => name.startsWith('seen.json.damaged-'))
    expect(readFileSync(join(folder, aside), 'utf8')).toBe(text)
    await memory.keep({ serial: 3, hash: 'h' })
    expect(await memory.recall()).toEqual({ serial: 3, hash: 'h' })
  },
)

test('remembers what commands saw of two stores at once, and nothing older than was seen', async () => {
  const folder = await folderWith()
  const [one, other] = ['s3://one', 's3://other'].map(store => memoryIn(folder, store))
  await Promise.all([one?.keep({ serial: 6, hash: 'h6', log: 'a' }), other?.keep({ serial: 1, hash: 'h1', log: 'b' })])
  await one?.keep({ serial: 5, hash: 'h5', log: 'a' })
  expect([await one?.recall(), await other?.recall()]).toEqual([
    { serial: 6, hash: 'h6', log: 'a' },
    { serial: 1, hash: 'h1', log: 'b' },
  ])
  await one?.keep({ serial: 2, hash: 'h2', log: 'another' })
  expect((await one?.recall())?.serial).toBe(2)
})

test('refuses a seen.json that somebody wrote in another form', async () => {
  const folder = await folderWith()
  writeFileSync(join(folder, 'seen.json'), '{"file:/srv/releases":{"serial":"three"}}')
  await expect(memoryIn(folder, 'file:/srv/releases').recall()).rejects.toThrow('seen.json has another form')
})

test('has what was seen before or what is seen now after a power cut at any moment, never a file that is cut off', async () => {
  const memory = fileURLToPath(new URL('memory.ts', import.meta.url))
  const keep = (serial: number) => `await memory.keep({ serial: ${serial}, hash: 'h${serial}' }); ${mark}(${serial})`
  const cuts = await cutsOf(`const memory = memoryIn(disk, 'a store')\n${keep(1)}\n${keep(2)}`, {
    [memory]: 'memoryIn',
  })
  for (const cut of cuts) {
    const seen = await onDisk(cut, disk => memoryIn(disk, 'a store').recall())
    const kept = cut.marks.length
    expect([kept, Math.min(kept + 1, 2)]).toContain(seen?.serial ?? 0)
  }
})
