/** Messages, asked for so that none of the marks is lost (docs/rules/content.md#messages). */
import { clearMessagesCall, type Message, messageListCall, unreadMessagesCall } from '@shared/contract/calls/content'
import { isLastPage, pageKey } from '@shared/contract/last-page'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { useSetAtom, useStore } from 'jotai'
import { useLanguage } from 'shell/i18n'
import { changed, useCall } from 'shell/query'
import { askFor, call, failureOf } from 'shell/transport'
import { kindOf, newsOf, type Tab, without } from './notifications.model.ts'
import { newsAtom, unansweredAtom, useAsker } from './notifications.state.ts'

const SIZE = 20
const EVERY = 5000

type Page = { records: Message[] } | null
export type Pages = UseInfiniteQueryResult<InfiniteData<Page>>

/** The answer is a bare array without a count of pages: only a full page has one after it. @param pageNo of the last page */
function hasNext(pages: readonly Page[], pageNo: number): boolean {
  const records = pages.at(-1)?.records ?? []
  const earlier = new Set(pages.slice(0, -1).map(page => pageKey(page?.records ?? [])))
  return !isLastPage({ records, pages: records.length === SIZE ? pageNo + 1 : pageNo }, pageNo, earlier)
}

/** Asks for a page again under the id of the request that had no answer: the server then tells the same messages as new. */
function useAsk(tab: Tab) {
  const store = useStore()
  return async (pageNo: number, isStillHere: () => boolean) => {
    const page = `${tab} ${pageNo}`
    const keep = (requestId: string | undefined) => {
      if (isStillHere()) store.set(unansweredAtom, known => ({ ...known, [page]: requestId }))
    }
    const requestId = store.get(unansweredAtom)[page]
    try {
      const records = await askFor(messageListCall, { pageNo, pageSize: SIZE, noticeType: kindOf(tab) }, { requestId })
      keep(undefined)
      return records
    } catch (error) {
      keep(failureOf(error).requestId)
      throw error
    }
  }
}

/** What was read by being listed, the bells learn at once. */
function useList(tab: Tab) {
  const store = useStore()
  const begin = useAsker()
  const ask = useAsk(tab)
  return async (pageNo: number): Promise<Page> => {
    const isStillHere = begin()
    const records = await ask(pageNo, isStillHere)
    if (!records || !isStillHere()) return null
    const news = newsOf(records)
    store.set(newsAtom, known => ({ ...known, ...news }))
    if (Object.keys(news).length > 0) changed(['messages', 'profile'])
    return { records }
  }
}

/**
 * The messages of a tab, page by page. Never taken back by leaving: the server marks rows read as it hands them out, and
 * who comes back is still to see which were new.
 */
export function useMessages(tab: Tab): Pages {
  const { bcp47 } = useLanguage()
  const list = useList(tab)
  return useInfiniteQuery<Page, Error, InfiniteData<Page>, QueryKey, number>({
    queryKey: [messageListCall.path, tab, bcp47],
    initialPageParam: 1,
    refetchOnMount: 'always',
    queryFn: ({ pageParam }) => list(pageParam),
    getNextPageParam: (_, pages, asked) => (hasNext(pages, asked) ? asked + 1 : undefined),
  })
}

/** What nobody has listed yet. @param listed once there is a list: before, its count is about to change */
export const useUnread = (listed: boolean) => useCall(unreadMessagesCall, {}, { enabled: listed, every: EVERY })

/** Reads everything under a tab. @returns whether it did; a failure was said */
export function useClear(tab: Tab): () => Promise<boolean> {
  const setNews = useSetAtom(newsAtom)
  const begin = useAsker()
  return async () => {
    const isStillHere = begin()
    const reply = await call(clearMessagesCall, { noticeType: kindOf(tab) }).catch(() => null)
    if (reply?.state !== 'ok' || !isStillHere()) return false
    setNews(known => without(known, tab))
    return true
  }
}
