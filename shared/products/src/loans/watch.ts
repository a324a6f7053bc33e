/** What each second's prices do to what is lent on coins (docs/rules/invest.md#collateral). */

import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { alone } from '@shared/engine/jobs/alone'
import type { Tick } from '@shared/engine/market/port'
import { type Collateral, type PledgeTerms, reachesLtv, remediesOf, sum } from '@shared/money'
import { addEvent, tell } from './events.ts'
import { CALM } from './levels.ts'
import { sellPledge } from './life.ts'
import { reachedBy } from './pledged.ts'
import { isRunning, knownLoan, owedOf, termsOf, updateLoan } from './rows.ts'
import type { LoanRow } from './tables.ts'

/** In the transaction that recorded the ticks. */
export function watchLoans(tx: Tx, context: Context, ticks: readonly Tick[], now: number): void {
  for (const { symbol, price, open } of ticks)
    for (const id of open ? reachedBy(tx, symbol, Number(price)) : [])
      alone(context, tx, id, () => look(tx, id, price, now))
}

function look(tx: Tx, id: string, price: string, at: number): void {
  const row = knownLoan(tx, id)
  const terms = termsOf(row)
  if (!terms || !isRunning(row)) return
  const reaches = (ltv: string) => reachesLtv(owedOf(row), collateralOf(row, price), ltv)
  if (reaches(terms.liquidationLtv)) sellPledge(tx, row, { price, at })
  else if (reaches(terms.callLtv)) call(tx, row, { terms, price, at })
  else if (row.called === 1 && !reaches(quietBelow(terms))) updateLoan(tx, row, { called: 0 })
}

const collateralOf = ({ pledge_amount: quantity }: LoanRow, price: string): Collateral => ({ quantity, price })

const quietBelow = ({ callLtv }: PledgeTerms): string => sum([callLtv, `-${CALM}`]).toString()

/** Once per crossing, with both ways back. */
function call(tx: Tx, row: LoanRow, { terms, price, at }: { terms: PledgeTerms; price: string; at: number }): void {
  if (row.called === 1) return
  const { repay, pledge } = remediesOf(owedOf(row), collateralOf(row, price), terms)
  const symbol = `${row.pledge_currency}USDT`
  tell(tx, row, 'loan-call', { symbol, price, quantity: pledge, amount: repay, currency: row.currency }, at)
  addEvent(tx, row, 'call', at, { price })
  updateLoan(tx, row, { called: 1 })
}
