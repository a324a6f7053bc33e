/** The sheets of the first step: currencies, and networks with what they ask. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useNetworkName } from '../../parts/network-name.ts'
import { usePauseWords } from '../../parts/pause-words.ts'
import type { Choice } from './recharge.model.ts'

type SheetProps = { open: boolean; onClose(): void; chosen: string; onChoose(value: string): void }

type CurrencyProps = SheetProps & { title: ReactNode; all: readonly Pick<Choice, 'currency' | 'name'>[] }

export function CurrencyChoice({ open, onClose, title, all, chosen, onChoose }: CurrencyProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <List flush>
        {all.map(({ currency, name }) => (
          <ListRow
            key={currency}
            lead={<AssetMark symbol={currency} />}
            title={currency}
            note={name}
            current={currency === chosen}
            onClick={() => onChoose(currency)}
          />
        ))}
      </List>
    </Sheet>
  )
}

export function NetworkChoice({
  open,
  onClose,
  currency,
  networks,
  chosen,
  onChoose,
}: SheetProps & Pick<Choice, 'currency' | 'networks'>) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const pauseWords = usePauseWords()
  const nameOf = useNetworkName()
  const noteOf = ({ paused, rechargeMinutes, addressMode }: Choice['networks'][number]) => {
    if (paused) return pauseWords(paused)
    const usual = formatDuration(bcp47, rechargeMinutes)
    return addressMode === 'chat' ? t`Address on request, usually ${usual}` : t`Usually ${usual}`
  }
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Network</Trans>}>
      <List flush>
        {networks.map(row => (
          <ListRow
            key={row.network}
            title={nameOf(row.network)}
            note={noteOf(row)}
            value={
              row.paused ? (
                <Badge kind="wait">
                  <Trans>Paused</Trans>
                </Badge>
              ) : (
                <Amount open value={row.rechargeMin} places={8} minPlaces={0} unit={currency} />
              )
            }
            valueNote={row.paused ? undefined : <Trans>Minimum</Trans>}
            current={row.network === chosen}
            disabled={row.paused != null}
            onClick={() => onChoose(row.network)}
          />
        ))}
      </List>
    </Sheet>
  )
}
