/** A row of people who wait: the networks take turns, and where it is full the longest one gives way. */

export type Row = {
  /** @returns true when it is their turn; false where there was no place, or somebody else needed it more */
  join(network: string): Promise<boolean>
  /** Calls the next. @returns false where nobody waits */
  call(): boolean
}

type Waiter = (isTurn: boolean) => void

/** @param places how many may wait */
export function createRow(places: number): Row {
  /** By network, the one whose turn it is first. */
  const queues = new Map<string, Waiter[]>()
  let waiting = 0

  const put = (network: string, queue: Waiter[]) => {
    if (queue.length > 0) queues.set(network, queue)
    else queues.delete(network)
  }
  /** The newest of the network that has most; nobody where the newcomer's would then have more than that one. */
  const dropNewest = (own: number): boolean => {
    const [network, queue] = [...queues].reduce((a, b) => (b[1].length > a[1].length ? b : a), ['', []])
    const newest = queue.at(-1)
    if (!newest || queue.length <= own + 1) return false
    put(network, queue.slice(0, -1))
    waiting--
    newest(false)
    return true
  }

  return {
    async join(network) {
      const own = queues.get(network)?.length ?? 0
      if (waiting >= places && !dropNewest(own)) return false
      return new Promise(resolve => {
        waiting++
        put(network, [...(queues.get(network) ?? []), resolve])
      })
    },
    call() {
      const [network, [next, ...rest] = []] = queues.entries().next().value ?? []
      if (network === undefined || !next) return false
      waiting--
      queues.delete(network)
      put(network, rest) // behind the other networks
      next(true)
      return true
    },
  }
}
