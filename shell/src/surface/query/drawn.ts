/** What an order made old is asked for anew before it is drawn (docs/rules/shell.md#what-a-screen-asks). */
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** When the answer came that was old already as this question was first drawn here, epoch ms; 0 where none was. */
function useOldAt(key: QueryKey): number {
  const queries = useQueryClient()
  const question = JSON.stringify(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what becomes old while it stands here stays until the next answer
  return useMemo(() => {
    const known = queries.getQueryState(key)
    return known?.isInvalidated ? known.dataUpdatedAt : 0
  }, [queries, question])
}

/** As it was before there was any answer. */
const first = { data: undefined, status: 'pending', isPending: true, isLoading: true, isSuccess: false }

type QueryAnswer = { dataUpdatedAt: number; fetchStatus: string; error: unknown }

/** Without what is old, unless it cannot be asked for anew: then it stands with its age. */
export function useDrawn<R extends QueryAnswer>(key: QueryKey, answer: R): R {
  const oldAt = useOldAt(key)
  const isOld = oldAt > 0 && answer.dataUpdatedAt === oldAt
  return isOld && answer.fetchStatus === 'fetching' && !answer.error ? ({ ...answer, ...first } as R) : answer
}
