/** What currencies are worth. */
import { currencyTypes } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { livePrices } from '@shared/engine/market/prices'
import { refuse } from '@shared/engine/refusals/refuse'
import { big, crossRate, type Decimal, SWAP_SPREAD, swapRange } from '@shared/money'
import { currencyOf, FIAT_RATES_SET, fiatRateOf } from './currencies.ts'

/** A currency is worth price/per USDT: a coin has a price, a fiat so many units per USDT. */
type Worth = { price: Decimal; per: Decimal; time: string; coin: boolean }

function worthOf(context: Context, currency: string, field: string): Worth {
  const per = fiatRateOf(currency)
  if (per) return { price: '1', per, time: FIAT_RATES_SET, coin: false }
  if (currency === 'USDT') return { price: '1', per: '1', time: stamp(context.clock.now()), coin: false }
  const tick = context.market.last(`${currency}USDT`)
  return tick ? { price: tick.price, per: '1', time: stamp(tick.time), coin: true } : refuse('field-invalid', { field })
}

/** Units of `to` for one of `from`, as old as the older side. @throws Refused field-invalid on an unknown currency */
export function rateBetween(
  context: Context,
  from: string,
  to: string,
): { rate: Decimal; spread: Decimal; time: string } {
  const [a, b] = [worthOf(context, from, 'from'), worthOf(context, to, 'to')]
  const [time = ''] = [a.time, b.time].sort()
  return {
    rate: crossRate(big(a.price).times(b.per), big(b.price).times(a.per)),
    spread: a.coin || b.coin ? SWAP_SPREAD : '0',
    time,
  }
}

/** Whether a currency takes part in the swap: coins do. */
export const isSwapped = (currency: string): boolean => currencyOf(currency)?.type === currencyTypes.coin

/** What the swap takes of a currency, in itself at the newest price. */
export function swapTermsOf(
  context: Context,
  currency: string,
): { swap: boolean; swapMin?: Decimal; swapMax?: Decimal } {
  const price = isSwapped(currency) ? livePrices(context)(currency) : undefined
  if (!price) return { swap: false }
  const { min, max } = swapRange(price)
  return { swap: true, swapMin: min, swapMax: max }
}
