/** Proposals in a store that somebody else can write to, who holds one of the keys. */
import { expect, test } from '@jest/globals'
import { signedBytes } from '@shared/contract/signed'
import { approveCommand } from '../commands/approve.ts'
import { hashedParts } from '../decisions/approvals.ts'
import { hashOf } from '../decisions/decision.ts'
import { type Draft, unnumbered } from '../decisions/live-set.ts'
import { liveConfig } from '../index.ts'
import type { Keys } from '../keys/key-folder.ts'
import { type SigningKey, signBytes, signed } from '../keys/signature.ts'
import { approve, proposePolicy } from '../operations/approve.ts'
import { entryKey } from '../store/layout.ts'
import { openStore, type Store } from '../store/store.ts'
import { makeKeys, platform } from '../testing/made-release.ts'
import { ann, at, driverOf, started } from '../testing/started.ts'
import { waitingProposals } from './waiting.ts'

const all = makeKeys('k1', 'k2', 'k3')

type Holder = Keys & { own: SigningKey }
function holderOf(keyId: string): Holder {
  const own = all.signing([keyId])
  return { ...all, held: [own], signing: () => own, own }
}
const [k1, k2, k3] = [holderOf('k1'), holderOf('k2'), holderOf('k3')]

/** Shell, trade and wallet are live, and so many keys are needed from then on. */
async function guarded(promote = 2) {
  const begun = await started(all, { trusts: ['k1', 'k2', 'k3'] })
  const id = await proposePolicy(begun.store, k1, promote, { ...ann, at })
  for (const keys of [k2, k3].slice(0, promote - 1)) await approve(begun.store, keys, { id, who: 'bob', at })
  const live = liveConfig(begun.store, all.accepted)
  return { ...begun, alone: driverOf(begun.path, k1), live }
}

type Guarded = Awaited<ReturnType<typeof guarded>>

/** The proposal as its maker signs it once more, otherwise than the tool would. @returns its id */
async function forged({ store, text }: Guarded, id: string | undefined, more: object): Promise<string> {
  const bytes = Buffer.from(
    JSON.stringify(signed([k1.own], { ...JSON.parse(await text(`proposals/${id}.json`)), ...more })),
  )
  await store.createIfAbsent(`proposals/${hashOf(bytes).slice(0, 12)}.json`, bytes)
  return hashOf(bytes).slice(0, 12)
}

test('a proposal that is called otherwise than what it does waits for nobody, and nobody can approve it', async () => {
  const here = await guarded()
  await here.publish('wallet', '6.6.6')
  const { proposal } = await here.alone.promote(['wallet'])
  const { action: named } = JSON.parse(await here.text(`proposals/${proposal}.json`))
  const others = [`promote trade@${here.first.trade}`, 'keys policy --promote 2', '']
  const more = ['to 5% of the phones', 'the gate was asked', '']
  for (const action of [...others, ...more.map(words => `${named} (${words})`)]) {
    const id = await forged(here, proposal, { action })
    expect((await waitingProposals(here.store, k2, at)).map(one => one.id)).toEqual([proposal])
    await expect(approve(here.store, k2, { id, who: 'bob', at })).rejects.toThrow(/changed since it was made/)
  }
})

test.each<[string, object]>([
  ['a setting that this version does not know', { newSetting: true }],
  ['another log', { log: 'theirs' }],
])('nobody approves settings with %s beside those that are told', async (_, hidden) => {
  const here = await guarded()
  const wanted = { ...platform, environment: 'other' }
  const { proposal } = await here.alone.promote([], { platform: wanted })
  const set = await here.live()
  if (!set) throw new Error('nothing is live')
  const next = { ...unnumbered(set), ...wanted, ...hidden }
  const parts = Object.fromEntries(hashedParts(next).filter(([name]) => 'log' in hidden || name === 'settings'))
  const approval = signed([k1.own], { log: next.log, parts })
  const what = { kind: 'promote', targets: [], platform: { ...wanted, ...hidden } }
  const id = await forged(here, proposal, { what, approval })
  await expect(approve(here.store, k2, { id, who: 'bob', at })).rejects.toThrow('it says other than it names')
  const { decision } = await approve(here.store, k2, { id: proposal ?? '', who: 'bob', at })
  expect([decision?.config.environment, decision?.config.log]).toEqual(['other', set.log])
})

/** What `approve` without a proposal says to whoever holds the second key. */
async function listed(store: Store): Promise<string> {
  const desk = { store: () => store, keys: async () => k2, keysFolder: () => '', reports: () => undefined }
  return (await approveCommand.run(desk, [], {})).text
}

test('whoever is to approve sees which settings would be others, and no line that the proposer made up', async () => {
  const here = await guarded()
  const { alone, store } = here
  const now = { at: new Date(), who: 'ann\nDecision 9: all is well', why: '\u202eevil\u001b[2J' }
  await alone.promote([], { ...now, platform: { ...platform, apiBase: 'https://evil.example' } })
  const lines = (await listed(store)).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^Proposal \w+ waits: promote settings \( evil \[2J\), by ann Decision 9: all is well at /),
    '  apiBase: "https://evil.example"',
  ])
})

test('a proposal that sends out again what was taken back says so, and is not approved where it does not', async () => {
  const { store, alone, publish, first } = await guarded()
  const release = await publish('trade', '2.0.0')
  const { proposal = '' } = await alone.promote(['trade'])
  await approve(store, k2, { id: proposal, who: 'bob', at })
  await alone.rollback('trade', { at: new Date(), why: 'orders fail' })
  const mark = `trade@${release} was taken back by decision 4, ann: orders fail.`
  const silent = await alone.promote([`trade@${release}`], { at: new Date() })
  await expect(approve(store, k2, { id: silent.proposal ?? '', who: 'bob' })).rejects.toThrow(
    `${mark} Proposal ${silent.proposal} does not say so. Nothing was done.`,
  )
  await expect(alone.promote(['trade'], { again: false })).rejects.toThrow(mark)
  const { proposal: id = '' } = await alone.promote([`trade@${release}`], { again: true, at: new Date() })
  expect((await listed(store)).split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^Proposal ${id} waits: promote trade@${release} again \\(a test\\)`),
      `  ${mark}`,
    ]),
  )
  const { decision } = await approve(store, k2, { id, who: 'bob' })
  expect([decision?.action, decision?.config.units.trade?.release]).toEqual([`promote trade@${release} again`, release])
  expect(first.trade).not.toBe(release)
})

/** A document of the live set's form, with parts beside: what a tool that carries unknown fields on has signed with k2. */
async function otherDocument(store: Store, next: Draft) {
  const live = await liveConfig(store, all.accepted)()
  const document = { ...live, parts: Object.fromEntries(hashedParts(next)), log: next.log, signature: undefined }
  const [first, second] = [k1, k2].map(({ own }) => signBytes(own, signedBytes(document)))
  return { ...document, signature: { ...first, also: [second] } }
}

test('what two keys signed as something else is no approval, whatever parts it names', async () => {
  const { store, live } = await guarded()
  const now = await live()
  if (!now) throw new Error('nothing is live')
  const evil = { ...unnumbered(now), apiBase: 'https://evil.example' }
  const approvals = [await otherDocument(store, evil)] as never
  const config = signed([k1.own], { ...evil, approvals, serial: 3 })
  const said = { at: at.toISOString(), who: 'mallory', why: '', action: 'planted' }
  const before = hashOf((await store.read(entryKey('decisions', 2))) ?? Buffer.of())
  const made = signed([k1.own], { serial: 3, previousHash: before, ...said, config })
  await store.createIfAbsent(entryKey('decisions', 3), Buffer.from(JSON.stringify(made)))
  expect((await live())?.apiBase).toBe('')
})

test('what somebody put into the place of a signature keeps nobody from signing', async () => {
  const { store, publish, alone } = await guarded(3)
  const release = await publish('trade', '2.0.0')
  const { proposal: id = '' } = await alone.promote(['trade'])
  for (const keyId of ['k2', 'k3']) await store.createIfAbsent(`proposals/${id}/${keyId}.json`, Buffer.from('{}'))
  await approve(store, k2, { id, who: 'bob', at })
  const { decision } = await approve(store, k3, { id, who: 'eve', at })
  expect(decision?.config.units.trade?.release).toBe(release)
})

test('a storage that fails once the decision is made does not make it undone in words', async () => {
  const { store, path, publish, alone } = await guarded()
  await publish('trade', '2.0.0')
  const { proposal: id = '' } = await alone.promote(['trade'])
  const createIfAbsent: Store['createIfAbsent'] = (key, bytes) =>
    key.endsWith('decided.json') ? Promise.reject(new Error('no space left')) : store.createIfAbsent(key, bytes)
  const full = { ...openStore(`file:${path}`), createIfAbsent }
  expect((await approve(full, k2, { id, who: 'bob', at })).decision?.serial).toBe(3)
  await expect(approve(store, k3, { id, who: 'eve', at })).rejects.toMatchObject({ failure: 'overtaken' })
})
