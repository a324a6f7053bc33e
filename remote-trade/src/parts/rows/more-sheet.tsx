/** What else may be done with a symbol. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { useAtom } from 'jotai'
import { Bell, CandlestickChart, ChartNoAxesCombined, Star } from 'lucide-react'
import { favouritesAtom } from 'shell/market-feed'
import { useWays } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { hasAlerts } from '../alerts/alerts.api.ts'
import { toggled } from '../quotes/quotes.model.ts'
import { hasSeconds, isCfd, isContract } from '../quotes/symbols.ts'

type Props = SheetFrame & { info: SymbolInfo; onAlert(): void }

/** The way to trade it that one looks for first. */
function modeFor(info: SymbolInfo): string | undefined {
  if (isContract(info)) return 'contract'
  if (isCfd(info) && hasFeature('cfd')) return 'cfd'
  return hasSeconds(info) ? 'second' : undefined
}

export function MoreSheet({ info, onAlert, open, onClose }: Props) {
  const { t } = useLingui()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const { symbol } = info
  const way = useWays()
  const mode = modeFor(info)
  const trade = mode && way(to.contract({ mode, symbol }))
  const chart = way(to.chart({ symbol }))
  const star = () => {
    setFavourites(toggled(favourites, symbol))
    onClose()
  }
  const alert = () => {
    onClose()
    onAlert()
  }
  return (
    <Sheet open={open} onClose={onClose} title={pairOf(info)}>
      <List flush>
        {trade && <ListRow lead={<Icon of={CandlestickChart} />} title={<Trans>Trade</Trans>} href={trade} />}
        {chart && <ListRow lead={<Icon of={ChartNoAxesCombined} />} title={<Trans>Chart</Trans>} href={chart} />}
        {hasAlerts() && <ListRow lead={<Icon of={Bell} />} title={<Trans>Price alert</Trans>} onClick={alert} />}
        <ListRow
          lead={<Icon of={Star} filled={favourites.includes(symbol)} />}
          title={favourites.includes(symbol) ? t`Remove from favourites` : t`Add to favourites`}
          onClick={star}
        />
      </List>
    </Sheet>
  )
}
