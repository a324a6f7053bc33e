/** The chart: everything that touches klinecharts, which draws on canvases and knows no React. */
import { type Chart, type DataLoaderSubscribeBarParams, dispose, init } from 'klinecharts'
import { putAxes } from './axes.ts'
import type { Bar } from './bars.ts'
import { followFocus, learn, speak, type Wording } from './chart-dress.ts'
import { applySettings, type ChartSettings } from './chart-settings.ts'
import { snapCrosshair } from './crosshair.ts'
import { createLoader } from './loader.ts'
import type { LoaderPort } from './loader-port.ts'
import { createPaint } from './paint.ts'
import { createPanes } from './panes.ts'
import type { ChartEvents, PriceChart } from './price-chart.ts'
import { scaleOf, watchScale } from './scale.ts'

/** The middle of a bar in px, and the room on the right that the newest one leaves. */
const BAR_SPACE = 8
const ROOM_RIGHT = 24
/** How far, in px, the newest bar may be drawn in from the right, and the oldest one from the left. */
const MOST_RIGHT = 96
const MOST_LEFT = 24

/** Whether this browser gives us a canvas to draw on: a phone's memory for them may be spent. */
const canDraw = (): boolean =>
  'CanvasRenderingContext2D' in globalThis && document.createElement('canvas').getContext('2d') !== null

function giveRoom(chart: Chart): void {
  chart.setBarSpace(BAR_SPACE)
  chart.setOffsetRightDistance(ROOM_RIGHT)
  chart.setMaxOffsetRightDistance(MOST_RIGHT)
  chart.setMaxOffsetLeftDistance(MOST_LEFT)
}

/**
 * Draws a chart into an element that has a size.
 * @returns null where nothing can be drawn
 */
export function createPriceChart(
  host: HTMLElement,
  feed: Omit<LoaderPort, 'present' | 'reset'>,
  wording: Wording,
  events: ChartEvents,
): PriceChart | null {
  if (!canDraw()) return null
  learn(wording)
  const chart = init(host, { locale: wording.locale, hotkey: { enabled: false } })
  if (!chart) return null
  const loader = createLoader({
    ...feed,
    present: () => chart.getDataList() as Bar[],
    reset: () => chart.resetData(),
  })
  const paint = createPaint(chart, host)
  const panes = createPanes(chart, host, events.dropped)
  const scales = watchScale(chart)
  const refit = () => {
    panes.refit()
    scales.moved()
  }
  const resized = new ResizeObserver(refit)
  let spoken = wording
  let settings: ChartSettings | null = null

  giveRoom(chart)
  followFocus(chart)
  const clearLabels = putAxes(chart, () => spoken)
  setWording(wording)
  resized.observe(host)
  chart.subscribeAction('onVisibleRangeChange', () =>
    events.away(chart.getVisibleRange().to < chart.getDataList().length),
  )
  const snap = snapCrosshair(chart)
  const moved = () => {
    clearLabels()
    snap()
    scales.moved()
  }

  function setWording(next: Wording): void {
    spoken = next
    if (chart) speak(chart, next)
  }

  return {
    setWording,
    show(next) {
      applySettings(chart, next, settings)
      if (!settings) chart.setDataLoader({ ...loader, subscribeBar: asked => loader.subscribeBar(then(asked, moved)) })
      settings = next
    },
    setIndicators: panes.want,
    toNewest: () => chart.scrollToRealTime(),
    setLines(next) {
      paint.setLines(next)
      clearLabels()
    },
    reset: () => chart.resetData(),
    awake() {
      paint.awake()
      chart.resize()
      refit()
      loader.resume()
    },
    asleep() {
      loader.pause()
      paint.asleep()
    },
    inSight() {
      const { from, to } = chart.getVisibleRange()
      return (chart.getDataList() as Bar[]).slice(from, to)
    },
    scale: () => scaleOf(chart),
    onScale: scales.watch,
    within(draw) {
      scales.moved()
      return draw(chart)
    },
    nameBy(id) {
      chart.getDom()?.setAttribute('role', 'img')
      chart.getDom()?.setAttribute('aria-labelledby', id)
    },
    dispose() {
      loader.pause()
      resized.disconnect()
      dispose(chart)
    },
  }
}

/** The same, and something after each bar. */
const then = (asked: DataLoaderSubscribeBarParams, after: () => void): DataLoaderSubscribeBarParams => ({
  ...asked,
  callback: bar => {
    asked.callback(bar)
    after()
  },
})
