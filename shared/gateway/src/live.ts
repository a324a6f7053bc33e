/** The live set as the gateway serves it: looked for on behalf of many, by keys that may change meanwhile. */
import type { Config } from '@shared/contract/config'
import type { AcceptedKey } from '@shared/contract/signed'
import { type Floor, liveConfig, type Store } from '@shared/release'
import type { Log } from './log.ts'

/** Keys whose decisions count; a function is asked at each look, so that a new key needs no restart. */
export type Accepted = readonly AcceptedKey[] | (() => Promise<readonly AcceptedKey[]>)

export const keysNow = async (accepted: Accepted): Promise<readonly AcceptedKey[]> =>
  typeof accepted === 'function' ? accepted() : accepted

export type Live = () => Promise<Config | undefined>

/** What was seen of the log before: asked whenever a look begins anew. */
export type Floored = () => Promise<Floor | undefined>

/**
 * One look at a time (on object storage each is a request), and where the store cannot be asked, or names nothing that can
 * be believed, what was live goes on.
 * @param ms how long a look counts
 */
export const followLive = (
  store: Store,
  accepted: Accepted,
  ms: number,
  log: Log,
  { floor, looked }: { floor?: Floored | undefined; looked?: () => void } = {},
): Live => follow(byKeys(store, accepted, log, floor), ms, log, looked)

/** The same of any look. @param looked is told of each that succeeded */
export const follow = (look: Live, ms: number, log: Log, looked = () => {}): Live =>
  coalesced(enduring(look, log, looked), ms)

export type LastLook = {
  looked(): void
  /** Seconds since then; undefined: none succeeded yet. */
  age(): number | undefined
}

export function lastLook(now = () => performance.now()): LastLook {
  let at: number | undefined
  return {
    looked: () => {
      at = now()
    },
    age: () => (at === undefined ? undefined : (now() - at) / 1000),
  }
}

const why = 'seen.json says nothing of this store: after a restart a set of fewer keys would be believed'

function byKeys(store: Store, accepted: Accepted, log: Log, floor: Floored = async () => undefined): Live {
  if (typeof accepted !== 'function') return liveConfig(store, accepted)
  let [known, live]: [string, Live] = ['', async () => undefined]
  let isUnguarded = false
  return async () => {
    const keys = await accepted()
    const now = JSON.stringify(keys)
    if (now !== known) {
      const seen = await floor()
      const next = liveConfig(store, keys, seen)
      ;[known, live, isUnguarded] = [now, next, seen === undefined]
    }
    const config = await live()
    if (isUnguarded && config?.policy) log('unguarded', { why })
    isUnguarded &&= !config?.policy // told once
    return config
  }
}

function enduring(look: Live, log: Log, looked: () => void): Live {
  let last: Config | undefined
  let failing = false
  return async () => {
    try {
      last = (await look()) ?? last
      failing = false
      looked()
    } catch (error: unknown) {
      if (!last) throw error
      if (!failing) log('store-failed', { error: error instanceof Error ? error.message : String(error) })
      failing = true
    }
    return last
  }
}

/**
 * At most one look at a time. Where a look counts for a while, whoever asks meanwhile gets its result; where it does not,
 * a look that began after the question: a page that is loaded after a promotion never gets what was live before it.
 * @param ms how long a look counts from its beginning
 */
export function coalesced<T>(look: () => Promise<T>, ms: number, now = () => performance.now()): () => Promise<T> {
  let newest: { at: number; result: Promise<T> } | undefined
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const begin = (): Promise<T> => {
    next = undefined
    const result = look()
    newest = { at: now(), result }
    running = result
    const end = () => {
      running = undefined
    }
    result.then(end, end)
    return result
  }
  return () => {
    if (newest && now() - newest.at < ms) return newest.result
    if (!running) return begin()
    if (ms > 0) return running
    next ??= running.then(begin, begin)
    return next
  }
}
