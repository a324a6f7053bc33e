import { expect, test } from '@jest/globals'
import { mostHeld } from './held.ts'

test('a network of IPv6 holds as much as one address, however many addresses it has', () => {
  const take = mostHeld(2)
  const [first] = [take('2001:db8:1:2::1'), take('2001:db8:1:2:ffff::9')]
  expect([take('2001:db8:1:2:0:0:0:3'), typeof take('2001:db8:1:3::1')]).toEqual([undefined, 'function'])
  first?.()
  expect(take('2001:db8:1:2::4')).toBeDefined()
})

test('an address is the same over IPv4 and over IPv6', () => {
  const take = mostHeld(1)
  expect([typeof take('203.0.113.7'), take('::ffff:203.0.113.7')]).toEqual(['function', undefined])
})
