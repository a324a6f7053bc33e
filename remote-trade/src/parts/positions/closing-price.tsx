/** What the price is called that a position is closed at: whose side of the spread it is. */
import { Trans } from '@lingui/react/macro'
import type { Side } from '@shared/money'

type Props = { isCfd: boolean; side: Side }

export function ClosingPrice({ isCfd, side }: Props) {
  if (!isCfd) return <Trans>Market price</Trans>
  return side === 'long' ? <Trans>Sell price</Trans> : <Trans>Buy price</Trans>
}
