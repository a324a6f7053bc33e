/** A call as a query of the wallet's: the value, or null while the session has just ended. */
import type { Call, InputOf, OutputOf } from '@shared/contract'
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { askFor } from 'shell/transport'

/** Asks again so often, in ms, while the page is in sight; a function decides by what is known. */
export type Every<T> = number | false | ((known: T | undefined) => number | false)

export type QueryOptions<T> = {
  every?: Every<T> | undefined
  enabled?: boolean
  /** False where nobody draws the words of a failure: a refusal is said once, as a notice. */
  inPlace?: boolean
}

export const keyOf = <C extends Call>(c: C, input: InputOf<C>): QueryKey => ['wallet', c.path, input]

/** Failures stay with the query: the screen draws them. */
export function useCall<C extends Call>(
  c: C,
  input: InputOf<C>,
  { every = false, enabled = true, inPlace = true }: QueryOptions<OutputOf<C> | null> = {},
): UseQueryResult<OutputOf<C> | null> {
  return useQuery({
    queryKey: keyOf(c, input),
    enabled,
    refetchInterval: query => (typeof every === 'function' ? every(query.state.data) : every),
    queryFn: asking => askFor(c, input, asking, { inPlace }),
  })
}
