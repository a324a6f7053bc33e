/** Every five seconds a command says what it waits for: one that is silent for a minute looks broken. */

/** Seconds. */
const every = 5

/**
 * Says on stderr what is being done until it is done, e.g. "25 s: building trade and wallet".
 * @param words asked anew each time
 */
export function ticking<T>(words: () => string, work: Promise<T>): Promise<T> {
  let seconds = 0
  const timer = setInterval(() => {
    seconds += every
    console.error(`${seconds} s: ${words()}`)
  }, every * 1000)
  return work.finally(() => clearInterval(timer))
}
