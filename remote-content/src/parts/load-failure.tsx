/** What did not load, why, and another try. */
import { ErrorPanel } from '@shared/ui/error-panel'
import type { ReactNode } from 'react'
import { failureOf } from 'shell/transport'

type Props = { title: ReactNode; error: unknown; retrying: boolean; onRetry(): void }

export function LoadFailure({ title, error, retrying, onRetry }: Props) {
  const { kind, text, requestId } = failureOf(error)
  const code = requestId && `${kind.toUpperCase()} · ${requestId.slice(0, 8)}`
  return (
    <ErrorPanel title={title} retrying={retrying} onRetry={onRetry} code={code}>
      {text}
    </ErrorPanel>
  )
}
