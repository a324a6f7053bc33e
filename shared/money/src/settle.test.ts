import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, max, sum } from './big.ts'
import { coverLoss } from './settle.ts'
import { amounts } from './testing/values.ts'

const leg = (profit: string, settled = '0') => ({ profit, settled })

test('the money behind a position pays first: nothing is settled while it is enough', () => {
  expect(coverLoss('400', '-383.01', [leg('100')])).toEqual({ settled: [], shortfall: '0' })
  expect(coverLoss('0', '12', [leg('100')])).toEqual({ settled: [], shortfall: '0' })
})

test('without other legs what is missing is a shortfall', () => {
  expect(coverLoss('400', '-450.5', [])).toEqual({ settled: [], shortfall: '50.5' })
})

test('the largest outstanding profit pays first, exactly as much as is missing', () => {
  const [small, paid, large] = [leg('30'), leg('500', '490'), leg('100')]
  expect(coverLoss('10', '-120', [small, paid, large])).toEqual({
    settled: [
      { leg: large, amount: '100' },
      { leg: small, amount: '10' },
    ],
    shortfall: '0',
  })
})

test('a leg at a loss pays nothing; what no profit covers is a shortfall', () => {
  const [won, lost] = [leg('7'), leg('-30')]
  expect(coverLoss('1', '-10', [lost, won])).toEqual({ settled: [{ leg: won, amount: '7' }], shortfall: '2' })
})

test('what is settled and what is short make up exactly what is missing, and no leg pays more than it has', () => {
  const legs = fc.array(fc.record({ profit: amounts, settled: amounts }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, amounts, legs, (backing, loss, others) => {
      const { settled, shortfall } = coverLoss(backing, `-${loss}`, others)
      const missing = max('0', big(loss).minus(backing))
      expect(sum([...settled.map(part => part.amount), shortfall]).eq(missing)).toBe(true)
      for (const { leg, amount } of settled) expect(big(amount).lte(big(leg.profit).minus(leg.settled))).toBe(true)
      const left = sum(others.map(({ profit, settled: paid }) => max('0', big(profit).minus(paid))))
      expect(big(shortfall).eq(max('0', missing.minus(left)))).toBe(true)
    }),
  )
})
