/** Drawings under the finger: each point has a handle; arrow keys move it, Delete takes the drawing away. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { useAtom } from 'jotai'
import type { Chart } from 'klinecharts'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { CANDLES } from './chart-dress.ts'
import { begin, moved, type Plane } from './draw.model.ts'
import { askedToolAtom, selectedAtom } from './draw.state.ts'
import { type Drawing, type DrawingPoint, type DrawingTool, drawingsAtom, withDrawings } from './drawings.state.ts'
import { drawAll, useDrawings } from './drawings.tsx'
import css from './handles.module.css'
import type { PriceChart } from './price-chart.ts'
import { useRemoveDrawing } from './use-remove-drawing.ts'

/** Px that an arrow key moves a point by; with Shift ten times as far. */
const KEY = 4

export function planeOf(chart: Chart, places: number): Plane | null {
  const size = chart.getSize(CANDLES, 'main')
  const bars = chart.getDataList()
  if (!size || bars.length === 0) return null
  const { width, height } = size
  return {
    width,
    height,
    pointAt(x, y) {
      const [at] = chart.convertFromPixel([{ x, y }], { paneId: CANDLES }) as { timestamp?: number; value?: number }[]
      const price = Math.max(0, Number((at?.value ?? 0).toFixed(places)))
      return { time: at?.timestamp ?? bars.at(-1)?.timestamp ?? 0, price }
    },
    placeOf({ time, price }) {
      const at = chart.convertToPixel({ timestamp: time, value: price }, { paneId: CANDLES }) as {
        x?: number
        y?: number
      }
      return { x: at.x ?? 0, y: at.y ?? 0 }
    },
  }
}

type Props = { info: SymbolInfo; chart: PriceChart }

export function Draw({ info: { symbol, pricePrecision }, chart }: Props) {
  const kept = useDrawings(symbol)
  const [all, keep] = useAtom(drawingsAtom)
  const [held, setHeld] = useState<readonly Drawing[] | null>(null)
  const [selected, select] = useAtom(selectedAtom)
  const remove = useRemoveDrawing(symbol)
  useScaled(chart)
  const drawings = held ?? kept
  useEffect(() => chart.within(drawn => drawAll(drawn, drawings)), [chart, drawings])
  const plane = chart.within(drawn => planeOf(drawn, pricePrecision))
  const write = (next: readonly Drawing[]) => keep(withDrawings(all, symbol, next))
  usePressedTool(tool => {
    if (!plane) return
    select(kept.length)
    write([...kept, begin(tool, plane, kept.length)])
  })
  if (!plane) return null
  const put = (index: number, point: number, to: DrawingPoint) =>
    drawings.map((one, at) => (at === index ? moved(one, point, to) : one))
  return (
    <div className={css.layer} style={{ width: plane.width, height: plane.height }}>
      {drawings.flatMap((drawing, index) =>
        drawing.points.map((point, at) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is its place in the list
            key={`${index} ${at}`}
            {...{ drawing, point, plane }}
            selected={selected === index}
            onSelect={() => select(index)}
            onMove={to => setHeld(put(index, at, to))}
            onDrop={to => {
              setHeld(null)
              if (to) write(put(index, at, to))
            }}
            onRemove={() => remove(index)}
          />
        )),
      )}
    </div>
  )
}

/** A tool that was pressed, answered once. */
function usePressedTool(answer: (tool: DrawingTool) => void): void {
  const [asked, ask] = useAtom(askedToolAtom)
  const begun = useEffectEvent(answer)
  useEffect(() => {
    if (!asked) return
    ask(null)
    begun(asked.tool)
  }, [asked, ask])
}

/** Drawn anew whenever prices stand elsewhere. */
function useScaled(chart: PriceChart): void {
  const [, turn] = useState(0)
  useEffect(() => chart.onScale(() => turn(count => count + 1)), [chart])
}

type DotProps = {
  drawing: Drawing
  point: DrawingPoint
  plane: Plane
  selected: boolean
  onSelect(): void
  onMove(to: DrawingPoint): void
  /** null: back where it was. */
  onDrop(to: DrawingPoint | null): void
  onRemove(): void
}

function Dot(props: DotProps) {
  const { t } = useLingui()
  const { drawing, point, plane, selected, onSelect } = props
  const { x, y } = plane.placeOf(point)
  const names = { trend: t`Trend line`, level: t`Level`, fibonacci: t`Fibonacci` }
  return (
    <button
      type="button"
      className={css.dot}
      style={{ '--x': `${x}px`, '--y': `${y}px` } as CSSProperties}
      aria-pressed={selected}
      aria-label={`${names[drawing.tool]}, ${point.price}`}
      onFocus={onSelect}
      {...useDot(props, x, y)}
    />
  )
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function useDot({ plane, onSelect, onMove, onDrop, onRemove }: DotProps, x: number, y: number) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const at = (dx: number, dy: number) => plane.pointAt(within(x0() + dx, plane.width), within(y0() + dy, plane.height))
  const origin = useRef({ x, y })
  const x0 = () => origin.current.x
  const y0 = () => origin.current.y
  const pointOf = (event: PointerEvent, start: { x: number; y: number }) =>
    at(event.clientX - start.x, event.clientY - start.y)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, y: event.clientY }
      origin.current = { x, y }
      onSelect()
    },
    onPointerMove(event: PointerEvent) {
      if (from.current) onMove(pointOf(event, from.current))
    },
    onPointerUp(event: PointerEvent) {
      const start = from.current
      from.current = null
      if (start) onDrop(event.clientX === start.x && event.clientY === start.y ? null : pointOf(event, start))
    },
    onPointerCancel() {
      from.current = null
      onDrop(null)
    },
    onKeyDown(event: KeyboardEvent) {
      const way = ways[event.key]
      origin.current = { x, y }
      const far = event.shiftKey ? KEY * 10 : KEY
      if (way) onDrop(at(way[0] * far, way[1] * far))
      else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
      else return
      event.preventDefault()
    },
  }
}
