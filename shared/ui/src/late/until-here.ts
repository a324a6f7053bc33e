/** Code that the first picture does without, on a phone that may lose its connection at any time. */

/** Milliseconds until what did not come is asked for again; the last one counts on. */
const AGAIN = [1000, 4000, 10_000, 30_000]

/** What webpack says of a file that did not come. */
const addressOf = (error: unknown): string | undefined => {
  const request: unknown = error instanceof Error ? Reflect.get(error, 'request') : undefined
  return typeof request === 'string' ? request : undefined
}

/** Milliseconds: what hangs must not hold up the next try. */
const HEALING = 5000

/** A damaged answer that the browser keeps as immutable is refused for ever: past its cache a whole one may come. */
async function heal(error: unknown): Promise<void> {
  const address = addressOf(error)
  if (address)
    await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(HEALING) }).catch(() => {
      // The next try asks for it once more, and tells.
    })
}

/** Loads, each time that it is asked to; what failed before is fetched anew first. */
export function healing<M>(load: () => Promise<M>): () => Promise<M> {
  let failure: unknown
  return async () => {
    if (failure !== undefined) await heal(failure)
    try {
      return await load()
    } catch (error) {
      failure = error
      throw error
    }
  }
}

/** Calls back when the person looks again and when the phone has its connection back. @returns ends it */
function onReturn(again: () => void): () => void {
  const seen = () => document.hidden || again()
  addEventListener('online', again)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', seen)
  }
}

export interface Waiting<M> {
  /** Asks now. @throws where it does not come */
  now(): Promise<M>
  end(): void
}

/**
 * Loads, and where it does not come tries again by itself, at once on return, until it is here.
 * @param load one import(), which asks anew each time
 * @param here called with it once @param failed called at each try that failed
 */
export function untilHere<M>(load: () => Promise<M>, here: (loaded: M) => void, failed = () => {}): Waiting<M> {
  const attempt = healing(load)
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    stop()
  }
  const done = (loaded: M) => {
    end()
    here(loaded)
    return loaded
  }
  const fail = () => {
    failed()
    timer = setTimeout(later, AGAIN[Math.min(tries++, AGAIN.length - 1)])
  }
  const later = () => {
    clearTimeout(timer)
    void attempt().then(done, fail)
  }
  const stop = onReturn(() => {
    tries = 0
    later()
  })
  later()
  return { now: () => attempt().then(done), end }
}
