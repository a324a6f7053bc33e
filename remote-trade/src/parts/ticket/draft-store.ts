/** Tickets that were typed and not sent, kept in this tab over a reload, with the person who typed them. */
import { isDecimal } from '@shared/money/decimal'
import * as v from 'valibot'
import type { Form } from './ticket.model.ts'

export type Drafts = Readonly<Record<string, Form>>

const KEY = 'trade.ticket.v1'

const number = v.custom<string>(value => value === '' || (typeof value === 'string' && isDecimal(value)))
const targets = v.object({ takeProfit: number, stopLoss: number })
const form = v.object({
  unit: v.picklist(['base', 'quote']),
  quantity: number,
  share: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  targetsBy: v.picklist(['price', 'return']),
  price: targets,
  return: targets,
})
const kept = v.object({ user: v.string(), drafts: v.record(v.string(), form) })

/** Of this person alone; {} where nothing is kept, or nothing of ours. */
export function keptDrafts(user: string): Drafts {
  try {
    const found = v.parse(kept, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return found.user === user ? found.drafts : {}
  } catch {
    return {}
  }
}

/** Where storage throws, they last as long as the page. */
export function keepDrafts(user: string, drafts: Drafts): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ user, drafts }))
  } catch {}
}
