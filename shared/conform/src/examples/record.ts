/** One true example of each call, as a run of the suite met it, and of each refusal; lists are cut to their first row. */
import { type Exam, type Example, nameOf } from '../exam.ts'
import { withoutSecrets } from '../finding.ts'
import { isGood } from '../wire.ts'

/** What is no row of its own (a bar of a chart has six values) says little by its length, too. */
const ITEMS = 6
const LONGEST_TEXT = 400

export type Recorded = {
  /** By "GET /api/…": what was asked and what came; the richest answer that was met. */
  answers: Record<string, { input: unknown; reply: unknown }>
  /** By the refusal's name. */
  refusals: Record<string, { call: string; input: unknown; reply: unknown }>
}

/** @returns JSON, in an order of its own: a new run differs where something is other */
export function recorded(exam: Exam): string {
  const all: Recorded = { answers: {}, refusals: {} }
  for (const example of exam.examples) keep(all, example)
  const sorted = (of: object) => Object.fromEntries(Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ answers: sorted(all.answers), refusals: sorted(all.refusals) }, null, 2)}\n`
}

function keep(all: Recorded, { row, input, reply }: Example): void {
  const redacted = { input: withoutSecrets(input), reply: cut(withoutSecrets(JSON.parse(reply.text))) }
  const name = nameOf(row)
  if (isGood(reply)) {
    const before = all.answers[name]
    if (!before || sizeOf(redacted) > sizeOf(before)) all.answers[name] = redacted
    return
  }
  const { refusal } = Object(reply.envelope?.result)
  if (typeof refusal === 'string') all.refusals[refusal] ??= { call: name, ...redacted }
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length

const isObject = (value: unknown) => typeof value === 'object' && value !== null

function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (Array.isArray(value)) return value.slice(0, value.some(isObject) ? 1 : ITEMS).map(cut)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner)]))
}
