/** The line between a store and its server, on which a test decides what befalls each request. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

/**
 * "answer lost": the server did it, and nobody hears. "broken off": half of the answer comes. A number: the line answers with
 * that status by itself.
 */
export type Fate = 'pass' | 'answer lost' | 'broken off' | number

export type Line = { url: string; asked: string[]; stop(): Promise<void> }

/** @param fate of the nth request, from 1; may take its time */
export async function startLine(
  endpoint: string,
  fate: (nth: number, asked: string) => Fate | Promise<Fate>,
): Promise<Line> {
  const asked: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    const what = `${incoming.method} ${incoming.url}`
    await pass(endpoint, incoming, outgoing, await fate(asked.push(what), what)).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stop = async () => {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
  return { url: `http://127.0.0.1:${port}`, asked, stop }
}

/** Headers go as they are: the signature covers them. */
async function pass(endpoint: string, incoming: IncomingMessage, outgoing: ServerResponse, fate: Fate): Promise<void> {
  if (typeof fate === 'number') return void outgoing.writeHead(fate).end()
  const { method, headers } = incoming
  const onward = request(new URL(incoming.url ?? '', endpoint), { method, headers })
  onward.end(await buffer(incoming))
  const [answer] = (await once(onward, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  if (fate === 'answer lost') return void outgoing.destroy()
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  if (fate === 'pass') return void outgoing.end(body)
  outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy())
}
