/** Hands one message to a push service: bounded in time, without following it anywhere, without reading what it says. */
import http, { type RequestOptions } from 'node:http'
import https from 'node:https'
import { lookupOutside } from './push-services.ts'

const LONGEST = 10_000

/** status 0: it could not be reached, or did not answer in time. */
export type Outcome = { status: number; retryAfter?: string | undefined }

type Sent = { endpoint: string; headers: Readonly<Record<string, string | number>>; body: Buffer }

/** @param trusted whoever runs the exchange answers for the address: it may lie inside @param longest ms */
export function post({ endpoint, headers, body }: Sent, trusted: boolean, longest = LONGEST): Promise<Outcome> {
  const options: RequestOptions = { method: 'POST', headers, agent: false, signal: AbortSignal.timeout(longest) }
  const via = endpoint.startsWith('https:') ? https : http
  return new Promise(settle => {
    const request = via.request(endpoint, trusted ? options : { ...options, lookup: lookupOutside })
    // an exchange that ends waits for nobody: what is not settled waits in its queue
    request.on('socket', socket => socket.unref())
    request.on('response', response => {
      settle({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      response.destroy()
    })
    request.on('error', () => settle({ status: 0 }))
    request.on('close', () => settle({ status: 0 })) // without an answer, e.g. one that wants another protocol
    request.end(body)
  })
}
