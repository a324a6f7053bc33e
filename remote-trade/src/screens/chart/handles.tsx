/** What a finger or a key takes a line by: each beside the axis, large enough for a thumb, one clear of another. */
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money'
import type { ChartLine } from '@shared/ui/chart-skin'
import { Icon } from '@shared/ui/icon'
import { GripHorizontal } from 'lucide-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { snapped, stepOf, stepped } from './edit.model.ts'
import css from './handles.module.css'
import type { Moved } from './own.tsx'
import type { PriceChart, Scale } from './price-chart.ts'
import { placeTags } from './tags.model.ts'

/** In px, with the room between two: a target of 44 and a gap. */
const HEIGHT = 46
/** A finger that rests moves this far, in px. */
const SLOP = 5
/** Steps of a key that is held with Shift, or of a page key. */
const LEAP = 10

export type Handle = {
  id: string
  kind: ChartLine
  name: string
  price: Decimal
  says(at: Decimal): { price: string; means: string | undefined; fault: string | undefined }
}

type Props = {
  info: SymbolInfo
  chart: PriceChart
  handles: readonly Handle[]
  moved: Moved | null
  /** Draws their lines too: the chart has none of them. */
  across?: boolean
  onMove(moved: Moved | null): void
  /** Let go, or pressed where it stands. */
  onDrop(id: string, at: Decimal): void
}

export function Handles({ info, chart, handles, moved, across, onMove, onDrop }: Props) {
  const scale = useScale(chart)
  if (!scale) return null
  const at = ({ id, price }: Handle) => (moved?.id === id ? moved.price : price)
  const ys = placesOf(handles, at, scale)
  return (
    <div className={css.layer} style={{ height: scale.height, right: scale.axis }}>
      {handles.map(handle => (
        <Grip
          across={across}
          key={handle.id}
          {...{ handle, scale }}
          places={info.pricePrecision}
          at={at(handle)}
          y={moved?.id === handle.id ? yOf(at(handle), scale) : ys.get(handle.id)}
          held={moved?.id === handle.id}
          onMove={price => onMove(price === null ? null : { id: handle.id, price })}
          onDrop={price => onDrop(handle.id, price)}
        />
      ))}
    </div>
  )
}

function useScale(chart: PriceChart): Scale | null {
  const [scale, setScale] = useState(chart.scale)
  useEffect(() => chart.onScale(() => setScale(chart.scale())), [chart])
  return scale
}

/** A line out of sight has its handle at the edge that it is beyond. */
const yOf = (price: Decimal, { height, yOf }: Scale): number => Math.max(0, Math.min(height, yOf(Number(price))))

function placesOf(handles: readonly Handle[], at: (handle: Handle) => Decimal, scale: Scale) {
  const lines = handles.map(handle => ({ id: handle.id, y: yOf(at(handle), scale) }))
  return placeTags(lines, HEIGHT, scale.height, { from: 0, to: scale.height })
}

type GripProps = {
  handle: Handle
  scale: Scale
  places: number
  at: Decimal
  /** Absent: there is no room for it. */
  y: number | undefined
  held: boolean
  across: boolean | undefined
  onMove(price: Decimal | null): void
  onDrop(price: Decimal): void
}

function Grip(props: GripProps) {
  const { handle, scale, at, y, held, across } = props
  const drag = useDrag(props)
  const { price, means, fault } = handle.says(at)
  if (y === undefined) return null
  return (
    <div
      role="slider"
      tabIndex={0}
      className={css.grip}
      style={{ '--y': `${y}px` } as CSSProperties}
      data-kind={handle.kind}
      data-held={held || undefined}
      data-across={across || undefined}
      data-fault={fault ? true : undefined}
      aria-label={handle.name}
      aria-orientation="vertical"
      aria-valuenow={Number(at)}
      aria-valuemin={scale.priceAt(scale.height)}
      aria-valuemax={scale.priceAt(0)}
      aria-valuetext={[price, means, fault].filter(Boolean).join(', ')}
      {...drag}
    >
      <span className={css.pill}>
        <Icon of={GripHorizontal} size={16} />
        <span>
          {held ? (
            <b className="num" translate="no">
              {price}
            </b>
          ) : (
            handle.name
          )}
        </span>
        {held && (fault ?? means) && <span>{fault ?? means}</span>}
      </span>
    </div>
  )
}

const keys: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: LEAP,
  PageDown: -LEAP,
}

function useDrag({ scale, places, at, y = 0, onMove, onDrop }: GripProps) {
  const from = useRef<{ pointer: number; finger: number; line: number; far: boolean } | null>(null)
  const step = stepOf(Math.abs(scale.priceAt(0) - scale.priceAt(1)), places)
  const priceOf = (event: PointerEvent, line: number, finger: number) =>
    snapped(scale.priceAt(Math.max(0, Math.min(scale.height, line + event.clientY - finger))), step, places)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { pointer: event.pointerId, finger: event.clientY, line: y, far: false }
    },
    onPointerMove(event: PointerEvent) {
      const start = from.current
      if (start?.pointer !== event.pointerId) return
      start.far ||= Math.abs(event.clientY - start.finger) > SLOP
      if (start.far) onMove(priceOf(event, start.line, start.finger))
    },
    onPointerUp(event: PointerEvent) {
      const start = from.current
      if (start?.pointer !== event.pointerId) return
      from.current = null
      const price = start.far ? priceOf(event, start.line, start.finger) : at
      onMove(price)
      onDrop(price)
    },
    /** Else the browser presses what stands under the finger by then: a part of the sheet that has just come. */
    onTouchEnd(event: TouchEvent) {
      if (event.cancelable) event.preventDefault()
    },
    onPointerCancel() {
      from.current = null
      onMove(null)
    },
    onKeyDown(event: KeyboardEvent) {
      const way = keys[event.key]
      if (way !== undefined) onMove(stepped(at, step, event.shiftKey ? way * LEAP : way, places))
      else if (event.key === 'Enter' || event.key === ' ') onDrop(at)
      else return
      event.preventDefault()
    },
  }
}
