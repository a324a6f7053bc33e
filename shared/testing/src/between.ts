/** Stands between a phone and its exchange: passes on what it does not answer itself, and may keep an answer back. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as outgoing,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { Address } from './exchange-process.ts'
import { expectServer, forgetServer } from './pending-requests.ts'

export type Between = {
  /** Answers in the exchange's place. @returns whether it did */
  instead?(path: string, response: ServerResponse): boolean
  /** Whether the exchange's answer to this path gets lost on the way. */
  loses?(path: string): boolean
  /** What arrives in place of the exchange's answer to this path, which it gave all the same. */
  garbles?(path: string): string | undefined
  /** What becomes of the exchange's answer to this path on its way; undefined: it arrives as it is. */
  alters?(path: string, body: string): string | undefined
  /** How often a request of this path arrives at the exchange; the last answer is passed on. */
  times?(path: string): number
  /** What any answer to this path waits for. */
  until?(path: string): Promise<unknown> | undefined
}

/** Sends the same once more, and reads what is said of it. */
const sendAlso = (url: string, method: string, headers: IncomingHttpHeaders, body: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const also = outgoing(url, { method, headers }, answer => answer.resume().on('end', resolve))
    also.on('error', reject).end(body)
  })

/** A stream never ends: what is no JSON passes as it comes. */
async function passAltered(
  answer: IncomingMessage,
  response: ServerResponse,
  alters: (body: string) => string | undefined,
): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers
  const isJson = headers['content-type']?.startsWith('application/json') ?? false
  response.writeHead(answer.statusCode ?? 500, isJson ? headers : answer.headers)
  if (!isJson) return void answer.pipe(response)
  const body = await text(answer)
  response.end(alters(body) ?? body)
}

/** @returns where the phone asks from now on, and how to end it */
export async function standBetween(address: Address, { instead, loses, garbles, alters, times, until }: Between) {
  const passOn = async (request: IncomingMessage, response: ServerResponse, to: string) => {
    const { method = 'GET', headers } = request
    const body = await buffer(request)
    for (let n = times?.(to) ?? 1; n > 1; n--) await sendAlso(address.url + to, method, headers, body)
    const passed = outgoing(address.url + to, { method, headers }, async answer => {
      await until?.(to)
      if (loses?.(to)) return request.socket.destroy()
      const garbled = garbles?.(to)
      if (garbled !== undefined) return void response.writeHead(200, { 'content-type': 'text/html' }).end(garbled)
      if (alters) return passAltered(answer, response, body => alters(to, body))
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => request.socket.destroy())
    // a stream of prices ends with whoever listens: one left open would hold the worker
    response.on('close', () => response.writableFinished || passed.destroy())
    passed.end(body)
  }
  const server = createServer((request, response) => {
    const { url: to = '' } = request
    if (!instead?.(to, response)) passOn(request, response, to).catch(() => request.socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref() // a test that fails before its end leaves nothing running
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  expectServer(url)
  const stop = () => {
    forgetServer(url)
    server.closeAllConnections()
    return new Promise<void>(resolve => server.close(() => resolve()))
  }
  return { address: { ...address, url }, stop }
}
