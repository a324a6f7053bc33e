import { Trans } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import css from './ticket.module.css'
import type { Fold } from './use-fold.ts'

/** A button below may have unfolded it. */
function useInSightUnfolded(isFolded: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const was = useRef(isFolded)
  useEffect(() => {
    if (was.current && !isFolded) ref.current?.scrollIntoView({ block: 'nearest' })
    was.current = isFolded
  }, [isFolded])
  return ref
}

/** Folds the fields of the ticket away, or brings them back. */
export function TicketFold({ isFolded, turn }: Fold) {
  const ref = useInSightUnfolded(isFolded)
  return (
    <button ref={ref} type="button" className={css.fold} aria-expanded={!isFolded} onClick={() => turn(!isFolded)}>
      <Trans>New order</Trans>
      <span className={css.chevron} data-open={!isFolded || undefined}>
        <Icon of={ChevronDown} size={18} />
      </span>
    </button>
  )
}
