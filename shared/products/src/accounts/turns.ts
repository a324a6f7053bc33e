/** Who may hash next: few at once, a few waiting, each network in its turn, with places of their own for who is known. */
import { siteOf } from '@shared/door'
import { refuse } from '@shared/engine/refusals/refuse'
import { createRow } from './row.ts'

export type Turns = {
  /**
   * Runs the work when its turn comes.
   * @param known whether the account was signed in to from there: strangers' crowding does not hold it up
   * @throws Refused too-many-tries where too much waits already, or where a smaller network needs the place
   */
  take<T>(address: string, work: () => Promise<T>, known?: boolean): Promise<T>
}

export type Room = {
  /** How many run side by side. */
  atOnce: number
  /** How many one address may have running and waiting. */
  perAddress: number
  /** How many strangers may wait in all. */
  waiting: number
  /** How many may wait beside them who are known. */
  kept: number
}

/** Calls whoever waits, of the two rows by turns. */
export function createTurns({ atOnce, perAddress, waiting, kept }: Room): Turns {
  const inFlight = new Map<string, number>()
  const strangers = createRow(waiting)
  const acquaintances = createRow(kept)
  let [next, other] = [acquaintances, strangers]
  let running = 0

  /** A place that gets free is handed on: who comes at that moment finds it taken. */
  const leave = () => {
    const [called, instead] = [next, other]
    ;[next, other] = [instead, called]
    if (!called.call() && !instead.call()) running--
  }
  const enter = async (network: string, known: boolean) => {
    if (running >= atOnce) return (known ? acquaintances : strangers).join(network)
    running++
    return true
  }
  const count = (key: string, by: 1 | -1) => {
    const now = (inFlight.get(key) ?? 0) + by
    if (now > 0) inFlight.set(key, now)
    else inFlight.delete(key)
  }

  return {
    async take(address, work, known = false) {
      const key = known ? `known ${address}` : address
      if ((inFlight.get(key) ?? 0) >= perAddress) return refuse('too-many-tries', { n: 1 })
      count(key, 1)
      try {
        if (!(await enter(siteOf(address), known))) return refuse('too-many-tries', { n: 1 })
        return await work().finally(leave)
      } finally {
        count(key, -1)
      }
    },
  }
}
