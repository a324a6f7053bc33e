/** Moves the money of a second contract: the stake is held from the order to the end. */
import type { SecondResult } from '@shared/money'
import { toMinor } from '@shared/money'
import type { Tx } from '../../db/transact.ts'
import { type EntryType, type Leg, post } from '../../ledger/index.ts'
import { free, house, margin } from '../../ledger/trading-account.ts'
import { secondAccount } from './rows.ts'
import type { SecondRow } from './tables.ts'

function book(tx: Tx, type: EntryType, { id }: SecondRow, legs: readonly Leg[]): void {
  const moving = legs.filter(({ minor }) => minor !== 0n)
  post(tx, { key: `${type}:${id}`, type, ref: { kind: 'second', id }, legs: moving })
}

export function bookStake(tx: Tx, row: SecondRow): void {
  const account = secondAccount(row)
  const minor = toMinor(row.amount)
  book(tx, 'second-stake', row, [free(account, -minor), margin(account, row.id, minor)])
}

const entries = {
  win: 'second-win',
  tie: 'second-tie',
  loss: 'second-loss',
  voided: 'second-void',
} as const satisfies Record<SecondResult, EntryType>

/** The stake returns with what was won, or is the house's. */
export function bookResult(tx: Tx, row: SecondRow, result: SecondResult, profit: string): void {
  const account = secondAccount(row)
  const [stake, won] = [toMinor(row.amount), toMinor(profit)]
  const legs = [margin(account, row.id, -stake), free(account, stake + won), house(account, 'trading', -won)]
  book(tx, entries[result], row, legs)
}
