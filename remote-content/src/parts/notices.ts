/** Notices that are at hand: lists that were asked for before, so that an article's title stands before its body is here. */
import { myNoticeListCall, type Notice, noticeListCall } from '@shared/contract/calls/content'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { UNIT } from './query.ts'

export const noticesCall = (signedIn: boolean) => (signedIn ? myNoticeListCall : noticeListCall)

/** What the queries of notices hold: Home the rows, the list pages of them. */
export type Pages = InfiniteData<{ records: Notice[] } | null>
type Held = Notice[] | Pages | undefined

const keys = [noticeListCall, myNoticeListCall].map(({ path }) => [UNIT, path])

const rowsOf = (held: Held): Notice[] =>
  Array.isArray(held) ? held : (held?.pages.flatMap(page => page?.records ?? []) ?? [])

/** The newest copy of a notice's row, without its body. */
export function copyOf(queries: QueryClient, id: string): Notice | undefined {
  const held = keys.flatMap(queryKey => queries.getQueriesData<Held>({ queryKey }))
  return held.flatMap(([, data]) => rowsOf(data)).find(row => row.id === id)
}

/** The server marks an article read as it hands it out; the lists at hand learn it here. */
export function markRead(queries: QueryClient, id: string): void {
  const read = (row: Notice): Notice => (row.id === id ? { ...row, readFlag: true } : row)
  const update = (held: Held): Held => {
    if (!held || Array.isArray(held)) return held?.map(read)
    return { ...held, pages: held.pages.map(page => page && { ...page, records: page.records.map(read) }) }
  }
  for (const queryKey of keys) queries.setQueriesData<Held>({ queryKey }, update)
}
