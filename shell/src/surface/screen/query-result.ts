/** The part of a query's result that screens draw, of one query or of several together. */
import type { UseQueryResult } from '@tanstack/react-query'

type QueryFields = 'error' | 'isFetching' | 'isPaused' | 'dataUpdatedAt'
export type Asked<T> = Pick<UseQueryResult<T>, QueryFields> & {
  data: T | undefined
  refetch(): Promise<unknown>
}

type Values<Q extends readonly unknown[]> = {
  -readonly [K in keyof Q]: Q[K] extends { data: infer T } ? NonNullable<T> : never
}

/**
 * Joins queries into one: it has data once all have, and the time of the oldest. It reports an error once none of them is
 * loading for the first time. Retry fetches all of them.
 */
export function together<const Q extends readonly Asked<unknown>[]>(...queries: Q): Asked<Values<Q>> {
  const here = queries.every(({ data }) => data != null)
  const coming = queries.some(({ data, error, isFetching }) => data == null && !error && isFetching)
  return {
    data: here ? (queries.map(({ data }) => data) as Values<Q>) : undefined,
    error: coming ? null : (queries.find(({ error }) => error)?.error ?? null),
    isFetching: queries.some(({ isFetching }) => isFetching),
    isPaused: queries.some(({ isPaused }) => isPaused),
    dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
}
