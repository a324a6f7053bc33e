/** The totals above a person's orders: what they hold, what they were paid, how many there are (kept-tables.ts). */
import type { OutputOf, ParsedInputOf, productStatCall } from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { dayStart } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { SignedIn } from '@shared/engine/http/serve'
import { joined } from '@shared/engine/ledger/sums'
import { livePrices } from '@shared/engine/market/prices'
import { big, type Decimal, fromMinor, incomePlaces, sum, truncate } from '@shared/money'
import type { ProductOrderRow } from './tables.ts'

type Stat = OutputOf<typeof productStatCall>
type Totals = { todayIncome: Decimal; totalIncome: Decimal; amount: Decimal }

/** Live principal in its currency, incomes in theirs. */
export function statOf({ type }: ParsedInputOf<typeof productStatCall>, { context, user }: SignedIn): Stat {
  const sums = sumsOf(context.db, user, type)
  const today = BigInt(dayStart(context.clock.now()))
  const currencies = [...new Set(sums.flatMap(row => [row.currency, row.income_currency]))].sort()
  const byCurrency = currencies.map(currency => {
    const [paid, held] = [
      sums.filter(row => row.income_currency === currency),
      sums.filter(row => row.currency === currency),
    ]
    return {
      currency,
      todayIncome: totalOf(paid, row => (row.day < today ? 0n : joined(row.day_whole, row.day_minor))),
      totalIncome: totalOf(paid, row => joined(row.income_whole, row.income_minor)),
      amount: totalOf(held, row => row.principal),
    }
  })
  const inUsdt = (of: keyof Totals) =>
    worthOf(
      byCurrency.map(one => [one.currency, one[of]]),
      livePrices(context),
    )
  const all = { todayIncome: inUsdt('todayIncome'), totalIncome: inUsdt('totalIncome'), amount: inUsdt('amount') }
  return { ...all, byCurrency, counts: countsOf(context.db, user, type) }
}

const SUMS = 'SELECT * FROM product_order_sum WHERE user_id = ?1 AND type = coalesce(?2, type)'

type Figure = 'principal' | 'income_whole' | 'income_minor' | 'day' | 'day_whole' | 'day_minor'
type SumRow = Record<'currency' | 'income_currency', string> & Record<Figure, bigint>

/** Of each kind of orders: by type, currency and the currency of its incomes. */
function sumsOf(db: Db, user: string, type: number | undefined): SumRow[] {
  const statement = prepared(db, SUMS)
  statement.setReadBigInts(true)
  return statement.all(user, type ?? null) as SumRow[]
}

const totalOf = (rows: readonly SumRow[], of: (row: SumRow) => bigint): Decimal =>
  fromMinor(rows.reduce((all, row) => all + of(row), 0n))

const worthOf = (amounts: [currency: string, amount: Decimal][], priceOf: (currency: string) => Decimal | undefined) =>
  truncate(
    sum(amounts.map(([currency, amount]) => big(amount).times(big(priceOf(currency) ?? '0')))),
    incomePlaces('USDT'),
  )

const COUNTS = 'SELECT status, n FROM product_order_count WHERE user_id = ?1 AND type = coalesce(?2, type)'

function countsOf(db: Db, user: string, type: number | undefined): Stat['counts'] {
  const rows = prepared(db, COUNTS).all(user, type ?? null) as { status: number; n: number }[]
  const count = (status: ProductOrderRow['status']) =>
    rows.reduce((all, row) => all + (row.status === status ? row.n : 0), 0)
  const { notStarted, running, ended, frozen, cancelled } = productOrderStates
  return {
    notStarted: count(notStarted),
    running: count(running),
    ended: count(ended),
    frozen: count(frozen),
    cancelled: count(cancelled),
  }
}
