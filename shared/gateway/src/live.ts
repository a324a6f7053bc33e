/** The live set as the gateway serves it: looked for on behalf of many, by keys that may change meanwhile. */
import type { Config } from '@shared/contract/config'
import type { AcceptedKey } from '@shared/contract/signed'
import { liveConfig, type Store } from '@shared/release'
import type { Log } from './log.ts'

/** Keys whose decisions count; a function is asked at each look, so that a new key needs no restart. */
export type Accepted = readonly AcceptedKey[] | (() => Promise<readonly AcceptedKey[]>)

export type Live = () => Promise<Config | undefined>

/**
 * One look at a time (on object storage each is a request), and where the store cannot be asked, or names nothing that can
 * be believed, what was live goes on.
 * @param ms how long a look counts
 */
export const followLive = (store: Store, accepted: Accepted, ms: number, log: Log): Live =>
  follow(byKeys(store, accepted), ms, log)

/** The same of any look. */
export const follow = (look: Live, ms: number, log: Log): Live => coalesced(enduring(look, log), ms)

function byKeys(store: Store, accepted: Accepted): Live {
  if (typeof accepted !== 'function') return liveConfig(store, accepted)
  let [known, live]: [string, Live] = ['', async () => undefined]
  return async () => {
    const keys = await accepted()
    const now = JSON.stringify(keys)
    if (now !== known) [known, live] = [now, liveConfig(store, keys)]
    return live()
  }
}

function enduring(look: Live, log: Log): Live {
  let last: Config | undefined
  let failing = false
  return async () => {
    try {
      last = (await look()) ?? last
      failing = false
    } catch (error: unknown) {
      if (!last) throw error
      if (!failing) log('store-failed', { error: error instanceof Error ? error.message : String(error) })
      failing = true
    }
    return last
  }
}

/** Whoever asks while a look is under way, or shortly after it began, gets its result. */
export function coalesced<T>(look: () => Promise<T>, ms: number, now = () => performance.now()): () => Promise<T> {
  let shared: { at: number; ended: boolean; result: Promise<T> } | undefined
  return () => {
    if (shared && (!shared.ended || now() - shared.at < ms)) return shared.result
    const mine = { at: now(), ended: false, result: look() }
    const end = () => {
      mine.ended = true
    }
    mine.result.then(end, end)
    shared = mine
    return mine.result
  }
}
