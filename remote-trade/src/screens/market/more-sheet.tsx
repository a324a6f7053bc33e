/** What else may be done with a symbol. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { useAtom } from 'jotai'
import { CandlestickChart, ChartNoAxesCombined, Star } from 'lucide-react'
import { favouritesAtom } from 'shell/market-feed'
import { useWays } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { toggled } from '../../parts/quotes/quotes.model.ts'
import { isContract } from '../../parts/symbols.ts'

type Props = SheetFrame & { info: SymbolInfo }

export function MoreSheet({ info, open, onClose }: Props) {
  const { t } = useLingui()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const { symbol } = info
  const way = useWays()
  const trade = isContract(info) ? way(to.contract({ symbol })) : undefined
  const chart = way(to.chart({ symbol }))
  const star = () => {
    setFavourites(toggled(favourites, symbol))
    onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title={pairOf(info)}>
      <List flush>
        {trade && <ListRow lead={<Icon of={CandlestickChart} />} title={<Trans>Trade</Trans>} href={trade} />}
        {chart && <ListRow lead={<Icon of={ChartNoAxesCombined} />} title={<Trans>Chart</Trans>} href={chart} />}
        <ListRow
          lead={<Icon of={Star} filled={favourites.includes(symbol)} />}
          title={favourites.includes(symbol) ? t`Remove from favourites` : t`Add to favourites`}
          onClick={star}
        />
      </List>
    </Sheet>
  )
}
