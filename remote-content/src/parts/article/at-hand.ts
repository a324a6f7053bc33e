/** Notices that are at hand: lists that were asked for before, so that an article's title stands before its body is here. */
import { myNoticeListCall, type Notice, noticeListCall } from '@shared/contract/calls/content'
import type { Query, QueryClient } from '@tanstack/react-query'

/** A page of them, or several as a list that grew; null while a session has just ended. */
type Page = { records: Notice[] } | null
type Held = Page | { pages: Page[] } | undefined

const pagesOf = (held: Held): Page[] => (held && 'records' in held ? [held] : (held?.pages ?? []))

const paths: readonly unknown[] = [noticeListCall.path, myNoticeListCall.path]
/** Every list of them; an article is one of its own kind. */
const lists = {
  predicate: ({ queryKey: [path], state: { data } }: Query) =>
    paths.includes(path) && ['records', 'pages'].some(name => name in Object(data)),
}

/** The newest copy of a notice's row, without its body. */
export const copyOf = (queries: QueryClient, id: string): Notice | undefined =>
  queries
    .getQueriesData<Held>(lists)
    .flatMap(([, held]) => pagesOf(held).flatMap(page => page?.records ?? []))
    .find(row => row.id === id)

/** The server marks an article read as it hands it out; the lists at hand learn it here. */
export function markRead(queries: QueryClient, id: string): void {
  const read = (row: Notice): Notice => (row.id === id ? { ...row, readFlag: true } : row)
  const inPage = (page: Page): Page => page && { ...page, records: page.records.map(read) }
  queries.setQueriesData<Held>(lists, held =>
    held && 'records' in held ? inPage(held) : held && { ...held, pages: held.pages.map(inPage) },
  )
}
