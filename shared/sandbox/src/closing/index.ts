/** Limits, breaks and the closing of an account: what people hold themselves to. */

import { ownLimitBeat } from '../limits/tell.ts'
import { forgetBeat } from './forget.ts'

export { controlCalls } from './calls.ts'

export const controlBeats = [ownLimitBeat, forgetBeat] as const
