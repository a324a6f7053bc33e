/**
 * What a second cannot have reached, found by floats: nearly all that is open. Nothing is decided here: what is not ruled
 * out, with a margin that is wider than floats can err, is looked at exactly.
 */
import { tradeTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import type { Context } from '../context.ts'
import type { SymbolSpec } from '../market/symbols.ts'
import { nearlyFree } from './free-cache.ts'
import type { Pool } from './open-rows.ts'
import { dealAt, isCfd, priceOf, sideOfRow, specOf, unitOf } from './pricing.ts'
import type { OrderRow, PositionRow, StoredRow } from './tables.ts'
import { exposureOf } from './worth/exposure.ts'
import { restRate } from './worth/rest.ts'

/** Floats err by some 1e-15 of what they add up, the formulas round each figure at eight places. */
const HAIR = 1e-9
const ROUNDED = 1e-5

const number = (decimal: Decimal | null): number => (decimal === null ? Number.NaN : Number(decimal))

/** A row is never changed in place: its numbers are made once. */
type Numbers = {
  isLong: boolean
  quantity: number
  entry: number
  settled: number
  fee: number
  stop: number
  target: number
  liquidation: number
  /** Maintenance is the highest of these: rate·worth − deduction. */
  tiers: readonly (readonly [rate: number, deduction: number])[]
}
const made = new WeakMap<StoredRow, Numbers>()

function numbersOf(context: Context, row: PositionRow): Numbers {
  const known = made.get(row)
  if (known) return known
  const { tiers, feeRate, side } = exposureOf(context, row)
  const numbers = {
    isLong: side === 'long',
    quantity: Number(row.quantity),
    entry: Number(row.open_price),
    settled: Number(row.settled),
    fee: Number(feeRate),
    stop: number(row.stop_loss),
    target: number(row.take_profit),
    liquidation: number(row.liquidation),
    tiers: tiers.map(({ maintenanceRate, deduction }) => [Number(maintenanceRate), Number(deduction)] as const),
  }
  made.set(row, numbers)
  return numbers
}

/**
 * What is dealt at, what one of a quantity counts, and what a rest of the market requires of its worth; a position is
 * marked by the price that closes it.
 */
type Prices = { ask: number; bid: number; unit: number; rest: number; isOpen: boolean }

/** Of one second: prices are looked up once for all rows. */
export class Screen {
  readonly #context: Context
  readonly #prices = { cfd: new Map<SymbolSpec, Prices>(), other: new Map<SymbolSpec, Prices>() }

  constructor(context: Context) {
    this.#context = context
  }

  #pricesOf(row: StoredRow): Prices {
    const { trade_type: type, symbol } = row
    const spec = specOf(row)
    const kept = this.#prices[isCfd(type) ? 'cfd' : 'other']
    const known = kept.get(spec)
    if (known) return known
    const price = priceOf(this.#context, symbol)
    const at = (side: 'long' | 'short') => Number(dealAt(type, spec, side, price))
    const unit = Number(unitOf(this.#context, type, spec).toString())
    const rest = isCfd(type) ? Number(restRate(this.#context, spec)) : 0
    const isOpen = this.#context.market.last(symbol)?.open === true
    const prices = { ask: at('long'), bid: at('short'), unit, rest, isOpen }
    kept.set(spec, prices)
    return prices
  }

  /**
   * The lowest and the highest price that a symbol's rows are dealt at or marked by: only CFDs have a spread.
   * @param terms all that its rows keep
   */
  rangeOf(symbol: string, terms: Iterable<string>): [lowest: number, highest: number] {
    const price = priceOf(this.#context, symbol)
    const at = (side: 'long' | 'short') =>
      Array.from(terms, one => Number(dealAt(tradeTypes.cfd, specOf({ symbol, terms: one }), side, price)))
    return [Math.min(...at('short')), Math.max(...at('long'))]
  }

  /** Whether a position's mark may have reached a stop, a target or its liquidation. */
  mayClose(row: PositionRow): boolean {
    const { ask, bid } = this.#pricesOf(row)
    const { isLong, stop, target, liquidation } = numbersOf(this.#context, row)
    return isLong
      ? mayFall(bid, stop) || mayFall(bid, liquidation) || mayRise(bid, target)
      : mayRise(ask, stop) || mayRise(ask, liquidation) || mayFall(ask, target)
  }

  /** Whether a waiting order may be filled. */
  mayFill(row: OrderRow): boolean {
    const { ask, bid } = this.#pricesOf(row)
    const [isLong, isLimit] = [sideOfRow(row) === 'long', row.price !== null]
    const level = number(row.price ?? row.trigger_price)
    return isLong === isLimit ? mayFall(isLong ? ask : bid, level) : mayRise(isLong ? ask : bid, level)
  }

  /**
   * Whether a pool may be worth no more than it must be, and has a leg that can be closed. While its markets rest, a pool of
   * which all that is available was taken is worth exactly what it must be: nobody looks at it exactly each second.
   */
  mayBreach({ account, rows }: Pool): boolean {
    const free = nearlyFree(this.#context.db, account)
    let [left, added, isClosable] = [free, Math.abs(free), false]
    for (const row of rows.values()) {
      const { isLong, quantity, entry, settled, fee, tiers } = numbersOf(this.#context, row)
      const { ask, bid, unit, rest, isOpen } = this.#pricesOf(row)
      isClosable ||= isOpen
      const size = quantity * unit
      const worth = size * (isLong ? bid : ask)
      const paid = size * entry
      let required = 0
      for (const [rate, deduction] of tiers) required = Math.max(required, worth * rate - deduction)
      required = Math.max(required + worth * fee, rest * Math.max(worth, paid))
      left += (isLong ? worth - paid : paid - worth) - settled - required
      added += worth + paid + Math.abs(settled) + required
    }
    return isClosable && left <= added * HAIR + ROUNDED
  }
}

/** NaN stands for no level: it is never reached. */
const mayFall = (price: number, level: number) => price <= level * (1 + HAIR)
const mayRise = (price: number, level: number) => price >= level * (1 - HAIR)
