/** Refusals of the chat's own calls: a name and a sentence, with a status that says whose fault it is. */
import type { Refusal } from '@shared/contract'
import type { Language } from '@shared/engine/refusals/languages'
import type { Refused } from '@shared/engine/refusals/refuse'
import { worded } from '@shared/engine/refusals/worded'
import type { ChatRefusal } from './wire.ts'

/** The rest are 400: what was sent is wrong, and another refusal that a call makes is so too. */
const statuses: Partial<Record<Refusal, number>> = {
  'chat-ticket': 401,
  'not-found': 404,
  'message-too-long': 413,
  'request-too-large': 413,
  'image-too-large': 413,
  'too-many-messages': 429,
  'too-many-tries': 429,
  'no-more-today': 429,
}

export const statusOf = ({ refusal }: Refused): number => statuses[refusal] ?? 400

export const refusalBody = ({ refusal, values }: Refused, language: Language): ChatRefusal => ({
  name: refusal,
  message: worded(refusal, values, language),
  ...(typeof values.n === 'number' && { n: values.n }),
})
