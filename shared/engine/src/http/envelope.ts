/** What wraps every reply (docs/rules/shell.md#calls). */
import type { Envelope } from '@shared/contract'
import type { Language } from '../refusals/languages.ts'
import { Refused } from '../refusals/refuse.ts'
import { worded } from '../refusals/worded.ts'

type Code = 200 | 401 | 404 | 405 | 500 | 510

const wrap = (code: Code, message: string, result: unknown, timestamp: number): Envelope => ({
  success: code === 200,
  message,
  code,
  result,
  timestamp,
})

/** @param now server clock, epoch ms: the phone keeps its own clock by it */
export const success = (result: unknown, now: number): Envelope => wrap(200, '', result ?? null, now)

/** A refusal by name, with the values that its sentence shows. */
export function refusal(refused: Refused, language: Language, now: number): Envelope {
  const { values, need } = refused
  const result = { refusal: refused.refusal, ...(need && { need }), ...values }
  return wrap(refused.code, worded(refused.refusal, values, language), result, now)
}

/** A call that this exchange does not serve (404), or not by that method (405). */
export const unserved = (code: 404 | 405, language: Language, now: number): Envelope =>
  wrap(code, worded('not-found', {}, language), { refusal: 'not-found' }, now)

/** What nobody foresaw; the number finds its line in the log. */
export const failure = (requestId: string, language: Language, now: number): Envelope =>
  wrap(500, worded('server-error', { id: requestId }, language), { requestId }, now)

export const signedOut = (language: Language, now: number): Envelope =>
  refusal(new Refused('not-signed-in'), language, now)
