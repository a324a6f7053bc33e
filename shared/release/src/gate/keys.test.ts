import { expect, test } from '@jest/globals'
import { fingerprint, type KeyLists } from '../keys/shell-keys.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { type Made, makeBuild, makeKeys, testKeys } from '../testing/made-release.ts'
import { shellKeys } from './keys.ts'
import { proposalOf } from './proposal.ts'
import { GateRefusal } from './refusal.ts'
import { shelfOf } from './shelf.ts'
import { fresh, liveStore, shell } from './testing/asking.ts'
import { gateWith } from './the-gate.ts'

const store = await liveStore()
const [ours] = testKeys.accepted
const [theirs] = makeKeys('k9').accepted
if (!ours || !theirs) throw new Error('no keys')

/** What the gate says of a shell; undefined where it passes. */
async function said(made: Made, { force = false, lists = testKeys }: { force?: boolean; lists?: KeyLists } = {}) {
  const built = [await readBuiltRelease(await makeBuild(fresh('dist'), made))]
  const gate = gateWith({ shelf: shelfOf(store, lists, built), force, trial: async () => [], warn: () => {} })
  return gate(await proposalOf(store, testKeys, built)).catch((error: GateRefusal) => error)
}

const code = 'self["chunks:%NAME%"]=self.__sri("a.js")'
const spelled = Buffer.from(theirs.publicKey, 'base64').toString('base64url')
/** The same bytes by a last letter whose stray bits say otherwise. */
const stray = theirs.publicKey.replace(/.=$/, last => `${String.fromCharCode(last.charCodeAt(0) + 1)}=`)
const holds = (text: string) => shell({ files: { 'late.js': `x={k:"${text}"}` } })

test.each<[string, Made, RegExp]>([
  [
    'accepts a key that is none of ours',
    shell({ trusts: ['k1', 'k9'], keys: [ours, theirs] }),
    /keys: shell@\w+ accepts k9 \(\w{16}\), which is none of yours\.\n {4}If it is a colleague's key/,
  ],
  [
    'has another key under one of our ids',
    shell({ keys: [{ ...theirs, keyId: 'k1' }] }),
    /accepts k1 \(\w{16}\), which is none of yours: your k1 is \w{16}\./,
  ],
  [
    'has one of our keys under another id',
    shell({ trusts: ['k1', 'k9'], keys: [ours, { ...ours, keyId: 'k9' }] }),
    /accepts k9 \(\w{16}\), which is your k1\./,
  ],
  ['does not say its keys', shell({ keys: [] }), /accepts k1, and does not tell its public key\./],
  [
    'says others than its code holds',
    shell({ files: { 'main.js': code } }),
    /says that it accepts k1, and no script of it/,
  ],
  ['holds a key in another script', holds(theirs.publicKey), /holds the key \w{16} in its scripts and does not say so/],
  ['holds a key without padding', holds(theirs.publicKey.replace('=', '')), /holds the key \w{16} in its scripts/],
  ['holds a key in the letters of addresses', holds(spelled), /holds the key \w{16} in its scripts/],
  ['holds a key with stray bits', holds(stray), /holds the key \w{16} in its scripts/],
])('a shell that %s is refused, and nobody can insist', async (_, made, words) => {
  for (const force of [false, true]) {
    const refusal = await said(made, { force })
    expect(refusal).toBeInstanceOf(GateRefusal)
    expect(refusal).toMatchObject({ passable: false, message: expect.stringMatching(words) })
    expect(String(refusal)).toMatch(/\nA key that is not yours goes out by nothing, --force neither\.$/)
  }
})

test('a shell that accepts just our keys passes, whatever else is long and in base64', async () => {
  const picture = Buffer.from(theirs.publicKey.repeat(40)).toString('base64')
  expect(await said(holds(`${picture}${'BA'.repeat(200)}`))).toBeUndefined()
})

test('a shell with a key that was given up needs somebody who insists; with a stolen one it goes by nothing', async () => {
  const made = shell({ trusts: ['k1', 'k9'], keys: [ours, theirs] })
  const retired = { ...testKeys, known: [theirs, ours] }
  expect(await said(made, { lists: retired })).toMatchObject({ passable: true })
  expect(await said(made, { lists: retired, force: true })).toBe(
    `forced past: keys: ${await nameOf(made)} accepts k9 (${fingerprint(theirs.publicKey)}), which you gave up`,
  )
  const stolen = { ...testKeys, stolen: [theirs] }
  expect(await said(made, { lists: stolen, force: true })).toMatchObject({
    message: expect.stringContaining('which was stolen'),
  })
})

async function nameOf(made: Made): Promise<string> {
  const { manifest } = await readBuiltRelease(await makeBuild(fresh('dist'), made))
  return `shell@${manifest.release}`
}

test('a key that the shell does not count among those that it trusts is told', async () => {
  const { manifest, files } = await readBuiltRelease(await makeBuild(fresh('dist'), shell()))
  const candidate = { manifest: { ...manifest, trusts: [] }, names: [], files }
  const found = shellKeys({ now: [], next: [], coming: [candidate], sheets: [], keys: testKeys })
  expect(found.map(({ what }) => what)).toEqual([
    `shell@${manifest.release} has k1 among its keys and not among those that it trusts`,
  ])
})
