import { generateKeyPairSync, sign } from 'node:crypto'
import { afterEach, expect, jest, test } from '@jest/globals'
import { type AcceptedKey, signedBytes } from '@shared/contract/signed'
import { isTrusted, isTrustedPage } from './verify.ts'
import { byLibrary } from './verify-by-library.ts'

const made = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const point = made.publicKey.export({ format: 'der', type: 'spki' }).subarray(26)
const keys: AcceptedKey[] = [{ keyId: 'k1', publicKey: point.toString('base64') }]

/** Signed by Node: another implementation than the two under test. */
function signed<T extends object>(document: T, keyId = 'k1') {
  const value = sign('sha256', signedBytes(document), { key: made.privateKey, dsaEncoding: 'ieee-p1363' })
  return { ...document, signature: { keyId, alg: 'ES256', value: value.toString('base64') } }
}

afterEach(() => void jest.restoreAllMocks())

const withoutSubtle = () => jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never)

for (const [where, prepare] of [
  ['by the browser', () => {}],
  ['by the library, on plain http', withoutSubtle],
] as const)
  test(`a document signed by a trusted key is believed, one with a changed, added or reordered part as it deserves, ${where}`, async () => {
    prepare()
    const document = signed({ serial: 57, units: { trade: { release: '9ab27e' } }, text: 'ไทย 繁體 "\\\n' })
    expect(await isTrusted(document, keys)).toBe(true)
    expect(await isTrusted(Object.fromEntries(Object.entries(document).reverse()), keys)).toBe(true)
    expect(await isTrusted({ ...document, serial: 58 }, keys)).toBe(false)
    expect(await isTrusted({ ...document, later: 1 }, keys)).toBe(false)
    expect(await isTrusted({ ...document, units: {} }, keys)).toBe(false)
  })

test('what a newer tool signed is believed with all that we do not know of it', async () => {
  expect(await isTrusted(signed({ serial: 57, unheard: { of: [1, 2.5, null, true] } }), keys)).toBe(true)
})

test("a signature by a key that this shell was not built with, or under another one's name, is not believed", async () => {
  expect(await isTrusted(signed({ serial: 57 }, 'k2'), keys)).toBe(false)
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'der', type: 'spki' })
  const stranger = [{ keyId: 'k1', publicKey: other.subarray(26).toString('base64') }]
  expect(await isTrusted(signed({ serial: 57 }), stranger)).toBe(false)
  expect(await isTrusted({ serial: 57, signature: 'rubbish' }, keys)).toBe(false)
})

/** As a second key's owner makes them, by Node. */
const second = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const secondKey: AcceptedKey = {
  keyId: 'k2',
  publicKey: second.publicKey.export({ format: 'der', type: 'spki' }).subarray(26).toString('base64'),
}
const document = { serial: 57, units: { trade: { release: '9ab27e' } } }
const signatureOf = (by: typeof made, keyId: string, text: object = document) => {
  const value = sign('sha256', signedBytes(text), { key: by.privateKey, dsaEncoding: 'ieee-p1363' })
  return { keyId, alg: 'ES256', value: value.toString('base64') }
}
const [ours, theirs] = [signatureOf(second, 'k2'), signatureOf(made, 'k1')]
const withAlso = (also: unknown, first: object = theirs) => ({ ...document, signature: { ...first, also } })

for (const [where, prepare] of [
  ['by the browser', () => {}],
  ['by the library, on plain http', withoutSubtle],
] as const)
  test(`a signature that stands in "also" alone is believed, and covers the same bytes, ${where}`, async () => {
    prepare()
    expect(await isTrusted(withAlso([ours]), [secondKey])).toBe(true)
    expect(await isTrusted({ ...withAlso([ours]), serial: 58 }, [secondKey])).toBe(false)
    expect(await isTrusted(withAlso([signatureOf(second, 'k2', { serial: 58 })]), [secondKey])).toBe(false)
    expect(await isTrusted(withAlso([{ ...theirs, keyId: 'k2' }]), [secondKey])).toBe(false)
    expect(await isTrusted(withAlso([]), [secondKey])).toBe(false)
  })

const malformed = [
  null,
  7,
  'k2',
  [],
  {},
  { ...ours, alg: 'ES512' },
  { ...ours, value: 'rubbish' },
  { ...ours, value: undefined },
]

test('further signatures of unknown keys and of forms that are not known are passed over', async () => {
  expect(await isTrusted(withAlso([{ ...ours, keyId: 'k9' }, ours]), [secondKey])).toBe(true)
  for (const one of malformed) {
    expect(await isTrusted(withAlso([one, ours]), [secondKey])).toBe(true)
    expect(await isTrusted(withAlso([one]), [secondKey])).toBe(false)
    expect(await isTrusted(withAlso([one]), keys)).toBe(true)
  }
  expect(await isTrusted(withAlso({ 0: ours }), [secondKey])).toBe(false)
})

test('of one key the first signature counts: a right one after a wrong one makes it no better', async () => {
  const wrong = { ...ours, value: theirs.value }
  expect(await isTrusted(withAlso([wrong, ours]), [secondKey])).toBe(false)
  expect(await isTrusted(withAlso([ours, wrong, ours]), [secondKey])).toBe(true)
})

test('more further signatures than keys are ever in use are not read to their end', async () => {
  const strangers = (count: number) => Array.from({ length: count }, (_, at) => ({ ...ours, keyId: `s${at}` }))
  expect(await isTrusted(withAlso([...strangers(7), ours]), [secondKey])).toBe(true)
  expect(await isTrusted(withAlso([...strangers(8), ours]), [secondKey])).toBe(false)
  const verify = jest.spyOn(globalThis.crypto.subtle, 'verify')
  expect(
    await isTrusted(withAlso(Array.from({ length: 50_000 }, () => ours)), [
      { ...secondKey, publicKey: keys[0]?.publicKey ?? '' },
    ]),
  ).toBe(false)
  expect(verify).toHaveBeenCalledTimes(1)
})

test('only development runs without a signature', async () => {
  const before = process.env.NODE_ENV
  expect(await isTrusted({ serial: 57 }, keys)).toBe(true)
  process.env.NODE_ENV = 'production'
  expect(await isTrusted({ serial: 57 }, keys)).toBe(false)
  process.env.NODE_ENV = before
})

test('the library takes signatures of both halves of the curve, as browsers do', async () => {
  const data = signedBytes({ serial: 57 })
  const tries = Array.from({ length: 8 }, () =>
    sign('sha256', data, { key: made.privateKey, dsaEncoding: 'ieee-p1363' }),
  )
  for (const value of tries) expect(await byLibrary(new Uint8Array(point), new Uint8Array(value), data)).toBe(true)
})

test('a page that leaves something out is believed by the signature of what is left, and by no other', async () => {
  const whole = signed({ serial: 57, units: { trade: { release: '9ab27e', files: { a: 'b' } } } })
  const left = { serial: 57, units: { trade: { release: '9ab27e' } } }
  const page = { ...left, signature: { ...whole.signature, thin: { ...signed(left).signature, without: ['trade'] } } }
  const believed = (document: object) => isTrustedPage(document, keys)
  expect(await believed(page)).toBe(true)
  expect(await believed({ ...whole, signature: page.signature })).toBe(true)
  expect(await believed({ ...page, units: { trade: { release: 'ffffff' } } })).toBe(false)
  expect(await believed({ ...left, signature: whole.signature })).toBe(false)
  expect(await believed({ ...page, signature: { ...page.signature, thin: 'rubbish' } })).toBe(false)
})
