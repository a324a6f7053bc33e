/** One article, wherever it is kept: among the notices, in the help centre, or named by a setting. */
import type { Call } from '@shared/contract'
import type { Notice } from '@shared/contract/calls/content'
import { acceptedTextCall, helpByIdCall, settingCall } from '@shared/contract/calls/help'
import { noticeTypes } from '@shared/contract/codes'
import { onlyRow } from '@shared/contract/only-row'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useJoint } from 'shell/query'
import { useSession } from 'shell/session'
import { type Asking, askFor, isRefusal } from 'shell/transport'
import { AT_HAND, noticesCall } from '../notices.ts'
import { type ArticleRef, type Named, type Site, siteOf } from './article.model.ts'
import { copyOf, markRead } from './at-hand.ts'

export type Article = {
  /** By which it is shared: a document is an article of help; null: it is nobody else's. */
  named: Named | null
  title: string
  /** Server time. */
  time: string | null
  /** What happened then. */
  event: 'published' | 'updated' | 'accepted'
  /** Minutes that news take to read, where the server says so. */
  minutes: number | null
  /** Text that stands for a body where there is none. */
  abstract: string | null
  /** Path of a picture. */
  cover: string | null
  /** HTML as the server sent it; undefined while only the row is at hand. */
  content: string | undefined
  /** Code of the language that the body is in. */
  lang: string | null
  link: Pick<Notice, 'linkType' | 'linkUrl'> | null
}

/** null: the session has just ended. */
export type Found = { kind: 'article'; article: Article } | { kind: 'gone' } | ({ kind: 'elsewhere' } & Site) | null

const ofNotice = (notice: Notice, kind: Named['kind']): Article => ({
  named: { kind, id: notice.id },
  title: notice.title,
  time: notice.publishTime,
  event: 'published',
  minutes: notice.noticeType === noticeTypes.news ? (notice.readMinutes ?? null) : null,
  abstract: notice.abstract ?? null,
  cover: notice.cover ?? null,
  content: notice.content ?? undefined,
  lang: notice.lang ?? null,
  link: notice,
})

type Reader = { queries: QueryClient; signedIn: boolean; asking: Asking }

async function readNotice({ kind, id }: Named, { queries, signedIn, asking }: Reader): Promise<Found> {
  const page = await askFor(noticesCall(signedIn), { id }, asking)
  if (!page) return null
  const [notice] = onlyRow(page, id).records
  if (!notice) return { kind: 'gone' }
  markRead(queries, id)
  return { kind: 'article', article: { ...ofNotice(notice, kind), content: notice.content ?? '' } }
}

async function readHelp(id: string, asking: Asking): Promise<Found> {
  const help = await askFor(helpByIdCall, { id }, asking)
  if (!help) return null
  const { title, updateTime = null, abstract = null, content, lang = null } = help
  const none = { minutes: null, cover: null, link: null }
  const named = { kind: 'help', id } as const
  return {
    kind: 'article',
    article: { named, title, time: updateTime, event: 'updated', abstract, content, lang, ...none },
  }
}

async function readAccepted(subject: string, asking: Asking): Promise<Found> {
  const text = await askFor(acceptedTextCall, { subject }, asking)
  if (!text) return null
  const { acceptedTime: time, ...words } = text
  const none = { named: null, abstract: null, minutes: null, cover: null, link: null }
  return { kind: 'article', article: { ...words, ...none, time, event: 'accepted' } }
}

/** A setting names a help article, or an address elsewhere. */
async function readDocument(key: string, asking: Asking): Promise<Found> {
  const value = await askFor(settingCall, { key }, asking)
  if (!value) return { kind: 'gone' }
  const site = siteOf(value)
  return site ? { kind: 'elsewhere', ...site } : readHelp(value, asking)
}

async function read(articleRef: ArticleRef, reader: Reader): Promise<Found> {
  try {
    if (articleRef.kind === 'document') return await readDocument(articleRef.key, reader.asking)
    if (articleRef.kind === 'accepted') return await readAccepted(articleRef.id, reader.asking)
    if (articleRef.kind === 'help') return await readHelp(articleRef.id, reader.asking)
    return await readNotice(articleRef, reader)
  } catch (error: unknown) {
    // no article is called that, or can be
    if (isRefusal(error, 'article-gone', 'field-invalid')) return { kind: 'gone' }
    throw error
  }
}

/** What may be asked to find it. */
const callsOf = (kind: ArticleRef['kind'], signedIn: boolean): readonly Call[] => {
  if (kind === 'document') return [settingCall, helpByIdCall]
  if (kind === 'accepted') return [acceptedTextCall]
  return [kind === 'help' ? helpByIdCall : noticesCall(signedIn)]
}

/** Shown at once where it was read before, and asked for anew behind it. @param enabled false: not asked for yet */
export function useArticle(articleRef: ArticleRef, enabled = true) {
  const queries = useQueryClient()
  const { signedIn } = useSession()
  const article = useJoint(
    callsOf(articleRef.kind, signedIn),
    articleRef,
    asking => read(articleRef, { queries, signedIn, asking }),
    {
      keep: AT_HAND,
      opening: 'always',
      enabled,
    },
  )
  const row = articleRef.kind === 'notice' || articleRef.kind === 'news' ? copyOf(queries, articleRef.id) : undefined
  const kind = articleRef.kind === 'news' ? 'news' : 'notice'
  return { article, row: row && { ...ofNotice(row, kind), content: undefined } }
}
