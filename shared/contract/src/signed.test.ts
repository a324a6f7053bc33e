import { expect, test } from '@jest/globals'
import canonicalize from 'canonicalize'
import * as v from 'valibot'
import { fc, rounds } from '../../testing/src/soak.ts'
import { canonical, signature, signaturesOf, signedBytes } from './signed.ts'

const parsed = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('any JSON has the same form as by the package that is its witness', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), value => {
      expect(canonical(parsed(value))).toBe(canonicalize(parsed(value)))
    }),
    { numRuns: rounds(10_000) },
  )
})

test('names are sorted by code units, whatever the language, and beyond the basic plane', () => {
  const names = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 4 }), { maxLength: 8 })
  fc.assert(
    fc.property(names, keys => {
      const value = parsed(Object.fromEntries(keys.map((key, at) => [key, at])))
      expect(canonical(value)).toBe(canonicalize(value))
    }),
    { numRuns: rounds(10_000) },
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
    { numRuns: rounds(10_000) },
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

const by = (keyId: string, fill = 'A') => ({ keyId, alg: 'ES256' as const, value: `${fill.repeat(86)}==` })
const idsOf = (also: unknown[]) => signaturesOf({ ...by('k1'), also }).map(({ keyId }) => keyId)

test('of the signatures of one key the first is kept, wherever it stands', () => {
  expect(idsOf([])).toEqual(['k1'])
  expect(idsOf([by('k2'), by('k1', 'B'), by('k2', 'B'), by('k3')])).toEqual(['k1', 'k2', 'k3'])
  expect(signaturesOf({ ...by('k1'), also: [by('k2', 'B'), by('k2')] })[1]).toEqual(by('k2', 'B'))
})

test('any JSON among the further signatures takes no other away, and does not make the whole one false', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { maxLength: 3 }),
      fc.array(fc.jsonValue(), { maxLength: 3 }),
      (before, after) => {
        const made = parsed({ ...by('k1'), also: [...before, by('k2'), ...after] })
        expect(v.is(signature, made)).toBe(true)
        expect(v.is(signature, made) && signaturesOf(made)).toEqual([by('k1'), by('k2')])
      },
    ),
  )
})

test('eight further signatures are read, whatever stands among them, and none beyond', () => {
  const many = Array.from({ length: 20 }, (_, at) => by(`s${at}`))
  expect(idsOf(many)).toEqual(['k1', 's0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'])
  expect(idsOf([...Array(8).fill(null), by('k2')])).toEqual(['k1'])
})
