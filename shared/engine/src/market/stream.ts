/**
 * Live prices as server-sent events: `snapshot` (the tickers asked for), then each second `tick` (of those that changed, the
 * changed fields and the symbol). Each symbol's change is serialised once a second, each set of symbols joined once,
 * however many listen.
 */
import type { ServerResponse } from 'node:http'
import { priceStreamCall, type Ticker } from '@shared/contract'
import { serveRaw } from '../http/serve.ts'
import type { Market } from './port.ts'

/** Comment lines keep proxies from closing a stream on which nothing moves. */
const HEARTBEAT_MS = 15_000
/** A phone that reads slower than this is cut off; it comes back to a fresh snapshot. */
const MOST_UNREAD = 256 * 1024

type Client = { reply: ServerResponse; symbols: readonly string[]; group: string }

const event = (name: string, json: string): string => `event: ${name}\ndata: ${json}\n\n`

/** The fields that differ, with the symbol; undefined when none does. */
export function changedFields(before: Ticker | undefined, after: Ticker): Partial<Ticker> | undefined {
  const fields = Object.entries(after).filter(([key, value]) => before?.[key as keyof Ticker] !== value)
  return fields.length ? { symbol: after.symbol, ...Object.fromEntries(fields) } : undefined
}

class Hub {
  readonly #market: Market
  readonly #clients = new Set<Client>()
  /** What the clients know. */
  #sent = new Map<string, Ticker>()
  #stop: (() => void) | undefined

  constructor(market: Market) {
    this.#market = market
  }

  join(reply: ServerResponse, asked: readonly string[] | undefined): void {
    if (this.#clients.size === 0) this.#start()
    const symbols = asked ? [...new Set(asked)].filter(symbol => this.#sent.has(symbol)).sort() : [...this.#sent.keys()]
    const client = { reply, symbols, group: symbols.join() }
    this.#clients.add(client)
    reply.once('close', () => this.#leave(client))
    reply.write(event('snapshot', JSON.stringify(symbols.map(symbol => this.#sent.get(symbol)))))
  }

  #start(): void {
    this.#sent = new Map(this.#market.tickers().map(ticker => [ticker.symbol, ticker]))
    const forget = this.#market.onSecond(() => this.#tell())
    const heartbeat = setInterval(() => this.#each(() => ':\n\n'), HEARTBEAT_MS).unref()
    this.#stop = () => {
      forget()
      clearInterval(heartbeat)
    }
  }

  #leave(client: Client): void {
    this.#clients.delete(client)
    if (this.#clients.size === 0) this.#stop?.()
  }

  /** The changes since the last second, serialised, by symbol. */
  #changes(): Map<string, string> {
    const changes = new Map<string, string>()
    for (const ticker of this.#market.tickers()) {
      const fields = changedFields(this.#sent.get(ticker.symbol), ticker)
      if (fields) changes.set(ticker.symbol, JSON.stringify(fields))
      this.#sent.set(ticker.symbol, ticker)
    }
    return changes
  }

  #tell(): void {
    const changes = this.#changes()
    const groups = new Map<string, string>()
    this.#each(({ symbols, group }) => {
      const known = groups.get(group) ?? tickEvent(symbols, changes)
      groups.set(group, known)
      return known
    })
  }

  #each(textFor: (client: Client) => string): void {
    for (const client of this.#clients) {
      const text = textFor(client)
      if (client.reply.writableLength > MOST_UNREAD) client.reply.destroy()
      else if (text) client.reply.write(text)
    }
  }
}

/** '' when nothing changed. */
function tickEvent(symbols: readonly string[], changes: ReadonlyMap<string, string>): string {
  const parts = symbols.flatMap(symbol => changes.get(symbol) ?? [])
  return parts.length ? event('tick', `[${parts.join()}]`) : ''
}

const hubs = new WeakMap<Market, Hub>()
function hubOf(market: Market): Hub {
  const hub = hubs.get(market) ?? new Hub(market)
  hubs.set(market, hub)
  return hub
}

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

export const streamPrices = serveRaw(priceStreamCall, ({ symbols }, { context }, { reply }) => {
  reply.hijack()
  reply.headers(streamHeaders)
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  hubOf(context.market).join(reply.raw, symbols?.split(','))
})
