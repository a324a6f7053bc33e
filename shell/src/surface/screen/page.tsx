import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { useRefetchOnReturn } from '../navigation/refetch.ts'
import { refetchActive } from '../query/renew.ts'

export interface PageProps {
  /** What is no query and must be asked for anew, too, e.g. the profile. */
  also?: (() => Promise<unknown>) | undefined
  children: ReactNode
}

/** A page whose answers are asked for anew when it is drawn down; what is old, also when the person comes back to it. */
export function Page({ also, children }: PageProps) {
  const queries = useQueryClient()
  const refresh = useCallback((old: boolean) => Promise.all([refetchActive(queries, old), also?.()]), [queries, also])
  useRefetchOnReturn(() => void refresh(true))
  return <PullToRefresh onRefresh={() => refresh(false)}>{children}</PullToRefresh>
}
