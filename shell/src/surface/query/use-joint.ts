import type { Call } from '@shared/contract'
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Asking } from '../transport/ask-for.ts'
import { useDrawn } from './drawn.ts'
import { metaOf, useKey } from './key.ts'
import { type AskOptions, common, interval } from './options.ts'

/**
 * Several calls as one answer, e.g. since both must be of one moment.
 * @param calls what is asked: their topics renew it
 * @param about what the answer depends on beside them
 * @param ask by `askFor`, with what it is given
 */
export function useJoint<T>(
  calls: readonly Call[],
  about: unknown,
  ask: (asking: Asking) => Promise<T>,
  o: AskOptions<T> = {},
): UseQueryResult<T> {
  const queryKey = useKey(calls, about)
  const answer = useQuery<T, Error, T, QueryKey>({
    ...common(o),
    queryKey,
    meta: metaOf(calls),
    refetchInterval: query => interval(o.every, query.state.data),
    queryFn: asking => ask(asking),
  })
  return useDrawn(queryKey, answer)
}
