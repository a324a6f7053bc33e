/** What a person's coins cost on average: kept with every entry of the ledger, so that nothing arrives beside it. */
import { averageAfter, big, type Decimal, fromMinor, spotFee } from '@shared/money'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/open.ts'
import { first, run, sql } from '../../db/query.ts'
import type { Tx } from '../../db/transact.ts'
import { HOUSE, heldTotals, type Leg, type PostedEntry, VIRTUAL } from '../../ledger/index.ts'

/** What prices are told in. */
const MONEY = 'USDT'

/** Everything of a coin that is the person's, wherever it lies: a loan's debt takes nothing off. */
const isOwn = ({ kind }: { kind: string }) => kind !== 'debt'

export const isCoin = (currency: string): boolean => currency !== MONEY && currency !== VIRTUAL

export const coinPrice = ({ market }: Context, currency: string): Decimal | undefined =>
  market.last(`${currency}${MONEY}`)?.price

const rowOf = (user: string, currency: string) =>
  sql.selectFrom('coin_average').select('average').where('user_id', '=', user).where('currency', '=', currency)

/** Coins that came before averages were kept count as bought at the newest price. */
export const averageOf = (context: Context, user: string, currency: string): Decimal =>
  first(context.db, rowOf(user, currency))?.average ?? coinPrice(context, currency) ?? '0'

function keep(tx: Tx, user: string, currency: string, average: Decimal): void {
  const values = { user_id: user, currency, average }
  const insert = sql.insertInto('coin_average').values(values)
  run(
    tx,
    insert.onConflict(on => on.columns(['user_id', 'currency']).doUpdateSet({ average })),
  )
}

const forget = (tx: Tx, user: string, currency: string) =>
  run(tx, sql.deleteFrom('coin_average').where('user_id', '=', user).where('currency', '=', currency))

function quantityOf(db: Db, user: string, currency: string): bigint {
  const held = heldTotals(db, user).filter(one => one.currency === currency && isOwn(one))
  return held.reduce((all, { balance }) => all + balance, 0n)
}

/** What an entry brought its owner of a currency; moves between own accounts are nothing. */
const netOf = (legs: readonly Leg[], owner: string, currency: string): bigint =>
  legs
    .filter(leg => leg.owner === owner && leg.currency === currency && isOwn(leg))
    .reduce((net, { minor }) => net + minor, 0n)

/** What was paid for what a buy brought; any other arrival counts at the market; undefined without a price. */
function costOf(context: Context, { type, legs }: PostedEntry, owner: string, currency: string): Decimal | undefined {
  if (type === 'spot-fill') return fromMinor(-netOf(legs, owner, MONEY))
  const price = coinPrice(context, currency)
  return (
    price &&
    big(price)
      .times(fromMinor(netOf(legs, owner, currency)))
      .toString()
  )
}

/** What stays of what came: the fee of a buy leaves with the entry after it. */
const keptOf = ({ type }: PostedEntry, came: Decimal): Decimal =>
  type === 'spot-fill' ? big(came).minus(spotFee(came)).toString() : came

function weigh(tx: Tx, context: Context, posted: PostedEntry, { owner, currency }: Leg): void {
  const net = netOf(posted.legs, owner, currency)
  const held = quantityOf(tx, owner, currency)
  if (held === 0n) return void forget(tx, owner, currency)
  // what leaves keeps the average
  if (net <= 0n) return
  const cost = costOf(context, posted, owner, currency)
  if (cost === undefined) return
  const before = { quantity: fromMinor(held - net), averagePrice: averageOf(context, owner, currency) }
  keep(tx, owner, currency, averageAfter(before, { quantity: keptOf(posted, fromMinor(net)), cost }))
}

/** Hears of every entry. @param context read at each: it is complete only once the exchange is assembled */
export const weighArrivals =
  (context: () => Context) =>
  (tx: Tx, posted: PostedEntry): void => {
    const coins = posted.legs.filter(leg => leg.owner !== HOUSE && isCoin(leg.currency) && isOwn(leg))
    const once = new Map(coins.map(leg => [`${leg.owner}/${leg.currency}`, leg]))
    for (const leg of once.values()) weigh(tx, context(), posted, leg)
  }
