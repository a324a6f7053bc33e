/** Fetches the answers that an order changed again, on every screen. */
import type { Topic } from '@shared/contract/topics'
import type { Query, QueryClient } from '@tanstack/react-query'

const touches = ({ meta }: Query, topics: readonly Topic[]): boolean => {
  const reads: readonly unknown[] = Array.isArray(meta?.reads) ? meta.reads : []
  return topics.some(topic => reads.includes(topic))
}

/** Invalidates the queries of these topics: visible ones are fetched at once, others when they are next shown. */
export const renew = (queries: QueryClient, topics: readonly Topic[]): Promise<void> =>
  queries.invalidateQueries({ predicate: query => touches(query, topics) })

/** Fetches all visible queries again. @param old only stale ones */
export const refetchActive = (queries: QueryClient, old = false): Promise<void> =>
  queries.refetchQueries({ type: 'active', ...(old && { stale: true }) })
