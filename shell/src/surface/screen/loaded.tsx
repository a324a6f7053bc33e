/** Draws an answer or its loading, failed, offline or empty state. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { ErrorPanel, keepsFocus } from '@shared/ui/error-panel'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useAnswerTime } from '../transport/answer-times.ts'
import { onlineAtom } from '../transport/connection.ts'
import { isTransportError } from '../transport/errors.ts'
import { failureOf } from '../transport/failure.ts'
import css from './loaded.module.css'
import { isNothing } from './nothing.ts'
import type { Asked } from './query-result.ts'
import { StaleNote } from './stale-note.tsx'

export interface LoadedProps<T> {
  of: Asked<T>
  /** The title of a failure: "Couldn't load your assets"; not needed on a line below a heading that names it. */
  title?: ReactNode
  /** As large as the content. */
  skeleton: ReactNode
  /** Shown for an answer without rows: a sentence and a next step. */
  empty?: ReactNode
  /** Where a panel would push the page: a line that says what failed and why, with Retry. */
  line?: boolean
  /** Its age does not matter, or is said elsewhere. */
  undated?: boolean
  /** The same as `line`, goes with 4.0.0. */
  aside?: boolean
  children(value: NonNullable<T>): ReactNode
}

/** How long a refetch may take before the old answer shows its age, in ms. */
const LATE = 10_000

function useLate({ data, isFetching }: Pick<Asked<unknown>, 'data' | 'isFetching'>): boolean {
  const renewing = isFetching && data != null
  const [late, tell] = useState(false)
  useEffect(() => {
    if (!renewing) return
    const timer = setTimeout(tell, LATE, true)
    return () => {
      clearTimeout(timer)
      tell(false)
    }
  }, [renewing])
  return late
}

/**
 * An answer with its skeleton, its failure with Retry, a first load without a connection, its age once it may be too old, and
 * its empty state. The old answer stays on the screen during a refetch.
 */
export function Loaded<T>({
  of,
  title,
  skeleton,
  empty,
  aside = false,
  line = aside,
  undated,
  children,
}: LoadedProps<T>) {
  const { data, error, isPaused, dataUpdatedAt } = of
  const { online } = useAtomValue(onlineAtom)
  useAnswerTime(data == null ? 0 : dataUpdatedAt)
  const late = useLate(of)
  const lost = isPaused || (!online && isTransportError(error))
  if (data == null && lost) return line ? <Line>{offline}</Line> : <Offline />
  if (data == null) return error ? <Failed of={of} title={title} line={line} /> : skeleton
  return (
    <>
      {!undated && <StaleNote at={dataUpdatedAt} failed={error !== null || late} />}
      {empty !== undefined && isNothing(data) ? empty : children(data)}
    </>
  )
}

const offline = <Trans>No connection</Trans>

/** Retries paused and failed queries when the connection is back. */
const Offline = () => (
  <ErrorPanel title={offline}>
    <Trans>This page will load when you're back online.</Trans>
  </ErrorPanel>
)

function Failed({
  of: { error, isFetching, refetch },
  title,
  line,
}: Pick<LoadedProps<unknown>, 'of' | 'title' | 'line'>) {
  const failure = failureOf(error)
  const retry = () => void refetch()
  if (!line) return <ErrorPanel title={title} failure={failure} retrying={isFetching} onRetry={retry} />
  return (
    <Line>
      <div>
        {title && <p>{title}</p>}
        <p>{failure.text}</p>
      </div>
      <Button small loading={isFetching} onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </Line>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <div ref={keepsFocus} className={css.line} role="alert">
    {children}
  </div>
)
