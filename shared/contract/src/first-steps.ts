/** What a new person does first, as the exchange's own tasks know it. */
import type { Task } from './calls/account/rewards.ts'
import { taskStates } from './codes.ts'

const codes = ['basic', 'recharge', 'first-contract'] as const
export type FirstStep = (typeof codes)[number]

/** reward and target: USDT, except that the target of what is done once is 1 */
export type StepTask = Pick<Task, 'reward' | 'target'> & { code: FirstStep; isDone: boolean }

/** As floats: they only say whether the target is reached. */
const isDone = ({ state, progress, target }: Task): boolean =>
  state !== taskStates.open || Number(progress) >= Number(target)

/** In their order; what the exchange has no task for is left out. */
export const firstSteps = (tasks: readonly Task[]): StepTask[] =>
  codes.flatMap(code => {
    const task = tasks.find(one => one.code === code)
    return task ? [{ code, reward: task.reward, target: task.target, isDone: isDone(task) }] : []
  })
