/** Market: every symbol with its price, how broadly the market moves, favourites, search (trade.md, /hangqing). */
import { useEffect } from 'react'
import { useRoute } from 'shell/navigation'
import { useLater } from '../../parts/use-later.ts'
import { Board } from './board.tsx'
import { loadLater } from './load-later.ts'
import { readView } from './market.model.ts'
import { useSearch } from './use-search.ts'

export default function MarketScreen() {
  const view = readView(useRoute().query)
  const { asked, open, close } = useSearch()
  const { parts, bring } = useLater(loadLater)
  const missing = asked !== undefined && parts === null
  useEffect(() => {
    if (missing) void bring() // says so where it does not come; the board stands meanwhile
  }, [missing, bring])
  if (asked === undefined || parts === null) return <Board view={view} onSearch={open} />
  return <parts.SearchPage asked={asked} onClose={close} />
}
