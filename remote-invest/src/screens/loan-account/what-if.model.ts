/** What a loan and its collateral would be at another price of the coin, as the exchange counts it (docs/rules/invest.md#collateral). */
import type { Loan, LoanSet } from '@shared/contract/calls/invest/loans'
import { big, type Decimal, liquidationQuantity, max, min, reachesLtv, saleOf, sum } from '@shared/money'
import { type LivePledge, livePledge, pricesAt, worthOf } from '../../parts/loans/loan.model.ts'

export interface LoanWhatIf {
  /** At the price, or where part of it is sold before. */
  pledge: LivePledge
  /** What the collateral is worth. */
  worth: Decimal | null
  /** That less what is owed. */
  left: Decimal | null
  /** Where part of it is sold before the price is reached; null: nothing is. */
  end: Decimal | null
}

/** @param places of the coin's prices · @returns null where nothing is pledged */
export function loanWhatIf(loan: Loan, price: Decimal, places: number): LoanWhatIf | null {
  const now = livePledge(loan, new Map())
  if (!now || now.quantity === '0') return null
  const { liquidation } = pricesAt(loan.owed, now, places)
  const end = reachesLtv(loan.owed, { quantity: now.quantity, price }, now.ratios.liquidation) ? liquidation : null
  const pledge = livePledge(loan, new Map([[now.currency, end ?? price]])) ?? now
  const worth = worthOf(pledge)
  return { pledge, worth, end, left: worth && big(worth).minus(big(loan.owed)).toString() }
}

/** The fee of a sale of the coin; undefined until the terms are known. */
export const saleFeeOf = (sets: readonly LoanSet[] | undefined | null, coin: string): Decimal | undefined =>
  sets?.flatMap(({ pledges }) => pledges).find(({ currency }) => currency === coin)?.fee

export interface LoanSale {
  at: Decimal
  sold: Decimal
  fee: Decimal
  /** What stays pledged, and what stays owed. */
  rest: Decimal
  owed: Decimal
}

/** What the exchange sells at the liquidation price: as much as leads back to the initial ratio. */
export function saleAt(loan: Loan, feeRate: Decimal, places: number): LoanSale | null {
  const now = livePledge(loan, new Map())
  const at = now && pricesAt(loan.owed, now, places).liquidation
  if (!now || !at) return null
  const { quantity, ratios } = now
  const sold = liquidationQuantity(loan.owed, { quantity, price: at }, { initialLtv: ratios.initial, fee: feeRate })
  const { net, fee } = saleOf({ quantity: sold, price: at }, feeRate)
  return {
    at,
    sold,
    fee,
    rest: sum([quantity, `-${sold}`]).toString(),
    owed: sum([loan.owed, `-${min(loan.owed, net)}`]).toString(),
  }
}

/** Prices from well below the liquidation to well above the price of now; drawn, never counted with. */
export function loanRange(price: Decimal, liquidation: Decimal | null, places: number): { from: Decimal; to: Decimal } {
  const [now, sold] = [Number(price), Number(liquidation ?? '0')]
  const away = Math.max(Math.abs(now - sold), now / 10)
  const least = max((Math.min(now, sold) - away * 0.2).toFixed(places), (10 ** -places).toFixed(places))
  return { from: least.toString(), to: (now + away).toFixed(places) }
}

/** Danger once it is sold, a warning from the call on. */
export const loanTone = ({ end, pledge }: LoanWhatIf): 'danger' | 'warn' | 'flat' =>
  end ? 'danger' : pledge.remedy ? 'warn' : 'flat'
