/** What holds of every reply: its envelope, its result, its refusal. */
import { type Call, type Row, refusalResult, refusals } from '@shared/contract'
import { firstRounded } from '@shared/contract/exact-json'
import * as v from 'valibot'
import type { Exam } from './exam.ts'
import { brief } from './finding.ts'
import { inspect, type Node } from './inspect.ts'
import { codeOf, isAbsent, isGood, type Reply } from './wire.ts'

/** What a reply comes to: its value; or that it was refused, by which name, with which values. */
export type Judged = { value?: unknown; refusal?: string; values: Readonly<Record<string, unknown>> }
type Find = Exam['find']

/** Two minutes: what a sealed body may differ by. */
const FAR = 120_000
const nothing = { values: {} }

export function judge(call: Call, input: unknown, reply: Reply, find: Find): Judged {
  if (reply.setsCookie) find(call, 'cookie', input, 'Set-Cookie')
  if (!reply.envelope) {
    find(call, isAbsent(reply) ? 'missing' : 'envelope', input, bodyOf(reply))
    return { ...nothing, refusal: codeOf(reply) }
  }
  judgeFrame(call, input, reply, find)
  return isGood(reply) ? judgeResult(call, input, reply, find) : judgeRefusal(call, input, reply, find)
}

/** A reply as a report shows it. */
export const bodyOf = ({ status, text }: Reply): string => `HTTP ${status} ${brief(text.slice(0, 400))}`

/** @param row of a refusal, too */
export function judgeFrame(row: Row, input: unknown, reply: Reply, find: Find): void {
  const { status, envelope } = reply
  if (status !== 200 && !(status === 401 && codeOf(reply) === '401')) find(row, 'status', input, bodyOf(reply))
  const { timestamp } = envelope ?? {}
  if (timestamp && Math.abs(timestamp - Date.now()) > FAR) find(row, 'clock', input, `timestamp ${timestamp}`)
  judgeDigits(row, input, reply, find)
}

/** The phone reads such a number digit by digit; other readers do not. */
export function judgeDigits(row: Row, input: unknown, { text }: Reply, find: Find): void {
  const rounded = firstRounded(text)
  if (rounded !== undefined) find(row, 'digits', input, rounded)
}

function judgeResult(call: Call, input: unknown, { envelope }: Reply, find: Find): Judged {
  const read = v.safeParse(call.output, envelope?.result)
  if (!read.success) {
    const [issue] = read.issues
    find(call, 'shape', input, `at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`)
    return nothing
  }
  for (const { rule, path, value } of inspect(call.output as Node, envelope?.result))
    find(call, rule, input, `at ${path}: ${brief(value)}`)
  return { value: read.output, values: {} }
}

/** Also what a client error of one's own framework looks like: it has no name. */
export function judgeRefusal(row: Row, input: unknown, reply: Reply, find: Find): Judged {
  const { message, result } = reply.envelope ?? {}
  if (isAbsent(reply)) find(row, 'missing', input, bodyOf(reply))
  else if (!message?.trim()) find(row, 'words', input, bodyOf(reply))
  const values = Object(result) as Record<string, unknown>
  if (codeOf(reply) !== '401' && !isAbsent(reply)) judgeName(row, input, reply, values, find)
  return { refusal: typeof values.refusal === 'string' ? values.refusal : codeOf(reply), values }
}

function judgeName(row: Row, input: unknown, reply: Reply, { refusal }: Record<string, unknown>, find: Find) {
  if (refusal === undefined) return find(row, 'unnamed', input, bodyOf(reply))
  const read = v.safeParse(refusalResult, reply.envelope?.result)
  if (!read.success || !refusals.some(name => name === refusal)) return find(row, 'refusal', input, bodyOf(reply))
  // a sum that is needed may be called so, too
  if ((codeOf(reply) === '510') !== Boolean(read.output.need)) find(row, 'need', input, bodyOf(reply))
}
