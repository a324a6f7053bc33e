/** What recharges and withdrawals have in common. */
import type { Recharge, Withdrawal } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'

export const isFinal = (order: Pick<Recharge, 'status'>): boolean => order.status !== paymentStates.underReview

/** Nothing went wrong: its owner took it back, or it was never paid. */
export const isEnded = (failReason: Recharge['failReason']): failReason is string =>
  failReason === 'cancelled' || failReason === 'expired'

/** Looks again until an order is decided. */
export const untilFinal = (every: number) => (order: Pick<Recharge, 'id' | 'status'> | undefined) =>
  order && isFinal(order) ? false : every

type Reviewed = Pick<Recharge | Withdrawal, 'status' | 'minutes' | 'steps' | 'createTime'>

/** What a person did last: from then on the other side is at work. A recharge waits for its payment until then. */
const begun = ({ steps, createTime }: Reviewed): number =>
  fromServerTime(steps?.findLast(({ code }) => code === 'voucher')?.time ?? createTime)

/** It takes longer than it usually does. @param now of the server's clock, epoch ms */
export const isLate = (order: Reviewed, now: number): boolean =>
  !isFinal(order) && order.minutes != null && now - begun(order) > order.minutes * 60_000
