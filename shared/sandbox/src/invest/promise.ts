/** Who pays: the house's yield account, and what of it is promised (docs/rules/invest.md#who-pays). */
import type { Payer } from '@shared/contract'
import { productOrderStates, productTypes } from '@shared/contract/codes'
import { big, count, fromMinor, PROMISED_MINING_DAYS, toMinor } from '@shared/money'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { prepared } from '../db/query.ts'
import { type Account, HOUSE, held } from '../ledger/index.ts'
import { refuse } from '../refusals/refuse.ts'
import { outputAt } from './rows.ts'

export const yieldAccount = (currency: string): Account => ({ owner: HOUSE, kind: 'yield', currency })

/** Those that live, by the index that holds them. */
const MACHINES = `FROM product_order WHERE type = ${productTypes.mining} AND principal > 0`

const FIXED = `SELECT coalesce(sum(promised), 0) AS minor FROM product_order WHERE income_currency = ? AND promised > 0`
const REFUNDABLE = `SELECT coalesce(sum(principal), 0) AS minor ${MACHINES} AND status = ${productOrderStates.notStarted} AND currency = ?`
const UNIT_DAYS = `SELECT product_id AS id, sum(units * min(${PROMISED_MINING_DAYS}, cycle_days - done)) AS days ${MACHINES}
  AND income_currency = ? GROUP BY product_id`

function minorOf(db: Db, text: string, currency: string): bigint {
  const statement = prepared(db, text)
  statement.setReadBigInts(true)
  return (statement.get(currency) as { minor: bigint }).minor
}

/** What must be there whatever happens: fixed incomes to come, and the price of machines that can still be cancelled. */
export const owedOf = (db: Db, currency: string): bigint =>
  minorOf(db, FIXED, currency) + minorOf(db, REFUNDABLE, currency)

/** Thirty days of what all machines earn, gross. */
function minedOf(db: Db, currency: string, now: number): bigint {
  const rows = prepared(db, UNIT_DAYS).all(currency) as { id: string; days: number }[]
  return rows.reduce(
    (sum, { id, days }) =>
      sum +
      toMinor(
        big(outputAt(db, id, now))
          .times(count(days))
          .toString(),
      ),
    0n,
  )
}

export const promisedIn = (db: Db, currency: string, now: number): bigint =>
  owedOf(db, currency) + minedOf(db, currency, now)

export const payerOf = ({ db, clock }: Context, currency: string): Payer => ({
  currency,
  balance: fromMinor(held(db, yieldAccount(currency))),
  promised: fromMinor(promisedIn(db, currency, clock.now())),
})

/** Asked once an order stands in the books: with what it promises, is all still covered? @throws Refused not-covered */
export function mustCover({ db, clock }: Context, currency: string): void {
  if (promisedIn(db, currency, clock.now()) > held(db, yieldAccount(currency))) refuse('not-covered')
}
