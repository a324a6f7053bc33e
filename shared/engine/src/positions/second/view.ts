/** A second contract as the calls answer it: with the receipt of both ticks, and of the seed that made them. */
import type { SecondOrder, SecondTerm } from '@shared/contract'
import { secondStates } from '@shared/contract/codes'
import { DAY, dayOf, stamp } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { termsOf } from './rows.ts'
import type { SecondRow } from './tables.ts'

/** What is on offer, with what was promised of today's prices and what may be checked of yesterday's. */
export function secondTerms({ db, market, clock }: Context): SecondTerm[] {
  const now = clock.now()
  const seedHash = market.seed(dayOf(now))?.hash
  const previousSeed = market.seed(dayOf(now - DAY))?.seed
  return termsOf(db).map(({ id, seconds, odds, min_amount: minAmount, max_amount: maxAmount }) => ({
    id,
    seconds,
    odds,
    minAmount,
    maxAmount,
    seedHash,
    previousSeed,
  }))
}

const closeTick = ({ close_price: price, close_time: time, close_seq: seq }: SecondRow) =>
  price === null || time === null || seq === null ? null : { price, time, seq }

/** As it is told: one whose time is over, and that is not settled, has a state of its own. */
export const stateOf = (row: SecondRow, now: number): SecondOrder['state'] =>
  row.state === secondStates.running && row.expire_at <= now ? secondStates.settling : row.state

export function secondView({ market, clock }: Context, row: SecondRow, clientOrderId: string | null): SecondOrder {
  const { hash: seedHash, seed } = market.seed(dayOf(row.expire_at)) ?? {}
  return {
    id: row.id,
    setId: row.set_id,
    symbol: row.symbol,
    direction: row.direction,
    seconds: row.seconds,
    odds: row.odds,
    amount: row.amount,
    openTick: { price: row.open_price, time: row.open_time, seq: row.open_seq },
    expireTime: stamp(row.expire_at),
    closeTick: closeTick(row),
    result: row.result,
    profit: row.profit,
    state: stateOf(row, clock.now()),
    seedHash,
    seed,
    currency: 'USDT',
    clientOrderId,
    createTime: stamp(row.created_at),
  }
}
