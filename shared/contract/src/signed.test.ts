import { expect, test } from '@jest/globals'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { canonical, signedBytes } from './signed.ts'

const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('any JSON has the same form as by the package that is its witness', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), value => {
      expect(canonical(parsed(value))).toBe(canonicalize(parsed(value)))
    }),
    { numRuns: 1000 },
  )
})

test('names are sorted by code units, whatever the language, and beyond the basic plane', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(names, keys => {
      const value = parsed(Object.fromEntries(keys.map((key, at) => [key, at])))
      expect(canonical(value)).toBe(canonicalize(value))
    }),
    { numRuns: 1000 },
  )
  // RFC 8785, section 3.2.3
  const example = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew',
    '1': 'One',
    '\ud83d\ude00': 'Smiley',
  }
  const sorted = ['\r', '1', '\u20ac', '\ud83d\ude00', '\ufb33']
  expect(canonical(example)).toBe(
    `{${sorted.map(key => `${JSON.stringify(key)}:${JSON.stringify(example[key as '1'])}`).join()}}`,
  )
})

test('numbers have one form', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), value => {
      expect(canonical(parsed(value))).toBe(canonicalize(parsed(value)))
    }),
    { numRuns: 1000 },
  )
})

test('the signed bytes are those of the document without its signature, in whatever order it was written', () => {
  const object = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 8 })
  fc.assert(
    fc.property(object, document => {
      const { signature: _, ...plain } = parsed(document) as Record<string, unknown>
      const turned = Object.fromEntries(Object.entries(plain).reverse())
      const bytes = (value: object) => Buffer.from(signedBytes(value)).toString()
      expect(bytes({ ...turned, signature: 'any' })).toBe(canonicalize(plain))
    }),
  )
})

test('each change of a document changes its bytes', () => {
  const different = fc.tuple(fc.jsonValue(), fc.jsonValue()).filter(([a, b]) => canonicalize(a) !== canonicalize(b))
  fc.assert(
    fc.property(different, ([a, b]) => {
      expect(canonical({ a: parsed(a) })).not.toBe(canonical({ a: parsed(b) }))
    }),
  )
})
