/**
 * Keeps in the balance account what a due loan is about to collect (docs/rules/invest.md#repaying). After a downtime the
 * queue of due events takes seconds to reach a loan, and requests are answered meanwhile.
 */
import type { Db } from '@shared/engine/db/open'
import type { Tx } from '@shared/engine/db/transact'
import { isAnyDue, isDue } from '@shared/engine/due/index'
import type { EntryType, Leg, PostedEntry } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { isRunning, liveLoans } from './rows.ts'

/**
 * What the collection itself takes, what the operator decides, and what belongs to an entry that brings money in: a sale's fee,
 * an early leave's. A tick fills spot orders with money that was frozen before.
 */
const allowed: ReadonlySet<EntryType> = new Set<EntryType>([
  'loan-repaid',
  'pledge-fee',
  'adjustment',
  'spot-fill',
  'spot-fee',
  'arbitrage-fee',
])

/** Hears of every entry. @throws Refused loan-collecting for one that takes money which a loan is due to collect */
export function keepCollected(tx: Tx, { type, at, legs }: PostedEntry): void {
  if (allowed.has(type) || !isAnyDue(tx, at)) return
  if (legs.some(leg => isTaken(leg) && isCollecting(tx, leg, at))) refuse('loan-collecting')
}

const isTaken = ({ kind, minor }: Leg): boolean => kind === 'balance' && minor < 0n

const isCollecting = (db: Db, { owner, currency }: Leg, now: number): boolean =>
  liveLoans(db, owner)
    .filter(row => isRunning(row) && row.currency === currency)
    .some(({ id }) => isDue(db, 'loan-due', id, now) || isDue(db, 'loan-overdue', id, now))
