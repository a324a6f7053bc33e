/** Some calls are refused: what the phone asks of them, and what it says. */
import { afterEach } from '@jest/globals'
import { getDefaultStore } from 'jotai'
import { clearToast, toastAtom } from '../../../shell/src/surface/overlay/toast.ts'
import { standBetween } from './between.ts'
import type { Address } from './exchange-process.ts'
import { exchange } from './screen.tsx'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** What is said as a notice from now on until the end of the test, each time that it is. @param isMeant of all that is said */
export function hearNotices(isMeant = (_text: string): boolean => true): readonly string[] {
  const said: string[] = []
  const store = getDefaultStore()
  clearToast()
  const deaf = store.sub(toastAtom, () => {
    const toast = store.get(toastAtom)
    if (toast && isMeant(toast.text)) said.push(toast.text)
  })
  ends.push(deaf)
  return said
}

export type Refusing = {
  /** The way to the exchange on which these calls are refused. */
  at: Address
  /** How often so far. */
  refused(): number
  /** Which of these refusals were said as a notice since then, each time that they were; one of the test before may still come. */
  said: readonly string[]
}

/**
 * @param of path and query of the calls
 * @param message the words, or those for a path and query; until the end of the test
 * @param when the answer waits for this
 */
export async function refusing(
  of: RegExp,
  message: string | ((path: string) => string),
  when = Promise.resolve(),
): Promise<Refusing> {
  let count = 0
  const told = new Set<string>()
  const { address, stop } = await standBetween(exchange(), {
    instead(path, response) {
      if (!of.test(path)) return false
      count++
      // without a time: the exchange's clock stands still, and a later one than its own would be believed
      const words = typeof message === 'string' ? message : message(path)
      told.add(words)
      const reply = { success: false, code: 500, message: words, result: { refusal: 'ledger-halted' } }
      void when.then(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply)))
      return true
    },
  })
  ends.push(stop)
  return { at: address, refused: () => count, said: hearNotices(text => told.has(text)) }
}
