/** What stands where nothing is at hand yet: what is to come, why nothing comes, or what failed. */
import { Trans } from '@lingui/react/macro'
import { ErrorPanel } from '@shared/ui/error-panel'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureOf } from 'shell/transport'
import css from './unloaded.module.css'

type Query = Pick<UseQueryResult, 'error' | 'isFetching' | 'isPaused' | 'refetch'>
/** @param failed names what did not load @param children skeleton of the size that comes */
type Props = { query: Query; failed: ReactNode; children: ReactNode }

export function Unloaded({ query: { error, isFetching, isPaused, refetch }, failed, children }: Props) {
  if (isPaused) return <Offline />
  if (!error) return children
  return (
    <div className={css.region}>
      <ErrorPanel title={failed} failure={failureOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

/** The shell asks again by itself when the connection is back. */
const Offline = () => (
  <div className={css.region}>
    <ErrorPanel title={<Trans>No connection</Trans>}>
      <Trans>This page will load when you're back online.</Trans>
    </ErrorPanel>
  </div>
)
