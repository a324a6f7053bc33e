import { Slider as Base } from '@base-ui/react/slider'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money/decimal'
import { type CSSProperties, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocale } from '../use-locale.ts'
import css from './index.module.css'
import { type PriceScale, placeOf, priceOf, stepOf, stepsOf } from './scale.ts'

export interface PriceMark {
  at: Decimal | null | undefined
  kind: 'liquidation' | 'call' | 'entry' | 'stop' | 'target'
  /** Below the line: of at most three marks, from left to right. */
  label?: string | undefined
}

export interface PriceSliderProps extends PriceScale {
  /** Its name: "Price". */
  label: string
  value: Decimal
  /** Told at most once a frame while a finger drags. */
  onChange: (price: Decimal) => void
  /** Where a finger catches. */
  marks: readonly PriceMark[]
  /** The colour of the dot and of the run from the start. */
  tone: 'rise' | 'fall' | 'flat' | 'warn' | 'danger'
  /** Where the run begins: the entry. */
  start: Decimal
  /** How it is read out; the price unless given. */
  spoken?: string | undefined
}

/** How near to a mark, in parts of the line, a finger is drawn to it. */
const PULL = 0.02
const PAGE_KEYS = 20

/** Passes on the newest value of a frame. */
function useOncePerFrame<T>(tell: (value: T) => void): (value: T) => void {
  const latest = useRef(tell)
  const due = useRef<{ frame: number; value: T }>(undefined)
  useLayoutEffect(() => {
    latest.current = tell
  })
  useEffect(() => () => cancelAnimationFrame(due.current?.frame ?? 0), [])
  return useCallback((value: T) => {
    if (due.current) {
      due.current.value = value
      return
    }
    const frame = requestAnimationFrame(() => {
      const newest = due.current
      due.current = undefined
      if (newest) latest.current(newest.value)
    })
    due.current = { frame, value }
  }, [])
}

const fingers: readonly string[] = ['drag', 'track-press']

/** A price on its waterline: dragged, or moved by keys, one step of the symbol at a time. */
export function PriceSlider({ label, value, onChange, marks, tone, start, spoken, ...scale }: PriceSliderProps) {
  const locale = useLocale()
  const steps = stepsOf(scale)
  const tell = useOncePerFrame((step: number) => onChange(priceOf(scale, snapped(scale, marks, step))))
  return (
    <div className={css.slider} data-tone={tone}>
      <Base.Root
        min={0}
        max={steps}
        largeStep={Math.max(1, Math.round(steps / PAGE_KEYS))}
        value={stepOf(scale, value)}
        onValueChange={(step, { reason }) => (fingers.includes(reason) ? tell(step) : onChange(priceOf(scale, step)))}
      >
        <Base.Control className={css.control}>
          <Base.Track className={css.rail}>
            <Run scale={scale} start={start} value={value} />
            {marks.map(
              ({ at, kind }) => at && <i key={kind} className={css.notch} data-kind={kind} style={left(scale, at)} />,
            )}
            <Base.Thumb
              className={css.dot}
              aria-label={label}
              getAriaValueText={() => spoken ?? formatDecimal(locale, value, { places: scale.places })}
            />
          </Base.Track>
        </Base.Control>
      </Base.Root>
      <Words scale={scale} marks={marks} />
    </div>
  )
}

function snapped(scale: PriceScale, marks: readonly PriceMark[], step: number): number {
  const near = marks.flatMap(({ at }) => (at ? stepOf(scale, at) : []))
  return near.find(mark => Math.abs(mark - step) <= stepsOf(scale) * PULL) ?? step
}

const left = (scale: PriceScale, price: Decimal): CSSProperties => ({ left: `${placeOf(scale, price) * 100}%` })

function Run({ scale, start, value }: { scale: PriceScale; start: Decimal; value: Decimal }) {
  const [from, to] = [placeOf(scale, start), placeOf(scale, value)]
  return (
    <span
      className={css.run}
      style={{ left: `${Math.min(from, to) * 100}%`, width: `${Math.abs(from - to) * 100}%` }}
    />
  )
}

/** Three columns, the middle one below its mark: it never passes the ends or its neighbours. */
function Words({ scale, marks }: { scale: PriceScale; marks: readonly PriceMark[] }) {
  const labelled = marks.filter(({ label }) => label)
  const middle = labelled[1]?.at
  const at = middle ? placeOf(scale, middle) : 0.5
  return (
    <div
      className={css.words}
      translate="no"
      style={{ gridTemplateColumns: `minmax(auto, ${at}fr) auto minmax(auto, ${1 - at}fr)` }}
    >
      {labelled.map(({ kind, label }) => (
        <span key={kind}>{label}</span>
      ))}
    </div>
  )
}
