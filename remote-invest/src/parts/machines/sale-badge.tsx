/** What keeps a machine from being bought, in a word: it is not on sale, or takes a higher level. */
import { Trans } from '@lingui/react/macro'
import { productStates } from '@shared/contract/codes'
import { Badge } from '@shared/ui/badge'
import { Icon } from '@shared/ui/icon'
import { Lock } from 'lucide-react'
import type { Machine } from './machine.model.ts'
import { UntilSale } from './until-sale.tsx'

export function SaleBadge({ of }: { of: Machine }) {
  const { status, allowed, levelLimit: level } = of
  const until = <UntilSale of={of} />
  if (status === productStates.coming)
    return (
      <Badge kind="wait">
        <Trans>Opens in {until}</Trans>
      </Badge>
    )
  if (status === productStates.soldOut)
    return (
      <Badge>
        <Trans>Sold out</Trans>
      </Badge>
    )
  if (status === productStates.closed)
    return (
      <Badge>
        <Trans>Sale ended</Trans>
      </Badge>
    )
  return allowed ? null : (
    <Badge>
      <Icon of={Lock} size={16} /> <Trans>VIP {level}+</Trans>
    </Badge>
  )
}
