/** Limits, breaks and the closing of an account: what people hold themselves to. */

import { ownLimitBeat } from '@shared/engine/limits/tell'
import { forgetBeat } from './forget.ts'

export { controlCalls } from './calls.ts'

export const controlBeats = [ownLimitBeat, forgetBeat] as const
