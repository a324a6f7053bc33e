/** The sheets of the first step: currencies, and networks with what they ask. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import type { Choice } from './recharge.model.ts'

type SheetProps = { open: boolean; onClose(): void; chosen: string; onChoose(value: string): void }

export function CurrencySheet({ open, onClose, all, chosen, onChoose }: SheetProps & { all: readonly Choice[] }) {
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

export function NetworkSheet({ open, onClose, choice, chosen, onChoose }: SheetProps & { choice: Choice }) {
  const { currency } = choice
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Network</Trans>}>
      <List flush>
        {choice.networks.map(({ network, rechargeMin, rechargeMinutes: minutes, paused }) => (
          <ListRow
            key={network}
            title={network}
            note={paused ?? <Trans>Usually {minutes} min</Trans>}
            value={
              paused ? (
                <Badge kind="wait">
                  <Trans>Paused</Trans>
                </Badge>
              ) : (
                <Amount open value={rechargeMin} places={8} minPlaces={0} unit={currency} />
              )
            }
            valueNote={paused ? undefined : <Trans>Minimum</Trans>}
            current={network === chosen}
            disabled={paused != null}
            onClick={() => onChoose(network)}
          />
        ))}
      </List>
    </Sheet>
  )
}
