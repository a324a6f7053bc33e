/** A server that speaks the envelope over real HTTP: each test says what it answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Seen = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
  bytes: Buffer
}
export type Answer = (seen: Seen, response: ServerResponse) => void

export type Wire = {
  url: string
  /** Every request, oldest first. */
  seen: Seen[]
  /** What is answered from now on. */
  answer(by: Answer): void
  close(): Promise<void>
}

async function read(request: IncomingMessage, base: string): Promise<Seen> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(`${base}${request.url}`)
  const bytes = Buffer.concat(chunks)
  const { method = '', headers } = request
  return { method, path: url.pathname, query: url.searchParams, headers, body: bytes.toString(), bytes }
}

export async function startWire(): Promise<Wire> {
  let by: Answer = (_, response) => void response.writeHead(404).end()
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    const one = await read(request, url).catch(() => null) // the phone hung up: there is nobody to answer
    if (!one) return
    seen.push(one)
    by(one, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    seen,
    answer(next) {
      by = next
    },
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

/** Answers a JSON body. */
export const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** Answers an envelope with this result. */
export const ok = (result: unknown, rest: object = {}): Answer =>
  json({ success: true, message: '', code: 200, result, timestamp: Date.now(), ...rest })

/** Hangs up in the middle: a network failure. */
export const hangUp: Answer = (_, response) => void response.socket?.destroy()
