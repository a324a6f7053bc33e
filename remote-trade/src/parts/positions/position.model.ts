/** What may be done to a position, in numbers. */
import type { SymbolInfo } from '@shared/contract'
import {
  big,
  type Closing,
  closePosition,
  compare,
  count,
  type Decimal,
  type Funds,
  liquidationPrice,
  MOVE_STEP,
  movable,
  moveFault,
  type OpenPreview,
  opposite,
  partRefusal,
  poolWithout,
  portion,
  previewOpen,
  type QuantityRefusal,
  returnOnEquity,
  shareOf,
  sum,
  truncate,
} from '@shared/money'
import { type Of, type Targets, type TargetsBy, type Typed, targetPrices } from '../targets/targets.ts'
import type { LiveAccount } from './account.model.ts'
import { exposureOf, type LivePosition, legOf } from './live-position.model.ts'

/** A share of a position, on the step. */
export const partOf = (whole: Decimal, percent: number, { quantityStep }: SymbolInfo): Decimal =>
  portion(whole, percent, quantityStep)

export type CloseFault = { name: 'missing' } | QuantityRefusal

/** What keeps a part from being closed; null: nothing. */
export const closeFault = (part: Decimal | '', whole: Decimal, info: SymbolInfo): CloseFault | null =>
  part === '' ? { name: 'missing' } : partRefusal(part, whole, info)

/** A closing with its share of what opening cost. */
export type Outcome = Closing & {
  openFee: Decimal
  /** Its share of what the nights took so far. */
  nightFee: Decimal
  /** Profit less all fees: what the history will show. */
  afterFees: Decimal
}

/** Profit, fees and released margin of closing a part at a price; null where that part cannot be closed. */
export function closingOf(
  { row, side, entry, settled, dealing }: LivePosition,
  part: Decimal | '',
  price: Decimal,
  info: SymbolInfo,
): Outcome | null {
  if (part === '' || !dealing || closeFault(part, row.quantity, info)) return null
  const { quantity, margin } = row
  const closing = closePosition(
    { side, quantity, entry, margin, settled, unit: dealing.unit },
    part,
    price,
    info.takerFee,
  )
  const [openFee, nightFee] = [row.openFee, row.swapFee].map(fee => shareOf(fee ?? '0', part, quantity)) as [
    Decimal,
    Decimal,
  ]
  return {
    ...closing,
    openFee,
    nightFee,
    afterFees: big(closing.net)
      .minus(sum([openFee, nightFee]))
      .toString(),
  }
}

/** What stays of the account, and what a position of the other side would be, once this one is closed whole. */
export type Reversal = { closing: Outcome; opening: OpenPreview }

/**
 * Closing and opening at one price, by the functions that the exchange books with; null where it cannot be closed.
 * @param today the symbol as it is listed: what is opened is on those terms
 */
export function reversalOf(
  position: LivePosition,
  { free, cross }: Funds,
  price: Decimal,
  info: SymbolInfo,
  today: SymbolInfo = info,
): Reversal | null {
  const { row, side, mode, dealing } = position
  const closing = closingOf(position, row.quantity, price, info)
  if (!closing || !dealing) return null
  const released = mode === 'isolated' ? closing.margin : '0'
  const left = {
    free: sum([free, released, closing.due]),
    cross: mode === 'cross' ? poolWithout(cross, legOf(position)) : cross,
  }
  const leverage = row.leverage ?? 1
  const exposure = dealing.on(today).exposure({ side: opposite(side), quantity: row.quantity, entry: price, leverage })
  return { closing, opening: previewOpen({ ...exposure, mode, leverage, pricePlaces: info.pricePrecision }, left) }
}

export type MarginFault = 'missing' | 'not-positive' | 'places' | 'too-much'
/** As many as balances show. */
export const PLACES = 2

export function marginFault(amount: Decimal | '', available: Decimal): MarginFault | null {
  if (amount === '') return 'missing'
  if (compare(amount, '0') <= 0) return 'not-positive'
  if (compare(amount, available) > 0) return 'too-much'
  return moveFault(amount, available) === null ? null : 'places'
}

/** The most that can be added at once. */
export const addable = ({ available, cross }: Pick<LiveAccount, 'available' | 'cross'>): Decimal =>
  movable(available, cross.margin.gt('0'))

/** 25, 50, 75 or 100 % of what can be added, in cents; all of it to its last digit. */
export const marginShare = (available: Decimal, percent: number): Decimal => portion(available, percent, MOVE_STEP)

/** Margin and liquidation price of an isolated position once an amount is added. */
export function withMargin(position: LivePosition, amount: Decimal | '', info: SymbolInfo) {
  const margin = sum([position.row.margin, amount || '0']).toString()
  const exposure = exposureOf(position)
  return { margin, liquidation: exposure ? liquidationPrice(exposure, margin, info.pricePrecision) : null }
}

const ofPosition = ({ row, side, entry }: LivePosition, { pricePrecision: places }: SymbolInfo): Of => ({
  side,
  entry,
  leverage: row.leverage ?? 1,
  places,
})

/** A target's price as percent of the margin, a gain or a loss; '' where it lies on the other side of the entry. */
function asReturn(price: Decimal | null | undefined, { side, entry, leverage }: Of, sign: 1 | -1): Decimal | '' {
  if (!price) return ''
  const rate = big(returnOnEquity(side, entry, price, leverage)).times(count(100 * sign))
  return rate.gt('0') ? truncate(rate, 2) : ''
}

/** What the fields hold as they open: the targets that are set, in either way of saying them. */
export function typedTargets(position: LivePosition, info: SymbolInfo): Record<TargetsBy, Typed> {
  const { takeProfitPrice, stopLossPrice } = position.row
  const of = ofPosition(position, info)
  return {
    price: { takeProfit: takeProfitPrice ?? '', stopLoss: stopLossPrice ?? '' },
    return: { takeProfit: asReturn(takeProfitPrice, of, 1), stopLoss: asReturn(stopLossPrice, of, -1) },
  }
}

/** The prices to set. A return that nobody touched stays the price it came from: it was cut to two places. */
export function chosenTargets(by: TargetsBy, typed: Typed, position: LivePosition, info: SymbolInfo): Targets {
  const chosen = targetPrices(by, typed, ofPosition(position, info))
  const began = typedTargets(position, info)
  const { takeProfitPrice, stopLossPrice } = position.row
  const kept = (of: keyof Typed, set: Decimal | null | undefined) =>
    typed[of] === began[by][of] ? (set ?? null) : chosen[of]
  return { takeProfit: kept('takeProfit', takeProfitPrice), stopLoss: kept('stopLoss', stopLossPrice) }
}

/** The fields that a hand has changed. */
export const changedTargets = (before: Typed, now: Typed): Partial<Typed> => ({
  ...(now.takeProfit !== before.takeProfit && { takeProfit: now.takeProfit }),
  ...(now.stopLoss !== before.stopLoss && { stopLoss: now.stopLoss }),
})

/** Only these are sent: what nobody touched here may have been set elsewhere since. */
export const touchedOf = ({ takeProfit, stopLoss }: Targets, touched: Partial<Typed>): Partial<Targets> => ({
  ...(touched.takeProfit !== undefined && { takeProfit }),
  ...(touched.stopLoss !== undefined && { stopLoss }),
})
