/** The live chat's door for the rest of the exchange. */
import type { Beat } from '../context.ts'
import type { OperatorAction } from '../operator/action.ts'

export { chatCalls } from './calls.ts'

export const chatActions: readonly OperatorAction[] = []
export const chatBeat: Beat = () => {}
