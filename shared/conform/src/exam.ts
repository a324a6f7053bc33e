/** Examines a server: sends requests like the phone and collects findings. */
import type { Call, Feature, InputOf, OutputOf, Platform, Row } from '@shared/contract'
import { brief, type Finding, onOneLine } from './finding.ts'
import { judge } from './judge.ts'
import { fillPath, queryOf } from './request.ts'
import type { RuleName } from './rules.ts'
import { type Seal, sealer } from './seal.ts'
import { inPace, isGood, type Reply, type Sent, type Wire } from './wire.ts'

export type Person = { account: string; password: string }
/** person: the account under examination · stranger: another account */
export type Who = 'visitor' | 'person' | 'stranger'

export type CallResult<T> = { reply: Reply; value?: T; refusal?: string; values: Readonly<Record<string, unknown>> }

/** Of a call: its answer was read, it was only ever refused, or it was not asked. */
export type Outcome = { state: 'read' | 'refused' | 'not asked'; why: string }

/** A real request and reply, for the examples. */
export type Example = { row: Row; input: unknown; reply: Reply }

export type Exam = {
  platform: Pick<Platform, 'transportPublicKey' | 'features'>
  has(feature: Feature | undefined): boolean
  wire: Wire
  seal: Seal
  tokens: Record<Who, string>
  /** The server's clock, epoch ms. */
  now(): number
  /** As the phone would send it. @param more fields that no schema knows, or other times than those of now */
  request(row: Row, input: object, who: Who, more?: object): Sent
  /** Sends a call and applies the rules that hold for every reply. */
  ask<C extends Call>(call: C, input: InputOf<C>, who: Who, more?: object): Promise<CallResult<OutputOf<C>>>
  /** The last answer of a call that was read. */
  seen<C extends Call>(call: C): OutputOf<C> | undefined
  find(row: Row, rule: RuleName, sent: unknown, got: unknown): void
  outcome(row: Row, state: Outcome['state'], why?: string): void
  /** Records a check that could not run. */
  skip(what: string, why: string): void
  skipped: readonly string[]
  /** The person to sign in with, if a password is known. */
  person?: Person | undefined
  /** Paths of pictures that the stranger handed in. */
  pictures: string[]
  findings: readonly Finding[]
  outcomes: ReadonlyMap<string, Outcome>
  examples: readonly Example[]
}

/** "POST /api/app/login" */
export const nameOf = ({ method, path }: Row): string => `${method} ${path}`

const DEADLINE = 30_000

export function examine(to: Wire, platform: Exam['platform']): Exam {
  const wire: Wire = sent => (sent.method === 'GET' ? inPace(() => to(sent)) : to(sent))
  const seal = sealer(platform.transportPublicKey)
  const [findings, examples, skipped]: [Finding[], Example[], string[]] = [[], [], []]
  const outcomes = new Map<string, Outcome>()
  const seen = new Map<Row, unknown>()
  const tokens: Exam['tokens'] = { visitor: '', person: '', stranger: '' }
  const has: Exam['has'] = feature => feature === undefined || platform.features.includes(feature)
  let ahead = 0
  const now = () => Date.now() + ahead

  const request: Exam['request'] = (row, input, who, more = {}) => {
    const { path, rest } = fillPath(row.path, { ...input })
    const about = { method: row.method, token: tokens[who] }
    if (row.method === 'GET') return { ...about, path: path + queryOf({ ...rest, ...more }) }
    const isOrder = 'order' in row && row.order === true
    const times = { ...(isOrder && { deadline: now() + DEADLINE }), ...(has('sealed-time') && { sentAt: now() }) }
    return { ...about, path, body: seal(JSON.stringify({ ...rest, ...times, ...more })) }
  }
  const find: Exam['find'] = (row, rule, sent, got) => {
    const call = nameOf(row)
    const isKnown = findings.some(each => each.call === call && each.rule === rule)
    if (!isKnown) findings.push({ call, rule, sent: asText(sent), got: asText(got) })
  }
  const outcome: Exam['outcome'] = (row, state, why = '') => {
    if (outcomes.get(nameOf(row))?.state !== 'read') outcomes.set(nameOf(row), { state, why: onOneLine(why) })
  }
  const ask: Exam['ask'] = async (call, input, who, more) => {
    const send = () => wire(request(call, input as object, who, more))
    const reply = call.method === 'POST' && !call.order ? await inPace(send) : await send()
    ahead = aheadBy(reply) ?? ahead
    const judged = judge(call, input, reply, find)
    outcome(call, judged.refusal === undefined ? 'read' : 'refused', judged.refusal)
    examples.push({ row: call, input, reply })
    if (judged.value !== undefined) seen.set(call, judged.value)
    return { reply, ...judged } as never
  }
  return {
    ...{ platform, has, wire, seal, tokens, now, request, ask, find, outcome, findings, outcomes, examples },
    pictures: [],
    ...{ skipped, skip: (what, why) => void skipped.push(onOneLine(`${what}: ${why}`)) },
    seen: call => seen.get(call) as never,
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? onOneLine(value) : brief(value))

/** A server far ahead or behind is found by its own rule; what is sealed to it must still be in time. */
function aheadBy(reply: Reply): number | undefined {
  const { timestamp } = reply.envelope ?? {}
  return isGood(reply) && timestamp ? timestamp - Date.now() : undefined
}
