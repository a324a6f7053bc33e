/**
 * What a Jest worker keeps from suite to suite, e.g. a browser. It never outlives the worker, however Jest ends that: by a
 * message, by a signal, or, where Jest runs suites in its own process, by the tear-down of the run.
 */
export type Kept = {
  /** Ends it in order, while the process goes on. */
  end(): Promise<void>
  /** Ends it at once, as the process exits. */
  kill(): void
}

/** Suites that Jest loads into a world of their own find no module as the suite before left it: nothing can be kept for them. */
export const canKeep = (): boolean => Symbol.for('globals of the suite that runs') in globalThis

/** Jest may load the tear-down of a run as another module than suites do: both use this one set. */
const PLACE = Symbol.for('kept by this worker')
const all: Set<Kept> = (Reflect.get(globalThis, PLACE) as Set<Kept> | undefined) ?? new Set()
Reflect.set(globalThis, PLACE, all)

let isWatching = false

/** @returns forgets it, for whoever ends it earlier */
export function keep(kept: Kept): () => void {
  if (!isWatching) watch()
  isWatching = true
  all.add(kept)
  return () => void all.delete(kept)
}

export async function endKept(): Promise<void> {
  const ending = [...all]
  all.clear()
  await Promise.all(ending.map(kept => kept.end()))
}

/** The message by which Jest tells a worker to end; half a second later it kills the worker. */
const END = 2

function watch(): void {
  process.on('exit', () => {
    for (const kept of all) kept.kill()
  })
  process.once('SIGTERM', () => process.exit(143))
  process.on('message', message => {
    if (Array.isArray(message) && message[0] === END) process.exit()
  })
}
