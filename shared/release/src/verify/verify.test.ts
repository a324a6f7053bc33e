import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { statusCommand } from '../commands/status.ts'
import { decideSame } from '../decisions/decide.ts'
import { standing } from '../decisions/decision.ts'
import { memoryIn } from '../keys/memory.ts'
import { fingerprint } from '../keys/shell-keys.ts'
import { signed } from '../keys/signature.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { publish } from '../releases/publish.ts'
import { makeKeys, platform, testKeys } from '../testing/made-release.ts'
import { ann, type Driver, driverOf, fresh, started } from '../testing/started.ts'
import { verify } from './verify.ts'

const decision = (path: string, serial: number) => join(path, 'decisions', `0000000${serial}.json`)

/** Four decisions: all, trade 1.1.0, other settings, wallet's canary. */
async function grown(keys = testKeys) {
  const driver = await started(keys)
  await driver.publish('trade', '1.1.0')
  await driver.promote(['trade'])
  await driver.promote([], { platform: { ...platform, environment: 'other' } })
  await driver.publish('wallet', '1.1.0')
  await driver.promote(['wallet'], { percent: 5 })
  return driver
}

const problems = async ({ store, keys }: Driver) => (await verify(store, keys)).problems.map(({ what }) => what)

const onlyKey = {
  what: 'k1 is the only key. If it is lost, open pages can follow no release any more.',
  mend: 'Add another: pnpm release keys rotate. Keep its private half elsewhere, and ship a shell.',
}

test('nothing is wrong with a store that was only written by commands', async () => {
  const driver = await grown()
  expect(await verify(driver.store, driver.keys)).toEqual({
    problems: [],
    remarks: [onlyKey],
    decisions: 4,
    releases: 5,
    files: 20,
    deltas: 0,
  })
})

test('says that a storage loses decisions', async () => {
  const driver = await grown()
  const unfit = { what: 'The object storage keeps a second object.', mend: 'Use another one.' }
  const store = { ...driver.store, prove: async () => unfit }
  expect((await verify(store, driver.keys)).problems).toEqual([unfit])
})

const flip = (file: string, at = 10) => {
  const bytes = readFileSync(file)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

test('each key that a shell accepts and the installation does not is named, as long as pages may run it', async () => {
  const driver = await started()
  const [own] = testKeys.accepted
  const [theirs] = makeKeys('k9').accepted
  if (!own || !theirs) throw new Error('no keys')
  const strange = { trusts: ['k1', 'k9'], keys: [own, theirs] }
  const stored = await driver.publish('shell', '1.1.0', strange)
  const words = `accepts k9 (${fingerprint(theirs.publicKey)}), which is none of yours.`
  const told = async () => {
    const { problems: found, remarks } = await verify(driver.store, driver.keys)
    return { problems: found.map(({ what }) => what), remarks: remarks.map(({ what }) => what) }
  }
  const named = (what: string) => expect.objectContaining({ remarks: expect.arrayContaining([what]), problems: [] })
  expect(await told()).toEqual(named(`shell@${stored}, which is stored, ${words} The gate lets no such shell go live.`))
  await driver.promote(['shell'], { at: new Date() })
  expect(await told()).toEqual({ problems: [`The live shell@${stored} ${words}`], remarks: [onlyKey.what] })
  const desk = {
    store: () => driver.store,
    keys: async () => driver.keys,
    keysFolder: () => '',
    reports: () => undefined,
  }
  expect((await statusCommand.run(desk, [], {})).text).toContain(`The live shell@${stored} ${words}`)
  await driver.publish('shell', '1.2.0')
  await driver.promote(['shell'], { at: new Date() })
  expect(await told()).toEqual(named(`shell@${stored}, which phones fall back to, ${words}`))
  await driver.publish('shell', '1.3.0')
  await driver.promote(['shell'], { at: new Date() })
  expect(await told()).toEqual(named(`Open pages may run shell@${stored}, which ${words}`))
})

test('a live shell that does not tell its keys is named', async () => {
  const driver = await started(testKeys, { keys: [] })
  expect(await problems(driver)).toEqual([
    `The live shell@${driver.first.shell} accepts k1, and does not tell its public key.`,
  ])
})

test('a changed decision is named; the newest one also with what is live instead', async () => {
  const driver = await grown()
  const text = readFileSync(decision(driver.path, 2), 'utf8')
  writeFileSync(decision(driver.path, 2), text.replace('"a test"', '"a lie"'))
  expect(await problems(driver)).toEqual(['Decision 2 was changed after k1 signed it.'])
  flip(decision(driver.path, 4), 3)
  expect(await problems(driver)).toContainEqual(
    expect.stringMatching(/^Decision 4 .* It counts for nothing: decision 3 is live\.$/),
  )
})

test('a removed decision, two that changed places, and one that somebody else signed are named', async () => {
  const removed = await grown()
  rmSync(decision(removed.path, 3))
  expect(await problems(removed)).toEqual(['Decision 3 is missing.'])
  const swapped = await grown()
  renameSync(decision(swapped.path, 2), fresh('swap'))
  renameSync(decision(swapped.path, 3), decision(swapped.path, 2))
  expect(await problems(swapped)).toEqual([
    'Decision 2 was put in another place: it is decision 3.',
    'Decision 3 is missing.',
  ])
  const foreign = await grown()
  expect((await verify(foreign.store, { ...testKeys, known: [] })).problems).toHaveLength(4 + 5)
})

test('a decision that was replaced by another that is signed as well breaks the chain', async () => {
  const driver = await grown()
  const { signature: _, ...told } = JSON.parse(readFileSync(decision(driver.path, 2), 'utf8'))
  writeFileSync(decision(driver.path, 2), JSON.stringify(signed([testKeys.signing()], { ...told, why: 'another' })))
  expect(await problems(driver)).toEqual([
    expect.stringContaining('Decision 3 does not follow decision 2 as it stands'),
  ])
})

test('a damaged decision that the next one followed as it was is worth a word, and no more', async () => {
  const driver = await grown()
  writeFileSync(decision(driver.path, 4), 'torn')
  await driver.promote([], { platform: { ...platform, environment: 'third' } })
  const { problems, remarks } = await verify(driver.store, driver.keys)
  expect([problems, remarks.map(({ what }) => what)]).toEqual([
    [],
    ['Decision 4 is torn: it is no JSON. Decision 5 followed it as it stands.', onlyKey.what],
  ])
})

test('the newest decision that is gone is missed by whoever saw it, who decides nothing on what is left', async () => {
  const folder = fresh('keys')
  mkdirSync(folder)
  const driver = await grown({ ...testKeys, memory: memoryIn(folder, 'this store') })
  rmSync(decision(driver.path, 4))
  const missed = `Decision 4, which you saw in this store, is gone or was changed since.`
  expect((await verify(driver.store, driver.keys)).problems).toEqual([
    {
      what: missed,
      mend: `Restore decisions/ from a backup; if the loss is meant, delete ${join(folder, 'seen.json')}.`,
    },
  ])
  await expect(driver.rollback('trade')).rejects.toThrow(missed)
  await expect(driver.promote(['wallet'])).rejects.toThrow(missed)
  expect(await problems({ ...driver, keys: testKeys })).toEqual([])
  rmSync(join(folder, 'seen.json'))
  expect((await driver.promote(['wallet'])).decision.serial).toBe(4)
})

test('each byte that is flipped in a file of a release is named, and publishing the same build again mends it', async () => {
  const driver = await started()
  const build = await driver.build('trade', '1.0.0')
  const folder = join(driver.path, 'releases/trade', driver.first.trade)
  for (const file of ['main.js', 'main.js.br', 'main.js.gz', 'release.json']) {
    flip(join(folder, file))
    expect((await verify(driver.store, driver.keys)).problems).toContainEqual({
      what: expect.stringMatching(
        new RegExp(`^trade@${driver.first.trade}.* ${file.replace('.gz', '').replace('.br', '')}`),
      ),
      mend: expect.stringContaining('Publish the same build again'),
    })
    await publish(driver.store, driver.keys, await readBuiltRelease(build))
    expect(await problems(driver)).toEqual([])
  }
})

test('a live release that is gone, a file too many, and what a killed publish left are told, each with what to do', async () => {
  const driver = await grown()
  const at = (...names: string[]) => join(driver.path, 'releases', ...names)
  writeFileSync(at('wallet', driver.first.wallet, 'extra.js'), 'x')
  rmSync(at('trade', driver.first.trade, 'release.json'))
  const { problems, remarks } = await verify(driver.store, driver.keys, new Date(Date.now() + 2 * 3_600_000))
  expect(problems).toEqual([
    {
      what: `trade@${driver.first.trade} is previous, and its release.json is not in the store.`,
      mend: expect.stringContaining('Publish the same build again'),
    },
    {
      what: `wallet@${driver.first.wallet}: extra.js is there but not listed.`,
      mend: expect.stringContaining('Delete it'),
    },
  ])
  expect(remarks).toEqual([
    onlyKey,
    {
      what: `trade@${driver.first.trade} is not whole: its publishing was broken off.`,
      mend: 'Publish it again; or gc takes it away.',
    },
  ])
})

test('a decision whose own number was changed is named as changed, not as one that was moved', async () => {
  const driver = await grown()
  const text = readFileSync(decision(driver.path, 2), 'utf8')
  writeFileSync(decision(driver.path, 2), text.replaceAll('"serial":2', '"serial":9'))
  expect(await problems(driver)).toEqual(['Decision 2 was changed after k1 signed it, and calls itself decision 9.'])
})

test('a foreign file far ahead is named with what to do about it, and no decisions before it are missed', async () => {
  const driver = await grown()
  writeFileSync(join(driver.path, 'decisions', '99999999.json'), '{}')
  const { problems: found } = await verify(driver.store, driver.keys)
  expect(found).toEqual([
    {
      what: 'Decision 99999999 has not the form of a decision. It counts for nothing: decision 4 is live.',
      mend: expect.stringContaining('or delete it where none of you made it'),
    },
  ])
})

test('links in the store are named, and one in the place of the next decision keeps nobody from deciding', async () => {
  const driver = await grown()
  symlinkSync(join(driver.path, 'decisions', '00000004.json'), join(driver.path, 'decisions', '00000005.json'))
  symlinkSync(driver.path, join(driver.path, 'releases', 'evil'))
  const all = await problems(driver)
  expect(all).toContain(
    'decisions/00000005.json is no file of the store but a link or the like. It is never followed, and counts for nothing.',
  )
  expect(all).toContainEqual(expect.stringMatching(/^releases\/evil is no file/))
  expect((await driver.promote([], { platform: { ...platform, environment: 'third' } })).decision.serial).toBe(6)
})

test('names a changed decision although one key alone decided that its signer was given up as stolen', async () => {
  const all = makeKeys('k1', 'k2', 'k3')
  const holderOf = (...ids: string[]) => ({ ...all, held: all.held.filter(({ keyId }) => ids.includes(keyId)) })
  const begun = await started(all, { trusts: ['k1', 'k2', 'k3'] })
  await begun.publish('trade', '2.0.0')
  await driverOf(begun.path, holderOf('k2')).promote(['trade'])
  await begun.publish('trade', '3.0.0')
  await begun.promote(['trade'])
  const file = decision(begun.path, 2)
  writeFileSync(file, readFileSync(file, 'utf8').replace('"who":"ann"', '"who":"bob"'))
  const { live, ...base } = await standing(begun.store, all.accepted)
  if (!live) throw new Error('nothing is live')
  await decideSame(begun.store, holderOf('k1'), { ...base, live }, 'keys drop k2 stolen', ann)
  expect(await problems({ ...begun, keys: all })).toEqual(['Decision 2 was changed after k2 signed it.'])
})
