/** The chat's address, which holds a ticket for this person. */
import { chatSessionCall } from '@shared/contract/calls/content'
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSession } from 'shell/session'
import { type Asking, askFor, call, isRefusal } from 'shell/transport'

const hex = /^[0-9a-f]{32}$/

/** The id of a visitor's conversation on this phone; '' before the first message. */
const visitorAtom = deviceAtom('content.chat-visitor.v1', stored =>
  typeof stored === 'string' && hex.test(stored) ? stored : '',
)

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

export type ChatSessionQuery = { order?: string | undefined; visitorId?: string | undefined }

/** The input of the session call; null until a visitor has an id. */
export function useChatSessionQuery(order: string | undefined): ChatSessionQuery | null {
  const { signedIn } = useSession()
  const [visitor, setVisitor] = useAtom(visitorAtom)
  useEffect(() => {
    if (!signedIn && !visitor) setVisitor(newId())
  }, [signedIn, visitor, setVisitor])
  if (signedIn) return { order }
  return visitor ? { order, visitorId: visitor } : null
}

/** Opens a session. If the order is unknown or another person's, it opens one without the order. */
export function openedBy({ order, visitorId }: ChatSessionQuery, asking: Asking) {
  const ask = (query: ChatSessionQuery) => askFor(chatSessionCall, query, asking)
  return ask({ order, visitorId }).catch(error => {
    if (!order || !isRefusal(error, 'not-found')) throw error
    return ask({ visitorId })
  })
}

/** Gets a new ticket for an open chat, which keeps its typed text. @returns the address of a new session, '' for none */
export const useRenewal = (query: ChatSessionQuery | null): (() => Promise<string>) =>
  useCallback(async () => {
    const reply = await call(chatSessionCall, { visitorId: query?.visitorId }, { notice: 'none' }).catch(() => null)
    return reply?.state === 'ok' ? reply.value.url : ''
  }, [query?.visitorId])
