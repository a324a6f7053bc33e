/** What a command is doing now. Every five seconds its terminal says so, since one that is silent for a minute looks broken. */
import { printable } from '@shared/contract/printable'

let current: string | undefined

/** Names what begins now, e.g. "building trade". @param words undefined: nothing that takes long, or its own lines tell */
export function step(words?: string): void {
  current = words
}

/** Milliseconds. */
const every = 5000

/** Says on stderr what is being done, e.g. "25 s: deleting releases, 3 of 12". @returns ends it */
export function startTicking(): () => void {
  const began = Date.now()
  const say = () => {
    if (current !== undefined) console.error(printable(`${Math.round((Date.now() - began) / 1000)} s: ${current}`))
  }
  const timer = setInterval(say, every).unref()
  return () => clearInterval(timer)
}

/** Works on one after the other. @param words e.g. "checking releases", which is told with the count */
export async function oneByOne<T, R>(words: string, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const [at, item] of items.entries()) {
    step(`${words}, ${at + 1} of ${items.length}`)
    results.push(await work(item))
  }
  return results
}
