import { expect, test } from '@jest/globals'
import { signedBytes } from '@shared/contract/signed'
import { hashedParts } from '../decisions/approvals.ts'
import { decideSame } from '../decisions/decide.ts'
import { hashOf, standing } from '../decisions/decision.ts'
import type { Draft } from '../decisions/live-set.ts'
import { gateFor } from '../gate/flags.ts'
import { liveConfig } from '../index.ts'
import type { Keys } from '../keys/key-folder.ts'
import { fingerprint } from '../keys/shell-keys.ts'
import { signBytes, signed } from '../keys/signature.ts'
import { nameOf } from '../proposals/proposals.ts'
import { waitingProposals } from '../proposals/waiting.ts'
import { openStore } from '../store/store.ts'
import { all, type Guarded, guarded, k1, k2, k3, plant, trusts } from '../testing/guarded.ts'
import { makeKeys } from '../testing/made-release.ts'
import { ann, at, driverOf, started } from '../testing/started.ts'
import { keysInUse } from '../verify/key-needs.ts'
import { verify } from '../verify/verify.ts'
import { approve, proposePolicy } from './approve.ts'
import { remove } from './remove.ts'

const print = ({ publicKey }: Keys['accepted'][number]) => fingerprint(publicKey)

const liveTrade = async (follow: Guarded['follow']) => (await follow())?.units.trade?.release

test('where two keys are needed, a promote waits until another key approves it, and goes live with both signatures', async () => {
  const { publish, alone, follow, first, approve, store } = await guarded()
  const release = await publish('trade', '2.0.0')
  const { changed, proposal } = await alone.promote(['trade'])
  expect([changed, await liveTrade(follow)]).toEqual([false, first.trade])
  expect((await waitingProposals(store, k2, at)).map(({ id, keys }) => [id, keys])).toEqual([[proposal, ['k1']]])
  const { decision } = await approve(proposal)
  expect(decision).toMatchObject({ action: `promote trade@${release}`, who: 'ann, approved by bob', why: 'a test' })
  expect(await liveTrade(follow)).toBe(release)
  const signers = (await follow())?.approvals?.map(({ signature: { keyId, also } }) => [keyId, also?.length])
  expect(signers).toContainEqual(['k1', 1])
  expect(await waitingProposals(store, k2, at)).toEqual([])
})

test('the key that proposed cannot approve', async () => {
  const { publish, alone, approve } = await guarded()
  await publish('trade', '2.0.0')
  const { proposal } = await alone.promote(['trade'])
  await expect(approve(proposal, k1)).rejects.toThrow(/besides k1; at hand here: k1/)
})

test('of three needed keys the second leaves the proposal waiting, the third decides', async () => {
  const begun = await started(all, { trusts })
  const id = await proposePolicy(begun.store, k1, 3, { ...ann, at })
  expect(await approve(begun.store, k2, { id, who: 'bob', at })).toMatchObject({ decision: undefined, asks: 3 })
  const { decision } = await approve(begun.store, k3, { id, who: 'eve', at })
  const settings = expect.stringMatching(/^[\w+/]{43}=$/)
  const units = ['trade', 'wallet']
  expect(decision?.config.policy).toEqual({ version: 1, promote: 3, highest: 3, units, settings, shares: {} })
})

test('one key goes back to what was live, ends a canary, and can not go anywhere else', async () => {
  const { publish, alone, follow, first, approve } = await guarded()
  const second = await publish('trade', '2.0.0')
  await approve((await alone.promote(['trade'])).proposal)
  expect((await alone.rollback('trade')).to).toBe(first.trade)
  expect(await liveTrade(follow)).toBe(first.trade)
  const third = await publish('trade', '3.0.0')
  await approve((await alone.promote([`trade@${third}`], { percent: 5 })).proposal)
  expect((await follow())?.units.trade?.canary?.release).toBe(third)
  const more = await alone.promote([`trade@${third}`], { percent: 50 })
  expect([more.changed, more.proposal]).toEqual([false, expect.stringMatching(/^[a-f0-9]{12}$/)])
  await alone.rollback('trade')
  expect((await follow())?.units.trade).toMatchObject({ release: first.trade })
  expect((await follow())?.units.trade).not.toHaveProperty('canary')
  const back = await alone.promote([`trade@${second}`])
  expect(back.changed).toBe(false)
})

test('what was live before two keys were needed asks for two as well', async () => {
  const begun = await started(all, { trusts })
  await begun.publish('trade', '2.0.0')
  await begun.promote(['trade'])
  const id = await proposePolicy(begun.store, k1, 2, { ...ann, at })
  await approve(begun.store, k2, { id, who: 'bob', at })
  await expect(driverOf(begun.path, k1).rollback('trade')).rejects.toThrow(/too few stand for: unit trade/)
})

test('others may decide meanwhile about other units; about the same one, the proposal is over', async () => {
  const { publish, alone, follow, approve, first } = await guarded()
  const [trade, wallet] = [await publish('trade', '2.0.0'), await publish('wallet', '2.0.0')]
  const [one, two] = [await alone.promote(['trade']), await alone.promote(['wallet'])]
  await approve(two.proposal)
  await approve(one.proposal)
  expect((await follow())?.units).toMatchObject({ trade: { release: trade }, wallet: { release: wallet } })
  await publish('trade', '3.0.0')
  const late = await alone.promote(['trade'])
  await alone.rollback('trade')
  await expect(approve(late.proposal)).rejects.toMatchObject({ failure: 'overtaken' })
  expect(await liveTrade(follow)).toBe(first.trade)
})

test('a proposal that was decided, changed or is over a day old is refused', async () => {
  const { publish, alone, approve: bob, store } = await guarded()
  await publish('trade', '2.0.0')
  const { proposal: id = '' } = await alone.promote(['trade'])
  const tomorrow = new Date(at.getTime() + 25 * 3_600_000)
  await expect(approve(store, k2, { id, who: 'bob', at: tomorrow })).rejects.toThrow(/over a day old/)
  const { decision } = await bob(id)
  await expect(bob(id)).rejects.toThrow(`is decision ${decision?.serial} already`)
  await publish('trade', '3.0.0')
  const { proposal: other = '' } = await alone.promote(['trade'])
  const key = `proposals/${other}.json`
  const text = Buffer.from((await store.read(key)) ?? []).toString()
  await store.delete(key)
  await store.createIfAbsent(key, Buffer.from(text.replace('"why":"a test"', '"why":"a tent"')))
  await expect(bob(other)).rejects.toThrow(/was changed since it was made/)
})

test('a proposal whose parts are others than it names is refused, though its key signed them', async () => {
  const { publish, alone, approve: bob, store } = await guarded()
  await publish('trade', '2.0.0')
  const { proposal: id = '' } = await alone.promote(['trade'])
  const found = JSON.parse(Buffer.from((await store.read(`proposals/${id}.json`)) ?? []).toString())
  const [key] = k1.held
  if (!key) throw new Error('no key')
  const approval = signed([key], { ...found.approval, parts: { ...found.approval.parts, settings: 'evil' } })
  const bytes = Buffer.from(`${JSON.stringify(signed([key], { ...found, approval }))}\n`)
  const forged = hashOf(bytes).slice(0, 12)
  await store.createIfAbsent(`proposals/${forged}.json`, bytes)
  await expect(bob(forged)).rejects.toThrow(/it says other than it names/)
})

const evil = (live: Draft): Draft => ({ ...live, apiBase: 'https://evil.example' })

test('what one key writes past the tool goes live nowhere: a release, a setting, a canary, an older or no policy', async () => {
  const planted: [string, (live: Draft) => Draft][] = [
    ['a setting', evil],
    [
      'a release',
      live => ({ ...live, units: { ...live.units, trade: { ...live.units.wallet, entry: '/r/x' } as never } }),
    ],
    ['no policy', ({ policy: _, approvals: __, ...live }) => evil(live)],
    ['a lower policy', live => evil({ ...live, policy: { version: 2, promote: 1, highest: 2 } })],
    ['a policy of the same number', live => evil({ ...live, policy: { version: 1, promote: 1, highest: 1 } })],
    ['another log', live => evil({ ...live, log: 'other' })],
  ]
  for (const [what, change] of planted) {
    const here = await guarded()
    const before = await here.follow()
    await plant(here, change)
    expect([what, (await here.follow())?.apiBase, (await here.follow())?.serial]).toEqual([what, '', before?.serial])
    const problems = (await verify(here.store, all, at)).problems
    if (what === 'a setting') expect(problems[0]?.what).toMatch(/was not approved by 2 of our keys: settings/)
  }
})

test('twice the same key, or the same key under two names, is one', async () => {
  const here = await guarded()
  const [key, named] = [k1.held[0], { ...all.accepted[0], keyId: 'k9' }]
  if (!key) throw new Error('no key')
  const doubled = (live: Draft, keyId: string): Draft => {
    const next = evil(live)
    const approval = { log: live.log, parts: Object.fromEntries(hashedParts(next)) }
    const [first, second] = [signBytes(key, signedBytes(approval)), signBytes({ ...key, keyId }, signedBytes(approval))]
    return { ...next, approvals: [{ ...approval, signature: { ...first, also: [second] } }] }
  }
  await plant(here, live => doubled(live, 'k1'))
  expect((await here.follow())?.apiBase).toBe('')
  const other = await guarded()
  await plant(other, live => doubled(live, 'k9'))
  const follow = liveConfig(other.store, [...all.accepted, named as never])
  expect((await follow())?.apiBase).toBe('')
})

test('a gateway that begins anew and was told what was seen believes no older policy, and no other log', async () => {
  const here = await guarded()
  const { log = '', policy } = (await here.follow()) ?? {}
  await plant(here, ({ policy: _, approvals: __, ...live }) => evil(live))
  expect((await liveConfig(here.store, all.accepted)())?.apiBase).toBe('https://evil.example')
  expect((await liveConfig(here.store, all.accepted, { log, policy })())?.apiBase).toBe('')
})

test('a unit is removed by two keys and not by one, others decide meanwhile, and one brings it back', async () => {
  const here = await guarded()
  const { store, publish, alone, follow, approve, first } = here
  await plant(here, ({ units: { trade: _, ...units }, ...live }) => ({ ...live, units }))
  expect(await liveTrade(follow)).toBe(first.trade)
  const removal = () => remove(store, k1, { ...ann, at, unit: 'trade' })
  const [early, wallet] = [await removal(), await publish('wallet', '2.0.0')]
  await approve((await alone.promote(['wallet'])).proposal)
  const { decision } = await approve(early.proposal)
  expect([early.changed, decision?.action]).toEqual([false, `remove trade@${first.trade}`])
  expect(await follow()).toMatchObject({
    units: { wallet: { release: wallet } },
    policy: { version: 2, units: ['wallet'] },
  })
  expect((await follow())?.units).not.toHaveProperty('trade')
  await alone.rollback('trade')
  expect(await liveTrade(follow)).toBe(first.trade)
  const late = await removal()
  await publish('trade', '2.0.0')
  await approve((await alone.promote(['trade'])).proposal)
  await expect(approve(late.proposal)).rejects.toMatchObject({ failure: 'overtaken' })
})

test('a removed remote that one key brings back leaves what waits as it is, and verify tells that one key can take it out', async () => {
  const { store, publish, alone, follow, approve, keys } = await guarded()
  await approve((await remove(store, k1, { ...ann, at, unit: 'trade' })).proposal)
  const wallet = await publish('wallet', '2.0.0')
  const { proposal } = await alone.promote(['wallet'])
  await alone.rollback('trade')
  await approve(proposal)
  expect((await follow())?.units.wallet?.release).toBe(wallet)
  const { remarks } = await keysInUse(store, keys, undefined, at)
  expect(remarks.map(({ what }) => what)).toContain('One key can take out trade.')
})

test('fewer keys from now on asks for as many as before; one alone cannot say so', async () => {
  const { store, follow, approve, alone, publish } = await guarded()
  const id = await proposePolicy(store, k1, 1, { ...ann, at })
  expect((await follow())?.policy?.promote).toBe(2)
  await expect(approve(id, k1)).rejects.toThrow(/besides k1/)
  await approve(id)
  expect((await follow())?.policy).toMatchObject({ version: 2, promote: 1, highest: 2 })
  await publish('trade', '2.0.0')
  expect((await alone.promote(['trade'])).changed).toBe(true)
})

/** A shell with these keys, published by who holds k1. */
const withKeys = (here: Guarded, keys: Keys['accepted']) =>
  here.alone.publish('shell', '2.0.0', { trusts: keys.map(({ keyId }) => keyId), keys })

/** The proposal as the thief of k1 writes it past the tool. @returns its id */
async function forged({ store, text }: Guarded, id: string | undefined, more: object) {
  const [key] = k1.held
  if (!key) throw new Error('no key')
  const bytes = Buffer.from(
    JSON.stringify(signed([key], { ...JSON.parse(await text(`proposals/${id}.json`)), ...more })),
  )
  const named = hashOf(bytes).slice(0, 12)
  await store.createIfAbsent(`proposals/${named}.json`, bytes)
  return named
}

test('a shell with a key that nobody of us knows is never approved, though it calls itself routine', async () => {
  const here = await guarded()
  const { store, alone } = here
  const [first, own, third] = all.accepted
  const [theirs] = makeKeys('k2').accepted
  if (!first || !own || !third || !theirs) throw new Error('no keys')
  const shell = await withKeys(here, [first, theirs, third])
  const { proposal = '' } = await alone.promote(['shell'])
  const [listed] = await waitingProposals(store, k2, at)
  expect(listed?.proposal.action).toBe(`keys change by shell@${shell}: adds k2, gives up k2`)
  expect(listed?.shellKeys).toEqual([
    `shell@${shell} accepts k2 (${print(theirs)}), which is none of yours: your k2 is ${print(own)}`,
  ])
  await expect(here.approve(proposal)).rejects.toThrow('This changes which keys phones believe: it adds k2.')
  const gate = gateFor(store, k2, { force: true, 'no-trial': true, why: 'x' })
  const told = { id: proposal, who: 'bob', at, keys: [print(theirs)], gate }
  await expect(approve(store, k2, told)).rejects.toThrow(
    'A key that is not yours goes out by nothing, --force neither.',
  )
  const targets = [{ unit: 'shell', release: shell }]
  for (const what of [
    { kind: 'promote', targets },
    { kind: 'keys', targets, add: [], drop: [] },
    { kind: 'keys', targets, add: [own], drop: [own] },
  ]) {
    const action = what.kind === 'keys' ? nameOf(what as never) : `promote shell@${shell}`
    const id = await forged(here, proposal, { what, action })
    await expect(approve(store, k2, { ...told, id })).rejects.toThrow(
      `would do another thing: keys change by shell@${shell}: adds k2, gives up k2`,
    )
  }
  expect((await here.follow())?.shell.release).toBe(here.first.shell)
})

test('a change of keys is proposed by its own name, and approved only by who types the fingerprint', async () => {
  const here = await guarded()
  const { store, alone, publish } = here
  const smaller = await withKeys(here, all.accepted.slice(0, 2))
  const less = await alone.promote([`shell@${smaller}`])
  expect((await here.approve(less.proposal)).decision?.action).toBe(`keys change by shell@${smaller}: gives up k3`)
  const trade = await publish('trade', '2.0.0')
  const shell = await alone.publish('shell', '3.0.0', { trusts, keys: all.accepted })
  const { proposal: id = '' } = await alone.promote(['shell', 'trade'])
  const third = all.accepted[2]
  if (!third) throw new Error('no key')
  const told = print(third)
  const answer = (keys?: string[]) => approve(store, k2, { id, who: 'bob', at, keys })
  const asked = 'it adds k3. Ask who holds k3 for its fingerprint (pnpm release keys list), then: pnpm release approve'
  await expect(answer()).rejects.toThrow(asked)
  for (const wrong of [told.slice(0, 15), `${told}0`, print(all.accepted[1] ?? third), ''])
    await expect(answer([wrong])).rejects.toThrow('What was typed is not the fingerprint of k3.')
  const typed = ` ${told.slice(0, 4)}:${told.slice(4, 8)} ${told.slice(8).toUpperCase()}`
  const { decision } = await answer([typed])
  expect(decision?.action).toBe(`keys change by shell@${shell}: adds k3; promote trade@${trade}`)
  expect((await here.follow())?.shell.trusts).toEqual(trusts)
})

test('where the live shell was damaged in the store, each key of the next one counts as new', async () => {
  const here = await guarded()
  await here.store.delete(`releases/shell/${here.first.shell}/release.json`)
  const shell = await withKeys(here, all.accepted)
  const { proposal } = await here.alone.promote(['shell'])
  const [listed] = await waitingProposals(here.store, k2, at)
  expect(listed?.proposal.action).toBe(`keys change by shell@${shell}: adds k1 and k2 and k3`)
  await expect(here.approve(proposal)).rejects.toThrow('it adds k1 and k2 and k3.')
})

test('a shell with the same keys is an ordinary promotion', async () => {
  const here = await guarded()
  const shell = await withKeys(here, all.accepted)
  const { proposal } = await here.alone.promote(['shell'])
  expect((await here.approve(proposal)).decision?.action).toBe(`promote shell@${shell}`)
})

test('a key that approved what is live can be dropped once others approved that anew', async () => {
  const { store, follow, path } = await guarded()
  const left = { ...k2, accepted: all.accepted.slice(1) }
  const deciding = async () => {
    const { live, ...base } = await standing(store, all.accepted)
    return live && decideSame(store, left, { ...base, live }, 'keys sign', { ...ann, at })
  }
  await expect(deciding()).rejects.toThrow(/needs 2 keys, and too few stand for: settings/)
  const id = await proposePolicy(store, k2, 2, { ...ann, at })
  await approve(store, k3, { id, who: 'eve', at })
  await deciding()
  expect(await liveConfig(openStore(`file:${path}`), left.accepted)()).toEqual(await follow())
})
