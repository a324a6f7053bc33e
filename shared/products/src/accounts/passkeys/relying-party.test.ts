import { expect, test } from '@jest/globals'
import { readPublicOrigin, relyingPartyOf } from './relying-party.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['https://tarn.example', 'https://tarn.example'],
  ['https://tarn.example/', 'https://tarn.example'],
  ['https://tarn.example:8443', 'https://tarn.example:8443'],
  ['http://localhost:8080', 'http://localhost:8080'],
])('PUBLIC_ORIGIN=%s is %s', (text, origin) => expect(readPublicOrigin(text)).toBe(origin))

test.each([
  'tarn.example',
  'http://tarn.example',
  'https://127.0.0.1',
  'https://[::1]:8080',
  'http://127.0.0.1:8080',
  'https://tarn.example/app',
  'https://u:p@tarn.example',
  'data:,',
])('PUBLIC_ORIGIN=%s is refused at the start, saying what one is', text => {
  expect(() => readPublicOrigin(text)).toThrow(/is not where a browser keeps passkeys.*https:\/\/name/)
})

test('without one it is this machine, at whatever port', () => {
  const { id, isHere } = relyingPartyOf(null)
  expect(id).toBe('localhost')
  expect(['http://localhost:8080', 'http://localhost'].map(isHere)).toEqual([true, true])
  expect(['http://127.0.0.1:8080', 'https://evil.example', 'http://localhost.evil.example', ''].map(isHere)).toEqual(
    Array(4).fill(false),
  )
})
