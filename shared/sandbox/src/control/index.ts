/** Limits, breaks and the closing of an account: what people hold themselves to. */
export { controlCalls } from './calls.ts'
export { ownLimitBeat } from './tell.ts'
