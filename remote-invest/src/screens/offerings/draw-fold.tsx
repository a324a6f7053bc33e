/** Folded: what only somebody who checks the draw needs. */
import { Trans } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import css from './offerings.module.css'

type Props = {
  /** Something in it is wrong: it cannot be folded. */
  forced?: boolean
  children: ReactNode
}

export function DrawFold({ forced = false, children }: Props) {
  const [unfolded, turn] = useState(false)
  const open = forced || unfolded
  return (
    <div className={css.fold}>
      <button type="button" aria-expanded={open} onClick={() => turn(!open)}>
        <Trans>How you can check the draw</Trans>
        <Icon of={open ? ChevronUp : ChevronDown} size={18} />
      </button>
      {open && children}
    </div>
  )
}
