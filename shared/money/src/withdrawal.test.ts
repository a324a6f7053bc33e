import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import { hasDrifted, payoutAmount, withdrawalFee, withdrawalNet } from './withdrawal.ts'

const bank = { feeRate: '0.005', feeMin: '2' }

test('a fixed fee is the fee; a rate has a least, and is rounded up to what is shown', () => {
  expect(withdrawalFee('100', { feeFixed: '1' }, 2)).toBe('1')
  expect(withdrawalFee('100', bank, 2)).toBe('2')
  expect(withdrawalFee('500', bank, 2)).toBe('2.5')
  expect(withdrawalFee('500.01', bank, 2)).toBe('2.51')
})

test('500 by bank: 2.50 of fee, 497.50 sent, 17,910 THB paid', () => {
  expect(withdrawalNet('500', withdrawalFee('500', bank, 2))).toBe('497.5')
  expect(payoutAmount('497.5', '36', 2)).toBe('17910')
  expect(payoutAmount('0.333', '1380', 0)).toBe('459')
})

test('where the fee is more than the amount nothing is sent, and never less than nothing', () => {
  expect(withdrawalNet('1', '2')).toBe('0')
})

test('fee and what is sent are the amount, whatever it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 10_000_000_00 }), cents => {
      const amount = big(String(cents)).div('100').toString()
      const fee = withdrawalFee(amount, bank, 2)
      expect(
        big(fee)
          .plus(big(withdrawalNet(amount, fee)))
          .toString(),
      ).toBe(amount)
      expect(big(fee).gte(big(amount).times('0.005'))).toBe(true)
    }),
  )
})

test('a rate has drifted beyond half a percent, either way', () => {
  expect(['36.18', '36.19', '35.82', '35.81'].map(now => hasDrifted('36', now, '0.005'))).toEqual([
    false,
    true,
    false,
    true,
  ])
})
