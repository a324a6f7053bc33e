/** Trading hours: weekly, in UTC+8. All times here are epoch seconds; a second is open from its start. */

/** Open spans as seconds since Monday 00:00 UTC+8, in order; none: always open. */
export type Hours = readonly (readonly [from: number, to: number])[]

export const DAY_SECONDS = 86_400
const WEEK = 7 * DAY_SECONDS
export const UTC8 = 8 * 3600
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function weekTime(text: string): number {
  const [, day = '', hour, minute] = /^(\w{3}) (\d\d):(\d\d)$/.exec(text) ?? []
  if (!days.includes(day)) throw new Error(`"${text}" is no time of the week. Write it as "Mon 05:00".`)
  return days.indexOf(day) * DAY_SECONDS + Number(hour) * 3600 + Number(minute) * 60
}

/** @param sessions such as "Mon 05:00-Sat 05:00", in order within the week */
export const parseHours = (sessions: readonly string[]): Hours =>
  sessions.map(session => {
    const [from = '', to = ''] = session.split('-')
    return [weekTime(from), weekTime(to)] as const
  })

/** Epoch second 0 was a Thursday, 08:00 in UTC+8. */
const secondOfWeek = (second: number): number => (second + UTC8 + 3 * DAY_SECONDS) % WEEK

export function isOpen(hours: Hours, second: number): boolean {
  const at = secondOfWeek(second)
  return hours.length === 0 || hours.some(([from, to]) => from <= at && at < to)
}

/** Length of the closure that ends with this very second; 0 at any other. */
export function closedBefore(hours: Hours, second: number): number {
  if (hours.length === 0) return 0
  const at = secondOfWeek(second)
  const index = hours.findIndex(([from]) => from === at)
  const before = hours.at(index - 1)
  return index < 0 || !before ? 0 : (at - before[1] + WEEK) % WEEK
}

/** The next second after this one at which a span begins (0) or ends (1); undefined: never closes. */
function nextEdge(hours: Hours, second: number, side: 0 | 1): number | undefined {
  const at = secondOfWeek(second)
  const waits = hours.map(span => (span[side] - at + WEEK) % WEEK || WEEK)
  return waits.length ? second + Math.min(...waits) : undefined
}

export const nextOpening = (hours: Hours, second: number) => nextEdge(hours, second, 0)
export const nextClosing = (hours: Hours, second: number) => nextEdge(hours, second, 1)

/** The open parts of [from, to), in order. */
export function openSpans(hours: Hours, from: number, to: number): [from: number, to: number][] {
  if (hours.length === 0) return [[from, to]]
  const spans: [number, number][] = []
  for (let monday = from - secondOfWeek(from); monday < to; monday += WEEK)
    for (const [start, end] of hours) {
      const span: [number, number] = [Math.max(from, monday + start), Math.min(to, monday + end)]
      if (span[0] < span[1]) spans.push(span)
    }
  return spans
}

/** The last second before `second` (itself included) at which trading was open. */
export function lastOpen(hours: Hours, second: number): number {
  return isOpen(hours, second) ? second : (openSpans(hours, second - WEEK, second).at(-1)?.[1] ?? second) - 1
}

/** 00:00 UTC+8 of the day that holds the second. */
export const dayStartSecond = (second: number): number => second - ((second + UTC8) % DAY_SECONDS)
