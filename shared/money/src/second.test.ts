import { expect, test } from '@jest/globals'
import { big, roundUp, truncate } from './big.ts'
import { breakEvenRate, secondProfit, secondResult, secondWinnings } from './second.ts'

test.each([
  ['long', '64010', 'win'],
  ['long', '63990', 'loss'],
  ['long', '64000', 'tie'],
  ['short', '64010', 'loss'],
  ['short', '63990', 'win'],
  ['short', '64000', 'tie'],
  ['short', undefined, 'voided'],
] as const)('%s from 64,000 to %s is a %s', (side, close, result) =>
  expect(secondResult(side, '64000', close)).toBe(result),
)

test('100 at .80: 80 won, 100 lost, nothing at a tie or where it is void; even at 55.56 %', () => {
  const profits = (['win', 'loss', 'tie', 'voided'] as const).map(result => secondProfit(result, '100', '0.8'))
  expect(profits).toEqual(['80', '-100', '0', '0'])
  expect(roundUp(big(breakEvenRate('0.8')).times('100'), 2)).toBe('55.56')
  expect(secondWinnings('10.01', '0.76')).toBe('7.6076')
})

/** A stake s at odds o breaks even where p·o = 1 − p. */
test.each(['0.76', '0.8', '0.82', '0.84', '0.86'])('who wins at the rate that breaks even at %s wins nothing', odds => {
  const rate = big(breakEvenRate(odds))
  const mean = rate.times(odds).minus(big('1').minus(rate))
  expect(truncate(mean, 6)).toBe('0')
})

// theoptionsguide.com/binary-options-win-rate-payout-breakeven.aspx
test.each([
  ['0.95', '51.3'],
  ['0.9', '52.6'],
  ['0.85', '54.1'],
  ['0.8', '55.6'],
  ['0.75', '57.1'],
  ['0.7', '58.8'],
  ['0.65', '60.6'],
  ['0.6', '62.5'],
])('a published table: odds of %s break even at %s %%', (odds, rate) =>
  expect((Number(breakEvenRate(odds)) * 100).toFixed(1)).toBe(rate),
)
