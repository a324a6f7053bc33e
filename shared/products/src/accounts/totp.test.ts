import { expect, test } from '@jest/globals'
import { Secret } from 'otpauth'
import { totp } from '../../../testing/src/totp.ts'
import { newSecret, otpauthUrl, stepOf } from './totp.ts'

/** RFC 6238, Appendix B: SHA-1, the secret "12345678901234567890"; of its eight digits the last six. */
const secret = Secret.fromUTF8('12345678901234567890').base32
const published = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const

test.each(published)('at %p s the code that RFC 6238 publishes is of the present step', (seconds, code) => {
  expect(stepOf(secret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('takes the code that an authenticator shows for each of fifty new secrets, one step early or late too', () => {
  for (let nth = 0; nth < 50; nth++) {
    const [own, seconds] = [newSecret(), 1_700_000_000 + nth * 7_654_321]
    const step = Math.floor(seconds / 30)
    const code = totp(own, seconds * 1000)
    expect([0, 30, -30].map(off => stepOf(own, code, (seconds + off) * 1000))).toEqual([step, step, step])
    expect([60, -60].map(off => stepOf(own, code, (seconds + off) * 1000))).toEqual([null, null])
  }
})

test.each(['', '12345', '1234567', '12345a', '12345\u202e6', ' 12345', '-12345', '1e5'])('"%s" is no code', code => {
  expect(stepOf(secret, code, 59_000)).toBeNull()
})

test.each(['287 082', '２８７０８２', '٢٨٧٠٨٢', '\u200e287\u2011082'])('reads "%s" as the code 287082', code => {
  expect(stepOf(secret, code, 59_000)).toBe(1)
})

test('a secret is 20 random bytes, and an authenticator reads it from its address', () => {
  const own = newSecret()
  expect(Secret.fromBase32(own).bytes).toHaveLength(20)
  expect(newSecret()).not.toBe(own)
  const url = new URL(otpauthUrl(own, 'a•••@example.com'))
  expect([url.protocol, url.host, url.searchParams.get('secret')]).toEqual(['otpauth:', 'totp', own])
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ algorithm: 'SHA1', digits: '6', period: '30' })
})
