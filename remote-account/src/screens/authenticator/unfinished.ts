/**
 * What would be lost with the page: a key that waits to be bound, and recovery codes that nobody saved yet. Both stay in this
 * tab until then: a phone often throws a page away while its owner is in the authenticator, and nobody tells either again.
 */
import { getDefaultStore, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { perUserAtom } from 'shell/session'
import * as v from 'valibot'

const STORED = 'authenticator.unfinished.v1'

const key = v.object({
  secretKey: v.string(),
  /** otpauth:// */
  url: v.string(),
  /** By the server's clock. */
  until: v.number(),
  /** What was bound as it was made: since when, '' for nothing. */
  over: v.string(),
})
const unfinished = v.object({
  user: v.string(),
  key: v.optional(key),
  codes: v.optional(v.array(v.string())),
  /** The codes came with a binding, not alone. */
  bound: v.optional(v.boolean()),
})

export type OfferedKey = v.InferOutput<typeof key>
export type Unfinished = Omit<v.InferOutput<typeof unfinished>, 'user'>

const atom = perUserAtom<v.InferOutput<typeof unfinished> | null>('account.authenticator', null)
const store = getDefaultStore()

/** A secret goes with the person. */
store.sub(atom, () => {
  const now = store.get(atom)
  try {
    if (now?.key || now?.codes) sessionStorage.setItem(STORED, JSON.stringify(now))
    else sessionStorage.removeItem(STORED)
  } catch {} // storage is closed to us: a reload loses it
})

function stored(user: string): v.InferOutput<typeof unfinished> {
  try {
    const found = v.parse(unfinished, JSON.parse(sessionStorage.getItem(STORED) ?? 'null'))
    return found.user === user ? found : { user }
  } catch {
    return { user } // nothing there, or nothing of ours
  }
}

/** @returns what waits, and what changes it: undefined takes a part away */
export function useUnfinished(user: string): [Unfinished, (change: Unfinished) => void] {
  const known = useAtomValue(atom)
  const found = useMemo(() => stored(user), [user])
  const now = known?.user === user ? known : found
  const put = (change: Unfinished) => {
    const before = store.get(atom)
    store.set(atom, { ...(before?.user === user ? before : found), ...change })
  }
  return [now, put]
}
