/** What the viewer holds: one link and one chat, which stand beside each other. */
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

/** A chat without a number is the one that stands; another person has another one. */
function chatOf(now: Chat | null, of: string, order: string | undefined): Chat {
  const same = now?.of === of && (!order || order === now.order)
  return same && now ? now : { of, order }
}

/** What the address asks for, beside what stands: the same again is untouched, another takes the place of its kind. */
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
