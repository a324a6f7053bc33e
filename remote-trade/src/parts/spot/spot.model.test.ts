import { expect, test } from '@jest/globals'
import type { SymbolInfo } from '@shared/contract'
import { liveHolding } from './holding.model.ts'
import { amountRefused, faultsOf, spotModel } from './spot.faults.ts'
import { intentOf, worstOf } from './spot.intent.ts'
import { exampleOf, offerOf, type SpotContext, type SpotForm, sizeOf, typedSize } from './spot.model.ts'

const info = {
  symbol: 'ETHUSDT',
  baseCurrency: 'ETH',
  quoteCurrency: 'USDT',
  pricePrecision: 2,
  minQuantity: '0.001',
  maxQuantity: '1000',
  quantityStep: '0.001',
} as SymbolInfo
const context = (change: Partial<SpotContext> = {}): SpotContext => ({
  info,
  market: '3200',
  money: '10000',
  coins: '0',
  held: { quantity: '0', averagePrice: '0' },
  pending: 0,
  ...change,
})
const form = (change: Partial<SpotForm>): SpotForm => ({ ...spotModel.blank, ...change })
const names = (typed: Partial<SpotForm>, met?: Partial<SpotContext>) =>
  faultsOf(form(typed), context(met)).map(({ field, name }) => `${field} ${name}`)

test('a thousand buys what is left after the fee, at an average that counts it', () => {
  const size = sizeOf(form({ amount: '1000' }), context())
  expect(size).toEqual({ amount: '1000', quantity: '0.3125' })
  const offer = offerOf('long', size ?? { quantity: '0' }, '3200', context().held)
  expect(offer).toMatchObject({ paid: '1000', fee: '0.0003125', received: '0.3121875', profit: null })
  expect(Number(offer.averageAfter).toFixed(2)).toBe('3203.20')
})

test('a sale brings its worth less the fee, and its profit counts what the coins had cost', () => {
  const held = { quantity: '0.3121875', averagePrice: '3203.2032032032032' }
  const offer = offerOf('short', { quantity: '0.1' }, '3300', held)
  expect(offer).toMatchObject({ paid: '0.1', fee: '0.33', received: '329.67', averageAfter: held.averagePrice })
  expect(Number(offer.profit).toFixed(4)).toBe('9.3497')
})

test('a buy at once is said in money, all else in coins; each is kept for coming back', () => {
  const typed = form({ amount: '1000', quantity: '0.2' })
  expect(sizeOf(typed, context())).toMatchObject({ amount: '1000' })
  expect(sizeOf({ ...typed, kind: 'limit', at: '3000' }, context())).toEqual({ quantity: '0.2' })
  expect(sizeOf({ ...typed, side: 'short' }, context())).toEqual({ quantity: '0.2' })
})

test('a share follows the price; all of a coin goes whole, a buy at a limit stays on its step', () => {
  expect(sizeOf(form({ share: 25 }), context())).toMatchObject({ amount: '2500' })
  expect(sizeOf(form({ side: 'short', share: 100 }), context({ coins: '0.3121875' }))).toEqual({
    quantity: '0.3121875',
  })
  expect(sizeOf(form({ side: 'short', share: 50 }), context({ coins: '0.3121875' }))).toEqual({ quantity: '0.156' })
  expect(sizeOf(form({ kind: 'limit', at: '3000', share: 100 }), context())).toEqual({ quantity: '3.333' })
})

test('a share at a limit of 0, the beginning of a price, counts at the market', () =>
  expect(sizeOf(form({ kind: 'limit', at: '0', share: 100 }), context())).toEqual({ quantity: '3.125' }))

test('the slider shows which part of what is there was typed', () => {
  expect(typedSize(form({ amount: '1600' }), context())).toEqual({ value: '1600', percent: 16 })
  expect(typedSize(form({ side: 'short', quantity: '0.5' }), context({ coins: '2' }))).toEqual({
    value: '0.5',
    percent: 25,
  })
  expect(typedSize(form({ kind: 'limit', at: '2500', quantity: '1' }), context())).toEqual({ value: '1', percent: 25 })
  expect(typedSize(form({ amount: '5' }), undefined)).toEqual({ value: '5', percent: 0 })
})

test('each reason is told at its field', () => {
  expect(names({})).toEqual(['amount amount-missing'])
  expect(names({ amount: '1' })).toEqual(['amount amount-range'])
  expect(faultsOf(form({ amount: '1' }), context())).toMatchObject([{ min: '3.2', max: '3200000' }])
  expect(names({ side: 'short', quantity: '0.0001' })).toEqual(['quantity quantity-range'])
  expect(names({ side: 'short', quantity: '0.0015' })).toEqual(['quantity quantity-step'])
  expect(names({ side: 'short', quantity: '0.5' }, { coins: '0.4' })).toEqual(['quantity coins-short'])
  expect(names({ side: 'short', quantity: '0.0004' }, { coins: '0.0004' })).toEqual([])
  expect(names({ kind: 'limit', quantity: '1' })).toEqual(['price price-missing'])
  expect(names({ kind: 'limit', at: '5', quantity: '1' })).toEqual(['price price-range'])
  expect(names({ kind: 'limit', at: '3000.001', quantity: '1' })).toEqual(['price price-step'])
  expect(names({ kind: 'limit', at: '3000', quantity: '1' }, { pending: 20 })).toEqual(['quantity too-many-waiting'])
})

test('the order is what the sheet showed: money of a buy at once, its end of one that waits', () => {
  const now = Date.UTC(2026, 10, 25, 2, 0, 0)
  expect(intentOf(form({ amount: '1000' }), context(), now, '0.005')).toMatchObject({
    quantity: '0.3125',
    expireTime: null,
  })
  const limit = intentOf(form({ kind: 'limit', at: '3000', quantity: '1', until: '1h' }), context(), now, '0.005')
  expect(limit).toMatchObject({ quantity: '1', at: '3000', expireTime: '2026-11-25 11:00:00' })
  expect(intentOf(form({ amount: '1' }), context(), now, '0.005')).toBeNull()
})

test('an amount buys no more than the money pays at the highest price within the slippage', () => {
  const all = intentOf(form({ amount: '1000' }), context({ money: '1000' }), 0, '0.005')
  expect(all?.quantity).toBe('0.31094527')
  expect(all && worstOf(all, '3200', '0.005')).toEqual({ paid: '999.99998832' })
})

test('a buy costs at most, and a sale brings at least, what the worst price within the slippage makes of it', () => {
  const bought = intentOf(form({ amount: '1000' }), context(), 0, '0.01')
  expect(bought && worstOf(bought, '3200', '0.01')).toEqual({ paid: '1010' })
  const sold = intentOf(form({ side: 'short', quantity: '0.1' }), context({ coins: '1' }), 0, '0.01')
  expect(sold && worstOf(sold, '3300', '0.01')).toEqual({ received: '326.3733' })
  const waits = intentOf(form({ kind: 'limit', at: '3000', quantity: '1' }), context(), 0, '0.01')
  expect(waits && worstOf(waits, '3000', '0.01')).toBeNull()
})

test('spot is explained by the order that is pressed, else by what is typed, else by a purchase of 1,000', () => {
  const pressed = intentOf(form({ amount: '500' }), context(), 0, '0.005') ?? undefined
  expect(exampleOf(form({}), context(), pressed)).toMatchObject({ side: 'long', offer: { paid: '500' } })
  expect(exampleOf(form({ amount: '200' }), context(), undefined)).toMatchObject({ offer: { paid: '200' } })
  expect(exampleOf(form({}), context(), undefined)).toMatchObject({ side: 'long', offer: { paid: '1000' } })
  const sale = form({ side: 'short', quantity: '0.1' })
  expect(exampleOf(sale, context({ coins: '1' }), undefined)).toMatchObject({ side: 'short', offer: { paid: '0.1' } })
})

test('a holding is worth its newest price, and says which part of its cost it has gained', () => {
  const holding = { currency: 'ETH', quantity: '0.85', averagePrice: '3120.5', value: '1', profit: '2' }
  expect(liveHolding(holding, '3200')).toMatchObject({ value: '2720', profit: '67.575' })
  expect(liveHolding(holding, '3200').rate?.slice(0, 7)).toBe('0.02547')
  expect(liveHolding(holding, undefined)).toMatchObject({ value: '1', profit: '2' })
  expect(liveHolding({ ...holding, averagePrice: '0' }, '3200').rate).toBeNull()
})

test('tells a refused quantity in money where an amount was typed, and nothing else', () => {
  const refused = { field: 'quantity', refusal: 'quantity-range', values: { min: '1', max: '20' } }
  const typed = form({ amount: '1000' })
  expect(amountRefused(refused, typed, context())).toEqual({
    field: 'amount',
    name: 'amount-range',
    min: '3200',
    max: '64000',
  })
  expect(amountRefused(refused, form({ side: 'short', quantity: '0.5' }), context())).toBeNull()
  expect(amountRefused({ ...refused, refusal: 'quantity-step' }, typed, context())).toBeNull()
  expect(amountRefused({ ...refused, values: {} }, typed, context())).toBeNull()
})
