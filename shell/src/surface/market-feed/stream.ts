/** Server-sent prices: a `snapshot` of what is watched, then each second a `tick` with what changed. */
import { priceStreamCall, ticker } from '@shared/contract/calls/trade'
import { readJson } from '@shared/contract/exact-json'
import * as v from 'valibot'
import { port } from '../transport/port.ts'
import type { Update } from './ticker.ts'

const { entries } = ticker
const tick = v.object({ ...v.partial(ticker).entries, symbol: entries.symbol })
const snapshot = v.array(ticker)
/** One symbol's changes, or those of several. */
const ticks = v.union([
  v.array(tick),
  v.pipe(
    tick,
    v.transform(one => [one]),
  ),
])

export type Listeners = {
  snapshot(rows: readonly Update[]): void
  ticks(rows: readonly Update[]): void
  /** It broke off, or said what the contract does not know; it is closed. */
  lost(): void
}

/** @returns closes it */
export function openStream(symbols: readonly string[], heard: Listeners): () => void {
  const address = `${port().config().apiBase}${priceStreamCall.path}?symbols=${encodeURIComponent(symbols.join())}`
  const end = new AbortController()
  const lost = () => {
    if (end.signal.aborted) return
    end.abort()
    heard.lost()
  }
  follow(address, end.signal, event => take(event, heard, lost)).then(lost, lost)
  return () => end.abort()
}

type Event = { event?: string | undefined; data: string }

/** By fetch: an EventSource of the same origin sends cookies (specification, section 7). When to try again is the feed's matter. */
async function follow(address: string, signal: AbortSignal, onEvent: (event: Event) => void): Promise<void> {
  const { createParser } = await import(/* webpackChunkName: "stream" */ 'eventsource-parser')
  const headers = { Accept: 'text/event-stream' }
  const { ok, body } = await fetch(address, { headers, credentials: 'omit', cache: 'no-store', signal })
  if (!ok || !body) return
  const parser = createParser({ onEvent })
  const text = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(text.decode(value, { stream: true }))
  }
}

function take({ event, data }: Event, heard: Listeners, lost: () => void): void {
  if (event !== 'snapshot' && event !== 'tick') return
  const rows = v.safeParse(event === 'snapshot' ? snapshot : ticks, readJson(data))
  if (!rows.success) lost()
  else if (event === 'snapshot') heard.snapshot(rows.output)
  else heard.ticks(rows.output)
}
