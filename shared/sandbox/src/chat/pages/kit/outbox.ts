/** What was written and has not arrived: it stays, as long as the page does, until it was sent. */
import type { ChatMessage } from '../../wire.ts'
import { Refused } from './refused.ts'

export type Unsent = {
  clientId: string
  text: string
  picture?: Blob
  /** "Talk to a person" was pressed. */
  person?: true
  at: number
  /** `held`: for a ticket; it goes by itself once there is one. */
  state: 'sending' | 'held' | 'unsent'
  /** The exchange's words, where it said no. */
  why?: string
  /** Of its picture, how much has left the phone, 0 to 1. */
  part?: number
}

export type Outbox = {
  unsent(): readonly Unsent[]
  add(what: Pick<Unsent, 'text' | 'picture' | 'person'>): void
  retry(clientId: string): void
  remove(clientId: string): void
  /** It has come back by the stream, before its own answer did. */
  arrived(clientId: string): void
  /** There is a new ticket: what waited for one goes. */
  renewed(): void
}

/** Not randomUUID, which pages of a plain http address lack. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(b => b.toString(16).padStart(2, '0')).join('')

/** @returns what the exchange keeps now. @throws Refused, or anything where no answer came */
export type Send = (one: Unsent, progress: (part: number) => void) => Promise<readonly ChatMessage[]>

/** @param changed is told of every step @param sent of what the exchange keeps */
export function outboxOf(post: Send, sent: (messages: readonly ChatMessage[]) => void, changed: () => void): Outbox {
  let all: Unsent[] = []
  let before = Promise.resolve()

  const remove = (clientId: string) => {
    all = all.filter(one => one.clientId !== clientId)
    changed()
  }
  const change = (clientId: string, to: Partial<Unsent>) => {
    all = all.map(one => (one.clientId === clientId ? { ...one, ...to } : one))
    changed()
  }

  async function go(clientId: string): Promise<void> {
    const one = all.find(other => other.clientId === clientId)
    if (one?.state !== 'sending') return
    try {
      const messages = await post(one, part => one.picture && change(clientId, { part }))
      all = all.filter(other => other.clientId !== clientId)
      sent(messages)
    } catch (error: unknown) {
      change(clientId, afterFailure(error))
    }
  }

  /** One at a time, so that they arrive in the order they were written. */
  const send = (clientId: string) => {
    before = before.then(() => go(clientId))
  }
  const again = (clientId: string) => {
    all = all.map(one => (one.clientId === clientId ? fresh(one) : one))
    changed()
    send(clientId)
  }

  return {
    unsent: () => all,
    add: what => {
      const one: Unsent = { ...what, clientId: newId(), at: Date.now(), state: 'sending' }
      all = [...all, one]
      changed()
      send(one.clientId)
    },
    retry: again,
    remove,
    arrived: clientId => {
      if (all.some(one => one.clientId === clientId)) remove(clientId)
    },
    renewed: () => {
      for (const { clientId, state } of all) if (state === 'held') again(clientId)
    },
  }
}

/** Nothing is left of the last try. */
const fresh = ({ why: _why, part: _part, ...one }: Unsent): Unsent => ({ ...one, state: 'sending' })

function afterFailure(error: unknown): Partial<Unsent> {
  if (!(error instanceof Refused)) return { state: 'unsent' }
  if (error.refusal === 'chat-ticket') return { state: 'held' }
  return { state: 'unsent', ...(error.message && { why: error.message }) }
}
