/** The sheets of the first step: currencies, and networks with what they ask. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@shared/format/duration'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { useLanguage } from 'shell/i18n'
import { usePauseWords } from '../../parts/pause-words.ts'
import type { Choice } from './recharge.model.ts'

type SheetProps = { open: boolean; onClose(): void; chosen: string; onChoose(value: string): void }

export function CurrencyChoice({ open, onClose, all, chosen, onChoose }: SheetProps & { all: readonly Choice[] }) {
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Currency</Trans>}>
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
  const noteOf = ({ paused, rechargeMinutes }: Choice['networks'][number]) => {
    if (paused) return pauseWords(paused)
    const usual = formatDuration(bcp47, rechargeMinutes)
    return t`Usually ${usual}`
  }
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Network</Trans>}>
      <List flush>
        {networks.map(row => (
          <ListRow
            key={row.network}
            title={row.network}
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
