/** Which currency stands on a side, with what is there of each. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import type { SheetFrame } from 'shell/screen'
import type { Pair } from './swap.model.ts'
import type { Swap } from './use-swap.ts'

type Props = SheetFrame & { side: keyof Pair; swap: Swap }

export function CurrencySheet({ side, swap, ...frame }: Props) {
  const { pair, currencies, pick } = swap
  const choose = (currency: string) => {
    frame.onClose()
    pick(side, currency)
  }
  return (
    <Sheet {...frame} title={<Trans>Currency</Trans>}>
      <List flush>
        {[...currencies.values()].map(({ currency, available }) => (
          <ListRow
            key={currency}
            lead={<AssetMark symbol={currency} />}
            title={currency}
            value={<Amount value={available} places={8} minPlaces={2} />}
            current={currency === pair[side]}
            onClick={() => choose(currency)}
          />
        ))}
      </List>
    </Sheet>
  )
}
