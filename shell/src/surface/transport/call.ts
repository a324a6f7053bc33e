/** The one client: every call of the contract goes through here (specification, sections 7 and 8). */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { tradingAccountTypes } from '@shared/contract/codes'
import { refusalResult } from '@shared/contract/envelope'
import * as v from 'valibot'
import { changed } from './changed.ts'
import { pause } from './client.ts'
import { TransportError } from './errors.ts'
import { beginCall, broken, type CallOptions, type OpenCall, settle } from './open-call.ts'
import type { Outcome, Reply } from './reply.ts'
import { askOnce } from './request.ts'
import { askServerTime } from './server-time.ts'

/**
 * Asks the server.
 * @returns the value, checked against the contract; or `expired`
 * @throws RefusedError when the server says no; TransportError when no readable answer came; what `signal` was aborted with
 */
export async function call<C extends Call>(c: C, input: InputOf<C>, o: CallOptions = {}): Promise<Reply<OutputOf<C>>> {
  if (o.token !== undefined || !isInDemo(c, input)) return ask(c, input, o)
  return (await loadDemo()).askInDemo(c, input, o, ask)
}

const isInDemo = ({ feature }: Call, input: unknown): boolean =>
  feature === 'demo-trading' || Object(input).accountType === tradingAccountTypes.demo

/** Nothing was asked where its code does not come. */
const loadDemo = () =>
  import(/* webpackChunkName: "demo-account" */ './demo-account.ts').catch((cause: unknown) => {
    throw new TransportError({ kind: 'network', message: 'nothing was sent: its code did not come' }, { cause })
  })

async function ask<C extends Call>(c: C, input: InputOf<C>, o: CallOptions = {}): Promise<Reply<OutputOf<C>>> {
  const openCall = beginCall(c, o)
  const send = () => askOnce(c, input as Record<string, unknown>, openCall, o.signal)
  let outcome = await send()
  if (isRefused(outcome, 'request-late')) {
    await askServerTime(o.signal).catch(() => {}) // the refusal itself told the time; a second one only makes it sure
    outcome = await send()
  }
  if (c.method === 'GET') outcome = await inTime(outcome, send, o.signal)
  if (openCall.isPresent()) changed(c.changes) // refused or lost, too: what is known here was not all
  const reply = settle(outcome, openCall)
  return reply.state === 'ok' ? { ...reply, value: inShape(c, reply.value, openCall) } : reply
}

/** To be called as somebody signs in. */
export const claimVisitorsDemo = async (): Promise<void> => (await loadDemo()).claimDemo(ask)

/** request-late: sealed at a time that the server does not believe, since this phone's clock was wrong. */
const isRefused = (outcome: Outcome, refusal: 'request-late' | 'too-fast'): boolean =>
  outcome.kind === 'refused' && v.is(refusalResult, outcome.reply.result) && outcome.reply.result.refusal === refusal

/** How long, in ms, the phone waits before it asks again what it asked too fast; after the last one it says so. */
const WAITS = [1000, 2000, 4000]

/** Nobody asked for the pace of a screen: what it asks too fast is asked again, and nothing is said. */
async function inTime(first: Outcome, again: () => Promise<Outcome>, signal?: AbortSignal): Promise<Outcome> {
  let outcome = first
  for (const ms of WAITS) {
    if (!isRefused(outcome, 'too-fast')) return outcome
    await pause(ms, signal)
    outcome = await again()
  }
  return outcome
}

const logged = new Set<string>()

/** Parse at the border: what does not fit the contract never reaches a screen. */
function inShape<C extends Call>(c: C, value: unknown, openCall: OpenCall): OutputOf<C> {
  const parsed = v.safeParse(c.output, value)
  if (parsed.success) return parsed.output as OutputOf<C>
  const [issue] = parsed.issues
  const where = v.getDotPath(issue) ?? 'its root'
  const message = `the result does not fit the contract at ${where}: ${issue.message}`
  const error = broken(openCall, { kind: 'malformed', message, uncertain: c.method === 'POST' })
  if (!logged.has(c.path + where)) console.error(error)
  logged.add(c.path + where)
  throw error
}
