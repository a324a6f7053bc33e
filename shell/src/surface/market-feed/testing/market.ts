/** A market on the wire: prices by polling and by stream, as the contract says them. */
import type { ServerResponse } from 'node:http'
import { json, ok, type Seen, startWire, type Wire } from '../../transport/testing/wire.ts'

export type Market = Wire & {
  /** What is answered: by symbol, or with null an error. */
  prices: Record<string, object> | null
  /** What that error says. */
  refusal: string
  /** Answer nothing from now on. */
  silent: boolean
  /** Requests that the phone gave up. */
  givenUp: number
  /** Open streams, oldest first; `symbols` as asked for. `send` writes a text as it is, and anything else as JSON. */
  streams: { symbols: string; send(event: string, data: unknown): void; end(): void }[]
  /** Paths with their query, of every request so far. */
  asked(): string[]
}

export async function startMarket(): Promise<Market> {
  const wire = await startWire()
  const market: Market = Object.assign(wire, {
    prices: {} as Market['prices'],
    refusal: 'down',
    silent: false,
    givenUp: 0,
    streams: [] as Market['streams'],
    asked: () => wire.seen.map(seen => (seen.query.size ? `${seen.path}?${seen.query.get('symbols')}` : seen.path)),
  })
  wire.answer((seen, response) => {
    if (seen.path.endsWith('/stream')) return stream(market, seen, response)
    if (seen.path.endsWith('getServerTime')) return ok(Date.now())(seen, response)
    const { prices, refusal, silent } = market
    if (silent) return void response.on('close', () => market.givenUp++)
    if (!prices) return json({ code: 500, message: refusal })(seen, response)
    const names = seen.query.get('symbols')?.split(',') ?? Object.keys(prices)
    ok(names.flatMap(name => prices[name] ?? []))(seen, response)
  })
  return market
}

function stream(market: Market, seen: Seen, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders()
  const one = {
    symbols: seen.query.get('symbols') ?? '',
    send: (event: string, data: unknown) => {
      const text = typeof data === 'string' ? data : JSON.stringify(data)
      response.write(`event: ${event}\ndata: ${text}\n\n`)
    },
    end: () => void response.end(),
  }
  market.streams.push(one)
  response.on('close', () => market.streams.splice(market.streams.indexOf(one), 1))
}
