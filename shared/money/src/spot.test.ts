/** Spot by numbers worked out by hand, and by properties. */
import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big, truncate } from './big.ts'
import { fromMinor, toMinor } from './ledger.ts'
import {
  averageAfter,
  holdingProfit,
  SPOT_FEE_RATE,
  SPOT_ROUND_TRIP,
  saleProfit,
  spotAmountRange,
  spotCost,
  spotFill,
  spotQuantity,
  spotRefusal,
} from './spot.ts'

const eth = { minQuantity: '0.001', maxQuantity: '400', quantityStep: '0.001' }

test('1,000 of ETH at 3,200: 0.3125 less 0.1 %, average 3,203.20; 0.1 sold at 3,300: 329.67, realised 9.34', () => {
  const quantity = spotQuantity('1000', '3200')
  const bought = spotFill({ side: 'long', quantity, price: '3200', amount: '1000' })
  expect(bought).toEqual({ paid: '1000', gross: '0.3125', fee: '0.0003125', received: '0.3121875' })
  const none = { quantity: '0', averagePrice: '0' }
  const averagePrice = averageAfter(none, { quantity: bought.received, cost: bought.paid })
  expect(truncate(averagePrice, 2)).toBe('3203.2')
  const sold = spotFill({ side: 'short', quantity: '0.1', price: '3300' })
  expect(sold).toEqual({ paid: '0.1', gross: '330', fee: '0.33', received: '329.67' })
  expect(truncate(saleProfit(sold.received, { quantity: '0.1', averagePrice }), 2)).toBe('9.34')
  expect(big('9000').plus(sold.received).toString()).toBe('9329.67')
})

test('a second buy weighs in by quantity: 1 at 100 and 3 at 200 are 4 at 175', () => {
  expect(averageAfter({ quantity: '1', averagePrice: '100' }, { quantity: '3', cost: '600' })).toBe('175')
  expect(averageAfter({ quantity: '0', averagePrice: '0' }, { quantity: '0', cost: '0.01' })).toBe('0')
})

test('a quantity by amount lies on no step and is never more than the amount pays for', () => {
  expect(spotQuantity('1000', '64000.01')).toBe('0.01562499')
  expect(spotCost({ quantity: '0.01562499', price: '64000.01' })).toBe('999.99951625')
})

test.each([
  ['0.3121875', {}, 'quantity-step'],
  ['0.3121875', { byAmount: true }, null],
  ['0.3121875', { all: '0.3121875' }, null],
  ['0.0001875', { all: '0.0001875' }, null],
  ['0.0001875', { all: '0.0001876' }, 'quantity-range'],
  ['0.0001875', { byAmount: true }, 'quantity-range'],
  ['400.001', { all: '400.001' }, 'quantity-range'],
  ['0.312', {}, null],
  ['0', { all: '0' }, 'quantity-range'],
])('steps bind what is typed, not what an amount buys nor all that is there: %s %j', (quantity, way, name) => {
  expect(spotRefusal(quantity, eth, way)?.name ?? null).toBe(name)
})

test('the least and the most of an amount buy the least and the most of the lots', () => {
  const { min, max } = spotAmountRange(eth, '3200.01')
  expect([min, max]).toEqual(['3.20001', '1280004'])
  expect(spotRefusal(spotQuantity(min, '3200.01'), eth, { byAmount: true })).toBeNull()
  expect(spotRefusal(spotQuantity(max, '3200.01'), eth, { byAmount: true })).toBeNull()
})

const minor = (most: number) => fc.integer({ min: 1, max: most }).map(units => fromMinor(BigInt(units)))
const price = fc.integer({ min: 1, max: 20_000_000 }).map(cents => fromMinor(BigInt(cents) * 1_000_000n))

test('there and back at one price never brings more than was paid, and never less by more than its fees and two last digits', () => {
  fc.assert(
    fc.property(minor(100_000_000_000), price, (amount, at) => {
      const bought = spotFill({ side: 'long', quantity: spotQuantity(amount, at), price: at, amount })
      const sold = spotFill({ side: 'short', quantity: bought.received, price: at })
      for (const one of [bought.received, bought.fee, sold.received, sold.fee]) expect(() => toMinor(one)).not.toThrow()
      expect(big(sold.received).lte(amount)).toBe(true)
      const fees = big(amount).times('0.002')
      const dust = big(at).plus('1').times('0.00000003')
      expect(big(sold.received).plus(fees).plus(dust).gte(amount)).toBe(true)
    }),
  )
})

test('an average lies between the lowest and the highest price that was paid, and a holding at its average has no profit', () => {
  const buys = fc.array(fc.tuple(minor(100_000_000), price), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(buys, all => {
      let [quantity, averagePrice] = [big('0'), '0']
      for (const [more, at] of all) {
        averagePrice = averageAfter({ quantity, averagePrice }, { quantity: more, cost: big(more).times(at) })
        quantity = quantity.plus(more)
      }
      const prices = all.map(([, at]) => big(at)).sort((a, b) => a.cmp(b))
      expect(
        big(averagePrice)
          .plus('0.00000001')
          .gte(prices[0] ?? '0'),
      ).toBe(true)
      expect(big(averagePrice).lte(prices.at(-1) ?? '0')).toBe(true)
      expect(holdingProfit({ quantity, averagePrice }, averagePrice)).toBe('0')
    }),
  )
})

// gov.uk/hmrc-internal-manuals/cryptoassets-manual/crypto22251: 100 tokens for 1,000, then 50 for 125,000; 50 sold for 300,000
test('a published example: of 150 tokens that cost 126,000 in two buys, 50 are sold for 300,000 with a gain of 258,000', () => {
  const averagePrice = averageAfter({ quantity: '100', averagePrice: '10' }, { quantity: '50', cost: '125000' })
  expect(averagePrice).toBe('840')
  expect(saleProfit('300000', { quantity: '50', averagePrice })).toBe('258000')
})

test('buying and selling costs the fee twice', () => {
  expect(SPOT_ROUND_TRIP).toBe(big(SPOT_FEE_RATE).times(big('2')).toString())
})
