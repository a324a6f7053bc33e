import { createHash, sign } from 'node:crypto'
import { expect, jest, test } from '@jest/globals'
import { type Approval, type ApprovalPolicy, partsOf } from '@shared/contract/approval'
import type { PageConfig } from '@shared/contract/page-config'
import { signedBytes } from '@shared/contract/signed'
import { approvalOf as approvalBy, pair, publicOf } from '../testing/signed-set.ts'
import { isApproved } from './approved.ts'

const [k1, k2] = [pair('k1'), pair('k2')]
const trusted = [k1, k2].map(publicOf)

const entry = (release: string, more: object = {}) => ({ release, manifest: `of ${release}`, serial: 1, ...more })
const policy = { version: 1, promote: 2, highest: 2 }

/** A live set as far as approvals look at it. */
const setOf = (more: object = {}): PageConfig =>
  ({
    log: 'ours',
    apiBase: '',
    shell: entry('s1'),
    units: { trade: entry('t1', { files: { a: 'h' } }) },
    policy,
    ...more,
  }) as never

const approvalOf = (set: PageConfig, keys = [k1, k2], log = 'ours') => approvalBy(set, keys, log)
const believed = (set: PageConfig, ...approvals: Approval[]) => isApproved({ ...set, approvals }, undefined, trusted)

test('a set for which two keys stand is believed, by the browser and by the library, and as one key goes back', async () => {
  const [before, after] = [setOf(), setOf({ units: { trade: entry('t2') } })]
  const back = setOf({ units: { trade: entry('t1', { files: { a: 'h' }, serial: 7, forced: true }) } })
  expect(await believed(before, approvalOf(before))).toBe(true)
  expect(await believed(after, approvalOf(before))).toBe(false)
  expect(await believed(after, approvalOf(after), approvalOf(before))).toBe(true)
  expect(await believed(back, approvalOf(after), approvalOf(before))).toBe(true)
  jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue({} as Crypto) // as on plain http
  expect(await believed(before, approvalOf(before))).toBe(true)
  expect(await believed(after, approvalOf(before))).toBe(false)
})

test('one of two, twice the same, one key under two names, and what was approved for another log are refused', async () => {
  const set = setOf()
  const twin = { ...k1, keyId: 'k9' }
  expect(await believed(set)).toBe(false)
  expect(await believed(set, approvalOf(set, [k1]))).toBe(false)
  expect(await believed(set, approvalOf(set, [k1]), approvalOf(set, [k2]))).toBe(false)
  expect(await believed(set, approvalOf(set, [k1, k1]))).toBe(false)
  const named = [...trusted, { ...publicOf(k1), keyId: 'k9' }]
  expect(await isApproved({ ...set, approvals: [approvalOf(set, [k1, twin])] }, undefined, named)).toBe(false)
  expect(await believed(set, approvalOf(set, [k1, k2], 'theirs'))).toBe(false)
})

test('reads no signature of a set with far more approvals than parts, and believes none such', async () => {
  const set = setOf()
  let read = 0
  const { signature, ...said } = approvalOf(set)
  const counted = Object.defineProperty({ ...said } as Approval, 'signature', {
    get() {
      read += 1
      return signature
    },
    enumerable: true,
  })
  const junk = Array.from({ length: 256 }, () => counted)
  expect([await believed(set, ...junk), read]).toEqual([false, 0])
  expect(await believed(set, ...junk.slice(0, partsOf(set).length))).toBe(true)
  expect(read).toBeGreaterThan(0)
})

test('whatever is changed of what was approved is refused: settings, code, files, a fallback, a canary, names', async () => {
  const set = setOf()
  const trade = entry('t1', { files: { a: 'h' } })
  const changed = [
    { apiBase: 'https://evil.example' },
    { unheard: 1 },
    { shell: entry('s1', { entry: '/evil.js' }) },
    { units: { trade: { ...trade, files: { a: 'evil' } } } },
    { units: { trade: { ...trade, previous: { release: 'evil', manifest: 'evil', serial: 1 } } } },
    { units: { trade: { ...trade, canary: entry('evil', { percent: 1 }) } } },
    { shell: entry('evil'), units: { trade, shell: set.shell } },
    { units: { trade, 'trade canary': entry('evil') } },
    { policy: { ...policy, promote: 3, highest: 3 } },
  ]
  for (const more of changed)
    expect([more, await believed({ ...set, ...more } as PageConfig, approvalOf(set))]).toEqual([more, false])
  const thin = { ...set, units: { trade: entry('t1') } } as never // as the page leaves files out
  expect(await believed(thin, approvalOf(set))).toBe(true)
})

test('with a policy that names settings and shares, nothing else that two keys approved is believed', async () => {
  const canary = (percent: number) => ({ trade: entry('t1', { canary: entry('c1', { percent }) }) })
  const [older, now] = [setOf({ units: canary(50), apiBase: 'https://old.example' }), setOf({ units: canary(5) })]
  const text = new Map(partsOf(now)).get('settings') ?? ''
  const settings = createHash('sha256').update(text).digest('base64')
  const set = { ...now, policy: { ...policy, version: 2, settings, shares: { trade: 5 } } }
  const approvals = [older, now, set].map(one => approvalOf(one))
  const { apiBase, units } = older
  const unnamed = { ...set, policy: { ...set.policy, shares: {} } }
  const cases: [string, boolean, PageConfig, Approval?][] = [
    ['as it is', true, set],
    ['without the canary', true, { ...set, units: { trade: entry('t1') } } as never],
    ['older settings', false, { ...set, apiBase }],
    ['an older share', false, { ...set, units }],
    ['a share that is not named', false, unnamed, approvalOf({ ...unnamed, units: {} })],
  ]
  for (const [what, is, one, more] of cases)
    expect([what, await believed(one, ...approvals, ...(more ? [more] : []))]).toEqual([what, is])
  expect(await believed(older, ...approvals)).toBe(true) // by who knows no newer policy
})

test('another policy of the number that the page runs by is refused, as far as that one is known', async () => {
  const running = { ...policy, units: ['trade'] }
  const [same, other] = [setOf({ policy: running }), setOf({ policy: { ...running, units: [] } })]
  const isBelieved = (set: PageConfig, known: ApprovalPolicy) =>
    isApproved({ ...set, approvals: [approvalOf(set)] }, known, trusted)
  expect(await isBelieved(same, running)).toBe(true)
  expect(await isBelieved(other, running)).toBe(false)
  expect(await isBelieved(other, { version: 1, promote: 2 })).toBe(true)
})

test('no key alone leaves out a remote that the policy asks for; two that say so in the policy do', async () => {
  const named = setOf({ policy: { ...policy, units: ['trade'] } })
  const without = { ...named, units: {} }
  expect(await believed(named, approvalOf(named))).toBe(true)
  expect(await believed(without, approvalOf(named))).toBe(false)
  const next = setOf({ units: {}, policy: { ...policy, version: 2, units: [] } })
  expect(await believed(next, approvalOf(named))).toBe(false)
  expect(await believed(next, approvalOf(next), approvalOf(named))).toBe(true)
})

test('a document of another kind is no approval, though two keys signed the parts in it', async () => {
  const set = setOf()
  const parts = approvalOf(set).parts
  const said = { log: 'ours', parts, serial: 7 }
  const [first, second] = [k1, k2].map(({ keyId, privateKey }) => {
    const value = sign('sha256', signedBytes(said), { key: privateKey, dsaEncoding: 'ieee-p1363' })
    return { keyId, alg: 'ES256' as const, value: value.toString('base64') }
  })
  if (!first) throw new Error('no key')
  expect(await believed(set, { ...said, signature: { ...first, also: [second] } } as Approval)).toBe(false)
})
