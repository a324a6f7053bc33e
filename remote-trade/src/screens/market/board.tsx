/** The market at rest: breadth, shelves, rows; or the favourites being put in order. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { IconButton } from '@shared/ui/icon-button'
import { PageBar } from '@shared/ui/page-bar'
import { Tabs } from '@shared/ui/tabs'
import { ListOrdered, Search } from 'lucide-react'
import { useState } from 'react'
import { useListMemory, usePlace } from 'shell/navigation'
import { Page, useLater } from 'shell/screen'
import { shelves } from '../../parts/quotes/quotes.model.ts'
import { shelfNames } from '../../parts/quotes/shelf-names.ts'
import { Breadth } from './breadth.tsx'
import type { View } from './market.model.ts'
import { ShelfRows } from './shelf-rows.tsx'

const load = () => import(/* webpackChunkName: "market-later" */ './edit-favourites.tsx')

export function Board({ view, onSearch }: { view: View; onSearch(): void }) {
  const [editing, setEditing] = useState(false)
  const { parts, bring } = useLater(load)
  const edit = async () => setEditing(await bring())
  useListMemory(view.cat)
  if (editing && parts) return <parts.EditFavourites onDone={() => setEditing(false)} />
  return (
    <Page>
      <Bar onSearch={onSearch} onEdit={view.cat === 'fav' ? () => void edit() : undefined} />
      <Breadth />
      <Shelves view={view} />
    </Page>
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
  const { setQuery } = usePlace(to.market)
  const tabs = shelves.map(shelf => ({ value: shelf, label: t(shelfNames[shelf]) }))
  return (
    <Tabs label={t`Markets`} tabs={tabs} value={view.cat} onChange={cat => setQuery({ cat })}>
      <ShelfRows view={view} />
    </Tabs>
  )
}
