/** A line to a server on which answers can get lost on their way back: the server has done what it was asked. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Line = {
  url: string
  /** Answers to this method get lost from now on; '' mends the line. */
  lose(method: string): void
  close(): Promise<void>
}

export async function lineTo(server: string): Promise<Line> {
  let losing = ''
  const pass = (asked: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = asked
    const onward = request(server + asked.url, { method, headers }, answer => {
      if (method === losing) return void answer.resume().on('end', () => response.socket?.destroy())
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.pipe(onward)
  }
  const line = createServer(pass)
  await new Promise<void>(resolve => line.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    lose(method) {
      losing = method
    },
    close() {
      line.closeAllConnections()
      return new Promise(resolve => line.close(() => resolve()))
    },
  }
}
