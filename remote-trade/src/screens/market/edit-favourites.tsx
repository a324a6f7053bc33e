/** Favourites put in order: drawn by their handle, or carried by the arrow keys; each may be taken out. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { PageBar } from '@shared/ui/page-bar'
import { useAtom } from 'jotai'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { favouritesAtom } from 'shell/market-feed'
import { Announcement } from '../../parts/announcement.tsx'
import { useSymbolMap } from '../../parts/symbols.ts'
import { EditRow } from './edit-row.tsx'
import { moved } from './market.model.ts'
import css from './market.module.css'
import { useDrag } from './use-drag.ts'

export function EditFavourites({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const [said, setSaid] = useState('')
  const symbols = useSymbolMap()
  const rows = favourites.flatMap(symbol => symbols.get(symbol) ?? [])
  const move = (from: number, to: number) => {
    const order = moved(rows, from, to)
    setFavourites(order.map(({ symbol }) => symbol))
    setSaid(placeOf(order, rows[from]))
  }
  const placeOf = (order: readonly SymbolInfo[], of: SymbolInfo | undefined) => {
    if (!of) return ''
    const [pair, place, count] = [pairOf(of), order.indexOf(of) + 1, order.length]
    return t`${pair}: ${place} of ${count}`
  }
  const drag = useDrag(rows.length, move)
  const done = (
    <span className={css.done}>
      <Button small look="tonal" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </span>
  )
  return (
    <>
      <PageBar title={<Trans>Edit favourites</Trans>} actions={done} />
      {rows.length === 0 ? (
        <EmptyState icon={Star} title={<Trans>No favourites yet</Trans>} />
      ) : (
        <ul ref={drag.list}>
          {rows.map((info, index) => (
            <EditRow
              key={info.symbol}
              info={info}
              dragged={drag.at === index}
              onGrab={event => drag.grab(index, event)}
              onMove={by => move(index, index + by)}
              onRemove={() => setFavourites(favourites.filter(symbol => symbol !== info.symbol))}
            />
          ))}
        </ul>
      )}
      <Announcement>{said}</Announcement>
    </>
  )
}
