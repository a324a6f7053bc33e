/** No favourite to show: the pairs that most people look at, ready to be. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { EmptyFavourites } from '../../parts/quotes/empty-favourites.tsx'
import { Rows } from '../../parts/rows/rows.tsx'
import { hottest } from './market.model.ts'

export function NoFavourites({ symbols }: { symbols: readonly SymbolInfo[] }) {
  return (
    <>
      <EmptyFavourites>
        <Trans>Star a market to keep it here.</Trans>
      </EmptyFavourites>
      <Rows symbols={hottest(symbols)} />
    </>
  )
}
