/** Favourites put in order: drawn by their handle, or carried by the arrow keys; each may be taken out. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { pairOf } from '@shared/contract/symbols'
import { Button } from '@shared/ui/button'
import { PageBar } from '@shared/ui/page-bar'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtom, useStore } from 'jotai'
import { useRef, useState } from 'react'
import { favouritesAtom } from 'shell/market-feed'
import { EmptyFavourites } from '../../parts/quotes/empty-favourites.tsx'
import { Markets } from '../../parts/quotes/markets.tsx'
import { restored } from '../../parts/quotes/quotes.model.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { undoable } from '../../parts/undo/undoable.ts'
import { Announcement } from '../../parts/words/announcement.tsx'
import { EditRow } from './edit-row.tsx'
import { moved } from './market.model.ts'
import css from './market.module.css'
import { useDrag } from './use-drag.ts'

export function EditFavourites({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const store = useStore()
  const [favourites, setFavourites] = useAtom(favouritesAtom)
  const [said, setSaid] = useState('')
  const symbols = useSymbolMap()
  const rows = favourites.flatMap(symbol => symbols.get(symbol) ?? [])
  const move = (from: number, to: number) => {
    const order = moved(rows, from, to)
    const others = favourites.filter(symbol => !symbols.has(symbol)) // the exchange may offer them again
    setFavourites([...order.map(({ symbol }) => symbol), ...others])
    setSaid(placeOf(order, rows[from]))
  }
  const placeOf = (order: readonly SymbolInfo[], of: SymbolInfo | undefined) => {
    if (!of) return ''
    const [pair, place, count] = [pairOf(of), order.indexOf(of) + 1, order.length]
    return t`${pair}: ${place} of ${count}`
  }
  const drag = useDrag(rows.length, move)
  const doneButton = useRef<HTMLButtonElement>(null)
  /** The focus goes to the next row, or to Done: the button that has it leaves with its row. */
  const remove = (info: SymbolInfo, index: number) => {
    const items = drag.list.current?.children
    const neighbour = items?.[index + 1] ?? items?.[index - 1]
    const next = neighbour?.querySelector('button') ?? doneButton.current
    next?.focus()
    setFavourites(favourites.filter(symbol => symbol !== info.symbol))
    const pair = pairOf(info)
    undoable(t`${pair} removed from favourites`, () =>
      setFavourites(restored(store.get(favouritesAtom), favourites, info.symbol)),
    )
  }
  const done = (
    <span className={css.done}>
      <Button ref={doneButton} small look="tonal" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </span>
  )
  const list = (
    <ul ref={drag.list}>
      {rows.map((info, index) => (
        <EditRow
          key={info.symbol}
          info={info}
          dragged={drag.at === index}
          onGrab={event => drag.grab(index, event)}
          onMove={by => move(index, index + by)}
          onRemove={() => remove(info, index)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <PageBar title={<Trans>Edit favourites</Trans>} actions={done} />
      <Markets skeleton={<SkeletonRows rows={3} disc />}>
        {() => (rows.length === 0 ? <EmptyFavourites /> : list)}
      </Markets>
      <Announcement>{said}</Announcement>
    </>
  )
}
