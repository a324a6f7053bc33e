import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { isSigned, pointOf, type SigningKey, signed, signersOfDocument } from './signature.ts'

function keyOf(keyId: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { signing: { keyId, privateKey } satisfies SigningKey, accepted: { keyId, publicKey: pointOf(privateKey) } }
}
const [k1, k2, k3] = [keyOf('k1'), keyOf('k2'), keyOf('k3')]
const document = { serial: 57 }
const made = signed([k1.signing, k2.signing], document)
const [ours] = made.signature.also ?? []
const withAlso = (also: unknown[]) => ({ ...document, signature: { ...made.signature, also } })

test('whoever knows only a further key believes its signature', () => {
  expect(signersOfDocument(made, [k2.accepted])).toEqual(['k2'])
  expect(isSigned({ ...made, serial: 58 } as typeof made, [k2.accepted])).toBe(false)
  expect(isSigned(made, [k3.accepted])).toBe(false)
})

test('a key counts once, however often its signature is repeated', () => {
  const all = [k1.accepted, k2.accepted]
  expect(signersOfDocument(withAlso([ours, ours, made.signature, ours]), all)).toEqual(['k1', 'k2'])
})

test.each([null, 7, 'k2', [], {}, { keyId: 'k2', alg: 'ES512', value: '' }, { keyId: 'k9', alg: 'ES256', value: 'A' }])(
  'a further signature that says %j is passed over, alone and before a right one',
  one => {
    expect(signersOfDocument(withAlso([one]), [k1.accepted, k2.accepted])).toEqual(['k1'])
    expect(signersOfDocument(withAlso([one, ours]), [k2.accepted])).toEqual(['k2'])
  },
)

test('a signature that is one of many thousands is not looked for', () => {
  const strangers = Array.from({ length: 20_000 }, (_, at) => ({ ...made.signature, keyId: `s${at}` }))
  expect(isSigned(withAlso([...strangers, ours]), [k2.accepted])).toBe(false)
  expect(isSigned(withAlso([...strangers, ours]), [k1.accepted])).toBe(true)
})
