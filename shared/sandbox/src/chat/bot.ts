/** What the bot answers: a deposit's payment details, a place in the queue, what was asked for (docs/rules/content.md#live-chat). */
import type { Context } from '@shared/engine/context'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { Language } from '@shared/engine/refusals/languages'
import { looksLikeCode } from './code.ts'
import { meaningOf } from './meaning/meaning.ts'
import { nameOrder, ownOrder } from './orders.ts'
import { toPay } from './pay.ts'
import { placeOf } from './queue.ts'
import { replyTo } from './replies.ts'
import { changed } from './rows.ts'
import { type Said, say } from './say.ts'
import { botIsOn, serviceOf } from './service.ts'
import type { ConversationRow } from './tables.ts'

export type Question = { text: string; person: boolean; language: Language }

/** After what somebody said. Orders are answered whoever speaks with them; all else only until they wait for a person. */
export function answer(tx: Tx, context: Context, row: ConversationRow, asked: Question): void {
  const orders = numbersIn(tx, row, asked.text)
  if (!(row.auto && botIsOn(tx))) {
    for (const { id, isOwn } of orders) if (isOwn) nameOrder(tx, row.id, id, context.clock.now())
    return void waits(tx, context, row)
  }
  const said = saidTo(tx, context, row, asked, orders)
  for (const one of said) say(tx, row.id, { sender: 'bot', ...one }, context.clock.now())
}

type Bubble = Omit<Said, 'sender'>

function saidTo(tx: Tx, context: Context, row: ConversationRow, asked: Question, orders: readonly Order[]): Bubble[] {
  if (orders.length > 0) return orders.map(({ id }) => ofOrder(tx, context, row, id))
  if (row.state === 'desk') return []
  const { intent, articles, topics } = meaningOf(tx, asked.text, asked.language)
  if (asked.person || intent === 'person') return [queued(tx, context, row)]
  if (row.state === 'waiting') return []
  if (looksLikeCode(asked.text)) return [{ template: 'never-codes' }]
  if (topics.length > 0) return [{ template: 'unsure', values: { topics, articles } }]
  if (intent) return [replyTo(intent, { context: { ...context, db: tx }, user: row.user_id }, articles)]
  return [articles.length > 0 ? { template: 'articles', values: { articles } } : { template: 'nothing' }]
}

function ofOrder(tx: Tx, context: Context, { id: conversation, user_id: user }: ConversationRow, id: string): Bubble {
  const own = ownOrder(tx, user, id)
  if (!own || user === null) return { template: 'not-found', values: { order: id } }
  const bubble = toPay(tx, context, user, own)
  nameOrder(tx, conversation, id, context.clock.now())
  return bubble
}

/** As it is written in the app, whatever stands around it: R or W, and ten signs that are not taken for each other. */
const NUMBER = /\b[rw][2-9a-hj-km-np-tw-z]{10}\b/gi
/** Of one message: each is a look and a bubble. */
const MOST_NUMBERS = 3

type Order = { id: string; isOwn: boolean }

/** "represented" has such signs too: small letters alone are a word, unless it is their number. */
function numbersIn(tx: Tx, { user_id: user }: ConversationRow, text: string): Order[] {
  const found = new Set([...text.matchAll(NUMBER)].map(([number]) => number))
  return [...found].slice(0, MOST_NUMBERS).flatMap(number => {
    const id = number.toUpperCase()
    const isOwn = ownOrder(tx, user, id) !== undefined
    return isOwn || number !== number.toLowerCase() || hasDigit(number) ? [{ id, isOwn }] : []
  })
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9'
const hasDigit = (text: string) => [...text].some(isDigit)

/** Whoever waits already keeps their place. */
function queued(tx: Tx, context: Context, row: ConversationRow): Bubble {
  const place = placeOf(tx, waits(tx, context, row).id) ?? 1
  const { hours, open } = serviceOf(context)
  return { template: open ? 'queue' : 'queue-later', values: { place, hours } }
}

function waits(tx: Tx, { clock }: Context, row: ConversationRow): ConversationRow {
  return row.state === 'bot' ? changed(tx, row.id, { state: 'waiting', waiting_since: since(tx, clock.now()) }) : row
}

/** Whoever comes in the same millisecond stands behind. */
function since(tx: Tx, now: number): number {
  const newest = prepared(tx, "SELECT max(waiting_since) AS at FROM chat_conversation WHERE state = 'waiting'").get()
    ?.at
  return Math.max(now, Number(newest ?? 0) + 1)
}
