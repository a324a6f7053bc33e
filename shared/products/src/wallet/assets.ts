/** What a user owns, in USDT (docs/rules/wallet.md#assets). */
import type { UserAssets } from '@shared/contract'
import { dayOf, dayStart, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { heldTotals, type UserKind } from '@shared/engine/ledger/index'
import { livePrices, type PriceOf } from '@shared/engine/market/prices'
import { type Decimal, dailyProfit, fromMinor, sum, truncate, worthOf } from '@shared/money'
import { coins } from './currencies.ts'
import { inflowEver, inflowOn } from './inflow.ts'
import { totalAt } from './midnight-totals.ts'

/** Minor units of a user by currency and kind, sub-accounts added up. */
type Held = Map<string, Map<string, bigint>>

export function holdingsOf(db: Db, userId: string): Held {
  const held: Held = new Map()
  for (const { currency, kind, balance } of heldTotals(db, userId)) {
    const kinds = held.get(currency) ?? new Map<string, bigint>()
    held.set(currency, kinds.set(kind, balance))
  }
  return held
}

/** USDT value of so many minor units, truncated to eight places; 0 without a price. */
const worth = (minor: bigint, price: Decimal | undefined): Decimal =>
  worthOf({ quantity: fromMinor(minor), ...(price && { price }) })

/** USDT value of one kind over all currencies of money. */
function valueOfKind(held: Held, kind: UserKind, priceOf: PriceOf): Decimal {
  const values = Array.from(held, ([currency, kinds]) => worth(kinds.get(kind) ?? 0n, priceOf(currency)))
  return sum(values).toString()
}

/** What the balance account is worth, all its currencies together, USDT. */
export const balanceWorth = (context: Context, userId: string): Decimal =>
  valueOfKind(holdingsOf(context.db, userId), 'balance', livePrices(context))

const moneyKinds = ['balance', 'contract', 'margin', 'invest', 'frozen', 'pledge', 'competition', 'debt'] as const

type Composition = Record<(typeof moneyKinds)[number], Decimal>

const composition = (held: Held, priceOf: PriceOf) =>
  Object.fromEntries(moneyKinds.map(kind => [kind, valueOfKind(held, kind, priceOf)])) as Composition

/** Σ kinds·price without virtual money + unrealised profit + debt (which is negative): VIP's too. */
export function totalAssetsOf(context: Context, userId: string): Decimal {
  const parts = composition(holdingsOf(context.db, userId), livePrices(context))
  return sum([...Object.values(parts), context.positions.figures(userId, context).unrealizedProfit]).toString()
}

/** The answer of queryUserAssets. */
export function assetsOf(context: Context, userId: string): UserAssets {
  const held = holdingsOf(context.db, userId)
  const priceOf = livePrices(context)
  const { balance, contract, margin, invest, frozen, pledge, competition, debt } = composition(held, priceOf)
  const { unrealizedProfit } = context.positions.figures(userId)
  const totalAssets = sum([
    balance,
    contract,
    margin,
    invest,
    frozen,
    pledge,
    competition,
    debt,
    unrealizedProfit,
  ]).toString()
  return {
    totalAssets,
    balance,
    contract,
    positionAssets: sum([margin, unrealizedProfit]).toString(),
    investAssets: invest,
    frozen,
    pledgeAssets: pledge,
    competitionFrozenAssets: competition,
    debt,
    virtualAssets: context.positions.virtualEquity(userId),
    ...profitOf(context, userId, totalAssets),
    time: stamp(context.clock.now()),
    items: coins().map(({ currency }) => itemOf(currency, held.get(currency), priceOf(currency))),
  }
}

const itemKinds = ['balance', 'frozen', 'contract', 'margin', 'invest', 'pledge', 'competition'] as const

function itemOf(currency: string, kinds: Map<string, bigint> | undefined, price: Decimal | undefined) {
  const minor = (kind: string) => kinds?.get(kind) ?? 0n
  const total = itemKinds.reduce((all, kind) => all + minor(kind), 0n)
  return {
    currency,
    available: fromMinor(minor('balance')),
    frozen: fromMinor(minor('frozen')),
    contract: fromMinor(minor('contract')),
    margin: fromMinor(minor('margin')),
    invest: fromMinor(minor('invest')),
    pledge: fromMinor(minor('pledge')),
    total: fromMinor(total),
    price: price ?? null,
    value: worth(total, price),
  }
}

/** Today: now − 00:00 (UTC+8) − what came in since, none where 00:00 is not known. Ever: now − all that came in. */
function profitOf(context: Context, userId: string, totalAssets: Decimal) {
  const now = context.clock.now()
  const before = totalAt(context.db, userId, dayStart(now))
  const today = dailyProfit(totalAssets, before ?? '0', inflowOn(context.db, userId, dayOf(now)))
  const ever = dailyProfit(totalAssets, '0', inflowEver(context.db, userId))
  if (before === undefined) return { dailyProfit: '0', dailyRate: '0', totalProfit: ever.profit }
  return { dailyProfit: today.profit, dailyRate: truncate(today.rate ?? '0', 8), totalProfit: ever.profit }
}
