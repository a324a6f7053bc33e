import { Trans } from '@lingui/react/macro'
import type { Running } from '../protocol.ts'
import { useFigures } from './names.tsx'

/** How many pages ran it, as far as it is known. */
export function Ran({ fare, hours }: Running & { hours: string }) {
  const { count } = useFigures()
  const pages = count(fare?.pages ?? 0)
  if (!fare) return <Trans>not counted</Trans>
  return (
    <span className="num">
      <Trans>
        {pages} ({hours})
      </Trans>
    </span>
  )
}
