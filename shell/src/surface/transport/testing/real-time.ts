/** Real network beside a clock that only the test moves. */
import { setTimeout as realPause } from 'node:timers/promises'
import { jest } from '@jest/globals'

/** From here on timers and clocks stand still until `pass`. */
export const stopClocks = (now?: number): void =>
  void jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
    ...(now !== undefined && { now }),
  })

/** Waits for what is on the wire until `done`; fails where it never comes. */
export async function until(done: () => boolean, what = 'what the test waits for'): Promise<void> {
  for (let turn = 0; turn < 5000; turn++) {
    if (done()) return
    await realPause(1)
  }
  throw new Error(`${what} did not come`)
}

/** Turns of the loop enough for what is on the wire to arrive and be read: both ends run in this process. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await realPause(1)
}

/** Moves the clock. */
export const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms)
}
