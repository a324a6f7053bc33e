/** A line from the phone to the platform that can break while an answer is on its way back: the platform has done what it was asked. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Line = {
  url: string
  /**
   * Breaks under the next answer from this path: `within` its body, or `before` its first byte, in which case a browser
   * sends the request again by itself where the connection had served before.
   */
  breakUnder(path: string, where: 'before' | 'within'): void
  /** Lets nothing for this path through any more. @returns lets it through again */
  holdBack(path: string): () => void
  /** No network: nothing goes through any more. @returns brings it back */
  cut(): () => void
  /** Takes requests for this path and never answers. @returns lets the next ones through again */
  silence(path: string): () => void
  /** Paths of the requests that went through so far, oldest first. */
  passed(): string[]
  /** How often a request for this path went through. */
  delivered(path: string): number
  /** How often a request for this path was held back. */
  refused(path: string): number
  close(): void
}

/** A page that the line itself serves, on the origin of all that it passes on. */
export type OwnPage = { path: string; markup: string }

export async function lineTo(server: string, ownPage?: OwnPage): Promise<Line> {
  const breaks = new Map<string, 'before' | 'within'>()
  const barred = new Set<string>()
  const silent = new Set<string>()
  let isCut = false
  const passed: string[] = []
  const turnedAway: string[] = []
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers, url = '' } = asked
    if (url === ownPage?.path)
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(ownPage.markup)
    if (isCut || barred.has(url)) {
      turnedAway.push(url)
      return void response.destroy()
    }
    if (silent.has(url)) return
    const isAskedFirst = method === 'OPTIONS' // whether a page of another origin may send at all
    const broken = isAskedFirst ? undefined : breaks.get(url)
    if (!isAskedFirst) breaks.delete(url)
    if (!isAskedFirst) passed.push(url)
    const onward = request(server + url, { method, headers }, answer => {
      const cut = () => response.destroy()
      answer.once('error', cut) // the platform died under it
      if (broken === 'before') return void answer.resume().once('end', cut)
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (broken) answer.once('data', (chunk: Buffer) => response.write(chunk.subarray(0, 1), cut))
      else answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    asked.pipe(onward)
  }
  const line = createServer(pass)
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    breakUnder: (path, where) => void breaks.set(path, where),
    holdBack(path) {
      barred.add(path)
      return () => void barred.delete(path)
    },
    cut() {
      isCut = true
      line.closeAllConnections()
      return () => {
        isCut = false
      }
    },
    silence(path) {
      silent.add(path)
      return () => void silent.delete(path)
    },
    passed: () => [...passed],
    delivered: path => passed.filter(url => url === path).length,
    refused: path => turnedAway.filter(url => url === path).length,
    close() {
      line.closeAllConnections()
      line.close()
    },
  }
}
