import type { Way } from '@shared/format/number'
import type { Decimal } from '@shared/money/decimal'
import { memo } from 'react'
import css from './index.module.css'

export interface SparklineProps {
  /** Oldest first. */
  values: readonly Decimal[]
  /** Where the day began, the dashed line; the first value unless given. */
  open?: Decimal | undefined
  /** Which way the figure beside it goes: its colour, however old the line or whatever span it covers. Its own net unless given. */
  way?: Way | undefined
}

const round = (pixel: number) => Math.round(pixel * 10) / 10

/** Drawn at 72 by 32, from 2 to 66 and from 28 up to 4; a float is exact enough for a place on it. */
function shape(values: readonly Decimal[], open: Decimal | undefined) {
  const points = values.map(Number)
  const start = Number(open ?? values[0])
  const low = Math.min(start, ...points)
  const span = Math.max(start, ...points) - low
  const y = (value: number) => (span === 0 ? 16 : round(28 - ((value - low) / span) * 24))
  const x = (n: number) => (points.length < 2 ? 66 : round(2 + (n / (points.length - 1)) * 64))
  const end = points.at(-1) ?? start
  return {
    line: points.map((value, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(value)}`).join(''),
    open: y(start),
    end: y(end),
    way: end === start ? 'flat' : end > start ? 'rise' : 'fall',
  }
}

/** A day in a line, measured from where it began. Silent: the change beside it says the same in figures. */
export const Sparkline = memo(function Sparkline({ values, open, way }: SparklineProps) {
  if (values.length === 0) return <svg className={css.line} viewBox="0 0 72 32" aria-hidden="true" />
  const { line, open: start, end, way: own } = shape(values, open)
  return (
    <svg className={css.line} viewBox="0 0 72 32" fill="none" data-way={way ?? own} aria-hidden="true">
      <path className={css.open} d={`M1 ${start}H71`} strokeDasharray="2 3" />
      <path d={line} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx="66" cy={end} r="2.25" fill="currentColor" />
    </svg>
  )
})
