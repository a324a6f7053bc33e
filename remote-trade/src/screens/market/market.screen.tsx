/** Market: every symbol with its price, how broadly the market moves, favourites, search (docs/rules/trade.md#market). */
import * as to from '@shared/contract/to'
import { useEffect } from 'react'
import { usePlace } from 'shell/navigation'
import { useLater } from 'shell/screen'
import { useWatchedAlerts } from '../../parts/alerts/use-watched-alerts.ts'
import { Board } from './board.tsx'
import { readView } from './market.model.ts'
import { useSearch } from './use-search.ts'

const load = () => import(/* webpackChunkName: "market-later" */ './search-page.tsx')

export default function MarketScreen() {
  const view = readView(usePlace(to.market).query)
  const { asked, open, close } = useSearch()
  useWatchedAlerts()
  const { parts, bring } = useLater(load)
  const missing = asked !== undefined && parts === null
  useEffect(() => {
    if (missing) void bring() // says so where it does not come; the board stands meanwhile
  }, [missing, bring])
  if (asked === undefined || parts === null) return <Board view={view} onSearch={open} />
  return <parts.SearchPage asked={asked} onClose={close} />
}
