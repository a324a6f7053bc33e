/** Hides invalidated answers until they are fetched again (docs/rules/shell.md#what-a-screen-asks). */
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** When the answer arrived that was already invalidated at the first render of this query here, epoch ms; 0 if none. */
function useOldAt(key: QueryKey): number {
  const queries = useQueryClient()
  const question = JSON.stringify(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what becomes old while it stands here stays until the next answer
  return useMemo(() => {
    const known = queries.getQueryState(key)
    return known?.isInvalidated ? known.dataUpdatedAt : 0
  }, [queries, question])
}

/** The state of a query without an answer. */
const first = { data: undefined, status: 'pending', isPending: true, isLoading: true, isSuccess: false }

type QueryAnswer = { dataUpdatedAt: number; fetchStatus: string; error: unknown }

/** Removes an invalidated answer while a fetch is under way. If the fetch fails, the old answer stays, with its age. */
export function useDrawn<R extends QueryAnswer>(key: QueryKey, answer: R): R {
  const oldAt = useOldAt(key)
  const isOld = oldAt > 0 && answer.dataUpdatedAt === oldAt
  return isOld && answer.fetchStatus === 'fetching' && !answer.error ? ({ ...answer, ...first } as R) : answer
}
