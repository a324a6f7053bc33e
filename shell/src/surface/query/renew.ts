/** What an order changed is asked for anew, wherever it stands. */
import type { Topic } from '@shared/contract/topics'
import type { Query, QueryClient } from '@tanstack/react-query'

const touches = ({ meta }: Query, topics: readonly Topic[]): boolean => {
  const reads: readonly unknown[] = Array.isArray(meta?.reads) ? meta.reads : []
  return topics.some(topic => reads.includes(topic))
}

/** What is on the screen is asked at once, the rest when it is next shown. */
export const renew = (queries: QueryClient, topics: readonly Topic[]): Promise<void> =>
  queries.invalidateQueries({ predicate: query => touches(query, topics) })

/** Everything that is on the screen, once more. @param old only what is no longer new */
export const refetchActive = (queries: QueryClient, old = false): Promise<void> =>
  queries.refetchQueries({ type: 'active', ...(old && { stale: true }) })
