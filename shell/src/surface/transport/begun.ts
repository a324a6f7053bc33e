/**
 * Answers that were asked for before anybody wanted them, beside the code that will: whoever asks the same question first takes
 * the answer (docs/rules/shell.md#data-beside-code). It stands in the page's first script.
 */
import { type Asker, asJson, headersFor } from './headers.ts'
import { randomHex } from './random.ts'
import type { Received } from './reply.ts'

/** Specification, section 7; the body included. */
export const TIMEOUT = 60_000
/** How long an answer waits for its question, in ms; by the clock on the wall, since the other may stand still while a phone sleeps. */
const KEPT = 10_000

type Waiting = { answer: Promise<Received>; cameAt: number }

const waiting = new Map<string, Waiting>()

/** What an answer depends on. */
const keyOf = (url: string, { token, language }: Asker) => `${url} ${language} ${token}`

const isOld = ({ cameAt }: Waiting) => Math.abs(Date.now() - cameAt) > KEPT

/** Asks, unless the answer waits already or is on its way; what nobody took meanwhile is dropped. @returns the answer */
export function begin(url: string, by: Asker): Promise<Received> {
  for (const [key, one] of waiting) if (isOld(one)) waiting.delete(key)
  const key = keyOf(url, by)
  const one = waiting.get(key) ?? { answer: ask(url, by), cameAt: Number.NaN }
  waiting.set(key, one)
  void one.answer.then(() => Object.assign(one, { cameAt: Date.now() }))
  return one.answer
}

/** From now on everything is asked anew: something was changed, or somebody else is here. */
export const forgetBegun = (): void => waiting.clear()

/** Once for each answer. @returns undefined where none was begun: then it is asked for as always */
export async function takeBegun(request: {
  url: string
  headers: Record<string, string>
  signal?: AbortSignal | undefined
}): Promise<Received | undefined> {
  const { 'Accept-Language': language = '', 'X-Access-Token': token = '' } = request.headers
  const key = keyOf(request.url, { token, language })
  const one = waiting.get(key)
  waiting.delete(key)
  if (!one || isOld(one)) return undefined
  return Promise.race([one.answer, aborted(request.signal)])
}

/** Settles, if ever, once the signal was aborted. */
const aborted = (signal?: AbortSignal) =>
  new Promise<undefined>(resolve => {
    if (signal?.aborted) resolve(undefined)
    signal?.addEventListener('abort', () => resolve(undefined), { once: true })
  })

async function ask(url: string, by: Asker): Promise<Received> {
  const requestId = randomHex(8)
  const sentAt = performance.now()
  const received = await receive(url, asJson(headersFor(by, requestId)))
  return { ...received, begun: { requestId, sentAt, receivedAt: performance.now() } }
}

async function receive(url: string, headers: Record<string, string>): Promise<Received> {
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    const reply = await fetch(url, { headers, credentials: 'omit', cache: 'no-store', signal })
    return { status: reply.status, text: await reply.text() }
  } catch (error) {
    return { failure: signal.aborted ? 'timeout' : 'network', message: String(error) }
  }
}
