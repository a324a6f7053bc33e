/** The conversation as it is shown: what the exchange keeps, then what has not arrived yet. */
import type { ChatMessage } from '../../wire.ts'
import type { Unsent } from './outbox.ts'

/** Each message once, by its number. */
export function merged(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const all = new Map([...known, ...more].map(message => [message.id, message]))
  return [...all.values()].sort((a, b) => a.id - b.id)
}

export const lastId = (messages: readonly ChatMessage[]): number => messages.at(-1)?.id ?? 0

export type Entry = {
  /** What it is known by before it arrives and after: a bubble stays the same. */
  key: string
  message: Omit<ChatMessage, 'id' | 'picture'>
  /** Of the exchange a path, of this phone the picture itself. */
  picture?: string | Blob
  delivery?: 'sent' | Unsent['state']
  why?: string
  part?: number
}

const arrived = ({ id, picture, ...message }: ChatMessage, own: ChatMessage['from']): Entry => ({
  key: message.clientId ?? String(id),
  message,
  ...(picture && { picture }),
  ...(message.from === own && { delivery: 'sent' }),
})

const unsent = ({ clientId, at, text, picture, state, why, part, person }: Unsent, { own, words }: Voice): Entry => ({
  key: clientId,
  message: { from: own, text: person ? words.person : text, at, clientId },
  ...(picture && { picture }),
  delivery: state,
  ...(why && { why }),
  ...(part !== undefined && { part }),
})

/** Whose messages are one's own, and what the button says that asks for a person. */
type Voice = { own: ChatMessage['from']; words: { person: string } }

export function entriesOf(messages: readonly ChatMessage[], waiting: readonly Unsent[], voice: Voice): Entry[] {
  const known = new Set(messages.map(({ clientId }) => clientId))
  return [
    ...messages.map(message => arrived(message, voice.own)),
    ...waiting.filter(({ clientId }) => !known.has(clientId)).map(one => unsent(one, voice)),
  ]
}
