import { expect, test } from '@jest/globals'
import { makeKeys } from '../testing/made-release.ts'
import { fingerprint, inWords, keyChange, keysOfShell, namedKeys, strangeKeys } from './shell-keys.ts'

const all = makeKeys('k1', 'k2', 'k3', 'k4')
const [k1, k2, k3, k4] = all.accepted as [AcceptedKey, AcceptedKey, AcceptedKey, AcceptedKey]
type AcceptedKey = (typeof all.accepted)[number]
/** k1 was given up, k2 is in use, k3 was stolen; k4 is somebody else's. */
const lists = { accepted: [k2], known: [k1, k2], stolen: [k3] }
const as = (keyId: string, { publicKey }: AcceptedKey) => ({ keyId, publicKey })
const print = ({ publicKey }: AcceptedKey) => fingerprint(publicKey)

const judged = (...keys: AcceptedKey[]) => keysOfShell({ trusts: keys.map(({ keyId }) => keyId), keys }, lists)

test.each([
  ['ours', k2, 'accepted', `k2 (${print(k2)})`],
  ['ours until it was given up', k1, 'retired', `k1 (${print(k1)}), which you gave up`],
  ['stolen', k3, 'stolen', `k3 (${print(k3)}), which was stolen`],
  ['stolen, under the id of ours', as('k2', k3), 'stolen', `k2 (${print(k3)}), which was stolen`],
  ['ours, under another id', as('k7', k2), 'renamed', `k7 (${print(k2)}), which is your k2`],
  ['of nobody', k4, 'foreign', `k4 (${print(k4)}), which is none of yours`],
  [
    'of nobody, under the id of ours',
    as('k2', k4),
    'foreign',
    `k2 (${print(k4)}), which is none of yours: your k2 is ${print(k2)}`,
  ],
])('tells a key that is %s by its public half', (_, key, is, words) => {
  const [found] = judged(key)
  expect([found?.is, found && inWords(found)]).toEqual([is, words])
})

test('tells an id without a public key as one that nobody can judge', () => {
  const found = keysOfShell({ trusts: ['k1', 'k2'], keys: [k2] }, lists)
  expect(found.map(inWords)).toEqual([`k2 (${print(k2)})`, 'k1, and does not tell its public key'])
  expect(keysOfShell({ trusts: ['k2'] }, lists).map(({ is }) => is)).toEqual(['untold'])
})

test('calls strange what nobody of the installation may hold', () => {
  const found = judged(k1, k2, k3, k4, as('k7', k2))
  expect(strangeKeys(found).map(({ keyId }) => keyId)).toEqual(['k3', 'k4', 'k7'])
})

test.each([
  ['says nothing of the same keys in another order', [k2, k1], undefined],
  ['adds a key', [k1, k2, k3], { add: [k3], drop: [] }],
  ['gives a key up', [k1], { add: [], drop: [k2] }],
  ['puts another key under the same id', [k1, as('k2', k3)], { add: [as('k2', k3)], drop: [k2] }],
  ['puts the same key under another id', [k1, as('k7', k2)], { add: [as('k7', k2)], drop: [k2] }],
  [
    'compares ids where one of them tells no more',
    [{ keyId: 'k1' }, { keyId: 'k3' }],
    { add: [{ keyId: 'k3' }], drop: [k2] },
  ],
])('a change of keys %s', (_, after, change) => {
  expect(keyChange([k1, k2], after)).toEqual(change)
})

test('a key that is not among the trusted ids is told all the same', () =>
  expect(namedKeys({ trusts: ['k1'], keys: [k1, k2] })).toEqual([k1, k2]))

test('a fingerprint is 16 digits of the hash of the point', () => expect(print(k1)).toMatch(/^[a-f0-9]{16}$/))
