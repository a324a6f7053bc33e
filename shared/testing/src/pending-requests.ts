/** Notes the requests of a suite that are under way, for the message of a test that waited in vain. */

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
      throw error
    }
  }

/** The requests under way with their age, and the newest answers; empty where the suite sent no request. */
export function requestsNow(): string {
  const waiting = [...pending].map(({ request, since }) => `${request}: no answer for ${age(since)}`)
  const lines = [...waiting, ...answered]
  return lines.length === 0 ? '' : `Requests:\n  ${lines.join('\n  ')}`
}
