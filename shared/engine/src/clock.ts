/** The exchange's only clock. Real, or manual: then time stands until it is advanced, second by second. */

export type Clock = {
  /** Epoch milliseconds. */
  now(): number
  readonly manual: boolean
}

export type ManualClock = Clock & {
  /** Moves on in whole seconds and calls `beat` after each: what is due in between happens in order. */
  advance(seconds: number, beat: (now: number) => void): void
}

type ClockSources = {
  /** The last moment that the exchange has lived, epoch ms. */
  from?: number
  log?: (event: 'clock-set-back', fields: { ms: number }) => void
  /** The machine's time, epoch ms. */
  wall?: () => number
  /** Milliseconds since some moment; nobody can set them. */
  steady?: () => number
}

/** The pace at which an exchange that is ahead of its machine lives on, until the machine has caught up. */
const SLOWED = 0.99
/** Milliseconds by which a clock is put right without a word. */
const UNTOLD = 2000

/**
 * The machine's time, but it never goes back: where the machine's clock is set back, the exchange lives on from its own
 * last moment, a hundredth slower, until the two agree. Otherwise stop-losses would wait for as long as the jump. The log
 * says by how much it is ahead, at once and each hour.
 */
export function realClock({ from = 0, log = () => {}, wall = Date.now, steady = elapsed }: ClockSources = {}): Clock {
  let last = { at: from, steady: steady() }
  let quietUntil = 0
  const tell = (ms: number) => {
    if (ms < UNTOLD) quietUntil = 0
    if (ms < UNTOLD || last.steady < quietUntil) return
    quietUntil = last.steady + HOUR
    log('clock-set-back', { ms })
  }
  const now = () => {
    const [machine, since] = [wall(), steady()]
    last = { at: Math.max(machine, last.at + (since - last.steady) * SLOWED), steady: since }
    tell(Math.floor(last.at - machine))
    return Math.floor(last.at)
  }
  return { manual: false, now }
}

const elapsed = () => performance.now()

/** @param start epoch milliseconds; kept by whoever keeps the data */
export function manualClock(start: number): ManualClock {
  let at = start
  return {
    manual: true,
    now: () => at,
    advance(seconds, beat) {
      for (let i = 0; i < seconds; i++) {
        at += 1000
        beat(at)
      }
    },
  }
}

/** Milliseconds. */
export const SECOND = 1000
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const UTC8 = 8 * HOUR

/** "yyyy-MM-dd HH:mm:ss" in UTC+8 (specification, section 9). */
export const stamp = (ms: number): string => new Date(ms + UTC8).toISOString().slice(0, 19).replace('T', ' ')

/** "yyyy-MM-dd" of the UTC+8 day. */
export const dayOf = (ms: number): string => stamp(ms).slice(0, 10)

/** Epoch ms of 00:00 UTC+8 of the day that holds `ms`. */
export const dayStart = (ms: number): number => {
  const shifted = ms + UTC8
  return shifted - (shifted % DAY) - UTC8
}

/** Epoch ms of a "yyyy-MM-dd HH:mm:ss" in UTC+8. */
export const fromStamp = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`)

/** As the operator typed it; NaN of a day that no calendar has, such as 31 February, which would be another one. */
export function fromTyped(text: string): number {
  const at = fromStamp(text)
  return !Number.isNaN(at) && dayOf(at) === text.slice(0, 10) ? at : Number.NaN
}
