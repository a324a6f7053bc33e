/** The rows of a shelf, in the order that the heads of their columns ask for. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useDeferredValue } from 'react'
import { feedAtom } from 'shell/market-feed'
import { onlineAtom } from 'shell/transport'
import { Markets } from '../../parts/quotes/markets.tsx'
import { Rows } from '../../parts/rows/rows.tsx'
import { ColumnHeads } from './column-heads.tsx'
import type { View } from './market.model.ts'
import css from './market.module.css'
import { NoFavourites } from './no-favourites.tsx'
import { OldPrices } from './old-prices.tsx'
import { useRows } from './use-rows.ts'

export const ShelfRows = ({ view }: { view: View }) => (
  <div className={css.markets}>
    <Markets skeleton={<Coming view={view} />}>{symbols => <Listed symbols={symbols} view={view} />}</Markets>
  </div>
)

const Coming = ({ view }: { view: View }) => (
  <>
    <ColumnHeads view={view} />
    <div className={css.coming}>
      <SkeletonRows rows={8} disc />
    </div>
  </>
)

/** A shelf of which the exchange offers no symbol. */
const NoMarkets = () => <EmptyState title={<Trans>You can't trade this here</Trans>} />

/** More than fit on a phone. */
const FIRST = 12

/** A tap is answered by the tab or the head that it chose; many rows follow once they are drawn, and so does the rest of the first. */
function Listed({ symbols, view }: { symbols: readonly SymbolInfo[]; view: View }) {
  const drawn = useDeferredValue(view)
  const all = useRows(symbols, drawn)
  const rows = useDeferredValue(all, all.slice(0, FIRST))
  const stale = useAtomValue(feedAtom) === 'stale'
  const { online } = useAtomValue(onlineAtom)
  if (all.length === 0) return drawn.cat === 'fav' ? <NoFavourites symbols={symbols} /> : <NoMarkets />
  return (
    <>
      {stale && <OldPrices symbols={rows} />}
      <ColumnHeads view={view} />
      <Rows symbols={rows} volumes={drawn.sort === 'volume'} stale={stale || !online} />
    </>
  )
}
