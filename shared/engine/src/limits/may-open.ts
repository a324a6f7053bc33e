/** Whether somebody lets themselves begin something: asked in the transaction of whatever begins it (docs/rules/account.md#own-limits). */
import type { LimitName } from '@shared/contract'
import type { Opening } from '@shared/contract/openings'
import { compare, type Decimal, sum } from '@shared/money'
import { DAY, dayOf, dayStart, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transact.ts'
import { isVirtual, type TradingAccount } from '../ledger/trading-account.ts'
import { type Refused, refused } from '../refusals/refuse.ts'
import { breakOf } from './break.ts'
import { type Held, limitOf } from './limits.ts'
import { rechargedOn } from './recharged.ts'
import { tradedOn } from './used.ts'

type DailyLimit = Exclude<LimitName, 'reminderMinutes'>

/** Which limits hold what; a break holds all of it. */
const limitsOn: Readonly<Record<Opening, readonly DailyLimit[]>> = {
  position: ['dailyLoss'],
  stake: ['dailyLoss', 'dailyStake'],
  spot: [],
  recharge: ['dailyRecharge'],
  competition: ['dailyLoss'],
  product: ['dailyLoss'],
  loan: ['dailyLoss'],
  offering: ['dailyLoss'],
}

/**
 * Ends the operation where a break or a limit of one's own stands before it. Whatever its account a break holds it; limits
 * hold money alone.
 * @param amount USDT: a stake, a premium, a recharge
 * @throws Refused on-break, own-limit
 */
export function mayOpen(tx: Tx, context: Context, account: TradingAccount, kind: Opening, amount: Decimal = '0'): void {
  const barrier = barrierTo(tx, context, account, kind, amount)
  if (barrier) throw barrier
}

/** As mayOpen, for what nobody is there to be refused. */
export function barrierTo(
  tx: Tx,
  context: Context,
  account: TradingAccount,
  kind: Opening,
  amount: Decimal = '0',
): Refused | null {
  const now = context.clock.now()
  const until = breakOf(tx, account.owner, now)
  if (until !== null) return refused('on-break', { time: stamp(until) })
  if (isVirtual(account)) return null
  for (const name of limitsOn[kind]) {
    const held = limitOf(tx, account.owner, name, now)
    const left = held.value === null ? null : leftOf(context, account.owner, name, held.value)
    if (left !== null && isBeyond(name, amount, left)) return beyond(held, left, now)
  }
  return null
}

/** What a loss has come to is known afterwards; a stake and a recharge say before what they are. */
const isBeyond = (name: DailyLimit, amount: Decimal, left: Decimal): boolean =>
  name === 'dailyLoss' ? compare(left, '0') === 0 : compare(amount, left) > 0

function leftOf(context: Context, user: string, name: DailyLimit, value: Decimal): Decimal {
  const left = sum([value, `-${usedOf(context, user, name)}`]).toString()
  return compare(left, '0') < 0 ? '0' : left
}

function beyond({ value, pending }: Held, left: Decimal, now: number): Refused {
  const opens = Math.min(nextDay(now), pending?.from ?? Number.POSITIVE_INFINITY)
  return refused('own-limit', { n: value ?? '', left, time: stamp(opens) })
}

/** When what was used begins anew: 00:00 UTC+8. */
export const nextDay = (now: number): number => dayStart(now) + DAY

/** Of today, USDT; a day of profit has no loss. */
export function usedOf(context: Context, user: string, name: DailyLimit): Decimal {
  const now = context.clock.now()
  if (name === 'dailyRecharge') return rechargedOn(context, user, dayOf(now))
  const { loss, stakes } = tradedOn(context.db, user, dayOf(now))
  if (name === 'dailyStake') return stakes
  return compare(loss, '0') < 0 ? '0' : loss
}
