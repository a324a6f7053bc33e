/** One request over the wire: its headers, its 60 seconds, and for a GET one repeat. Knows nothing of replies' meaning. */
import { healing } from '@shared/ui/late'
import type { ResponsePromise } from 'ky'
import { TIMEOUT, takeBegun } from './begun.ts'
import { isOnline, reached, unreached } from './connection.ts'
import { isTimeout } from './errors.ts'
import { headersFor } from './headers.ts'
import { port } from './port.ts'
import type { Received } from './reply.ts'

const REPEAT_AFTER = 500

/** It comes with the first request that was not begun before (begun.ts), which no first picture waits for. */
export const loadKy = healing(() => import(/* webpackChunkName: "ky" */ 'ky'))

export type Outgoing = {
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal | undefined
}
type Unanswered = Extract<Received, { failure: string }>

export const headersOf = (token: string, requestId: string): Record<string, string> =>
  headersFor({ token, language: port().language() }, requestId)

/**
 * Sends a request, unless its answer was begun before; a GET once more where the network failed, the begun one included. Throws only what `signal` was
 * aborted with.
 */
export async function send(outgoing: Outgoing): Promise<Received> {
  const early = outgoing.method === 'GET' ? await takeBegun(outgoing) : undefined
  outgoing.signal?.throwIfAborted()
  if (early?.begun && !('failure' in early)) reached(early.begun.sentAt)
  return twice(outgoing, readText, early)
}

async function readText(pending: ResponsePromise): Promise<Received> {
  const text = await pending.text()
  return { status: (await pending).status, text }
}

/** The same for a file. */
export const sendForFile = (outgoing: Outgoing): Promise<{ status: number; blob: Blob } | Unanswered> =>
  twice(outgoing, async pending => {
    const blob = await pending.blob()
    return { status: (await pending).status, blob }
  })

type Read<T> = (pending: ResponsePromise) => Promise<T>

/** @param early the first try, where it was begun before */
async function twice<T>(outgoing: Outgoing, read: Read<T>, early?: T | Unanswered): Promise<T | Unanswered> {
  const first = early ?? (await once(outgoing, read))
  if (outgoing.method === 'POST' || !networkFailed(first) || !isOnline()) return first
  await pause(REPEAT_AFTER, outgoing.signal)
  return once(outgoing, read)
}

const networkFailed = (received: unknown) => (received as Partial<Unanswered>).failure === 'network'

async function once<T>({ url, signal, ...init }: Outgoing, read: Read<T>): Promise<T | Unanswered> {
  const { request } = port()
  try {
    const { default: ky } = await loadKy()
    const sentAt = performance.now()
    const pending = ky(url, {
      ...init,
      ...(signal && { signal }),
      ...(request && { fetch: request as typeof fetch }),
      retry: 0,
      timeout: TIMEOUT,
      totalTimeout: TIMEOUT,
      credentials: 'omit',
      cache: 'no-store', // what was answered to one person is kept for nobody
      throwHttpErrors: false,
    })
    const received = await read(pending)
    reached(sentAt)
    return received
  } catch (error: unknown) {
    signal?.throwIfAborted()
    return unansweredOf(error)
  }
}

function unansweredOf(error: unknown): Unanswered {
  const message = error instanceof Error ? error.message : String(error)
  if (isTimeout(error)) return { failure: 'timeout', message }
  unreached()
  return { failure: 'network', message }
}

/** Waits, but no longer than the signal lets it. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
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
