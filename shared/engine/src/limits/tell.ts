/** What people are told of the limits they set themselves (docs/rules/account.md#own-limits). */
import { compare } from '@shared/money'
import { dayOf, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { prepared, run, sql } from '../db/query.ts'
import { type Tx, transact } from '../db/transact.ts'
import { isVirtual, type TradingAccount } from '../ledger/trading-account.ts'
import { notify } from '../messages/notify.ts'
import { limitOf } from './limits.ts'
import { nextDay, usedOf } from './may-open.ts'
import type { OwnLimitRow } from './tables.ts'

const message = { tab: 'system', path: '/limits' } as const

/**
 * After what the exchange ended, or charged, by itself: today's losses have come to the limit. Once a day. A loss of a day
 * that is over is told to nobody: it holds nothing up any more.
 */
export function tellLossLimit(tx: Tx, context: Context, account: TradingAccount): void {
  if (isVirtual(account)) return
  const { owner: user } = account
  const { present = context } = context
  const now = present.clock.now()
  const { value } = limitOf(tx, user, 'dailyLoss', now)
  if (value === null || compare(usedOf(present, user, 'dailyLoss'), value) < 0) return
  const values = { amount: value, currency: 'USDT', time: stamp(nextDay(now)) }
  const eventKey = `own-limit-reached:${dayOf(now)}`
  notify(tx, { ...message, user, eventKey, template: 'own-limit-reached', values, at: now })
}

const DUE = 'SELECT * FROM own_limit WHERE pending_from <= ?'

/** A higher limit, or none, that was asked for a day ago holds from now on. */
export function ownLimitBeat({ db }: Context, now: number): void {
  const due = prepared(db, DUE).all(now) as OwnLimitRow[]
  if (due.length > 0) transact(db, tx => due.forEach(row => void takeUp(tx, row)))
}

function takeUp(tx: Tx, { user_id: user, name, pending, pending_from: from }: OwnLimitRow): void {
  const held = { value: pending, pending: null, pending_from: null }
  run(tx, sql.updateTable('own_limit').set(held).where('user_id', '=', user).where('name', '=', name))
  const at = from ?? 0
  notify(tx, { ...message, user, eventKey: `own-limit:${name}:${at}`, template: 'own-limit-changed', values: {}, at })
}
