/**
 * An exchange of many symbols: it stands before the real one and gives each of its symbols some doubles, which move as it
 * moves. Everything else is passed on as it is.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = { symbol: string }
export type ManySymbols = { url: string; stop(): Promise<void> }

const doubled = /\/(appSymbol\/(list|price)|getTicketList)$/
const original = (symbol: string) => symbol.replace(/X\d+$/, '')

/** @param wanted symbols that were asked for; all where none were */
function spread(rows: readonly Row[], copies: number, wanted: ReadonlySet<string> | undefined): Row[] {
  const names = (symbol: string) => [symbol, ...Array.from({ length: copies - 1 }, (_, i) => `${symbol}X${i + 2}`)]
  return rows
    .flatMap(row => names(row.symbol).map(symbol => ({ ...row, symbol })))
    .filter(({ symbol }) => wanted === undefined || wanted.has(symbol))
}

/** The question that the real exchange understands. */
function real(url: URL): { address: string; wanted: Set<string> | undefined } {
  const symbols = url.searchParams.get('symbols')?.split(',')
  if (symbols) url.searchParams.set('symbols', [...new Set(symbols.map(original))].join())
  return { address: url.pathname + url.search, wanted: symbols && new Set(symbols) }
}

/** Server-sent events, one by one. */
export async function* eventsOf(reply: Response): AsyncGenerator<string> {
  let text = ''
  for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const whole = (text + chunk).split('\n\n')
    text = whole.pop() ?? ''
    yield* whole
  }
}

/** The question as the real exchange gets it. */
function passOn(request: IncomingMessage, address: string, signal: AbortSignal): Promise<Response> {
  const { method = 'GET' } = request
  const headers = Object.entries(request.headers).filter(([name]) => !['host', 'connection'].includes(name))
  const body = method === 'GET' ? {} : { body: request, duplex: 'half' }
  return fetch(address, { method, headers: headers as [string, string][], signal, ...body } as RequestInit)
}

type Spread = (rows: readonly Row[]) => Row[]

async function passStream(told: Response, reply: ServerResponse, all: Spread): Promise<void> {
  for await (const event of eventsOf(told)) {
    const [head, data] = event.split('\ndata: ')
    const rows = data === undefined ? event : `${head}\ndata: ${JSON.stringify(all([JSON.parse(data)].flat()))}`
    reply.write(`${rows}\n\n`)
  }
  reply.end()
}

async function passTable(told: Response, reply: ServerResponse, all: Spread): Promise<void> {
  const envelope = (await told.json()) as { result: Row[] }
  reply.end(JSON.stringify({ ...envelope, result: all(envelope.result) }))
}

/** @param streams whether prices are streamed; without, the phone has to ask for them */
export async function startManySymbols(exchange: string, copies: number, streams: boolean): Promise<ManySymbols> {
  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', exchange)
    const isStream = url.pathname.endsWith('/stream')
    if (isStream && !streams) return void reply.writeHead(404).end()
    const { address, wanted } = real(url)
    const gone = new AbortController()
    reply.once('close', () => gone.abort())
    const told = await passOn(request, exchange + address, gone.signal)
    reply.writeHead(told.status, { 'content-type': told.headers.get('content-type') ?? '' })
    const all: Spread = rows => spread(rows, copies, wanted)
    if (isStream) return passStream(told, reply, all)
    if (doubled.test(url.pathname)) return passTable(told, reply, all)
    reply.end(Buffer.from(await told.arrayBuffer()))
  }
  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
