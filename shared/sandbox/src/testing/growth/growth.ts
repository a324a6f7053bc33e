/** What each domain adds to the suites of growth: a long history of one person, and the calls that read it. */
import { type Call, type InputOf, myUserInfoCall } from '@shared/contract'
import { LOOK_AHEAD } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import type { Tape } from '@shared/engine/market/tape'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

export type Ask = { call: Call; input: object }

export type Growth = {
  /** Adds `n` rows of each kind to a person's history, made before `now` (epoch ms). */
  grow(db: Db, user: string, n: number, now: number): void
  /** Each call with no filter, with each filter alone, and with each pair that a screen uses. */
  asks: readonly Ask[]
}

export const asksOf = <C extends Call>(call: C, ...inputs: InputOf<C>[]): Ask[] =>
  inputs.map(input => ({ call, input: input as object }))

export type Grown = { exchange: Exchange; user: TestUser }

/** An exchange with one person who has `n` records of every kind. */
export async function grownExchange(growths: readonly Growth[], n: number, tape?: Tape): Promise<Grown> {
  const exchange = await startExchange({ tape })
  const user = await exchange.newUser({ balance: '5000', contract: '5000', verified: true, nights: 8 })
  const { db, clock } = exchange.sandbox.context
  for (const { grow } of growths) grow(db, user.id, n, clock.now())
  // the loop stood still meanwhile: a connection that was kept may be gone
  await exchange.client.call(myUserInfoCall, {}, user).catch(() => {})
  return { exchange, user }
}

export const FEW = 100
export const MANY = 10_000
/** By night. */
export const YEARS = 200_000
/** Rows that a call may read however long the history is. */
const FREE = 50
/** Notices that a search looks through, beside their words. */
const SEARCHED = 200

/** More rows that the input of a call allows: a list with days counts so far ahead. */
export function freeOf(input: object): number {
  if (Object.keys(input).some(name => /_begin$|_end$/.test(name))) return LOOK_AHEAD
  return 'keyword' in input ? SEARCHED : 0
}

/** Whether work on the long history visits more rows than its share. */
export const grew = (few: number, many: number, free = 0): boolean => many > 1.5 * few + FREE + free

const HOUR = 3600
/** Seconds between which a suite lives one: an hour at a time over a day, then a day at a time over a week. Every hour at which some job is due is among them. */
export const STEPS: readonly number[] = [0, ...Array<number>(25).fill(HOUR), ...Array<number>(7).fill(24 * HOUR)]
