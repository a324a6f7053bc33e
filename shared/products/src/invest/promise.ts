/** Who pays: the house's yield account, and what of it is promised (docs/rules/invest.md#who-pays). */
import type { Payer } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { type Account, HOUSE, held } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { big, count, fromMinor, toMinor } from '@shared/money'
import { outputAt } from './rows.ts'

export const yieldAccount = (currency: string): Account => ({ owner: HOUSE, kind: 'yield', currency })

const KEPT = 'SELECT minor FROM yield_owed WHERE currency = ?'

/** What must be there whatever happens: fixed incomes to come, and the price of machines that can still be cancelled. */
export function owedOf(db: Db, currency: string): bigint {
  const statement = prepared(db, KEPT)
  statement.setReadBigInts(true)
  return (statement.get(currency) as { minor: bigint } | undefined)?.minor ?? 0n
}

/** Thirty days of what all machines earn, gross. */
function minedOf(db: Db, currency: string, now: number): bigint {
  const text = 'SELECT product_id AS id, days FROM yield_unit_days WHERE currency = ?'
  const rows = prepared(db, text).all(currency) as { id: string; days: number }[]
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

/** Who pays, by currency: read once for all rows of an answer. */
export function payersOf(context: Context): (currency: string) => Payer {
  const known = new Map<string, Payer>()
  return currency => {
    const payer = known.get(currency) ?? payerOf(context, currency)
    known.set(currency, payer)
    return payer
  }
}

/** Asked once an order stands in the books: with what it promises, is all still covered? @throws Refused not-covered */
export function mustCover({ db, clock }: Context, currency: string): void {
  if (promisedIn(db, currency, clock.now()) > held(db, yieldAccount(currency))) refuse('not-covered')
}
