/**
 * What was typed and not sent: it survives leaving the page and a reload, in this tab, not the session. What a visitor typed
 * belongs to the person who then logs in or registers in this tab.
 */
import { useAtom, useAtomValue } from 'jotai'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { tab } from '../../browser/storage.ts'
import { perUserAtom } from '../session/per-user.ts'
import { useSession } from '../session/session.ts'
import { tokenAtom } from '../session/token.ts'

type Drafts<F> = Readonly<Record<string, F>>
export type UseDraft<F> = (id: string, blank: F) => [F, (change: (now: F) => F) => void]

/** In place of a person's id. */
const VISITOR = ''

/** Whose drafts these are; undefined while the profile of a token is not known. */
function useAuthor(): string | undefined {
  const { user } = useSession()
  const token = useAtomValue(tokenAtom)
  return user?.id ?? (token ? undefined : VISITOR)
}

/**
 * Made once, beside the form.
 * @param name e.g. "trade.ticket.v1"
 * @param schema what a kept draft must look like: what lies there may be of an older release
 */
export function draft<F>(name: string, schema: v.GenericSchema<unknown, F>): UseDraft<F> {
  const atom = perUserAtom<Drafts<F>>(name, {})
  const kept = v.object({ user: v.string(), drafts: v.record(v.string(), schema) })
  const read = (user: string): Drafts<F> => {
    try {
      const found = v.parse(kept, JSON.parse(tab.get(name) ?? 'null'))
      return found.user === user || found.user === VISITOR ? found.drafts : {}
    } catch {
      return {} // nothing is kept, or nothing of ours
    }
  }
  /** Once in the life of a page: who signs in later finds what this page knows, nothing older. */
  let isRestored = false
  return (id, blank) => {
    const [drafts, setDrafts] = useAtom(atom)
    const user = useAuthor()
    useLayoutEffect(() => {
      if (isRestored || user === undefined) return
      isRestored = true
      setDrafts(now => ({ ...read(user), ...now }))
    }, [user, setDrafts])
    useEffect(() => {
      if (user || (user === VISITOR && drafts !== atom.init)) tab.set(name, JSON.stringify({ user, drafts }))
    }, [user, drafts])
    const change = useCallback(
      (next: (now: F) => F) => setDrafts(now => ({ ...now, [id]: next(now[id] ?? blank) })),
      [id, blank, setDrafts],
    )
    return [drafts[id] ?? blank, change]
  }
}
