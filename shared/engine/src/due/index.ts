/** All that falls due by the clock: incomes, starts and ends, draws, interest. */
export { dueBeat } from './drain.ts'
export type { Away, Due, DueHandler, DueHandlers, DueKind } from './kinds.ts'
export { delay, isAnyDue, isDue, schedule, scheduleRest, takeDue, unschedule } from './queue.ts'
