/** What comes into a conversation, as lines of JSON for as long as its ticket is good. */
import type { ServerResponse } from 'node:http'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { syncedOf } from '@shared/engine/db/synced'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { type Listener, listen } from './hub.ts'
import { placeOf } from './queue.ts'
import { conversationById, messagesAfter } from './rows.ts'
import { ticketOf } from './tickets.ts'
import { messageView, standingOf } from './view.ts'
import type { ChatLine } from './wire.ts'

/** Keeps proxies from closing a stream on which nothing moves. */
const HEARTBEAT_MS = 15_000
/** A page that reads slower than this is cut off; it comes back to where it was. */
const MOST_UNREAD = 256 * 1024
const MOST_OF_CONVERSATION = 8

export type Asked = { context: Context; ticket: string; conversationId: string; language: Language; after: number }

const open = new WeakMap<Db, Map<string, number>>()

/** @returns gives the place back @throws Refused too-many-tries */
function takePlace({ context: { db }, conversationId }: Asked): () => void {
  const counts = open.get(db) ?? new Map<string, number>()
  open.set(db, counts)
  const count = counts.get(conversationId) ?? 0
  if (count >= MOST_OF_CONVERSATION) refuse('too-many-tries', { n: 1 })
  counts.set(conversationId, count + 1)
  return () => {
    const left = (counts.get(conversationId) ?? 1) - 1
    if (left > 0) counts.set(conversationId, left)
    else counts.delete(conversationId)
  }
}

/** To one page: all is read anew as it is told, so that what was taken back or is another's never is. */
class Page implements Listener {
  readonly #reply: ServerResponse
  readonly #asked: Asked
  #after: number
  /** As it was told last. */
  #standing = ''
  #place: number | undefined
  #isWaiting = false

  constructor(reply: ServerResponse, asked: Asked) {
    this.#reply = reply
    this.#asked = asked
    this.#after = asked.after
  }

  /** A place in the queue moves as another leaves it. */
  hear(changed: ReadonlySet<string>, queueMoved: boolean): void {
    const { context, conversationId } = this.#asked
    if (changed.has(conversationId) || (queueMoved && placeOf(context.db, conversationId) !== this.#place)) this.tell()
  }

  /** Nothing that a power cut could take back: a commit made since the hub spoke has its own sync. */
  tell(): void {
    const { context, conversationId } = this.#asked
    const sync = syncedOf(context.db, conversationId)
    if (!sync) return this.#tellAll()
    if (this.#isWaiting) return
    this.#isWaiting = true
    void sync.then(() => {
      this.#isWaiting = false
      if (!this.#reply.destroyed && context.db.isOpen) this.tell()
    })
  }

  #tellAll(): void {
    const { context, ticket, conversationId, language } = this.#asked
    const row = ticketOf(context.db, ticket, context.clock.now()) && conversationById(context.db, conversationId)
    if (!row) return void this.#reply.end()
    const standing = JSON.stringify({ kind: 'state', ...standingOf(context, row) } satisfies ChatLine)
    if (standing !== this.#standing) this.#write(standing)
    this.#standing = standing
    this.#place = placeOf(context.db, conversationId)
    for (const message of messagesAfter(context.db, conversationId, this.#after)) {
      this.#after = message.seq
      const line: ChatLine = { kind: 'message', message: messageView(context.db, message, { language, side: 'phone' }) }
      this.#write(JSON.stringify(line))
    }
  }

  ping(): void {
    this.tell()
    this.#write('{"kind":"ping"}')
  }

  #write(line: string): void {
    if (this.#reply.writableEnded) return
    if (this.#reply.writableLength > MOST_UNREAD) this.#reply.destroy()
    else this.#reply.write(`${line}\n`)
  }
}

/** Ends with the ticket, and when the page leaves. @throws Refused too-many-tries */
export function streamTo(reply: ServerResponse, asked: Asked): void {
  const leave = takePlace(asked)
  const page = new Page(reply, asked)
  const forget = listen(asked.context.db, page)
  const heartbeat = setInterval(() => page.ping(), HEARTBEAT_MS).unref()
  reply.once('close', () => {
    leave()
    forget()
    clearInterval(heartbeat)
  })
  page.tell()
}
