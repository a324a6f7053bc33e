/** The page's calls: each carries the ticket, which another one can take the place of at any time. */
import type { Locale } from '@shared/format/languages'
import type { ChatMessages, ChatRefusal, ChatSend, ChatSent } from '../../wire.ts'
import { Refused } from '../kit/refused.ts'

export type Client = {
  messages(query: { after?: number; seen?: number }, signal?: AbortSignal): Promise<ChatMessages>
  /** @param progress is told the part that has left the phone, 0 to 1 */
  send(body: ChatSend, progress: (part: number) => void): Promise<ChatSent>
  /** @throws Refused */
  stream(after: number, signal: AbortSignal): Promise<Response>
  picture(path: string): Promise<Blob>
}

/** ms; a large picture on a slow line takes its time. */
const PATIENCE = 120_000

/** @param ticket the one that is good now @param expired is told of each answer that says it is not */
export function clientFor(ticket: () => string, locale: Locale, expired: () => void): Client {
  const base = new URL('.', location.href)
  const headers = () => ({ 'x-chat-ticket': ticket(), 'accept-language': locale })

  async function get(path: string, signal: AbortSignal | null = null): Promise<Response> {
    const reply = await fetch(new URL(path, base), { headers: headers(), credentials: 'omit', signal })
    if (reply.ok) return reply
    if (reply.status === 401) expired()
    throw new Refused(refusalIn(await reply.text()))
  }

  function send(body: ChatSend, progress: (part: number) => void): Promise<ChatSent> {
    const request = new XMLHttpRequest()
    request.open('POST', new URL('send', base))
    for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/json')
    request.timeout = PATIENCE
    request.upload.onprogress = ({ loaded, total }) => progress(total ? loaded / total : 0)
    const answered = answerOf(request, expired)
    request.send(JSON.stringify(body))
    return answered
  }

  return {
    messages: async (query, signal) => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return (await get(`messages?${asked}`, signal)).json()
    },
    send,
    stream: (after, signal) => get(`stream?after=${after}`, signal),
    picture: async path => (await get(path)).blob(),
  }
}

function answerOf(request: XMLHttpRequest, expired: () => void): Promise<ChatSent> {
  return new Promise((resolve, reject) => {
    const lost = () => reject(new Error('No answer came'))
    request.onerror = lost
    request.ontimeout = lost
    request.onload = () => {
      if (request.status === 200) return resolve(JSON.parse(request.responseText))
      if (request.status === 401) expired()
      if (request.status >= 500) return lost()
      reject(new Refused(refusalIn(request.responseText)))
    }
  })
}

/** What stands between may answer in other words than the exchange. */
function refusalIn(text: string): ChatRefusal {
  try {
    const { name = '', message = '' } = JSON.parse(text) as Partial<ChatRefusal>
    return { name: String(name), message: String(message) }
  } catch {
    return { name: '', message: '' }
  }
}
