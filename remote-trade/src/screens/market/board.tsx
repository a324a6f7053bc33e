/** The market at rest: breadth, shelves, rows; or the favourites being put in order. */
import { Trans, useLingui } from '@lingui/react/macro'
import { IconButton } from '@shared/ui/icon-button'
import { PageBar } from '@shared/ui/page-bar'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { Tabs } from '@shared/ui/tabs'
import { useQueryClient } from '@tanstack/react-query'
import { ListOrdered, Search } from 'lucide-react'
import { useState } from 'react'
import { setQuery, useListMemory, useRefetchOnReturn } from 'shell/navigation'
import { shelves } from '../../parts/quotes/quotes.model.ts'
import { shelfNames } from '../../parts/quotes/shelf-names.ts'
import { useLater } from '../../parts/use-later.ts'
import { Breadth } from './breadth.tsx'
import { loadLater } from './load-later.ts'
import type { View } from './market.model.ts'
import { ShelfRows } from './shelf-rows.tsx'

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.refetchQueries({ queryKey: ['trade'], type: 'active' })
}

export function Board({ view, onSearch }: { view: View; onSearch(): void }) {
  const [editing, setEditing] = useState(false)
  const { parts, bring } = useLater(loadLater)
  const edit = async () => {
    if (await bring()) setEditing(true)
  }
  const refresh = useRefresh()
  useRefetchOnReturn(() => void refresh())
  useListMemory(view.cat)
  if (editing && parts) return <parts.EditFavourites onDone={() => setEditing(false)} />
  return (
    <PullToRefresh onRefresh={refresh}>
      <Bar onSearch={onSearch} onEdit={view.cat === 'fav' ? () => void edit() : undefined} />
      <Breadth />
      <Shelves view={view} />
    </PullToRefresh>
  )
}

function Bar({ onSearch, onEdit }: { onSearch(): void; onEdit: (() => void) | undefined }) {
  const { t } = useLingui()
  const actions = (
    <>
      {onEdit && <IconButton icon={ListOrdered} label={t`Edit favourites`} onClick={onEdit} />}
      <IconButton icon={Search} label={t`Search`} onClick={onSearch} />
    </>
  )
  return <PageBar title={<Trans>Market</Trans>} actions={actions} />
}

function Shelves({ view }: { view: View }) {
  const { t } = useLingui()
  const tabs = shelves.map(shelf => ({ value: shelf, label: t(shelfNames[shelf]) }))
  return (
    <Tabs label={t`Markets`} tabs={tabs} value={view.cat} onChange={cat => setQuery({ cat })}>
      <ShelfRows view={view} />
    </Tabs>
  )
}
