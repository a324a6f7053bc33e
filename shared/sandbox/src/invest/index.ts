/** Arbitrage, mining machines and bonds, and the account that pays what they promise (docs/rules/invest.md). */
import type { Claim, Promised } from '../ledger/index.ts'
import { owedOf } from './promise.ts'
import { liveOrders } from './rows.ts'
import { isMining } from './terms.ts'

export { investActions } from './actions.ts'
export { buy as buyProduct, type Wanted } from './buy.ts'
export { investCalls } from './calls.ts'
export { digestBeat } from './digest.ts'
export { freeze as freezeOrder } from './freeze.ts'
export { investDues, netOf } from './incomes.ts'
export { catchUp, leave as leaveProduct } from './leave.ts'
export { mineAlike, offerAgain } from './seed/as-it-was.ts'
export { seedProducts } from './seed/index.ts'

/** The principal of live orders; a machine's price was paid. */
export const investClaims: readonly Claim[] = [
  {
    kind: 'invest',
    read: tx => new Map(liveOrders(tx).flatMap(one => (isMining(one) ? [] : [[one.id, BigInt(one.principal)]]))),
  },
]

/** Fixed incomes to come, and what may still be asked back. */
export const investPromises: readonly Promised[] = [
  {
    kind: 'yield',
    read: tx => {
      const orders = liveOrders(tx)
      const currencies = new Set(orders.flatMap(({ currency, income_currency }) => [currency, income_currency]))
      return new Map([...currencies].map(currency => [currency, owedOf(tx, currency)]))
    },
  },
]
