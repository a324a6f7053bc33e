import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { withoutFiles } from '@shared/contract/page-config'
import { live, pair, setOf, signed, trust, trustNobody } from '../testing/signed-set.ts'
import { isOlder, remember } from './newest-seen.ts'

const [k1, k2, stranger] = [pair('k1'), pair('k2'), pair('k9')]
const policy = { version: 1, promote: 2, highest: 2 }
const at = (serial: number, log = 'ours') => setOf({ serial, log })
const set = (serial: number, log?: string) => signed(at(serial, log), k1)
/** Of an installation that asks for two keys. */
const approved = (serial: number) => live({ ...at(serial), policy }, k1, k2)

const plantNumber = (serial: number | string, log = 'ours') => localStorage.setItem('newest-config', `${log} ${serial}`)
const plantCopy = (copy: object | string) =>
  localStorage.setItem('newest-set ours', typeof copy === 'string' ? copy : JSON.stringify(copy))

beforeEach(() => trust(k1, k2))
afterEach(() => {
  trustNobody()
  jest.restoreAllMocks()
  localStorage.clear()
})

test('of four logs the newest set is remembered each, and what is older of them is known to be', async () => {
  for (const log of ['a', 'b', 'c', 'd']) remember(set(5, log))
  remember(set(4, 'a')) // what another tab has seen is not lowered
  const older = await Promise.all(['a', 'b', 'e'].map(log => isOlder(set(4, log))))
  expect(older).toEqual([true, true, false])
})

test('forgets the copy of a fifth log with its number', async () => {
  for (const log of ['a', 'b', 'c', 'd', 'e']) remember(set(5, log))
  expect(await isOlder(set(4, 'a'))).toBe(false)
  expect(Object.keys(localStorage).filter(key => key.startsWith('newest-set '))).toHaveLength(4)
})

test('a log whose name holds another in it forgets nothing of that', async () => {
  remember(set(57))
  remember(set(3, 'z 1 ours'))
  expect([await isOlder(set(56)), await isOlder(set(2, 'z 1 ours'))]).toEqual([true, true])
})

test('forgets a number that no signed set has, and opens the set at hand', async () => {
  remember(set(57))
  plantNumber(999_999_999_999_999)
  expect(await isOlder(set(58))).toBe(false)
  remember(set(58))
  expect(localStorage.getItem('newest-config')).toBe('ours 58')
  expect(await isOlder(set(57))).toBe(true)
})

test('refuses an older set under a planted number, since a newer one is signed', async () => {
  remember(set(57))
  plantNumber(999_999_999_999_999)
  expect(await isOlder(set(56))).toBe(true)
})

test('proves an older set by the copy that pages carry, which has a signature of its own', async () => {
  const whole = signed(at(57), k1)
  const thin = { ...signed(withoutFiles(at(57), ['trade']), k1).signature, without: ['trade'] }
  remember({ ...whole, signature: { ...whole.signature, thin } })
  expect(JSON.parse(localStorage.getItem('newest-set ours') ?? '').units.trade.files).toBeUndefined()
  expect(await isOlder(set(56))).toBe(true)
})

test.each([
  ['is missing', ''],
  ['is cut', JSON.stringify(set(99)).slice(0, 400)],
  ['is no live set', signed({ log: 'ours', serial: 99 }, k1)],
  ['was changed', { ...set(57), serial: 99 }],
  ['has no signature of a key that the shell knows', signed(at(99), stranger)],
  ['is of another log', set(99, 'theirs')],
  ['is older itself', set(12)],
])('a copy that %s proves nothing: it is forgotten with the number', async (_, copy) => {
  plantNumber(99)
  plantCopy(copy)
  expect(await isOlder(set(57))).toBe(false)
  expect({ ...localStorage }).toEqual({})
})

test.each([
  ['without a policy', at(99)],
  ['with a policy that asks for one key', { ...at(99), policy: { version: 9, promote: 1, highest: 2 } }],
  [
    'with the policy that two keys signed, and a remote that one of them signed',
    { ...approved(57), serial: 99, units: {} },
  ],
])('where two keys are asked for, a copy %s, signed by one key, proves nothing', async (_, copy) => {
  plantNumber(99)
  plantCopy(live(copy, k1))
  expect(await isOlder(approved(57))).toBe(false)
})

test('where two keys are asked for, a copy that both approved refuses an older set', async () => {
  remember(approved(58))
  expect(await isOlder(approved(57))).toBe(true)
})

test.each(['a'.repeat(200_000), ' '.repeat(100_000), 'ours', '%', '%E0 9', 'ours NaN', 'ours -5', 'ours 1e300'])(
  'reads %.20s as no number',
  async text => {
    localStorage.setItem('newest-config', text)
    expect(await isOlder(set(1))).toBe(false)
    remember(set(1))
    expect(localStorage.getItem('newest-config')).toMatch(/^ours 1( |$)/)
  },
)

test('remembers nothing, and opens every set, where storage is forbidden or full', async () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('forbidden')
    })
  remember(set(58))
  expect(await isOlder(set(57))).toBe(false)
})
