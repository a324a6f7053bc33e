/** Where the chart's bars come from. */
import { candlesCall } from '@shared/contract/calls/trade'
import { serverNow, staleMs, watch } from 'shell/market-feed'
import { askFor, hasFeature } from 'shell/transport'
import type { LoaderPort } from './loader-port.ts'

const askBars: NonNullable<LoaderPort['ask']> = async (question, signal) =>
  (await askFor(candlesCall, question, { signal })) ?? { bars: [], more: false }

/** The exchange's bars, or without its feature none; ticks by the feed, at most one a frame. */
export const barsFeed = (): Pick<LoaderPort, 'ask' | 'listen' | 'now' | 'staleMs'> => ({
  ask: hasFeature('candles') ? askBars : null,
  listen: (symbol, heard) => watch([symbol], 'focus', heard),
  now: serverNow,
  staleMs,
})
