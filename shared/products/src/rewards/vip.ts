/** What becomes of the level that somebody holds. */

import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { fromMinor, toMinor } from '@shared/money'
import { totalAssetsOf } from '../wallet/assets.ts'
import { grantGift } from './grant.ts'
import { levelOf } from './level-of.ts'
import { levelAt, levels, nameOf } from './levels.ts'
import { settleWeek } from './weekly.ts'

/**
 * Raises at once, with a gift for every level passed; lowers only where it may.
 * @returns the level before and after
 */
export function settleLevel(tx: Tx, context: Context, userId: string, mayFall: boolean): { from: number; to: number } {
  const from = levelOf(tx, userId)
  const to = levelAt(totalAssetsOf(context, userId))
  if (to > from) rise(tx, userId, { from, to }, context.clock.now())
  if (to < from && mayFall) fall(tx, userId, to, context.clock.now())
  return { from, to: levelOf(tx, userId) }
}

const KEEP = `INSERT INTO vip (user_id, level, week) VALUES (?, ?, ?)
  ON CONFLICT DO UPDATE SET level = excluded.level, week = excluded.week`

const keep = (tx: Tx, userId: string, level: number, at: number) =>
  prepared(tx, KEEP).run(userId, level, settleWeek(tx, userId, at))

const message = { tab: 'task', path: '/vipLevel' } as const

function rise(tx: Tx, user: string, { from, to }: { from: number; to: number }, at: number): void {
  keep(tx, user, to, at)
  const passed = levels.slice(from + 1, to + 1).filter(level => grantGift(tx, user, level, at))
  const minor = passed.reduce((all, { upgradeGift }) => all + toMinor(upgradeGift), 0n)
  const vip = nameOf(to)
  const told =
    minor > 0n
      ? ({ template: 'level-gift', values: { vip, amount: fromMinor(minor), currency: 'USDT' } } as const)
      : ({ template: 'level-risen', values: { vip } } as const)
  notify(tx, { ...message, ...told, user, eventKey: `level:${to}:${at}`, at })
}

function fall(tx: Tx, user: string, to: number, at: number): void {
  keep(tx, user, to, at)
  const values = { vip: nameOf(to) }
  notify(tx, { ...message, user, eventKey: `level:${to}:${at}`, template: 'level-fallen', values, at })
}
