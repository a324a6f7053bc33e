/** One article, wherever it is kept: among the notices, in the help centre, or named by a setting. */
import type { Call } from '@shared/contract'
import type { Notice } from '@shared/contract/calls/content'
import { helpByIdCall, helpListCall, settingCall } from '@shared/contract/calls/help'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCall, useJoint } from 'shell/query'
import { useSession } from 'shell/session'
import { type Asking, askFor, isRefusedError } from 'shell/transport'
import { AT_HAND, noticesCall } from '../../parts/notices.ts'
import { type ArticleRef, siteOf } from './article-detail.model.ts'
import { copyOf, markRead } from './at-hand.ts'

export type Article = {
  title: string
  /** Server time; an announcement's is when it came out, a help article's when it was last changed. */
  time: string | null
  changed: boolean
  /** Text that stands for a body where there is none. */
  abstract: string | null
  /** HTML as the server sent it; undefined while only the row is at hand. */
  content: string | undefined
  /** Code of the language that the body is in. */
  lang: string | null
  link: Pick<Notice, 'linkType' | 'linkUrl'> | null
}

/** null: the session has just ended. */
export type Found =
  | { kind: 'article'; article: Article }
  | { kind: 'gone' }
  | { kind: 'elsewhere'; url: string; host: string }
  | null

const ofNotice = (notice: Notice): Article => ({
  title: notice.title,
  time: notice.publishTime,
  changed: false,
  abstract: notice.abstract ?? null,
  content: notice.content ?? undefined,
  lang: notice.lang ?? null,
  link: notice,
})

type Reader = { queries: QueryClient; signedIn: boolean; asking: Asking }

async function readNotice(id: string, { queries, signedIn, asking }: Reader): Promise<Found> {
  const page = await askFor(noticesCall(signedIn), { id }, asking)
  if (!page) return null
  const [notice] = page.records
  if (!notice) return { kind: 'gone' }
  markRead(queries, id)
  return { kind: 'article', article: { ...ofNotice(notice), content: notice.content ?? '' } }
}

async function readHelp(id: string, asking: Asking): Promise<Found> {
  const help = await askFor(helpByIdCall, { id }, asking)
  if (!help) return null
  const { title, updateTime = null, abstract = null, content, lang = null } = help
  return { kind: 'article', article: { title, time: updateTime, changed: true, abstract, content, lang, link: null } }
}

/** A setting names a help article, or an address elsewhere. */
async function readDocument(key: string, asking: Asking): Promise<Found> {
  const value = await askFor(settingCall, { key }, asking)
  if (!value) return { kind: 'gone' }
  const site = siteOf(value)
  return site ? { kind: 'elsewhere', ...site } : readHelp(value, asking)
}

async function read(asked: ArticleRef, reader: Reader): Promise<Found> {
  try {
    if (asked.kind === 'document') return await readDocument(asked.key, reader.asking)
    if (asked.kind === 'help') return await readHelp(asked.id, reader.asking)
    return await readNotice(asked.id, reader)
  } catch (error: unknown) {
    if (isRefusedError(error) && error.refusal === 'article-gone') return { kind: 'gone' }
    throw error
  }
}

/** What may be asked to find it. */
const callsOf = (kind: ArticleRef['kind'], signedIn: boolean): readonly Call[] => {
  if (kind === 'document') return [settingCall, helpByIdCall]
  return [kind === 'help' ? helpByIdCall : noticesCall(signedIn)]
}

/** Shown at once where it was read before, and asked for anew behind it. */
export function useArticle(asked: ArticleRef) {
  const queries = useQueryClient()
  const { signedIn } = useSession()
  const article = useJoint(callsOf(asked.kind, signedIn), asked, asking => read(asked, { queries, signedIn, asking }), {
    keep: AT_HAND,
    opening: 'always',
  })
  const row = 'id' in asked && asked.kind !== 'help' ? copyOf(queries, asked.id) : undefined
  return { article, row: row && { ...ofNotice(row), content: undefined } }
}

const TEN_MINUTES = 10 * 60_000

/** All help articles, without their bodies: for those beside one. */
export const useHelpList = () =>
  useCall(helpListCall, { pageNo: 1, pageSize: 200 }, { fresh: TEN_MINUTES, keep: AT_HAND, inPlace: false })
