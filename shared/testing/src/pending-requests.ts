/** The requests of a suite: which are under way, for the message of a test that waited in vain, and which count for nothing. */

type Pending = { request: string; since: number }

const pending = new Set<Pending>()
/** The newest answers, the last one at the end. */
const answered: string[] = []
const KEPT = 5

const age = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function nameOf(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method }
  return `${method ?? 'GET'} ${url}`
}

/** Origins of servers that a test has stopped. */
const stopped = new Set<string>()

/**
 * Requests to a server that a test stops time out from now on. Pages of that test still ask there, and two that fail are a
 * lost connection: the buttons of the next test's page would refuse what it presses. A request that timed out is none.
 */
export const forgetServer = (origin: string): void => void stopped.add(origin)

/** A server may stand at the origin of one that was stopped. */
export const expectServer = (origin: string): void => void stopped.delete(origin)

/** @returns a `fetch` whose requests `requestsNow` tells */
export const noted =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const asked = { request: nameOf(input, init), since: performance.now() }
    pending.add(asked)
    const done = (outcome: string) => {
      pending.delete(asked)
      answered.push(`${asked.request}: ${outcome} after ${age(asked.since)}`)
      if (answered.length > KEPT) answered.shift()
    }
    try {
      const response = await send(input, init)
      done(String(response.status))
      return response
    } catch (error) {
      done(String(error))
      const { origin } = new URL(input instanceof Request ? input.url : input, location.href)
      throw stopped.has(origin) ? new DOMException('A test stopped this server', 'TimeoutError') : error
    }
  }

/** The requests under way with their age, and the newest answers; empty where the suite sent no request. */
export function requestsNow(): string {
  const waiting = [...pending].map(({ request, since }) => `${request}: no answer for ${age(since)}`)
  const lines = [...waiting, ...answered]
  return lines.length === 0 ? '' : `Requests:\n  ${lines.join('\n  ')}`
}
