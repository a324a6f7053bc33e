import type { Call, InputOf, OutputOf } from '@shared/contract'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { askFor } from '../transport/ask-for.ts'
import { useDrawn } from './drawn.ts'
import { metaOf, useKey } from './key.ts'
import { type AskOptions, common, interval } from './options.ts'

/** What a query of a call holds: the value, or null while the session has just ended. */
export type Answer<T> = UseQueryResult<T | null>

/** A call as a query; its failures stay with it: `<Loaded>` draws them. An order that touches its topics renews it. */
export function useCall<C extends Call>(
  c: C,
  input: InputOf<C>,
  o: AskOptions<OutputOf<C> | null> = {},
): Answer<OutputOf<C>> {
  const queryKey = useKey([c], input)
  const answer = useQuery<OutputOf<C> | null>({
    ...common(o),
    ...(o.previous && { placeholderData: keepPreviousData }),
    queryKey,
    meta: metaOf([c]),
    refetchInterval: query => interval(o.every, query.state.data),
    queryFn: asking => askFor(c, input, asking),
  })
  return useDrawn(queryKey, answer)
}
