/** Limits, breaks and the closing of an account: what people hold themselves to. */
import { forgetBeat } from './forget.ts'
import { ownLimitBeat } from './tell.ts'

export { controlCalls } from './calls.ts'

export const controlBeats = [ownLimitBeat, forgetBeat] as const
