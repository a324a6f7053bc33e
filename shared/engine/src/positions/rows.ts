/** Reads and writes of the position table. */

import { randomBytes } from 'node:crypto'
import { type CodeOf, positionStates, tradeTypes } from '@shared/contract/codes'
import type { Db } from '../db/open.ts'
import { first, prepared, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { type Copy, touched } from '../db/undo.ts'
import { isVirtual, type TradingAccount } from '../ledger/trading-account.ts'
import { refuse } from '../refusals/refuse.ts'
import type { State } from '../refusals/texts.ts'
import type { Ended } from './ending.ts'
import { keepNewestEnded } from './keep-newest.ts'
import type { OrderRow, PositionRow, StoredRow } from './tables.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** "P" and ten letters or digits that nobody misreads. */
export const newPositionId = (): string => `P${Array.from(randomBytes(10), byte => ALPHABET[byte & 31]).join('')}`

/** The trading account that a row is of. */
export const accountOf = ({ user_id: owner, account: sub }: StoredRow): TradingAccount => ({ owner, sub })

const rows = () => sql.selectFrom('position').selectAll()

/** States are written out, since no bound value proves the condition of a partial index. */
const inState = (state: number, where = 'true') => `SELECT * FROM position WHERE state = ${state} AND ${where}`
const oldestFirst = (query: string) => `${query} ORDER BY created_at, rowid`
const OWN = 'user_id = ? AND account = ?'
const RUNNING = oldestFirst(inState(positionStates.running, OWN))
const PENDING = oldestFirst(inState(positionStates.pending, OWN))
const VIRTUAL = inState(positionStates.running, "user_id = ? AND account > ''")

/** Running positions, oldest first. */
export const runningOf = (db: Db, { owner, sub }: TradingAccount): PositionRow[] =>
  prepared(db, RUNNING).all(owner, sub) as PositionRow[]

const CLOSED_SINCE = `SELECT 1 FROM position WHERE user_id = ? AND account = '' AND state = ${positionStates.closed} AND closed_at >= ?
  AND trade_type IN (${tradeTypes.contract}, ${tradeTypes.cfd}) LIMIT 1`

/** Whether a contract or a CFD of the user's money was closed since a moment (epoch ms). */
export const hasClosedSince = (db: Db, userId: string, at: number): boolean =>
  prepared(db, CLOSED_SINCE).get(userId, at) !== undefined

const OVERDUE = `${inState(positionStates.running, OWN)} AND expire_at < ? LIMIT 1`

/** Whether an option of the user's money ended before a moment (epoch ms) and still runs. */
export const hasOverdueOption = (db: Db, userId: string, at: number): boolean =>
  prepared(db, OVERDUE).get(userId, '', at) !== undefined

/** Waiting orders, oldest first. */
export const pendingOf = (db: Db, { owner, sub }: TradingAccount): OrderRow[] =>
  prepared(db, PENDING).all(owner, sub) as OrderRow[]

/** What runs of somebody's virtual money. */
export const virtualRowsOf = (db: Db, owner: string): StoredRow[] => prepared(db, VIRTUAL).all(owner) as StoredRow[]

export const allRunning = (db: Db): PositionRow[] =>
  prepared(db, oldestFirst(inState(positionStates.running))).all() as PositionRow[]

export const allPending = (db: Db): OrderRow[] =>
  prepared(db, oldestFirst(inState(positionStates.pending))).all() as OrderRow[]

const endedIn = (state: number) =>
  `${inState(state, 'expire_at > ? AND expire_at <= ?')} ORDER BY expire_at, rowid LIMIT ? OFFSET ?`

/** Waiting orders whose time is over. */
export const expiredOrders: Ended<OrderRow> = (db, { after, upTo }, { most, skip }) =>
  prepared(db, endedIn(positionStates.pending)).all(after, upTo, most, skip) as OrderRow[]

/** Options whose time is over: nothing else that runs has an end. */
export const endedOptions: Ended<PositionRow> = (db, { after, upTo }, { most, skip }) =>
  prepared(db, endedIn(positionStates.running)).all(after, upTo, most, skip) as PositionRow[]

const OWING = `${inState(positionStates.running, 'night_at <= ? AND (night_at, id) > (?, ?)')} ORDER BY night_at, id LIMIT ?`

/** CFDs that owe a night, the longest first. @param after night_at and id of the row before, '' for none */
export function owingNights(db: Db, after: string, now: number, limit: number): PositionRow[] {
  const [at = '', id = ''] = after.split(' ')
  return prepared(db, OWING).all(now, Number(at), id, limit) as PositionRow[]
}

const NEXT_END = `SELECT min(expire_at) AS at FROM position WHERE state = ${positionStates.running} AND expire_at > ?`
const NEXT_NIGHT = `SELECT min(night_at) AS at FROM position WHERE state = ${positionStates.running} AND night_at > ?`

/** @returns the moment that a statement finds (epoch ms), Infinity for none */
export const momentOf = (db: Db, query: string, after: number): number =>
  (prepared(db, query).get(after) as { at: number | null }).at ?? Number.POSITIVE_INFINITY

/** The first end of an option after a moment. */
export const nextEnd = (db: Db, after: number): number => momentOf(db, NEXT_END, after)

/** The first moment after another one at which a CFD owes a night. */
export const nextNight = (db: Db, after: number): number => momentOf(db, NEXT_NIGHT, after)

export const storedRow = (db: Db, id: string): StoredRow | undefined =>
  first(db, rows().where('id', '=', id)) as StoredRow | undefined

/** One of the account's own; another's does not exist for it. */
export function ownRow(db: Db, account: TradingAccount, id: string): StoredRow {
  const { owner, sub } = account
  const row = first(db, rows().where('id', '=', id).where('user_id', '=', owner).where('account', '=', sub))
  return (row as StoredRow | undefined) ?? refuse('not-found')
}

export const isRunning = (row: StoredRow): row is PositionRow => row.state === positionStates.running
/** Runs or ran, as against what waits or never was filled. */
export const wasOpened = (row: StoredRow): row is PositionRow => row.open_price !== null
export const isPending = (row: StoredRow): row is OrderRow => row.state === positionStates.pending
export const isOf = ({ trade_type: type }: StoredRow, ...types: CodeOf<typeof tradeTypes>[]): boolean =>
  types.includes(type)
export const isSpot = (row: StoredRow): boolean => isOf(row, tradeTypes.spot)

/** Contracts and CFDs: what has margin, targets, liquidation. */
export const isLeveraged = (row: StoredRow): boolean => isOf(row, tradeTypes.contract, tradeTypes.cfd)

export const isOption = (row: StoredRow): boolean => isOf(row, tradeTypes.option)

const stateNames: Readonly<Record<StoredRow['state'], State>> = {
  [positionStates.pending]: 'pending',
  [positionStates.running]: 'running',
  [positionStates.closed]: 'closed',
  [positionStates.cancelled]: 'cancelled',
}

/** It is no more what the order takes it for. */
export const refuseState = ({ state }: Pick<StoredRow, 'state'>): never =>
  refuse('order-state', { state: stateNames[state] })

/** As ownRow, still running; else the refusal says what it is now. */
export function ownRunning(db: Db, account: TradingAccount, id: string): PositionRow {
  const row = ownRow(db, account, id)
  return isRunning(row) ? row : refuseState(row)
}

/** As ownRow, still waiting; else the refusal says what it is now. */
export function ownPending(db: Db, account: TradingAccount, id: string): OrderRow {
  const row = ownRow(db, account, id)
  return isPending(row) ? row : refuseState(row)
}

/** The copy in memory: each row as it is written, and what became of the write. */
type Listener = {
  written(row: StoredRow): void
  forget(id: string): void
  settle(id: string): void
}
const listeners = new WeakMap<Db, Listener>()
export const hearRows = (db: Db, listener: Listener): void => void listeners.set(db, listener)

const copy: Copy = {
  forget: (db, id) => listeners.get(db)?.forget(id),
  settle: (db, id) => listeners.get(db)?.settle(id),
}

/** Of what ended in a simulated account the newest stays. */
function wrote(tx: Tx, row: StoredRow): void {
  tell(tx, row)
  if (row.closed_at !== null && isVirtual(accountOf(row))) keepNewestEnded(tx, ENDED, accountOf(row))
}

const ENDED = {
  table: 'position',
  states: [positionStates.closed, positionStates.cancelled],
  oldest: 'closed_at > 0 ORDER BY closed_at, id',
}

function tell(tx: Tx, row: StoredRow): void {
  listeners.get(tx)?.written(row)
  touched(tx, copy, row.id)
}

export function insertRow<R extends StoredRow>(tx: Tx, row: R): R {
  run(tx, sql.insertInto('position').values(row))
  wrote(tx, row)
  return row
}

/** @returns the row as it is now, which may be another kind of row */
export function updateRow<R extends StoredRow, C extends Partial<StoredRow>>(
  tx: Tx,
  row: R,
  change: C,
): Omit<R, keyof C> & C {
  run(tx, sql.updateTable('position').set(change).where('id', '=', row.id))
  const next = { ...row, ...change }
  wrote(tx, next as StoredRow)
  return next
}
