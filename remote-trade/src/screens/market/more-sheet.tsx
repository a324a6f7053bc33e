/** What else may be done with a symbol. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { useAtom } from 'jotai'
import { CandlestickChart, ChartNoAxesCombined, Star } from 'lucide-react'
import { favouritesAtom } from 'shell/market-feed'
import { hasRoute } from 'shell/navigation'
import { toggled } from '../../parts/quotes/quotes.model.ts'
import { isContract, pairOf } from '../../parts/symbols.ts'

type Props = { info: SymbolInfo; open: boolean; onClose(): void }

export function MoreSheet({ info, open, onClose }: Props) {
  const { t } = useLingui()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const { symbol } = info
  const star = () => {
    setFavourites(toggled(favourites, symbol))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={pairOf(info)}>
      <List flush>
        {isContract(info) && hasRoute('/heyue') && (
          <ListRow
            lead={<Icon of={CandlestickChart} />}
            title={<Trans>Trade</Trans>}
            href={`#/heyue?symbol=${symbol}`}
          />
        )}
        <ListRow
          lead={<Icon of={ChartNoAxesCombined} />}
          title={<Trans>Chart</Trans>}
          href={`#/kline?symbol=${symbol}`}
        />
        <ListRow
          lead={<Icon of={Star} filled={favourites.includes(symbol)} />}
          title={favourites.includes(symbol) ? t`Remove from favourites` : t`Add to favourites`}
          onClick={star}
        />
      </List>
    </Sheet>
  )
}
