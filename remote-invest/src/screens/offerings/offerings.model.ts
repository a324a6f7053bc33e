/** Token offerings: where each stands, what comes next, and what may be done (docs/rules/invest.md#offerings). */
import type { Query } from '@shared/contract/address'
import type { Application, Offering } from '@shared/contract/calls/invest/offerings'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { fromServerTime } from '@shared/format/time'

export const tabs = ['offers', 'records'] as const
export type Tab = (typeof tabs)[number]
export const tabOf = ({ tab }: Query<'tab'>): Tab => tabs.find(known => known === tab) ?? 'offers'

export type Status = Application['status']

/** As chips stand: what may still need something of its owner first. */
export const statuses: readonly Status[] = [
  applicationStates.applied,
  applicationStates.won,
  applicationStates.completed,
  applicationStates.listed,
  applicationStates.notWon,
  applicationStates.forfeited,
]
export const statusOf = ({ status }: Query<'status'>): Status | undefined =>
  statuses.find(known => String(known) === status)

export type Step =
  | 'issuing'
  | 'applied'
  | 'won'
  | 'completed'
  | 'listed'
  | 'drawing'
  | 'paying'
  | 'notWon'
  | 'forfeited'
export type Steps = { steps: readonly Step[]; now: number }

const OWN: readonly Step[] = ['issuing', 'applied', 'won', 'completed', 'listed']
const OTHERS: readonly Step[] = ['issuing', 'drawing', 'paying', 'completed', 'listed']

const ownSteps: Readonly<Record<Status, Steps>> = {
  [applicationStates.applied]: { steps: OWN, now: 1 },
  [applicationStates.won]: { steps: OWN, now: 2 },
  [applicationStates.completed]: { steps: OWN, now: 3 },
  [applicationStates.listed]: { steps: OWN, now: OWN.length },
  [applicationStates.notWon]: { steps: ['issuing', 'applied', 'notWon'], now: 2 },
  [applicationStates.forfeited]: { steps: ['issuing', 'applied', 'won', 'forfeited'], now: 3 },
}

/** One's own way; of who did not apply the one that they may take, and once that is closed the offering's. */
export function stepsOf({ status, my }: Pick<Offering, 'status' | 'my'>): Steps {
  if (my) return ownSteps[my.status]
  if (status <= offeringStates.issuing) return { steps: OWN, now: status - 1 }
  return { steps: OTHERS, now: status === offeringStates.listed ? OTHERS.length : status - 1 }
}

type Times = Pick<Offering, 'status' | 'applyStart' | 'applyEnd' | 'drawTime' | 'payEnd' | 'listTime'>

/** When it has another state, epoch ms; undefined once it is listed. */
export function nextAt({ status, ...of }: Times): number | undefined {
  const times = [of.applyStart, of.applyEnd, of.drawTime, of.payEnd, of.listTime]
  const time = times[status]
  return time === undefined ? undefined : fromServerTime(time)
}

const OFTEN = 10_000
const SELDOM = 60_000
/** So far around a step the lists are asked for often; one that is late is asked for until it comes. */
const NEAR = 10 * 60_000

/** @param now of the server's clock, epoch ms */
export function paceOf(offerings: readonly Times[], now: number): number {
  const isNear = (of: Times) => {
    const at = nextAt(of)
    return at !== undefined && at - now <= NEAR
  }
  return offerings.some(isNear) ? OFTEN : SELDOM
}

/** What may be done about it by who looks. */
export type Act =
  | { is: 'apply' | 'early' | 'closed' | 'identity' | 'elsewhere' | 'applied' | 'over' }
  | { is: 'barred'; until: string }
  | { is: 'pay' | 'swap'; my: Application }

/** @param verified whether who looks has proved who they are; unknown counts as proved: the exchange decides */
export function actOf({ status, my, barredUntil, appliedElsewhere }: Offering, verified: boolean): Act {
  if (my) return ownAct(my)
  if (status === offeringStates.upcoming) return { is: 'early' }
  if (status > offeringStates.issuing) return { is: 'closed' }
  if (appliedElsewhere) return { is: 'elsewhere' }
  if (!verified) return { is: 'identity' }
  return barredUntil ? { is: 'barred', until: barredUntil } : { is: 'apply' }
}

function ownAct(my: Application): Act {
  if (my.status === applicationStates.won) return { is: 'pay', my }
  if (my.status === applicationStates.listed) return { is: 'swap', my }
  const waits = my.status === applicationStates.applied || my.status === applicationStates.completed
  return { is: waits ? 'applied' : 'over' }
}

/** Whether there is something of the draw to look at: the frozen list, or all of it. */
export const isFrozen = ({ status }: Pick<Offering, 'status'>): boolean => status >= offeringStates.drawing
