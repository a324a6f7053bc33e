/** The rows of a shelf, in the order that the heads of their columns ask for. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { ErrorPanel } from '@shared/ui/error-panel'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtomValue } from 'jotai'
import { feedAtom } from 'shell/market-feed'
import { failureOf, onlineAtom } from 'shell/transport'
import { useSymbols } from '../../parts/symbols.ts'
import { ColumnHeads } from './column-heads.tsx'
import type { View } from './market.model.ts'
import css from './market.module.css'
import { NoFavourites } from './no-favourites.tsx'
import { OldPrices } from './old-prices.tsx'
import { Rows } from './rows.tsx'
import { useRows } from './use-rows.ts'

export function ShelfRows({ view }: { view: View }) {
  const { data, error, isFetching, refetch } = useSymbols()
  if (data) return <Listed symbols={data} view={view} />
  if (!error) return <Coming view={view} />
  const retry = () => void refetch()
  return (
    <div className={css.region}>
      <ErrorPanel
        title={<Trans>Couldn't load the markets</Trans>}
        failure={failureOf(error)}
        retrying={isFetching}
        onRetry={retry}
      />
    </div>
  )
}

const Coming = ({ view }: { view: View }) => (
  <>
    <ColumnHeads view={view} />
    <div className={css.coming}>
      <SkeletonRows rows={8} disc />
    </div>
  </>
)

function Listed({ symbols, view }: { symbols: readonly SymbolInfo[]; view: View }) {
  const rows = useRows(symbols, view)
  const stale = useAtomValue(feedAtom) === 'stale'
  const { online } = useAtomValue(onlineAtom)
  if (view.cat === 'fav' && rows.length === 0) return <NoFavourites symbols={symbols} />
  return (
    <>
      {stale && <OldPrices symbols={rows} />}
      <ColumnHeads view={view} />
      <Rows symbols={rows} volumes={view.sort === 'volume'} stale={stale || !online} />
    </>
  )
}
