import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import { charge, credit, fromMinor, toMinor } from './ledger.ts'

test('an amount survives the way to minor units and back', () => {
  fc.assert(
    fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), minor => {
      expect(toMinor(fromMinor(minor))).toBe(minor)
    }),
  )
})

test.each([
  ['1.5', 150_000_000n],
  ['-0.00000001', -1n],
  ['0', 0n],
  ['64000', 6_400_000_000_000n],
  ['1.1000000000', 110_000_000n],
])('%s is %p minor units', (text, minor) => {
  expect(toMinor(text)).toBe(minor)
})

test('minor units come back without trailing zeros', () => {
  expect([fromMinor(150_000_000n), fromMinor(-1n), fromMinor(0n)]).toEqual(['1.5', '-0.00000001', '0'])
})

test.each(['0.000000001', '1e-7', 'abc', ''])('"%s" is refused rather than cut', text => {
  expect(() => toMinor(text)).toThrow('Round it with charge() or credit()')
})

test('a charge is never too low, a credit never too high', () => {
  expect([charge('0.000000001'), credit('0.000000019'), credit('-0.000000001')]).toEqual([
    '0.00000001',
    '0.00000001',
    '-0.00000001',
  ])
  expect(big(charge('3.2')).eq('3.2')).toBe(true)
})
