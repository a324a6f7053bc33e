/** When people could do nothing, since the exchange was down or its books were halted: it writes down each second in which they could. */
import { MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { exchangeState, setExchangeState } from '@shared/engine/db/state'
import { part, type Tx, transact } from '@shared/engine/db/transact'
import type { Away } from '@shared/engine/due/index'
import { guarded } from '@shared/engine/guarded'
import { askLessRisk } from '@shared/products/competitions/index'
import { keepRepaying } from '@shared/products/loans/index'
import { keepPaying } from '@shared/products/offerings/index'

/** A machine that was busy was not away. */
const AWAY = MINUTE

/** In the transaction of a second, whose money must not fail with it: what ran on meanwhile for people who could do nothing about it. */
export function comeBack(tx: Tx, context: Context): void {
  const to = context.clock.now()
  // an exchange from before kept only that it was there
  const from = Number(exchangeState(tx, 'served') ?? exchangeState(tx, 'alive') ?? to)
  if (to - from > AWAY)
    for (const keep of [keepPaying, keepRepaying, askLessRisk]) addTime(tx, context, keep, { from, to })
  setExchangeState(tx, 'served', String(to))
}

/** Up to now it was there. */
export const wasAlive = (db: Db, now: number): void =>
  transact(db, tx => {
    for (const key of ['alive', 'served'] as const) setExchangeState(tx, key, String(now))
  })

function addTime(tx: Tx, { log }: Context, keep: (tx: Tx, away: Away) => void, away: Away): void {
  guarded(log, keep.name, () => part(tx, () => keep(tx, away)))
}
