/** Server-sent prices: a `snapshot` of what is watched, then each second a `tick` with what changed. */
import { priceStreamCall, ticker } from '@shared/contract/calls/trade'
import * as v from 'valibot'
import { port } from '../transport/port.ts'
import type { Update } from './ticker.ts'

const { entries } = ticker
const tick = v.object({ ...v.partial(ticker).entries, symbol: entries.symbol })
const snapshot = v.pipe(v.string(), v.parseJson(), v.array(ticker))
/** One symbol's changes, or those of several. */
const ticks = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.array(tick),
    v.pipe(
      tick,
      v.transform(one => [one]),
    ),
  ]),
)

export type Heard = {
  snapshot(rows: readonly Update[]): void
  ticks(rows: readonly Update[]): void
  /** It broke off, or said what the contract does not know; it is closed. */
  lost(): void
}

/** @returns closes it */
export function openStream(symbols: readonly string[], heard: Heard): () => void {
  const address = `${port().config().apiBase}${priceStreamCall.path}?symbols=${encodeURIComponent(symbols.join())}`
  const source = new EventSource(address)
  // It would open itself again every three seconds for ever: when to try is the feed's matter.
  source.onerror = () => {
    source.close()
    heard.lost()
  }
  source.addEventListener('snapshot', ({ data }) => {
    const rows = v.safeParse(snapshot, data)
    if (rows.success) heard.snapshot(rows.output)
    else source.onerror?.(new Event('error'))
  })
  source.addEventListener('tick', ({ data }) => {
    const rows = v.safeParse(ticks, data)
    if (rows.success) heard.ticks(rows.output)
    else source.onerror?.(new Event('error'))
  })
  return () => source.close()
}
