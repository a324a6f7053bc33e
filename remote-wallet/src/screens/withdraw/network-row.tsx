/** A network to choose: the account on it, or the way to add one. */
import { Trans } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { ListRow } from '@shared/ui/list-row'
import { useNetworkName } from '../../parts/network-name.ts'
import { usePauseWords } from '../../parts/pause-words.ts'
import { useAdding } from './destination.tsx'
import type { Network } from './withdraw.model.ts'
import { nameOf } from './words.ts'

type NetworkProps = {
  of: Network
  first: PayoutAccount | undefined
  current: boolean
  currency: string
  onChoose(account: PayoutAccount): void
}

export function NetworkRow({ of, first, current, currency, onChoose }: NetworkProps) {
  const name = useNetworkName()(of.network)
  const pauseWords = usePauseWords()
  const add = useAdding(of)
  const paused = of.paused && (
    <Badge kind="wait">
      <Trans>Paused</Trans>
    </Badge>
  )
  const least = <Amount open value={of.withdrawMin} places={8} minPlaces={0} unit={currency} />
  const note = of.paused ? pauseWords(of.paused) : first ? nameOf(first) : <Trans>No withdrawal account yet</Trans>
  const press = first ? { onClick: () => onChoose(first) } : add !== undefined && { href: add }
  return (
    <ListRow
      title={name}
      note={note}
      value={paused || least}
      valueNote={paused ? undefined : <Trans>Minimum</Trans>}
      {...(first && { current })}
      {...press}
      disabled={of.paused != null}
    />
  )
}
