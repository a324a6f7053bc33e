import { writeDay } from '@shared/format/day-first'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import css from './index.module.css'
import { BARS, type Day, dayAt, LINE, middleOf, type Shape, shapeOf, WIDTH } from './shape.ts'

export type { Day } from './shape.ts'

export interface DayChartProps {
  /** One a day without a break, oldest first; at least one. */
  days: readonly Day[]
  /** What it shows, for whoever cannot see it. */
  label: string
  /** The day that is read. */
  picked: number
  onPick(index: number): void
}

const WEEK = 7
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: at => at - 1,
  ArrowDown: at => at - 1,
  ArrowRight: at => at + 1,
  ArrowUp: at => at + 1,
  PageDown: at => at - WEEK,
  PageUp: at => at + WEEK,
  Home: () => 0,
  End: (_, last) => last,
}

/** Where a pointer is over the picture, from 0 to 1. */
function across({ clientX, currentTarget }: PointerEvent): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  return width === 0 ? 0 : (clientX - left) / width
}

/**
 * Days in two pictures on one axis: a line of totals, measured from where it begins, and bars of what each day brought. A
 * finger that is drawn across, a mouse over it and the keys of a slider read a day: what it held stands beside it, by the page.
 */
export function DayChart({ days, label, picked, onPick }: DayChartProps) {
  const last = days.length - 1
  const pick = (index: number) => index !== picked && onPick(Math.min(last, Math.max(0, index)))
  const point = (event: PointerEvent) => pick(dayAt(across(event), days.length))
  const press = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(picked, last)
    if (to === undefined) return
    event.preventDefault()
    pick(to)
  }
  return (
    <div
      className={css.chart}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={picked + 1}
      aria-valuetext={writeDay(days[picked]?.day ?? '')}
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={event => (event.pointerType === 'mouse' || event.buttons > 0) && point(event)}
    >
      <Drawing days={days} />
      <span className={css.cross} style={{ left: `${(middleOf(picked, days.length) / WIDTH) * 100}%` }} />
    </div>
  )
}

/** Drawn once for its days, however many of them are read. */
const Drawing = memo(function Drawing({ days }: { days: readonly Day[] }) {
  const shape = shapeOf(days)
  return (
    <>
      <div className={css.totals} translate="no">
        <Totals {...shape} />
        {shape.end !== undefined && (
          <i
            className={css.dot}
            style={{
              left: `${(middleOf(days.length - 1, days.length) / WIDTH) * 100}%`,
              top: `${(shape.end / LINE) * 100}%`,
            }}
          />
        )}
      </div>
      <Profits {...shape} />
    </>
  )
})

const frame = { preserveAspectRatio: 'none', fill: 'none' } as const

const Totals = ({ line, open }: Shape) => (
  <svg className={css.line} viewBox={`0 0 ${WIDTH} ${LINE}`} {...frame} aria-hidden="true">
    {open !== undefined && <path className={css.open} d={`M0 ${open}H${WIDTH}`} strokeDasharray="2 3" />}
    <path d={line} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
  </svg>
)

const Profits = ({ bars, zero }: Shape) => (
  <svg className={css.bars} viewBox={`0 0 ${WIDTH} ${BARS}`} {...frame} aria-hidden="true">
    <path className={css.open} d={`M0 ${zero}H${WIDTH}`} />
    {bars.map(bar => bar && <Column key={bar.x} {...bar} />)}
  </svg>
)

const Column = ({ way, ...place }: NonNullable<Shape['bars'][number]>) => (
  <rect className={css.bar} data-way={way} {...place} />
)
