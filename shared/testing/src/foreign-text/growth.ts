/** How work grows with the text or bytes it is given: its own ratio, never a stopwatch's seconds. */

/** A linear scan takes four times as long for four times the text, a quadratic one sixteen times. */
const TIMES = 4
/** Between the two, with room for a busy machine. */
export const LINEAR = 9
/** So short that work of a higher order cannot hide in it: 64 KB in quadratic steps take seconds. */
const NOTHING = 2

/** Milliseconds of processor time: other work on the machine counts for nothing. */
function shortest(work: () => unknown, rounds: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/**
 * The ratio of the time for `length` characters to that for a quarter of them, each the shortest of several; 1 where
 * even the long text takes no time worth a ratio.
 * @param textOf a text of about that many characters, or so many bytes
 */
export function growth<T>(work: (text: T) => unknown, textOf: (length: number) => T, length = 65_536): number {
  // the smaller ones first: what is quadratic tells so before it takes long
  for (let size = Math.min(4096, length); size <= length; size *= TIMES) {
    const [short, long] = [textOf(size / TIMES), textOf(size)]
    const time = shortest(() => work(long), 3)
    if (time < NOTHING) continue
    const ratioOnce = () => shortest(() => work(long), 5) / shortest(() => work(short), 5)
    // a busy machine makes a ratio larger, hardly smaller: the first linear one decides
    let ratio = ratioOnce()
    for (let again = 0; again < 2 && ratio >= LINEAR; again++) ratio = Math.min(ratio, ratioOnce())
    if (ratio >= LINEAR || size * TIMES > length) return ratio
  }
  return 1
}
