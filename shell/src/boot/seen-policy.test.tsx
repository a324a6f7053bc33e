import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Policy } from '@shared/contract/approval'
import { approvalOf, live, pair, setOf, signed, type TestKey, trust, trustNobody } from '../testing/signed-set.ts'
import { remember } from './newest-seen.ts'
import { isApprovedHere } from './seen-policy.ts'

const [k1, k2] = [pair('k1'), pair('k2')]
const policy = { version: 1, promote: 2, highest: 2 }
const lowered = { version: 2, promote: 1, highest: 2 }

type Going = { log?: string; serial?: number; policy?: Policy; apiBase?: string }
const set = (going: Going = {}, ...keys: TestKey[]) => {
  const made = setOf(going)
  return signed({ ...made, approvals: keys.length > 0 ? [approvalOf(made, keys)] : [] }, k1)
}
const hint = () => localStorage.getItem('newest-policy')

beforeEach(() => trust(k1, k2))
afterEach(() => {
  trustNobody()
  localStorage.clear()
})

test('a phone that has seen two keys asked for believes fewer only where two agreed, and nothing older', async () => {
  const lower = { policy: lowered, apiBase: 'https://evil.example' }
  expect(await isApprovedHere(set(lower))).toBe(true) // who never saw anything else
  remember(set({ policy }, k1, k2))
  expect(await isApprovedHere(set(lower))).toBe(false)
  expect(await isApprovedHere(set(lower, k1))).toBe(false)
  expect(await isApprovedHere(set(lower, k1, k2))).toBe(true)
  expect(await isApprovedHere(set())).toBe(false)
  expect(await isApprovedHere(set({ policy: { ...policy, promote: 1 } }))).toBe(false)
  remember(set({ ...lower, serial: 58 }, k1, k2))
  expect(await isApprovedHere(set({ policy }, k1, k2))).toBe(false)
})

test('another log asks for no fewer keys than this phone ever saw asked for', async () => {
  remember(set({ policy }, k1, k2))
  const there = { log: 'theirs', policy }
  expect(await isApprovedHere(set(there, k1, k2))).toBe(true)
  expect(await isApprovedHere(set(there, k1))).toBe(false)
  expect(await isApprovedHere(set({ log: 'theirs' }))).toBe(false)
  expect(await isApprovedHere(set({ log: 'theirs', policy: { version: 9, promote: 1, highest: 1 } }, k1))).toBe(false)
})

test.each([
  ['of this log', 'ours 999999999999999 9'],
  ['of another log', 'theirs 1 9'],
  ['of the same version', 'ours 1 9'],
])('forgets a planted policy %s, and believes the set at hand', async (_, planted) => {
  const good = set({ policy }, k1, k2)
  remember(good)
  localStorage.setItem('newest-policy', planted)
  expect(await isApprovedHere(good)).toBe(true)
  expect(hint()).toBeNull()
})

test('forgets a planted policy where one key is enough', async () => {
  remember(set())
  localStorage.setItem('newest-policy', 'ours 999999999999999 9')
  expect(await isApprovedHere(set({ serial: 58 }))).toBe(true)
})

test('a planted policy hides none that was signed: fewer keys than that one asks for are refused', async () => {
  remember(set({ policy }, k1, k2))
  localStorage.setItem('newest-policy', 'ours 999999999999999 9')
  expect(await isApprovedHere(set({ policy: lowered }, k1))).toBe(false)
  expect(await isApprovedHere(set())).toBe(false)
  expect(hint()).toBe('ours 999999999999999 9')
})

test('a copy with a newer policy that the owner of one key planted refuses no set that two keys signed', async () => {
  const good = set({ policy }, k1, k2)
  localStorage.setItem('newest-policy', 'ours 9 1')
  localStorage.setItem('newest-set ours', JSON.stringify(live(setOf({ policy: { ...lowered, version: 9 } }), k1)))
  expect(await isApprovedHere(good)).toBe(true)
})

test('a set that arrives late does not lower the policy that another tab has seen', async () => {
  remember(set({ serial: 58, policy: { ...policy, version: 2 } }, k1, k2))
  remember(set({ serial: 57, policy }, k1, k2))
  expect(hint()).toBe('ours 2 2')
})

test.each(['ours', 'ours 1', 'ours x 2', 'ours 1 NaN', 'ours 0 2', ' '.repeat(100_000)])(
  'reads %.20s as no policy',
  async text => {
    localStorage.setItem('newest-policy', text)
    expect(await isApprovedHere(set())).toBe(true)
  },
)
