/** The state of the viewer: one link and one chat, open at the same time. */
import { useState } from 'react'
import { useSession } from 'shell/session'

type ViewerQuery = {
  kind?: string | undefined
  order?: string | undefined
  url?: string | undefined
  title?: string | undefined
}
type Link = { url: string; title: string | undefined }
type Chat = { of: string; order: string | undefined }
export type Standing = { chat: Chat | null; link: Link | null }

/** A chat without an order number is the open one; another person gets another chat. */
function chatOf(now: Chat | null, of: string, order: string | undefined): Chat {
  const same = now?.of === of && (!order || order === now.order)
  return same && now ? now : { of, order }
}

/** Adds the link or chat of the address to the open ones. The same one stays untouched; another replaces one of its kind. */
export function standingOf(
  { chat, link }: Standing,
  { kind, order, url = '', title }: ViewerQuery,
  of: string,
): Standing {
  if (kind === 'chat') return { chat: chatOf(chat, of, order), link }
  const left = chat?.of === of ? chat : null
  return { chat: left, link: link?.url === url ? link : { url, title } }
}

export function useStanding(query: ViewerQuery): Standing {
  const { user } = useSession()
  const [last, setLast] = useState<Standing>({ chat: null, link: null })
  const next = standingOf(last, query, user?.id ?? '')
  if (next.chat !== last.chat || next.link !== last.link) setLast(next)
  return next
}
