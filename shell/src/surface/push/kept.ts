/** What this browser was told to tell of, as the exchange knows it: kept so that a change of either is seen. */
import { pushKinds } from '@shared/contract/calls/push'
import * as v from 'valibot'
import { device } from '../../browser/storage.ts'

const KEY = 'push'

const kept = v.object({
  endpoint: v.string(),
  /** BCP 47: the exchange words it. */
  lang: v.string(),
  kinds: v.array(v.picklist(pushKinds)),
  amounts: v.boolean(),
})
export type Kept = v.InferOutput<typeof kept>

/** Undefined where nothing is on, or what stands there is none of ours. */
export function keptPush(): Kept | undefined {
  try {
    return v.parse(kept, JSON.parse(device.get(KEY) ?? ''))
  } catch {
    return undefined
  }
}

/** In its place while it ends: what was not ended, since the page was closed or the browser failed, is ended by the next one. */
const ENDING = 'ending'
export const isPushEnding = (): boolean => device.get(KEY) === ENDING
export const markPushEnding = (): void => device.set(KEY, ENDING)

export const keepPush = (next: Kept): void => device.set(KEY, JSON.stringify(next))
export const forgetPush = (): void => device.remove(KEY)
