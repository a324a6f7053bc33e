/** What says that a machine does not earn back what it costs. */
import { Trans } from '@lingui/react/macro'
import { Icon } from '@shared/ui/icon'
import { TriangleAlert } from 'lucide-react'
import css from './machines.module.css'

export const NotEven = () => (
  <p className={css.bad}>
    <Icon of={TriangleAlert} size={16} />
    <span>
      <Trans>Won't pay back at today's price</Trans>
    </span>
  </p>
)
