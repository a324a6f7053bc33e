/** The card of first steps: which of them lead somewhere, and whether the card stands. */
import type { Way } from '@shared/contract/address'
import type { UserInfo } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import type { FirstStep, StepTask } from '@shared/contract/first-steps'
import * as to from '@shared/contract/to'

/** review, rejected: of the identity */
export type StepState = 'open' | 'review' | 'rejected' | 'done'
export type Step = Omit<StepTask, 'isDone'> & { state: StepState; href: string }

const ways: Readonly<Record<FirstStep, Way>> = {
  basic: to.identity(),
  recharge: to.recharge(),
  'first-contract': to.contract(),
}

function stateOf({ code, isDone }: StepTask, { basicState }: Pick<UserInfo, 'basicState'>): StepState {
  if (isDone) return 'done'
  if (code !== 'basic') return 'open'
  if (basicState === identityStates.underReview) return 'review'
  return basicState === identityStates.rejected ? 'rejected' : 'open'
}

/** @param way of a way its href, where it leads somewhere */
export const stepsOf = (
  tasks: readonly StepTask[],
  user: Pick<UserInfo, 'basicState'>,
  way: (way: Way) => string | undefined,
): Step[] =>
  tasks.flatMap(({ isDone, ...task }) => {
    const state = stateOf({ ...task, isDone }, user)
    const href = way(state === 'review' ? to.identityResult() : ways[task.code])
    return href ? [{ ...task, state, href }] : []
  })

/** One step alone is no card; nor are steps that are all done. */
export const stands = (steps: readonly Step[]): boolean =>
  steps.length > 1 && steps.some(({ state }) => state !== 'done')

const MOST_KEPT = 20

/** Ids of the people who put the card away on this device. */
export const readAway = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter(id => typeof id === 'string').slice(-MOST_KEPT) : []

export const putAway = (away: readonly string[], id: string): string[] =>
  [...away.filter(other => other !== id), id].slice(-MOST_KEPT)

export const bringBack = (away: readonly string[], id: string): string[] => away.filter(other => other !== id)
