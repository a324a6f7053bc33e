/** Moves the money of an option. */
import { big, type Decimal, toMinor } from '@shared/money'
import type { Tx } from '../../db/transact.ts'
import { free, house, margin } from '../../ledger/trading-account.ts'
import { book } from '../leveraged/book.ts'
import { accountOf } from '../rows.ts'
import type { PositionRow } from '../tables.ts'

/** The premium leaves the free balance, and is held until the option ends. */
export function bookPremium(tx: Tx, row: PositionRow): void {
  const account = accountOf(row)
  const minor = toMinor(row.margin)
  book(tx, 'option-premium', row, [free(account, -minor), margin(account, row.id, minor)])
}

/**
 * The premium is the house's, what the option brought the person's.
 * @param row the closed row (of a part: the part) · @param from the option whose premium it was · @param value what it brought
 */
export function bookPayout(tx: Tx, row: PositionRow, from: PositionRow, value: Decimal): void {
  const account = accountOf(row)
  const kept = big(row.margin).minus(value).toString()
  const legs = [
    margin(account, from.id, -toMinor(row.margin)),
    free(account, toMinor(value)),
    house(account, 'trading', toMinor(kept)),
  ]
  book(
    tx,
    'option-payout',
    row,
    legs.filter(({ minor }) => minor !== 0n),
  )
}
