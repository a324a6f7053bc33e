/** A call that answers pages, as one list that grows. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { type InfiniteData, type QueryKey, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { askFor } from 'shell/transport'
import type { Every } from './query.ts'

type PageOf<C extends Call> = OutputOf<C> & { current: number; pages: number }
const SIZE = 20

export type Pages<T> = UseInfiniteQueryResult<InfiniteData<T | null>>

/**
 * @param c a call whose output is a page
 * @param input without pageNo and pageSize
 * @param every asks all loaded pages again so often
 */
export function usePages<C extends Call>(
  c: C,
  input: Partial<InputOf<C>>,
  every: Every<readonly (PageOf<C> | null)[]> = false,
): Pages<PageOf<C>> {
  return useInfiniteQuery<PageOf<C> | null, Error, InfiniteData<PageOf<C> | null>, QueryKey, number>({
    queryKey: ['wallet', c.path, 'pages', input],
    initialPageParam: 1,
    refetchInterval: query => (typeof every === 'function' ? every(query.state.data?.pages) : every),
    queryFn: async ({ pageParam, ...asking }) => {
      const page = { ...input, pageNo: pageParam, pageSize: SIZE } as InputOf<C>
      return (await askFor(c, page, asking)) as PageOf<C> | null
    },
    getNextPageParam: last => (last && last.current < last.pages ? last.current + 1 : undefined),
  })
}
