/** What was typed for a symbol and not sent: it survives leaving the page and a reload, not the session. */
import { useAtom } from 'jotai'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { perUserAtom, useSession } from 'shell/session'
import { type Drafts, keepDrafts, keptDrafts } from './draft-store.ts'
import { blank, type Form } from './ticket.model.ts'

const draftsAtom = perUserAtom<Drafts>('trade.ticket', {})

/** Once in the life of a page: who signs in later finds what this page knows, nothing older. */
let restored = false

function useKept(): ReturnType<typeof useAtom<Drafts, [Drafts | ((now: Drafts) => Drafts)], void>> {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const user = useSession().user?.id
  useLayoutEffect(() => {
    if (restored || !user) return
    restored = true
    setDrafts(now => ({ ...keptDrafts(user), ...now }))
  }, [user, setDrafts])
  useEffect(() => {
    if (user) keepDrafts(user, drafts)
  }, [user, drafts])
  return [drafts, setDrafts]
}

export function useDraft(symbol: string): [Form, (change: Partial<Form>) => void] {
  const [drafts, setDrafts] = useKept()
  const change = useCallback(
    (part: Partial<Form>) => setDrafts(now => ({ ...now, [symbol]: { ...(now[symbol] ?? blank), ...part } })),
    [symbol, setDrafts],
  )
  return [drafts[symbol] ?? blank, change]
}
