/** Nothing starred yet: the pairs that most people look at, ready to be. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { EmptyState } from '@shared/ui/empty-state'
import { Star } from 'lucide-react'
import { Rows } from '../../parts/rows/rows.tsx'
import { hottest } from './market.model.ts'

export function NoFavourites({ symbols }: { symbols: readonly SymbolInfo[] }) {
  return (
    <>
      <EmptyState icon={Star} title={<Trans>No favourites yet</Trans>}>
        <Trans>Star a pair to keep it here.</Trans>
      </EmptyState>
      <Rows symbols={hottest(symbols)} />
    </>
  )
}
