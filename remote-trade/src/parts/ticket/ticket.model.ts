/** A ticket in numbers: what was typed becomes an order, or the reasons why it is none yet. */
import type { SymbolInfo } from '@shared/contract'
import {
  big,
  compare,
  type Decimal,
  type Funds,
  isMultipleOf,
  largestQuantity,
  leverageCap,
  type MarginMode,
  notionalOf,
  type OpenPreview,
  openingCost,
  portion,
  previewOpen,
  priceAtReturn,
  quantityForAmount,
  roundUp,
  type Side,
  stopLossRefusal,
  sum,
  takeProfitRefusal,
  truncate,
} from '@shared/money'

export type Unit = 'base' | 'quote'
export type TargetsBy = 'price' | 'return'
export type Typed = { takeProfit: Decimal | ''; stopLoss: Decimal | '' }

/** What stands in the fields. */
export interface Form {
  /** What `quantity` counts: the asset, or its worth. */
  unit: Unit
  quantity: Decimal | ''
  /** Percent of the largest quantity, while the slider said it last: it then follows the price. */
  share: number | null
  /** Which of the two pairs of targets counts; the other is kept for coming back. */
  targetsBy: TargetsBy
  /** Prices. */
  price: Typed
  /** Percent of the margin: 50 is a gain of half of it, as a stop a loss of half of it. */
  return: Typed
}

const noTargets: Typed = { takeProfit: '', stopLoss: '' }
export const blank: Form = {
  unit: 'base',
  quantity: '',
  share: null,
  targetsBy: 'price',
  price: noTargets,
  return: noTargets,
}

export interface Terms {
  mode: MarginMode
  leverage: number
}

/** What the order meets. */
export interface Scene {
  info: SymbolInfo
  price: Decimal
  funds: Funds
  available: Decimal
  /** What the account holds of this symbol, at open prices. */
  held: Decimal
  /** How many positions run. */
  running: number
}

/** The exchange's own limit. */
const MOST_RUNNING = 50

/** The most that balance, leverage and symbol allow; "0" for nothing. */
export const largest = ({ leverage }: Terms, { info, price, available, held }: Scene): Decimal =>
  largestQuantity({
    available,
    price,
    leverage,
    feeRate: info.takerFee,
    step: info.quantityStep,
    maxQuantity: info.maxQuantity,
    tiers: info.tiers,
    heldNotional: held,
  })

/** In units of the asset; '' where nothing was said. */
export function quantityOf({ unit, quantity, share }: Form, terms: Terms, scene: Scene): Decimal | '' {
  const step = scene.info.quantityStep
  if (share !== null) return portion(largest(terms, scene), share, step)
  if (quantity === '' || unit === 'base') return quantity
  return quantityForAmount(quantity, scene.price, step)
}

/** A quantity in the field's unit. */
export const inUnit = (quantity: Decimal | '', unit: Unit, price: Decimal): Decimal | '' =>
  quantity === '' || unit === 'base' ? quantity : truncate(notionalOf(quantity, price), 2)

/** Where the slider stands for a quantity: whole percent of the largest. */
export function percentOf(quantity: Decimal | '', most: Decimal): number {
  if (quantity === '' || compare(most, '0') <= 0) return 0
  return Math.min(100, Number(truncate(big(quantity).times('100').div(big(most)), 0)))
}

/** The same quantity counted in the other unit. */
export function inOtherUnit(form: Form, terms: Terms, scene: Scene): Form {
  const unit = form.unit === 'base' ? 'quote' : 'base'
  return { ...form, unit, quantity: inUnit(quantityOf(form, terms, scene), unit, scene.price) }
}

export interface Targets {
  takeProfit: Decimal | null
  stopLoss: Decimal | null
}

const bare = (typed: Decimal): Decimal => typed.replace('-', '')

/** The prices at which a position of this side would be closed for its owner. */
export function targetsOf(
  form: Form,
  side: Side,
  leverage: number,
  { info, price }: Pick<Scene, 'info' | 'price'>,
): Targets {
  const places = info.pricePrecision
  const { takeProfit, stopLoss } = form[form.targetsBy]
  const exact = (typed: Decimal | '') => (typed === '' ? null : truncate(typed, places))
  const at = (percent: Decimal | '', sign: '' | '-') => {
    if (percent === '') return null
    const rate = big(`${sign}${bare(percent)}`).div('100')
    return priceAtReturn(side, price, leverage, rate, places)
  }
  return form.targetsBy === 'price'
    ? { takeProfit: exact(takeProfit), stopLoss: exact(stopLoss) }
    : { takeProfit: at(takeProfit, ''), stopLoss: at(stopLoss, '-') }
}

/** Margin, fee, liquidation, available before and after, by the function that the exchange books with; null without a quantity. */
export function previewOf(
  quantity: Decimal | '',
  side: Side,
  { mode, leverage }: Terms,
  scene: Scene,
): OpenPreview | null {
  if (quantity === '' || compare(quantity, '0') <= 0) return null
  const { info, price, funds } = scene
  const { tiers, takerFee, pricePrecision } = info
  const exposure = { side, quantity, entry: price, tiers, feeRate: takerFee }
  return previewOpen({ ...exposure, mode, leverage, pricePlaces: pricePrecision }, funds)
}

/** How much must be transferred first, to the cent upwards; null where the balance is enough for this quantity, or any. */
export function shortage(
  quantity: Decimal | '',
  { leverage }: Terms,
  { info, price, available }: Scene,
): Decimal | null {
  const { minQuantity, takerFee } = info
  const wanted = quantity === '' || compare(quantity, minQuantity) < 0 ? minQuantity : quantity
  const missing = big(openingCost(wanted, price, leverage, takerFee)).minus(big(available))
  return missing.gt('0') ? roundUp(missing, 2) : null
}

export type Field = 'quantity' | 'leverage' | 'takeProfitPrice' | 'stopLossPrice'
export type Fault =
  | { field: 'quantity'; name: 'quantity-missing' }
  | { field: 'quantity'; name: 'quantity-range'; min: Decimal; max: Decimal }
  | { field: 'quantity'; name: 'quantity-step'; step: Decimal }
  | { field: 'leverage'; name: 'leverage-limit'; n: number }
  | { field: 'takeProfitPrice' | 'stopLossPrice'; name: 'stop-side' }
  | { field: 'stopLossPrice'; name: 'stop-liquidation'; price: Decimal }
  | { field: 'quantity'; name: 'too-many'; n: number }

function quantityFaults(
  quantity: Decimal | '',
  { minQuantity: min, maxQuantity: max, quantityStep: step }: SymbolInfo,
): Fault[] {
  if (quantity === '') return [{ field: 'quantity', name: 'quantity-missing' }]
  if (compare(quantity, min) < 0 || compare(quantity, max) > 0)
    return [{ field: 'quantity', name: 'quantity-range', min, max }]
  return isMultipleOf(quantity, step) ? [] : [{ field: 'quantity', name: 'quantity-step', step }]
}

/** The cap counts what is held and what is ordered. */
function leverageFaults(quantity: Decimal | '', { leverage }: Terms, { info, price, held }: Scene): Fault[] {
  const total = sum([held, quantity === '' ? '0' : notionalOf(quantity, price)])
  const n = leverageCap(info.tiers, total)
  return leverage > n ? [{ field: 'leverage', name: 'leverage-limit', n }] : []
}

/** What is wrong with targets at a price; a target at or below zero is on the wrong side of any. */
export function targetFaults(
  side: Side,
  price: Decimal,
  { takeProfit, stopLoss }: Targets,
  liquidation: Decimal | null,
): Fault[] {
  const faults: Fault[] = []
  const none = (target: Decimal) => compare(target, '0') <= 0
  if (takeProfit !== null && (none(takeProfit) || takeProfitRefusal(side, price, takeProfit)))
    faults.push({ field: 'takeProfitPrice', name: 'stop-side' })
  if (stopLoss === null) return faults
  const refusal = stopLossRefusal(side, price, stopLoss, liquidation)
  if (refusal === 'stop-liquidation' && liquidation !== null)
    faults.push({ field: 'stopLossPrice', name: refusal, price: liquidation })
  else if (refusal || none(stopLoss)) faults.push({ field: 'stopLossPrice', name: 'stop-side' })
  return faults
}

/** Everything that keeps an order of this side from being one; [] is an order. Money is `shortage`'s matter. */
export function faultsOf(form: Form, side: Side, terms: Terms, scene: Scene): Fault[] {
  const quantity = quantityOf(form, terms, scene)
  const liquidation = previewOf(quantity, side, terms, scene)?.liquidation ?? null
  const crowded: Fault[] =
    scene.running >= MOST_RUNNING ? [{ field: 'quantity', name: 'too-many', n: MOST_RUNNING }] : []
  return [
    ...quantityFaults(quantity, scene.info),
    ...leverageFaults(quantity, terms, scene),
    ...targetFaults(side, scene.price, targetsOf(form, side, terms.leverage, scene), liquidation),
    ...crowded,
  ]
}

/** What is wrong whichever side is pressed, and worth saying while it is typed; what is still too small may be growing. */
export function earlyFaults(form: Form, terms: Terms, scene: Scene): Fault[] {
  const quantity = quantityOf(form, terms, scene)
  const growing = quantity === '' || compare(quantity, scene.info.minQuantity) < 0
  return [...(growing ? [] : quantityFaults(quantity, scene.info)), ...leverageFaults(quantity, terms, scene)]
}

/** What the confirm sheet shows and the exchange gets, whatever is typed or ticks meanwhile. */
export interface Intent extends Terms {
  symbol: string
  side: Side
  quantity: Decimal
  targets: Targets
}

/** @returns null where `faultsOf` has something to say about the quantity */
export function intentOf(form: Form, side: Side, terms: Terms, scene: Scene): Intent | null {
  const quantity = quantityOf(form, terms, scene)
  if (quantity === '') return null
  return { ...terms, symbol: scene.info.symbol, side, quantity, targets: targetsOf(form, side, terms.leverage, scene) }
}

/** How far the price may move against a position until it is liquidated, a fraction of it; null: it cannot be. */
export function roomOf(liquidation: Decimal | null, price: Decimal): Decimal | null {
  return liquidation === null ? null : truncate(big(liquidation).minus(big(price)).abs().div(big(price)), 8)
}
