/** What the states of a bond's sale are called. */
import { useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import { productStates } from '@shared/contract/codes'
import { Badge, type BadgeProps } from '@shared/ui/badge'

const { coming, onSale, soldOut, closed } = productStates

/** A sale that is over is grey: it asks for nothing and says nothing good or bad about the bond. */
const kinds: Readonly<Record<Product['status'], BadgeProps['kind']>> = {
  [coming]: 'wait',
  [onSale]: 'ok',
  [soldOut]: 'plain',
  [closed]: 'plain',
}

export function StateBadge({ of }: { of: Product['status'] }) {
  const { t } = useLingui()
  const names: Readonly<Record<Product['status'], string>> = {
    [coming]: t({ message: 'Upcoming', context: 'bond' }),
    [onSale]: t({ message: 'On sale', context: 'bond' }),
    [soldOut]: t`Sold out`,
    [closed]: t({ message: 'Closed', context: 'bond' }),
  }
  return <Badge kind={kinds[of]}>{names[of]}</Badge>
}
