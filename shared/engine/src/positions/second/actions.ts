/** What the operator does with second contracts: the terms of orders to come, and of those alone. */
import { MOST_STAKED } from '@shared/contract/limits'
import { compare, isDecimal } from '@shared/money'
import { run, sql } from '../../db/query.ts'
import { transact } from '../../db/transact.ts'
import { argument, type OperatorAction, type OperatorArgs } from '../../operator-action.ts'
import { termsOf } from './rows.ts'
import type { TermRow } from './tables.ts'

/** Stakes are of whole cents: see the wallet's smallest move. */
const SMALLEST = '0.01'
/** At the most. Rounded prices set a lower bound for quiet symbols and short times, at which an order is refused (buy.ts). */
const MOST_ODDS = '0.95'

function between(name: string, value: string, least: string, most: string): string {
  if (isDecimal(value) && compare(value, least) >= 0 && compare(value, most) <= 0) return value
  throw new Error(`--${name} is ${least} to ${most}, not "${value}"`)
}

function changed(term: TermRow, { odds, min, max }: OperatorArgs['options']): TermRow {
  const most = between('max', max ?? term.max_amount, SMALLEST, MOST_STAKED)
  const least = between('min', min ?? term.min_amount, SMALLEST, most)
  return { ...term, odds: between('odds', odds ?? term.odds, SMALLEST, MOST_ODDS), min_amount: least, max_amount: most }
}

export const secondActions: readonly OperatorAction[] = [
  {
    name: 'second-set set',
    usage: '<seconds> [--odds <fraction>] [--min <amount>] [--max <amount>]',
    summary: 'changes what a second contract pays and takes; orders that run keep their terms',
    run({ db }, args) {
      const seconds = argument(args, 0, 'seconds')
      const term = termsOf(db).find(one => String(one.seconds) === seconds)
      if (!term)
        throw new Error(`No second contract lasts ${seconds} s. There are: ${termsOf(db).map(one => one.seconds)}`)
      const next = changed(term, args.options)
      transact(db, tx => run(tx, sql.updateTable('second_term').set(next).where('id', '=', next.id)))
      return next
    },
  },
]
