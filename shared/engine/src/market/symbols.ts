/** What is quoted, on which terms (docs/rules/trade.md#symbols), and the numbers its price process runs on. */
import { type CodeOf, categories, tradeTypes } from '@shared/contract/codes'
import { type Decimal, placesFor, SPOT_ROUND_TRIP } from '@shared/money'
import type { Db } from '../db/open.ts'
import { parseHours } from './sessions.ts'
import type { SymbolSpec } from './symbol-spec.ts'

export type { SymbolSpec } from './symbol-spec.ts'

const tiers = (...rows: [maxNotional: Decimal, maintenanceRate: Decimal, deduction: Decimal, maxLeverage: number][]) =>
  rows.map(([maxNotional, maintenanceRate, deduction, maxLeverage]) => ({
    maxNotional,
    maintenanceRate,
    deduction,
    maxLeverage,
  }))

const majorTiers = tiers(['50000', '0.004', '0', 100], ['250000', '0.005', '50', 50], ['1000000', '0.01', '1300', 20])
const minorTiers = tiers(['20000', '0.01', '0', 50], ['100000', '0.025', '300', 20], ['500000', '0.05', '2800', 10])

const leveragesTo = (most: number) => [1, 2, 3, 5, 10, 20, 50, 100, 200].filter(step => step <= most)

type Prices = [reference: Decimal, past: Decimal, sigma: number]
type Steps = [pricePrecision: number, quantityStep: Decimal, minQuantity: Decimal, maxQuantity: Decimal]
type Volume = [dailyVolume: number, volumePrecision: number]

/** Every coin leans on one common factor with weight .6, so that two of them move together with correlation .36. */
const coin = (base: string, prices: Prices, steps: Steps, volume: Volume, major = false): Omit<SymbolSpec, 'sort'> => ({
  ...basics(base, 'USDT', prices, steps, volume),
  category: categories.crypto,
  tradeTypes: [tradeTypes.contract, tradeTypes.spot, ...(major ? [tradeTypes.option] : [])],
  leverages: leveragesTo(major ? 100 : 50),
  tiers: major ? majorTiers : minorTiers,
  takerFee: '0.0005',
  makerFee: '0.0002',
  sessions: [],
  hours: [],
  factors: [
    ['CRYPTO', 0.6],
    [`${base}USDT`, 0.8],
  ],
})

const lot = ['0.01', '0.01', '50'] as const
const metalHours = ['Mon 06:00-Tue 05:00', 'Tue 06:00-Wed 05:00', 'Wed 06:00-Thu 05:00', 'Thu 06:00-Fri 05:00'].concat(
  'Fri 06:00-Sat 05:00',
)
const forexHours = ['Mon 05:00-Sat 05:00']

/**
 * What a short pays a year for a night; below zero it is credited. A profit of a pair in yen, Canadian dollars or francs
 * counts by the closing price, so its short gains 0.4 to 0.8 % a year on average: it pays 1 %.
 */
const shortRate = (quote: string): Decimal => (quote === 'USD' ? '-0.01' : '0.01')

/** Metals and currency pairs: dealt with a spread, in lots. */
const quoted = (
  category: CodeOf<Pick<typeof categories, 'metal' | 'forex'>>,
  [base, quote]: [base: string, quote: string],
  prices: Prices,
  precision: number,
  [contractSize, spread]: [contractSize: Decimal, spread: Decimal],
  volume: Volume,
): Omit<SymbolSpec, 'sort'> => {
  const sessions = category === categories.metal ? metalHours : forexHours
  return {
    ...basics(base, quote, prices, [precision, ...lot], volume),
    category,
    tradeTypes: [tradeTypes.cfd],
    leverages: leveragesTo(category === categories.metal ? 100 : 200),
    tiers: [],
    takerFee: '0',
    makerFee: '0',
    contractSize,
    spread,
    swapLong: '0.045',
    swapShort: shortRate(quote),
    sessions,
    hours: parseHours(sessions),
    factors: [[base + quote, 1]],
  }
}

const hot = new Set(['BTCUSDT', 'ETHUSDT', 'SOLUSDT', 'BNBUSDT', 'XRPUSDT', 'DOGEUSDT', 'XAUUSD', 'EURUSD'])

const basics = (baseCurrency: string, quoteCurrency: string, prices: Prices, steps: Steps, volume: Volume) => ({
  symbol: baseCurrency + quoteCurrency,
  baseCurrency,
  quoteCurrency,
  pricePrecision: steps[0],
  quantityStep: steps[1],
  minQuantity: steps[2],
  maxQuantity: steps[3],
  hot: hot.has(baseCurrency + quoteCurrency) ? (1 as const) : (0 as const),
  reference: prices[0],
  past: prices[1],
  sigma: prices[2],
  dailyVolume: volume[0],
  volumePrecision: volume[1],
})

const metal = (base: string, prices: Prices, precision: number, terms: [Decimal, Decimal], volume: Volume) =>
  quoted(2, [base, 'USD'], prices, precision, terms, volume)
const forex = (base: string, quote: string, prices: Prices, precision: number, spread: Decimal, volume: number) =>
  quoted(3, [base, quote], prices, precision, ['100000', spread], [volume, 0])

/** EURJPY is the product of EURUSD and USDJPY, always: its draws are theirs, so nobody can trade round the triangle. */
const eurJpy = (): Omit<SymbolSpec, 'sort'> => {
  const sigma = Math.hypot(0.07, 0.09)
  return {
    ...forex('EUR', 'JPY', ['168.175', '128.813', sigma], 3, '0.024', 3e8),
    // it moves as far as two pairs do: at 200x a weekend would be the insurance's
    leverages: leveragesTo(100),
    factors: [
      ['EURUSD', 0.07 / sigma],
      ['USDJPY', 0.09 / sigma],
    ],
  }
}

const rows: readonly Omit<SymbolSpec, 'sort'>[] = [
  coin('BTC', ['64000', '58700', 0.55], [2, '0.0001', '0.0001', '20'], [25_000, 3], true),
  coin('ETH', ['3200', '4290', 0.7], [2, '0.001', '0.001', '400'], [350_000, 2], true),
  coin('BNB', ['640', '590', 0.6], [3, '0.01', '0.01', '800'], [500_000, 2]),
  coin('SOL', ['150', '216', 0.85], [3, '0.01', '0.01', '3500'], [4_000_000, 1]),
  coin('XRP', ['2.1', '1.05', 0.8], [5, '1', '1', '250000'], [300_000_000, 0]),
  coin('DOGE', ['0.17', '0.224', 0.95], [6, '1', '10', '3000000'], [2_000_000_000, 0]),
  coin('ADA', ['0.62', '1.81', 0.85], [6, '1', '1', '800000'], [400_000_000, 0]),
  coin('TRX', ['0.28', '0.103', 0.6], [6, '1', '10', '1800000'], [800_000_000, 0]),
  coin('LTC', ['92', '213', 0.7], [4, '0.01', '0.01', '5500'], [3_000_000, 1]),
  coin('LINK', ['16.5', '26.8', 0.8], [4, '0.01', '0.1', '30000'], [15_000_000, 1]),
  coin('DOT', ['4.6', '39.9', 0.8], [5, '0.1', '0.1', '110000'], [30_000_000, 0]),
  coin('AVAX', ['24', '115', 0.85], [4, '0.01', '0.1', '21000'], [10_000_000, 1]),
  {
    ...metal('XAU', ['3300', '1805', 0.15], 2, ['100', '0.30'], [400_000, 2]),
    tradeTypes: [tradeTypes.cfd, tradeTypes.option],
  },
  // at 100x its margin is below a weekend's deviation: the insurance would pay for who holds both sides
  {
    ...metal('XAG', ['38', '24.1', 0.28], 3, ['5000', '0.030'], [12_000_000, 0]),
    leverages: leveragesTo(50),
  },
  metal('XPT', ['1150', '1005', 0.22], 2, ['100', '2.00'], [90_000, 2]),
  metal('XPD', ['1080', '1870', 0.3], 2, ['100', '4.00'], [60_000, 2]),
  forex('EUR', 'USD', ['1.085', '1.125', 0.07], 5, '0.00012', 1.2e9),
  forex('GBP', 'USD', ['1.335', '1.339', 0.08], 5, '0.00016', 7e8),
  forex('USD', 'JPY', ['155', '114.5', 0.09], 3, '0.014', 9e8),
  forex('AUD', 'USD', ['0.658', '0.723', 0.1], 5, '0.00014', 4e8),
  forex('USD', 'CAD', ['1.375', '1.268', 0.06], 5, '0.00018', 3.5e8),
  forex('USD', 'CHF', ['0.815', '0.931', 0.075], 5, '0.00018', 2.5e8),
  forex('NZD', 'USD', ['0.602', '0.699', 0.1], 5, '0.00018', 1.5e8),
  eurJpy(),
]

const known: SymbolSpec[] = rows.map((row, index) => ({ ...row, sort: index + 1 }))

/** Every symbol that an exchange of this process quotes, in the order lists show them. */
export const symbols: readonly SymbolSpec[] = known

const byName = new Map(symbols.map(spec => [spec.symbol, spec]))

/** σ of a token that was listed, and what of it is traded a day: nothing is known of it yet. */
const TOKEN_SIGMA = 0.9
const TOKEN_VOLUME = 1_000_000

/** A listed token: delivered coins alone, nothing on credit. */
export const token = ({ base, price }: Listing): Omit<SymbolSpec, 'sort'> => ({
  ...coin(base, [price, price, TOKEN_SIGMA], [decimalsOf(price), '0.01', '0.01', '1000000'], [TOKEN_VOLUME, 0]),
  tradeTypes: [tradeTypes.spot],
  leverages: [],
  tiers: [],
})

/** Decimals of a token's price: at least four, at most what points can hold. */
export const [LEAST_PLACES, MOST_PLACES] = [4, 8]

/** The fewest decimals of a token's price that are fine, also at a tenth of it; null where the most are too few. */
export const finePlaces = (price: Decimal): number | null =>
  placesFor(price, SPOT_ROUND_TRIP, { fall: '10', least: LEAST_PLACES, most: MOST_PLACES })

/** A token opens at exactly its price: as many decimals as that has, if not more. */
const decimalsOf = (price: Decimal): number =>
  Math.max(price.split('.')[1]?.length ?? 0, finePlaces(price) ?? MOST_PLACES)

/** Whether a day's turnover in points and units of volume stays an exact whole number, twenty times over. */
export const countsExactly = ({
  reference,
  pricePrecision,
  dailyVolume,
  volumePrecision,
}: Omit<SymbolSpec, 'sort'>): boolean =>
  Number(reference) * 10 ** pricePrecision * dailyVolume * 10 ** volumePrecision < Number.MAX_SAFE_INTEGER / 20

/** A token against USDT, from a price on. */
export type Listing = { base: string; price: Decimal }

/** The exchanges of this process that quote a listed token, by its symbol. */
const quoting = new Map<string, Set<Db>>()

/**
 * Takes a token of an exchange in beside those of the seed; the same one again is the same.
 * @throws Error where it is another by that name
 */
export function admit(listing: Listing, db: Db): SymbolSpec {
  const spec = withToken(listing)
  quoting.set(spec.symbol, (quoting.get(spec.symbol) ?? new Set()).add(db))
  return spec
}

function withToken(listing: Listing): SymbolSpec {
  const made = { ...token(listing), sort: (known.at(-1)?.sort ?? 0) + 1 }
  const before = byName.get(made.symbol)
  if (before && (before.reference !== made.reference || before.leverages.length > 0))
    throw new Error(`${made.symbol} is quoted already`)
  if (before) return before
  known.push(made)
  byName.set(made.symbol, made)
  return made
}

/** Removes the tokens of an exchange that ends, except those that another exchange of this process quotes. */
export function dismissTokens(db: Db): void {
  for (const [symbol, exchanges] of quoting) {
    if (!exchanges.delete(db) || exchanges.size > 0) continue
    quoting.delete(symbol)
    byName.delete(symbol)
    known.splice(
      known.findIndex(spec => spec.symbol === symbol),
      1,
    )
  }
}

/** @param symbol base and quote in one, e.g. "BTCUSDT" */
export const symbolOf = (symbol: string): SymbolSpec | undefined => byName.get(symbol)
