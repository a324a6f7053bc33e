/** What is done of tasks and check-ins; no React, no words. */
import type { Task } from '@shared/contract/calls/account'
import { taskStates } from '@shared/contract/codes'

export const tabs = ['tasks', 'rewards'] as const
export type Tab = (typeof tabs)[number]
export const tabOf = (named: string | undefined): Tab => tabs.find(tab => tab === named) ?? 'tasks'

export const isCheckIn = ({ code }: Pick<Task, 'code'>): boolean => code === 'check-in'

export type Week = {
  days: number
  /** Checked in, of these days. */
  done: number
  /** Which of them today is, from 1. */
  today: number
  claimed: boolean
}

/** The present days of a check-in; the next ones begin the day after the last. */
export function weekOf({ state, progress, target }: Pick<Task, 'state' | 'progress' | 'target'>): Week {
  const [days, done] = [Number(target), Number(progress)]
  const claimed = state === taskStates.claimed
  return { days, done, claimed, today: claimed ? done : done + 1 }
}
