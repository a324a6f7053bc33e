/**
 * The one way in which suites kill an exchange over an operation. A suite says what to prepare, what to do and what must
 * be so afterwards; each kill starts from a copy of the prepared folder. How an exchange dies: see Mortal.
 */
import { afterAll, test } from '@jest/globals'
import type { Point } from './fault.ts'
import { Mortal, type MortalOptions } from './mortal.ts'

export type Kills<Ready> = {
  /** The test's; %s is the point. */
  title: string
  points: readonly Point[]
  exchange?: MortalOptions
  /** Runs once, on an exchange with nobody in it. @returns what the rest of the row acts on */
  prepare(m: Mortal): Promise<Ready>
  /** @returns whether it was carried out and answered: the exchange dies over it, so it must not be */
  act(m: Mortal, ready: Ready): Promise<boolean>
  /** What the folder must hold after the kill, besides sound books. */
  checkDead?(m: Mortal, ready: Ready): void
  /** Milliseconds for which it is down after the kill. */
  isDownFor?: number
  /** Once it is there again. */
  check(m: Mortal, ready: Ready): Promise<unknown>
}

/** A test for each point. */
export function testKills<Ready>(row: Kills<Ready>): void {
  const { title, points, exchange, prepare, act, checkDead, isDownFor = 0, check } = row
  let prepared: Promise<{ origin: Mortal; ready: Ready }> | undefined
  const begin = async () => {
    const origin = new Mortal(exchange)
    await origin.begin()
    const ready = await prepare(origin)
    if (origin.lives) await origin.stop()
    return { origin, ready }
  }
  afterAll(async () => (await prepared)?.origin.end())
  test.each(points)(title, async point => {
    prepared ??= begin()
    const { origin, ready } = await prepared
    await onCopy(origin, async m => {
      await m.start()
      await m.dieAt(point, () => act(m, ready))
      m.prove()
      checkDead?.(m, ready)
      if (isDownFor > 0) m.sleep(isDownFor)
      await m.start()
      await check(m, ready)
    })
  })
}

/** @param origin does not run */
async function onCopy<T>(origin: Mortal, use: (m: Mortal) => Promise<T>): Promise<T> {
  const m = await origin.copy()
  try {
    return await use(m)
  } finally {
    await m.end()
  }
}

/** How many moments (fault.ts) an operation has. @param origin does not run */
export const momentsOf = (origin: Mortal, act: (m: Mortal) => Promise<unknown>): Promise<number> =>
  onCopy(origin, async m => {
    await m.start()
    await m.arm(0)
    await act(m)
    return m.arm(0)
  })

export type KilledWithin = {
  /** @returns whether it was carried out and answered */
  act(m: Mortal): Promise<boolean>
  /** What the folder must hold after the kill. */
  checkDead?(m: Mortal, isAnswered: boolean): void
  /** What brings it to its end after the restart. */
  again(m: Mortal): Promise<unknown>
  /** What the folder must hold in the end. */
  check(m: Mortal): void
}

/**
 * Kills a copy at the n-th moment of an operation, or behind its answer if it has fewer.
 * @param origin does not run @returns whether it was answered
 */
export const killedWithin = (origin: Mortal, nth: number, { act, checkDead, again, check }: KilledWithin) =>
  onCopy(origin, async m => {
    await m.start()
    const gone = m.gone()
    await m.arm(nth)
    const isAnswered = await act(m)
    if (isAnswered) m.kill()
    await gone
    m.prove()
    checkDead?.(m, isAnswered)
    await m.start()
    await again(m)
    await m.stop()
    m.prove()
    check(m)
    return isAnswered
  })

/** @returns whether an order was answered with success */
export const isAnswered = (sending: Promise<{ code: number }>): Promise<boolean> =>
  sending.then(
    ({ code }) => code === 200,
    () => false,
  )
