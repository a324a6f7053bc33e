import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { decimal, id, positive, time } from './scalars.ts'

const read = (schema: typeof decimal | typeof positive | typeof time | typeof id, value: unknown) => {
  const parsed = v.safeParse(schema, value)
  return parsed.success ? parsed.output : null
}

test.each<[unknown, string]>([
  ['000.001', '0.001'],
  ['0.10', '0.1'],
  ['10', '10'],
  ['100.00', '100'],
  ['007', '7'],
  ['1.000000000000000000', '1'],
  [' 12.5 ', '12.5'],
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
  ['000000000000000000000001', '1'],
])('%p is kept as %s', (typed, kept) => expect(read(positive, typed)).toBe(kept))

test.each<[unknown, string]>([
  ['64000.00', '64000.00'],
  ['-000.50', '-0.50'],
  ['-0', '0'],
  ['-0.00', '0.00'],
  ['00', '0'],
  [-3, '-3'],
])('a server’s %p is read as %s', (sent, kept) => expect(read(decimal, sent)).toBe(kept))

test.each([
  ...['', ' ', '.', '.5', '5.', '+5', '1,5', '1 2', '1e5', '0x1', 'NaN', 'Infinity', '--1', '1.2.3', '１２', '١٢'],
  ...['\u202e12', '12\u202c', '1\u200b2', '\ufeff12', '12\u200f', '1\u00ad2', '12\n', '\t12', '12\0', '\u00a012'],
  ...['1'.repeat(25), `0.${'1'.repeat(19)}`, ' '.repeat(100_000), `1${' '.repeat(100_000)}x`],
  ...[Number.NaN, Number.POSITIVE_INFINITY, 1e21, null, true, [1], { toString: () => '1' }],
])('%p is no decimal', sent => expect(read(decimal, sent)).toBeNull())

test.each(['0', '0.000', '-1', '-0'])('%p is not above zero', sent => expect(read(positive, sent)).toBeNull())

test.each(['0000-00-00 00:00:00', '9999-99-99 99:99:99', '2026-02-31 10:00:00', '2026-11-22 24:00:00'])(
  '%p is no time: no screen could say it',
  sent => expect(read(time, sent)).toBeNull(),
)

test('a leap day is one', () => expect(read(time, '2028-02-29 23:59:59')).toBe('2028-02-29 23:59:59'))

test.each<[unknown, string]>([
  [7, '7'],
  [9_007_199_254_740_991, '9007199254740991'],
  ['1234567890123456789', '1234567890123456789'],
])('%p names the row %s', (sent, kept) => expect(read(id, sent)).toBe(kept))

test.each([2 ** 53, -(2 ** 53), 1e21, Number.POSITIVE_INFINITY])(
  'the number %p names no row: JSON may have rounded it',
  sent => expect(read(id, sent)).toBeNull(),
)
