import type { InputOf, OutputOf, PagedCall } from '@shared/contract'
import { isLastPage, pageKey } from '@shared/contract/last-page'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { askFor } from '../transport/ask-for.ts'
import { useDrawn } from './drawn.ts'
import { metaOf, useKey } from './key.ts'
import { type AskOptions, common, interval } from './options.ts'

const SIZE = 20

/** Pages of one list, the newest first; a page is null while the session has just ended. */
export type PagesOf<C extends PagedCall> = UseInfiniteQueryResult<InfiniteData<OutputOf<C> | null>>
type Row<C extends PagedCall> = OutputOf<C>['records'][number]

/**
 * A call that answers pages, as one list that grows.
 * @param input without pageNo and pageSize
 * @param o.every asks all loaded pages again so often
 */
export function usePages<C extends PagedCall>(
  c: C,
  input: Partial<InputOf<C>>,
  o: AskOptions<readonly (OutputOf<C> | null)[]> = {},
): PagesOf<C> {
  const queryKey = useKey([c], input, 'pages')
  const answer = useInfiniteQuery<OutputOf<C> | null, Error, InfiniteData<OutputOf<C> | null>, QueryKey, number>({
    ...common(o),
    queryKey,
    meta: metaOf([c]),
    initialPageParam: 1,
    refetchInterval: query => interval(o.every, query.state.data?.pages),
    queryFn: ({ pageParam, ...asking }) =>
      askFor(c, { ...input, pageNo: pageParam, pageSize: SIZE } as InputOf<C>, asking),
    getNextPageParam: (_, pages, asked) => (hasNext(pages as readonly AnyPage[], asked) ? asked + 1 : undefined),
  })
  return useDrawn(queryKey, answer)
}

type AnyPage = { records: unknown[]; pages: number } | null

/** Whether a page follows the last of these. @param pageNo the number of that one */
function hasNext(pages: readonly AnyPage[], pageNo: number): boolean {
  const last = pages.at(-1)
  const earlier = new Set(pages.slice(0, -1).map(page => pageKey(page?.records ?? [])))
  return last != null && !isLastPage(last, pageNo, earlier)
}

/** All rows that are here; one that moved to the next page meanwhile stands once. */
export function recordsOf<R>(data: InfiniteData<{ records: R[] } | null> | undefined): R[] {
  const rows = (data?.pages ?? []).flatMap(page => page?.records ?? [])
  return [...new Map(rows.map(row => [Object(row).id ?? row, row])).values()]
}

export function rowsOf<C extends PagedCall>(data: InfiniteData<OutputOf<C> | null> | undefined): Row<C>[] {
  return recordsOf(data as InfiniteData<{ records: Row<C>[] } | null> | undefined)
}
