/**
 * One chart for the life of the page: made when its place is first drawn, asleep while the page is hidden (its zoom, bars and
 * lines stay), ended with the page. A clean-up cannot tell hiding from the end, so the page's own signal does.
 */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePageSignal } from 'shell/navigation'
import { barsFeed } from './chart.api.ts'
import { createPriceChart } from './chart.ts'
import type { Wording } from './chart-dress.ts'
import type { Indicator } from './indicators.ts'
import type { LoadState } from './loader-port.ts'
import type { PriceChart } from './price-chart.ts'

/** Bars are begun anew after an absence as long as this, in ms. */
const LONG = 60_000

export type Drawn = {
  /** null before the first drawing, and where this browser gives no canvas. */
  chart: PriceChart | null
  state: LoadState | { phase: 'impossible' }
  /** Indicators without room below the bars. */
  dropped: readonly Indicator[]
  /** The newest bar is out of sight. */
  away: boolean
}

export function usePriceChart(host: RefObject<HTMLElement | null>, wording: Wording): Drawn {
  const signal = usePageSignal()
  const made = useRef<PriceChart | null>(null)
  const [drawn, setDrawn] = useState<Drawn>({
    chart: null,
    state: { phase: 'loading', blank: true },
    dropped: [],
    away: false,
  })
  const first = useRef(wording)
  useLayoutEffect(() => {
    if (!host.current || made.current) return
    const setState = (state: LoadState) => setDrawn(now => ({ ...now, state }))
    const chart = createPriceChart(host.current, { ...barsFeed(), onState: setState }, first.current, {
      dropped: dropped => setDrawn(now => ({ ...now, dropped })),
      away: away => setDrawn(now => (now.away === away ? now : { ...now, away })),
    })
    made.current = chart
    setDrawn(now => (chart ? { ...now, chart } : { ...now, state: { phase: 'impossible' } }))
    if (chart) signal.addEventListener('abort', () => chart.dispose(), { once: true })
  }, [host, signal])
  useOnShow(made)
  useLongAbsence(() => made.current?.reset())
  useEffect(() => made.current?.setWording(wording), [wording])
  return drawn
}

/** Awake while the page shows. */
function useOnShow(made: RefObject<PriceChart | null>): void {
  const hiddenAt = useRef(0)
  useLayoutEffect(() => {
    const chart = made.current
    chart?.awake()
    if (hiddenAt.current && Date.now() - hiddenAt.current > LONG) chart?.reset()
    return () => {
      hiddenAt.current = Date.now()
      chart?.asleep()
    }
  }, [made])
}

/** Calls back when the browser's tab comes to the front after a long time. */
function useLongAbsence(back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    let leftAt = 0
    const turned = () => {
      if (document.hidden) leftAt = Date.now()
      else if (leftAt && Date.now() - leftAt > LONG) latest.current()
    }
    document.addEventListener('visibilitychange', turned)
    return () => document.removeEventListener('visibilitychange', turned)
  }, [])
}
