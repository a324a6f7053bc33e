/** What was typed for a symbol and not sent: it survives leaving the page, not the session. */
import { useAtom } from 'jotai'
import { useCallback } from 'react'
import { perUserAtom } from 'shell/session'
import { blank, type Form } from './ticket.model.ts'

const draftsAtom = perUserAtom<Readonly<Record<string, Form>>>('trade.ticket', {})

export function useDraft(symbol: string): [Form, (change: Partial<Form>) => void] {
  const [drafts, setDrafts] = useAtom(draftsAtom)
  const change = useCallback(
    (part: Partial<Form>) => setDrafts(now => ({ ...now, [symbol]: { ...(now[symbol] ?? blank), ...part } })),
    [symbol, setDrafts],
  )
  return [drafts[symbol] ?? blank, change]
}
