import { Trans } from '@lingui/react/macro'
import type { Side } from '@shared/money'
import { Badge } from '@shared/ui/badge'

/** Which way a coin went. */
export const SideBadge = ({ side }: { side: Side }) => (
  <Badge kind={side === 'long' ? 'rise' : 'fall'}>
    {side === 'long' ? <Trans context="spot">Buy</Trans> : <Trans context="spot">Sell</Trans>}
  </Badge>
)
