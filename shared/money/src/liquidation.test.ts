import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { big } from './big.ts'
import { isPoolBreached } from './cross.ts'
import { crossLiquidationPrice, type Exposure, exactLiquidation, liquidationPrice } from './liquidation.ts'
import { initialMargin, requiredEquity } from './margin.ts'
import { profitOf } from './profit.ts'
import { btcTiers, leverages, prices, quantities, sides, takerFee } from './testing/values.ts'

const oneTier = (maintenanceRate: string, deduction: string) => [
  { maxNotional: '1000000000', maintenanceRate, deduction, maxLeverage: 100 },
]

const half = (value: ReturnType<typeof exactLiquidation>, places: number) => value.round(places, 1).toString()

const example: Exposure = { side: 'long', quantity: '0.1', entry: '64000', tiers: btcTiers, feeRate: takerFee }

test('0.1 BTC at 64,000 with a margin of 320 ends at 61,074.83: 6,080 / (0.1 × 0.9955 of 1 − 0.4 % − 0.05 %)', () => {
  expect(liquidationPrice(example, '320', 2)).toBe('61074.83')
})

test('80 more margin move it to 60,271.22', () => {
  expect(liquidationPrice(example, '400', 2)).toBe('60271.22')
})

// Binance's worked example (support/faq b3c689c1f50a44cabb3a84e663b81d93): wallet 1,535,443.01 USDT; ETH 3,683.979 at 1,456.84
// (10 %, 135,365) and BTC 109.488 at 32,481.98 (2.5 %, 16,300), one-way mode. Its formula has no closing fee. The same numbers
// stand in freqtrade's tests/leverage/test_leverage.py. Binance rounds half up.
const eth: Exposure = {
  side: 'long',
  quantity: '3683.979',
  entry: '1456.84',
  tiers: oneTier('0.1', '135365'),
  feeRate: '0',
}
const btc: Exposure = {
  side: 'long',
  quantity: '109.488',
  entry: '32481.98',
  tiers: oneTier('0.025', '16300'),
  feeRate: '0',
}

test.each([
  ['ETH isolated with the whole wallet', eth, '1535443.01', '1114.78'],
  ['BTC isolated with the whole wallet', btc, '1535443.01', '18778.73'],
])("Binance's example, %s", (_, exposure, margin, price) => {
  expect(half(exactLiquidation(exposure, margin), 2)).toBe(price)
})

test.each([
  ['ETH beside the BTC position', eth, '71200.81144', '-56354.57', '1153.25', '1153.26'],
  ['BTC beside the ETH position', btc, '356512.508', '-448192.89', '26316.89', '26316.89'],
])("Binance's example in cross margin, %s", (_, exposure, otherRequired, otherProfit, shown, published) => {
  const backing = { wallet: '1535443.01', otherRequired, otherProfit, settled: '0' }
  const margin = big(backing.wallet).minus(otherRequired).plus(otherProfit)
  expect(half(exactLiquidation(exposure, margin), 2)).toBe(published)
  expect(crossLiquidationPrice(exposure, backing, 2)).toBe(shown)
})

// Phemex, help-center/liq-price-for-USDTM: (200 − 40.096 − 0)/(0.9994 − 0.01)/500 = 0.3232…; taker fee 0.06 % added to 1 %.
test("Phemex's example: 500 at 0.4 with a margin of 40.096 ends at 0.3232", () => {
  const exposure: Exposure = {
    side: 'long',
    quantity: '500',
    entry: '0.4',
    tiers: oneTier('0.01', '0'),
    feeRate: '0.0006',
  }
  expect(liquidationPrice(exposure, '40.096', 4)).toBe('0.3232')
})

test('a price that no market reaches is none', () => {
  expect(liquidationPrice(example, '6400', 2)).toBeNull()
  expect(liquidationPrice({ ...example, side: 'short' }, '-7000', 2)).toBeNull()
})

test('a short ends above its entry, at the first price of the grid that does it', () => {
  expect(liquidationPrice({ ...example, side: 'short' }, '320', 2)).toBe('66898.96')
})

const equityOver = (exposure: Exposure, margin: string, price: Parameters<typeof profitOf>[3]) =>
  big(margin)
    .plus(profitOf(exposure.side, exposure.quantity, exposure.entry, price))
    .minus(requiredEquity(exposure.tiers, exposure.quantity, price, exposure.feeRate))

const positions = fc
  .record({ side: sides, quantity: quantities, entry: prices, leverage: leverages })
  .map(p => ({ ...p, tiers: btcTiers, feeRate: takerFee, margin: initialMargin(p.quantity, p.entry, p.leverage) }))

test('at the liquidation price, in whatever tier it lies, equity is exactly maintenance and closing fee', () => {
  fc.assert(
    fc.property(positions, position => {
      const price = exactLiquidation(position, position.margin)
      fc.pre(price.gt('0'))
      expect(equityOver(position, position.margin, price).abs().lt('0.000000000000001')).toBe(true)
    }),
  )
})

test('the shown price liquidates, and the price one tick nearer to the entry does not', () => {
  fc.assert(
    fc.property(positions, position => {
      const price = liquidationPrice(position, position.margin, 2)
      fc.pre(price !== null)
      const nearer = big(price ?? '0').plus(position.side === 'long' ? '0.01' : '-0.01')
      expect(equityOver(position, position.margin, price ?? '0').lte('0')).toBe(true)
      expect(equityOver(position, position.margin, nearer).gt('0')).toBe(true)
    }),
  )
})

test('a cross position ends exactly where the pool is breached, the other positions standing still', () => {
  const other = { margin: '100', profit: '-35.5', settled: '4.5', required: '12.25' }
  fc.assert(
    fc.property(positions, prices, fc.constantFrom('0', '17.25'), (position, wallet, settled) => {
      const backing = { wallet, otherRequired: other.required, otherProfit: '-40', settled }
      const price = crossLiquidationPrice(position, backing, 2)
      fc.pre(price !== null)
      const breachedAt = (mark: Parameters<typeof profitOf>[3]) =>
        isPoolBreached(wallet, [other, { ...poolEntry(position, mark), settled, margin: position.margin }])
      expect(breachedAt(price ?? '0')).toBe(true)
      expect(breachedAt(big(price ?? '0').plus(position.side === 'long' ? '0.01' : '-0.01'))).toBe(false)
    }),
  )
})

const poolEntry = ({ side, quantity, entry, tiers, feeRate }: Exposure, mark: Parameters<typeof profitOf>[3]) => ({
  profit: profitOf(side, quantity, entry, mark),
  required: requiredEquity(tiers, quantity, mark, feeRate),
})

test('without maintenance and fee, long and short end equally far from the entry', () => {
  fc.assert(
    fc.property(quantities, prices, leverages, (quantity, entry, leverage) => {
      const bare = { quantity, entry, tiers: oneTier('0', '0'), feeRate: '0' }
      const margin = initialMargin(quantity, entry, leverage)
      const long = exactLiquidation({ ...bare, side: 'long' }, margin)
      const short = exactLiquidation({ ...bare, side: 'short' }, margin)
      expect(big(entry).minus(long).minus(short.minus(entry)).abs().lt('0.000000000000001')).toBe(true)
    }),
  )
})
