/** Where the chart's bars come from. */
import { candlesCall } from '@shared/contract/calls/trade'
import { serverNow, watch } from 'shell/market-feed'
import { call, hasFeature } from 'shell/transport'
import type { LoaderPort } from './loader-port.ts'

async function askBars(
  { symbol, period, ...range }: Parameters<NonNullable<LoaderPort['ask']>>[0],
  signal: AbortSignal,
) {
  const reply = await call(candlesCall, { symbol, period, ...range }, { signal, notice: 'none' })
  return reply.state === 'ok' ? reply.value : { bars: [], more: false }
}

/** The exchange's bars, or without its feature none; ticks by the feed, at most one a frame. */
export const barsFeed = (): Pick<LoaderPort, 'ask' | 'listen' | 'now'> => ({
  ask: hasFeature('candles') ? askBars : null,
  listen: (symbol, heard) => watch([symbol], 'focus', heard),
  now: serverNow,
})
