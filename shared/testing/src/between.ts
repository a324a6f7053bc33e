/** Stands between a phone and its exchange: passes on what it does not answer itself, and may keep an answer back. */
import { createServer, type IncomingMessage, request as outgoing, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from './exchange-process.ts'

export type Between = {
  /** Answers in the exchange's place. @returns whether it did */
  instead?(path: string, response: ServerResponse): boolean
  /** Whether the exchange's answer to this path gets lost on the way. */
  loses?(path: string): boolean
  /** What any answer to this path waits for. */
  until?(path: string): Promise<unknown> | undefined
}

/** @returns where the phone asks from now on, and how to end it */
export async function standBetween(address: Address, { instead, loses, until }: Between) {
  const passOn = (request: IncomingMessage, response: ServerResponse, to: string) => {
    const { method = 'GET', headers } = request
    const passed = outgoing(address.url + to, { method, headers }, async answer => {
      await until?.(to)
      if (loses?.(to)) return request.socket.destroy()
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => request.socket.destroy())
    request.pipe(passed)
  }
  const server = createServer((request, response) => {
    const { url: to = '' } = request
    if (!instead?.(to, response)) passOn(request, response, to)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref() // a test that fails before its end leaves nothing running
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { address: { ...address, url: `http://127.0.0.1:${port}` }, stop }
}
