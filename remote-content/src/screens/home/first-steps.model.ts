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

/** What stands invisible until the exchange's tasks are known, so that the card is as high before. */
export const likelyTasks = (user: Pick<UserInfo, 'basicState' | 'levelAssets'>): StepTask[] => [
  { code: 'basic', reward: '1', target: '1', isDone: user.basicState === identityStates.verified },
  { code: 'recharge', reward: '1', target: '100', isDone: Number(user.levelAssets ?? 0) > 0 },
  { code: 'first-contract', reward: '1', target: '1', isDone: false },
]

/** One step alone is no card; nor are steps that are all done. */
export const stands = (steps: readonly Step[]): boolean =>
  steps.length > 1 && steps.some(({ state }) => state !== 'done')
