/** Market: every symbol with its price, how broadly the market moves, favourites, search (trade.md, /hangqing). */
import { useRoute } from 'shell/navigation'
import { Board } from './board.tsx'
import { readView } from './market.model.ts'
import { SearchPage } from './search-page.tsx'
import { useSearch } from './use-search.ts'

export default function MarketScreen() {
  const view = readView(useRoute().query)
  const { asked, open, close } = useSearch()
  return asked === undefined ? <Board view={view} onSearch={open} /> : <SearchPage asked={asked} onClose={close} />
}
