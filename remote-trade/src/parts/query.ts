/** Calls as queries of this unit: the value, or null while the session has just ended. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { askFor } from 'shell/transport'

export type QueryOptions = {
  /** Asks again so often, in ms, while the page is in sight. */
  every?: number | undefined
  /** How long an answer counts as new, in ms. */
  fresh?: number | undefined
  enabled?: boolean
  /** False where nobody draws the words of a failure: a refusal is said once, as a notice. */
  inPlace?: boolean
}

/** Failures stay with the query: the screen draws them. */
export const useCall = <C extends Call>(
  c: C,
  input: InputOf<C>,
  { every, fresh, enabled = true, inPlace = true }: QueryOptions = {},
): UseQueryResult<OutputOf<C> | null> =>
  useQuery({
    queryKey: ['trade', c.path, input],
    enabled,
    refetchInterval: every ?? false,
    ...(fresh !== undefined && { staleTime: fresh }),
    queryFn: asking => askFor(c, input, asking, { inPlace }),
  })

type PageOf<C extends Call> = OutputOf<C> & { current: number; pages: number }
export type Pages<T> = UseInfiniteQueryResult<InfiniteData<T | null>>
const SIZE = 20

/**
 * A call that answers pages, as one list that grows.
 * @param input without pageNo and pageSize
 */
export const usePages = <C extends Call>(c: C, input: Partial<InputOf<C>>): Pages<PageOf<C>> =>
  useInfiniteQuery({
    queryKey: ['trade', c.path, 'pages', input],
    initialPageParam: 1,
    queryFn: async ({ pageParam, ...asking }) => {
      const page = { ...input, pageNo: pageParam, pageSize: SIZE } as InputOf<C>
      return (await askFor(c, page, asking)) as PageOf<C> | null
    },
    getNextPageParam: last => (last && last.current < last.pages ? last.current + 1 : undefined),
  })
