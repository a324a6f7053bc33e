/** Which ticks the chart hears: those of the bars that it subscribed to, while it is awake. */
import type { DataLoaderSubscribeBarParams } from 'klinecharts'
import type { LoaderPort } from './loader-port.ts'
import { periodOf } from './period.ts'
import type { createRunningBar } from './running-bar.ts'

export type Subscription = {
  subscribeBar(asked: DataLoaderSubscribeBarParams): void
  unsubscribeBar(): void
  /** Hears no ticks until `resume`. */
  pause(): void
  resume(): void
}

export function createSubscription(
  { listen }: Pick<LoaderPort, 'listen'>,
  hear: ReturnType<typeof createRunningBar>['hear'],
): Subscription {
  let end: (() => void) | null = null
  let subscribed: DataLoaderSubscribeBarParams | null = null
  let paused = false

  function follow(): void {
    end?.()
    end = null
    if (!subscribed || paused) return
    const { symbol, period, callback } = subscribed
    end = listen(symbol.ticker, (ticker, gap) => hear(ticker, gap, periodOf(period), callback))
  }

  return {
    subscribeBar(params) {
      subscribed = params
      follow()
    },
    unsubscribeBar() {
      subscribed = null
      follow()
    },
    pause() {
      paused = true
      follow()
    },
    resume() {
      paused = false
      follow()
    },
  }
}
