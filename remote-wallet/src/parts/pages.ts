/** A call that answers pages, as one list that grows. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { call } from 'shell/transport'

type PageOf<C extends Call> = OutputOf<C> & { current: number; pages: number }
const SIZE = 20

export type Pages<T> = UseInfiniteQueryResult<InfiniteData<T | null>>

/**
 * @param c a call whose output is a page
 * @param input without pageNo and pageSize
 * @param every asks all loaded pages again so often, in ms; false: never
 */
export function usePages<C extends Call>(
  c: C,
  input: Partial<InputOf<C>>,
  every: number | false = false,
): Pages<PageOf<C>> {
  return useInfiniteQuery({
    queryKey: ['wallet', c.path, 'pages', input],
    initialPageParam: 1,
    refetchInterval: every,
    queryFn: async ({ pageParam, signal }) => {
      const page = { ...input, pageNo: pageParam, pageSize: SIZE } as InputOf<C>
      const reply = await call(c, page, { signal, notice: 'none' })
      return reply.state === 'ok' ? (reply.value as PageOf<C>) : null
    },
    getNextPageParam: last => (last && last.current < last.pages ? last.current + 1 : undefined),
  })
}
