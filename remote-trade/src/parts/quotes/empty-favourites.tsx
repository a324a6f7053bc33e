/** An empty list of favourites: the person has none, or none that this list can show. */
import { Trans } from '@lingui/react/macro'
import { EmptyState, type EmptyStateProps } from '@shared/ui/empty-state'
import { useAtomValue } from 'jotai'
import { Star } from 'lucide-react'
import { favouritesAtom } from 'shell/market-feed'

export function EmptyFavourites({ children }: Pick<EmptyStateProps, 'children'>) {
  const hasFavourites = useAtomValue(favouritesAtom).length > 0
  const title = hasFavourites ? (
    <Trans>None of your favourites is available here</Trans>
  ) : (
    <Trans>No favourites yet</Trans>
  )
  return (
    <EmptyState icon={Star} title={title}>
      {children}
    </EmptyState>
  )
}
