/**
 * How long the guard leaves a server alone that gave no answer to who is here: longer with each failed call in a row. The
 * first return of the connection ends the pause; later ones wait for it, since other calls may be answered all the while.
 */
import { onReturn } from '../transport/connection.ts'

const SECONDS = [1, 2, 4, 8, 15, 30]
const NONE = { token: '', times: 0, at: 0, ms: 0 }

let lost = NONE

/** The call for this token came to no answer. */
export function profileLost(token: string): void {
  const times = lost.token === token ? lost.times + 1 : 1
  const seconds = SECONDS[Math.min(times, SECONDS.length) - 1] ?? 0
  lost = { token, times, at: Date.now(), ms: seconds * 1000 }
}

/** The server said who it is, or that it is nobody. */
export const profileAnswered = (): void => {
  lost = NONE
}

/** @returns ms; 0 where the clock was set back, too */
export function pauseLeft(token: string): number {
  const gone = Date.now() - lost.at
  return lost.token === token && gone >= 0 ? Math.max(0, lost.ms - gone) : 0
}

let waiting: ReturnType<typeof setTimeout> | undefined

/** Calls back once the pause is over, at once where there is none; only the last one that waits is called. */
export function afterPause(token: string, act: () => void): void {
  clearTimeout(waiting)
  const ms = pauseLeft(token)
  if (ms === 0) act()
  else waiting = setTimeout(act, ms)
}

onReturn(() => {
  if (lost.times === 1) lost = { ...lost, ms: 0 }
})
