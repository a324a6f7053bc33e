/** Second contracts: settled by recorded ticks, with a receipt of both. */
export { secondActions } from './actions.ts'
export { secondCalls } from './calls.ts'
