/** A phone's one connection to Caddy: HTTP/2 over TLS. */
import http2 from 'node:http2'
import { text } from 'node:stream/consumers'
import type { Caddy } from '../../../testing/src/caddy.ts'

export type Session = {
  get(path: string): Promise<{ status: number; headers: http2.IncomingHttpHeaders; text: string }>
  close(): void
}

/** @param site its name, which leads to this machine here */
export function askedOverHttp2({ url, authority }: Caddy, site: string): Session {
  const session = http2.connect(url, { ca: authority, servername: site })
  return {
    get: path =>
      new Promise((resolve, reject) => {
        const asked = session.request({ ':path': path, ':authority': site })
        asked.once('error', reject)
        asked.once('response', headers => {
          text(asked).then(body => resolve({ status: headers[':status'] ?? 0, headers, text: body }), reject)
        })
      }),
    close: () => session.close(),
  }
}
