/** What the rest of the exchange uses of the live chat. */
import { picturesBeat } from './pictures.ts'
import { chatBeat, oldChatsBeat } from './sweep.ts'

export { chatActions } from './actions.ts'
export { chatCalls } from './calls.ts'
export { addDesk } from './desk-routes.ts'
export { addChat } from './routes.ts'
export { answerTo, beginChat } from './seed.ts'

export const chatBeats = [chatBeat, oldChatsBeat, picturesBeat] as const
