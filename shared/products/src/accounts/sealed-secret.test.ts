import { expect, test } from '@jest/globals'
import { loadKeys } from '@shared/engine/keys'
import { openSecret, sealSecret } from './sealed-secret.ts'

const keys = loadKeys(undefined)

test('what was sealed is read again, and sealed twice it is not the same', () => {
  const [once, twice] = [sealSecret(keys, '10000001', 'JBSWY3DP'), sealSecret(keys, '10000001', 'JBSWY3DP')]
  expect(once).not.toBe(twice)
  expect([once, twice].map(sealed => openSecret(keys, '10000001', sealed))).toEqual(['JBSWY3DP', 'JBSWY3DP'])
  expect(Buffer.from(once, 'base64').toString('latin1')).not.toContain('JBSWY3DP')
})

test('under another person, by another key, or with a bit that flipped it is refused', () => {
  const sealed = sealSecret(keys, '10000001', 'JBSWY3DP')
  expect(() => openSecret(keys, '10000002', sealed)).toThrow()
  expect(() => openSecret(loadKeys(undefined), '10000001', sealed)).toThrow()
  const bytes = Buffer.from(sealed, 'base64')
  for (let at = 0; at < bytes.length; at++) {
    const flipped = Buffer.from(bytes)
    flipped[at] = (flipped[at] ?? 0) ^ 1
    expect(() => openSecret(keys, '10000001', flipped.toString('base64'))).toThrow()
  }
})
