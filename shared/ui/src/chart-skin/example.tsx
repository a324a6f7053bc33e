import { dispose, init, type KLineData } from 'klinecharts'
import { useEffect, useRef } from 'react'
import type { Example } from '../example.tsx'
import { chartSkin, lineSkin, readChartTokens } from './index.tsx'

const quarter = 15 * 60_000
const start = Date.UTC(2025, 10, 21)

/** The same bars at every look: a walk from a small generator of its own. */
function walk(count: number): KLineData[] {
  let seed = 7
  const next = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647 - 0.5
  }
  let close = 102_200
  return Array.from({ length: count }, (_, n) => {
    const open = close
    close = open + (next() + 0.06) * 320
    const [high, low] = [Math.max(open, close) + (next() + 0.5) * 90, Math.min(open, close) - (next() + 0.5) * 90]
    return { timestamp: start + n * quarter, open, high, low, close, volume: 80 + (next() + 0.5) * 300 }
  })
}

function draw(box: HTMLElement): () => void {
  const tokens = readChartTokens(box)
  const bars = walk(90)
  const chart = init(box, { styles: chartSkin(tokens), locale: 'en-US' })
  chart?.setFormatter({ formatExtendText: () => '03:36' })
  chart?.setSymbol({ ticker: 'BTCUSDT', pricePrecision: 1, volumePrecision: 1 })
  chart?.setPeriod({ type: 'minute', span: 15 })
  chart?.setDataLoader({ getBars: ({ callback }) => callback(bars, false) })
  chart?.createIndicator({ name: 'MA', calcParams: [5, 20], paneId: 'candle_pane' }, true)
  chart?.createIndicator('VOL')
  const lines = { position: 105_300, stop: 105_520, pending: 106_150 } as const
  for (const kind of ['position', 'stop', 'pending'] as const)
    chart?.createOverlay({
      name: 'simpleTag',
      extendData: lines[kind].toFixed(1),
      points: [{ value: lines[kind] }],
      styles: lineSkin(tokens, kind),
    })
  // the library gives its root a tabindex of 1, before everything else on the page, and no name
  for (const root of box.querySelectorAll<HTMLElement>('[tabindex]')) root.tabIndex = -1
  return () => dispose(box)
}

function Chart() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? draw(box.current) : undefined), [])
  return (
    <div
      ref={box}
      role="img"
      aria-label="BTC/USDT, 15 minutes, rising"
      style={{ height: 'calc(360 * var(--px))', marginInline: 'calc(-1 * var(--gutter))' }}
    />
  )
}

export const example: Example = { name: 'Chart skin', render: () => <Chart /> }
