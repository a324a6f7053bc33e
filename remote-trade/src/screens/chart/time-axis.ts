/** Which bars the time axis names, and what it calls them: where days change, a label tells its day. */

export type AxisBar = {
  /** Epoch ms of its beginning. */
  time: number
  /** Its middle, in px. */
  x: number
}
export type AxisTick = AxisBar & { text: string }

/** How moments are written, in the zone of the axis. */
export type AxisWords = {
  minute(time: number): string
  day(time: number): string
  dayOfYear(time: number): string
  /** The zone's distance from UTC at a moment, in ms. */
  offset(time: number): number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Epoch day 0 was a Thursday. */
const SINCE_MONDAY = 3

type Step = (wall: number) => number
const every =
  (span: number): Step =>
  wall =>
    Math.floor(wall / span)
const weeks =
  (count: number): Step =>
  wall =>
    Math.floor((wall / DAY + SINCE_MONDAY) / 7 / count)
const months =
  (count: number): Step =>
  wall => {
    const date = new Date(wall)
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / count)
  }

const minutes = [1, 5, 10, 15, 30, 60, 120, 180, 240, 360, 720].map(count => every(count * MINUTE))
const calendar = [every(DAY), every(2 * DAY), weeks(1), weeks(2), months(1), months(3), months(12), months(60)]

const dayOf = every(DAY)
const yearOf = months(12)

/** Where a count by the step changes, a tick may stand: never before the first bar, whose beginning nobody sees. */
const changes = (bars: readonly AxisBar[], step: Step, wall: (time: number) => number): AxisBar[] =>
  bars.filter((bar, at) => {
    const before = bars[at - 1]
    return before !== undefined && step(wall(before.time)) !== step(wall(bar.time))
  })

/** Beginnings of days first, then whatever stands clear of those that stay. */
function spread(bars: readonly AxisBar[], firsts: ReadonlySet<AxisBar>, room: number): AxisBar[] {
  const kept: AxisBar[] = []
  const isClear = ({ x }: AxisBar) => kept.every(other => Math.abs(other.x - x) >= room)
  for (const bar of bars) if (firsts.has(bar) && isClear(bar)) kept.push(bar)
  for (const bar of bars) if (!firsts.has(bar) && isClear(bar)) kept.push(bar)
  return kept.sort((a, b) => a.x - b.x)
}

/**
 * @param bars in sight, oldest first
 * @param byDay days and longer: no times are written
 * @param room px from one label to the next
 * @param width of the axis: a label is never cut at its ends
 */
export function ticksOf(
  bars: readonly AxisBar[],
  words: AxisWords,
  byDay: boolean,
  room: number,
  width: number,
): AxisTick[] {
  const wall = (time: number) => time + words.offset(time)
  const inside = bars.filter(({ x }) => x >= room / 2 && x <= width - room / 2)
  const most = Math.max(1, Math.floor(width / room))
  const steps = byDay ? calendar : [...minutes, ...calendar]
  const found = steps.map(step => changes(inside, step, wall)).find(ticks => ticks.length <= most)
  const ticks = found?.length ? found : inside.slice(0, 1)
  const firsts = new Set(changes(inside, byDay ? yearOf : dayOf, wall))
  const label = byDay ? labelOfDay(words, wall) : labelOfTime(words, wall)
  return spread(ticks, firsts, room).map((bar, at, all) => ({ ...bar, text: label(bar, all[at - 1]) }))
}

const labelOfTime = (words: AxisWords, wall: (time: number) => number) => (bar: AxisBar, before?: AxisBar) => {
  if (before && dayOf(wall(before.time)) === dayOf(wall(bar.time))) return words.minute(bar.time)
  const isMidnight = wall(bar.time) % DAY === 0
  return isMidnight ? words.day(bar.time) : `${words.day(bar.time)} ${words.minute(bar.time)}`
}

const labelOfDay = (words: AxisWords, wall: (time: number) => number) => (bar: AxisBar, before?: AxisBar) =>
  before && yearOf(wall(before.time)) === yearOf(wall(bar.time)) ? words.day(bar.time) : words.dayOfYear(bar.time)
