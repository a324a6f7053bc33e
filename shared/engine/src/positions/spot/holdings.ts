/** What a person holds of coins, and what it has become worth. */
import type { PositionsSummary } from '@shared/contract'
import { type Decimal, fromMinor, holdingProfit, worthOf } from '@shared/money'
import type { Context } from '../../context.ts'
import { heldTotals } from '../../ledger/index.ts'
import { isVirtual, type TradingAccount } from '../../ledger/trading-account.ts'
import { averageOf, coinPrice, isCoin } from './averages.ts'

type Holdings = NonNullable<PositionsSummary['holdings']>

/** The balance account's kinds: free, and kept by waiting orders and withdrawals. */
const kinds = new Set(['balance', 'frozen'])

/** Of the balance account, by currency; virtual money holds no coins. */
export function coinHoldings(context: Context, account: TradingAccount): Holdings {
  if (isVirtual(account)) return []
  const held = new Map<string, bigint>()
  for (const { currency, kind, balance } of heldTotals(context.db, account.owner))
    if (isCoin(currency) && kinds.has(kind)) held.set(currency, (held.get(currency) ?? 0n) + balance)
  return Array.from(held, ([currency, minor]) => holdingOf(context, account.owner, currency, fromMinor(minor)))
}

function holdingOf(context: Context, user: string, currency: string, quantity: Decimal): Holdings[number] {
  const averagePrice = averageOf(context, user, currency)
  const price = coinPrice(context, currency)
  const holding = { quantity, averagePrice }
  const worth = price ? { value: worthOf({ quantity, price }), profit: holdingProfit(holding, price) } : UNPRICED
  return { currency, ...holding, ...worth }
}

const UNPRICED = { value: '0', profit: '0' }
