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

export const realClock = (): Clock => ({ manual: false, now: () => Date.now() })

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
