/** The desk's calls, each with the operator's key, which is kept in the page's memory alone. */
import type { DeskAuto, DeskConversation, DeskList, DeskReply } from '../../wire.ts'
import { Refused } from '../kit/refused.ts'

export type Client = {
  list(): Promise<DeskList>
  conversation(id: string, after: number): Promise<DeskConversation>
  reply(id: string, reply: DeskReply): Promise<void>
  close(id: string): Promise<void>
  /** @param id of one conversation; all, unless given */
  auto(on: boolean, id?: string): Promise<void>
  stream(signal: AbortSignal): Promise<Response>
  picture(path: string): Promise<Blob>
}

export function clientWith(key: string): Client {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'x-operator-key': key, ...(init.body && { 'content-type': 'application/json' }) }
    const reply = await fetch(new URL(path, location.origin), { ...init, headers, credentials: 'omit' })
    if (reply.ok) return reply
    throw new Refused({ name: String(reply.status), message: await wordsIn(reply) })
  }
  const post = async (path: string, body: object) => {
    await ask(path, { method: 'POST', body: JSON.stringify(body) })
  }
  const of = (id: string) => `/chat/${encodeURIComponent(id)}`
  return {
    list: async () => (await ask('/chat/list')).json(),
    conversation: async (id, after) => (await ask(`${of(id)}?after=${after}`)).json(),
    reply: (id, reply) => post(`${of(id)}/reply`, reply),
    close: id => post(`${of(id)}/close`, {}),
    auto: (on, id) => post(id === undefined ? '/chat/auto' : `${of(id)}/auto`, { on } satisfies DeskAuto),
    stream: signal => ask('/chat/stream', { signal }),
    picture: async path => (await ask(path.startsWith('/') ? path : `/${path}`)).blob(),
  }
}

async function wordsIn(reply: Response): Promise<string> {
  const said: unknown = await reply.json().catch(() => null)
  return said && typeof said === 'object' && 'message' in said ? String(said.message) : ''
}
