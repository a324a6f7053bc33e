/** One request over the wire: its headers, its 60 seconds, and for a GET one repeat. Knows nothing of replies' meaning. */
import { isOnline, reached, unreached } from './connection.ts'
import { port } from './port.ts'
import type { Received } from './reply.ts'

/** Specification, section 7; the body included. */
const TIMEOUT = 60_000
const REPEAT_AFTER = 500

export type Outgoing = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal | undefined
}
type Failure = Extract<Received, { failure: string }>

/** Who asks, in which language, under which id in the server's log. */
export const headersOf = (token: string, requestId: string): Record<string, string> => ({
  'Accept-Language': port().language(),
  'X-Request-Id': requestId,
  ...(token && { 'X-Access-Token': token }),
})

/** Sends a request; a GET once more where the network failed. Throws only what `signal` was aborted with. */
export const send = (outgoing: Outgoing): Promise<Received> =>
  twice(outgoing, async reply => ({ status: reply.status, text: await reply.text() }))

/** The same for a file. */
export const sendForFile = (outgoing: Outgoing): Promise<{ status: number; blob: Blob } | Failure> =>
  twice(outgoing, async reply => ({ status: reply.status, blob: await reply.blob() }))

type Read<T> = (reply: Response) => Promise<T>

async function twice<T>(outgoing: Outgoing, read: Read<T>): Promise<T | Failure> {
  const first = await once(outgoing, read)
  if (outgoing.method === 'POST' || !networkFailed(first) || !isOnline()) return first
  await pause(REPEAT_AFTER, outgoing.signal)
  return once(outgoing, read)
}

const networkFailed = (received: unknown) => (received as Partial<Failure>).failure === 'network'

async function once<T>({ url, signal, ...init }: Outgoing, read: Read<T>): Promise<T | Failure> {
  const sentAt = performance.now()
  signal?.throwIfAborted()
  const limit = timeLimit(signal)
  try {
    const request: typeof fetch = port().request ?? ((...asked) => fetch(...asked))
    const received = await read(
      await request(url, {
        ...init,
        signal: limit.signal,
        credentials: 'omit',
        cache: 'no-store', // what was answered to one person is kept for nobody
      }),
    )
    reached(sentAt)
    return received
  } catch (error: unknown) {
    signal?.throwIfAborted()
    if (limit.signal.aborted) return { failure: 'timeout', message: `no answer within ${TIMEOUT / 1000} s` }
    unreached()
    return { failure: 'network', message: error instanceof Error ? error.message : String(error) }
  } finally {
    limit.lift()
  }
}

/** What ends a request, its body included: whoever asked, or the time. Our oldest browsers have no AbortSignal.any. */
function timeLimit(asker: AbortSignal | undefined): { signal: AbortSignal; lift(): void } {
  const ends = new AbortController()
  const stop = () => ends.abort()
  const timer = setTimeout(stop, TIMEOUT)
  asker?.addEventListener('abort', stop, { once: true })
  const lift = () => {
    clearTimeout(timer)
    asker?.removeEventListener('abort', stop)
  }
  return { signal: ends.signal, lift }
}

/** Waits, but no longer than the signal lets it. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
