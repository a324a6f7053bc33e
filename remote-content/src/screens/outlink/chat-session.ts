/** Where the chat is: its own address for whoever asks, with a ticket in it. */
import { chatSessionCall } from '@shared/contract/calls/content'
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useSession } from 'shell/session'
import { type Asking, askFor, call, isRefusal } from 'shell/transport'

const hex = /^[0-9a-f]{32}$/

/** By which a visitor finds their conversation again on this phone; '' before they ever wrote. */
const visitorAtom = deviceAtom('content.chat-visitor.v1', stored =>
  typeof stored === 'string' && hex.test(stored) ? stored : '',
)

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

export type ChatSessionQuery = { order?: string | undefined; visitorId?: string | undefined }

/** Who asks, as the session call wants it; null until a visitor has a number. */
export function useChatSessionQuery(order: string | undefined): ChatSessionQuery | null {
  const { signedIn } = useSession()
  const [visitor, setVisitor] = useAtom(visitorAtom)
  useEffect(() => {
    if (!signedIn && !visitor) setVisitor(newId())
  }, [signedIn, visitor, setVisitor])
  if (signedIn) return { order }
  return visitor ? { order, visitorId: visitor } : null
}

/** An order of somebody else, or of none, keeps nobody from asking: then it is not spoken of. */
export function openedBy({ order, visitorId }: ChatSessionQuery, asking: Asking) {
  const ask = (query: ChatSessionQuery) => askFor(chatSessionCall, query, asking)
  return ask({ order, visitorId }).catch(error => {
    if (!order || !isRefusal(error, 'not-found')) throw error
    return ask({ visitorId })
  })
}

/** A page that stands asks for a new ticket: what is typed in it stays. @returns the address of a new session, '' for none */
export const useRenewal = (query: ChatSessionQuery | null): (() => Promise<string>) =>
  useCallback(async () => {
    const reply = await call(chatSessionCall, { visitorId: query?.visitorId }, { notice: 'none' }).catch(() => null)
    return reply?.state === 'ok' ? reply.value.url : ''
  }, [query?.visitorId])
