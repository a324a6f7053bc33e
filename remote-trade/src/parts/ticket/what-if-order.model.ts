/** The order of a ticket as a position that runs, in an account that has paid for it. */
import type { SymbolInfo, Ticker } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { type Decimal, dealPrice, dollarSymbol, opposite, type Side } from '@shared/money'
import type { PricedAccount } from '../positions/account.model.ts'
import { withOrder } from '../positions/what-if.model.ts'
import { type Targets, targetFaults } from '../targets/targets.ts'
import { exampleContract, exampleOf } from './example.model.ts'
import { orderedPosition } from './ordered-position.ts'
import { shortage, type TicketContext, targetsOf } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

export interface OrderTried {
  of: PricedAccount
  id: string
  /** What must be transferred before it can be placed; null: nothing. */
  missing: Decimal | null
  /** The quantity is an example: nothing good is typed. */
  isExample: boolean
}

const none: Targets = { takeProfit: null, stopLoss: null }

/** Targets are typed for one side: of the other they are none. */
function targetsFor(
  { form, terms }: TicketState,
  side: Side,
  context: TicketContext,
  liquidation: Decimal | null,
): Targets {
  const targets = targetsOf(form, side, terms.leverage, context)
  return targetFaults(side, context.price, targets, liquidation).length === 0 ? targets : none
}

/** The market's price as the order is filled: of one that waits, the price that it waits for. */
const marketOf = ({ form }: TicketState, side: Side, { market, price, dealing }: TicketContext): Decimal =>
  form.kind === 'market' ? market : dealPrice(opposite(side), price, dealing.spread)

/** The prices of what the account does not hold yet, too. */
const withPrices = ({ infos, marks, rests }: PricedAccount, tickers: readonly Ticker[]) => ({
  infos,
  marks: new Map([...marks, ...tickers.map(({ symbol, price }) => [symbol, price] as const)]),
  rests: new Map([...rests, ...tickers.map(ticker => [ticker.symbol, ticker] as const)]),
})

/**
 * What is typed, filled at its price; where nothing good is typed, an example.
 * @param tickers of `symbolsOf` · @returns null until the account is known
 */
export function orderTried(
  ticket: TicketState,
  side: Side,
  priced: PricedAccount,
  tickers: readonly Ticker[],
): OrderTried | null {
  const { info } = ticket
  const isCfd = ticket.context?.dealing.tradeType === tradeTypes.cfd
  const example = (context: TicketContext) => (isCfd ? info.minQuantity : exampleContract(ticket, context))
  const sized = exampleOf(ticket, undefined, example, side)
  if (!sized) return null
  const { order, context, preview } = sized
  const row = orderedPosition(
    { ...order, targets: targetsFor(ticket, side, context, preview.liquidation) },
    context,
    preview,
  )
  const missing = shortage(order.quantity, order, context)
  const at = withPrices(priced, tickers)
  at.marks.set(info.symbol, marketOf(ticket, side, context))
  return {
    of: { ...at, account: withOrder(priced.account, row, missing ?? '0') },
    id: row.id,
    missing,
    isExample: sized.isExample,
  }
}

/** Symbols whose prices the order is counted by. */
export const symbolsOf = ({ symbol, quoteCurrency }: SymbolInfo): string[] => [
  ...new Set([symbol, dollarSymbol(quoteCurrency) ?? symbol]),
]
