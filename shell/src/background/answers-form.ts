/** The stored form of the last answers. */
import { userInfo } from '@shared/contract/calls/account/profile'
import { homeTicker } from '@shared/contract/calls/tickers'
import * as v from 'valibot'

/** Name of the cache, and the one address in it. */
export const ANSWERS = '/answers'

/** A query's answer; TanStack's hash of its key, the key, and when the answer came. */
const kept = v.object({ hash: v.string(), key: v.array(v.unknown()), data: v.unknown(), at: v.number() })
export type Kept = v.InferOutput<typeof kept>

export const answers = v.object({
  of: v.string(),
  /** Signature of the live set. */
  set: v.string(),
  /** Of the tab that was open when they were written. */
  path: v.string(),
  /** When that was, epoch ms. */
  at: v.number(),
  /** Only the fields that a tab shows are stored. */
  user: v.nullable(v.omit(userInfo, ['birthday', 'address', 'country'])),
  /** The number on Personal. */
  unread: v.number(),
  tickers: v.array(homeTicker),
  queries: v.array(kept),
})
export type Answers = v.InferOutput<typeof answers>
