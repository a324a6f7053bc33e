/** Who may hash next: few at once, a few waiting, each address in its turn. */
import { refuse } from '../refusals/refuse.ts'

export type Turns = {
  /** Runs the work when its turn comes. @throws Refused too-many-tries at once, where too much waits already */
  take<T>(address: string, work: () => Promise<T>): Promise<T>
}

/**
 * @param atOnce how many run side by side
 * @param perAddress how many one address may have running and waiting
 * @param waiting how many may wait in all
 */
export function createTurns(atOnce: number, perAddress: number, waiting: number): Turns {
  const inFlight = new Map<string, number>()
  /** By address, the one whose turn it is first. */
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let queued = 0

  const join = (address: string) =>
    new Promise<void>(go => {
      queued++
      queues.set(address, [...(queues.get(address) ?? []), go])
    })
  /** A place that gets free is handed on: who comes at that moment finds it taken. */
  const leave = () => {
    const [address, [go, ...rest] = []] = queues.entries().next().value ?? []
    if (address === undefined || !go) return void running--
    queued--
    queues.delete(address)
    if (rest.length > 0) queues.set(address, rest) // behind the other addresses
    go()
  }
  const count = (address: string, by: 1 | -1) => {
    const now = (inFlight.get(address) ?? 0) + by
    if (now > 0) inFlight.set(address, now)
    else inFlight.delete(address)
  }

  return {
    async take(address, work) {
      const full = running >= atOnce && queued >= waiting
      if (full || (inFlight.get(address) ?? 0) >= perAddress) return refuse('too-many-tries', { n: 1 })
      count(address, 1)
      if (running < atOnce) running++
      else await join(address)
      try {
        return await work()
      } finally {
        count(address, -1)
        leave()
      }
    },
  }
}
