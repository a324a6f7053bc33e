/** A ticket in numbers: what was typed becomes an order, or the reasons why it is none yet. */
import type { SymbolInfo } from '@shared/contract'
import {
  big,
  compare,
  type Decimal,
  type Funds,
  largestQuantity,
  type MarginMode,
  notionalOf,
  type OpenPreview,
  openingCost,
  portion,
  previewOpen,
  quantityForAmount,
  roundUp,
  type Side,
  truncate,
} from '@shared/money'
import { noTargets, type Targets, type TargetsBy, type Typed, targetPrices } from '../targets.ts'

export type Unit = 'base' | 'quote'

/** What stands in the fields. */
export interface OrderForm {
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

export const blank: OrderForm = {
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
export function quantityOf({ unit, quantity, share }: OrderForm, terms: Terms, scene: Scene): Decimal | '' {
  const step = scene.info.quantityStep
  if (share !== null) return portion(largest(terms, scene), share, step)
  if (quantity === '' || unit === 'base') return quantity
  return quantityForAmount(quantity, scene.price, step)
}

/** A quantity in the field's unit. */
export const inUnit = (quantity: Decimal | '', unit: Unit, price: Decimal): Decimal | '' =>
  quantity === '' || unit === 'base' ? quantity : truncate(notionalOf(quantity, price), 2)

/** The same quantity counted in the other unit. */
export function inOtherUnit(form: OrderForm, terms: Terms, scene: Scene): OrderForm {
  const unit = form.unit === 'base' ? 'quote' : 'base'
  return { ...form, unit, quantity: inUnit(quantityOf(form, terms, scene), unit, scene.price) }
}

/** The prices at which a position of this side would be closed for its owner. */
export const targetsOf = (
  form: OrderForm,
  side: Side,
  leverage: number,
  { info, price }: Pick<Scene, 'info' | 'price'>,
): Targets =>
  targetPrices(form.targetsBy, form[form.targetsBy], { side, entry: price, leverage, places: info.pricePrecision })

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
  return missing.gt('0') ? big(roundUp(missing, 2)).toFixed(2) : null
}

/** What the confirm sheet shows and the exchange gets, whatever is typed or ticks meanwhile. */
export interface Intent extends Terms {
  symbol: string
  side: Side
  quantity: Decimal
  targets: Targets
}

/** @returns null without a quantity */
export function intentOf(form: OrderForm, side: Side, terms: Terms, scene: Scene): Intent | null {
  const quantity = quantityOf(form, terms, scene)
  if (quantity === '') return null
  return { ...terms, symbol: scene.info.symbol, side, quantity, targets: targetsOf(form, side, terms.leverage, scene) }
}

/** How far the price may move against a position until it is liquidated, a fraction of it; null: it cannot be. */
export function roomOf(liquidation: Decimal | null, price: Decimal): Decimal | null {
  return liquidation === null ? null : truncate(big(liquidation).minus(big(price)).abs().div(big(price)), 8)
}
