/** Divides a range of time into the periods that sums are kept of, and the parts of days at its ends. */
import { DAY, dayOf, dayStart, fromStamp } from '../clock.ts'

/** Epoch ms, both included. */
export type Range = { from: number; to: number }
/** Periods as kept sums name them: 'm2026-11' a month, '2026-11-25' a day. The second is not included. */
export type Periods = readonly [first: string, before: string]

export const ALL_TIME: Range = { from: 0, to: fromStamp('9000-01-01 00:00:00') }

/** Each moment of the range is in one of the periods or in one of the parts. */
export function spansOf({ from, to }: Range): { periods: Periods[]; parts: Range[] } {
  if (from > to) return { periods: [], parts: [] }
  const first = from <= ALL_TIME.from ? undefined : dayStart(from + DAY - 1)
  const end = to >= ALL_TIME.to ? undefined : dayStart(to + 1)
  if (first !== undefined && end !== undefined && first > end) return { periods: [], parts: [{ from, to }] }
  const head = first !== undefined && from < first ? [{ from, to: first - 1 }] : []
  const tail = end !== undefined && end <= to ? [{ from: end, to }] : []
  return { periods: periodsOf(first, end).filter(([a, b]) => a < b), parts: [...head, ...tail] }
}

/** @param first the midnight at which the first whole day begins · @param end that at which the last one ends; undefined: no bound */
function periodsOf(first: number | undefined, end: number | undefined): Periods[] {
  const [month, endMonth] = [first === undefined ? '' : monthFrom(first), end === undefined ? '9' : monthOf(end)]
  if (first !== undefined && end !== undefined && month >= endMonth) return [[dayOf(first), dayOf(end)]]
  return [
    ...(first === undefined ? [] : [[dayOf(first), `${month}-01`] as const]),
    [`m${month}`, `m${endMonth}`],
    ...(end === undefined ? [] : [[`${endMonth}-01`, dayOf(end)] as const]),
  ]
}

const monthOf = (at: number): string => dayOf(at).slice(0, 7)

/** The first month that begins at a midnight or after it. */
function monthFrom(at: number): string {
  const day = Number(dayOf(at).slice(8))
  // the 32nd of any month is one of the next
  return monthOf(day === 1 ? at : at + (32 - day) * DAY)
}
