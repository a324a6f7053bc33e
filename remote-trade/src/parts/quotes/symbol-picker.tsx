/** Another symbol: from a shelf, or by its code or name. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { AssetMark } from '@shared/ui/asset-mark'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { Pair } from '@shared/ui/price-row'
import { SearchField } from '@shared/ui/search-field'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { useAtomValue } from 'jotai'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { favouritesAtom } from 'shell/market-feed'
import { LiveChange, LivePrice } from './cells.tsx'
import { EmptyFavourites } from './empty-favourites.tsx'
import { Markets } from './markets.tsx'
import { onShelf, type Shelf, search, shelfOf, shelves } from './quotes.model.ts'
import { shelfNames } from './shelf-names.ts'
import css from './symbol-picker.module.css'

type Picking = {
  /** The symbol that is on show. */
  value: string
  onPick(symbol: string): void
}
type PickerProps = Picking & {
  open: boolean
  onClose(): void
  /** Which symbols may be chosen; all unless given. */
  only?: (info: SymbolInfo) => boolean
}

export function SymbolPicker({ open, onClose, only, value, onPick }: PickerProps) {
  const pick = (symbol: string) => {
    onClose()
    onPick(symbol)
  }
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Markets</Trans>}>
      <div className={css.picker}>{open && <Choice only={only} value={value} onPick={pick} />}</div>
    </Sheet>
  )
}

const Choice = ({ only = () => true, ...picking }: Picking & { only: PickerProps['only'] }) => (
  <Markets skeleton={<SkeletonRows rows={6} disc />}>
    {symbols => <Shelves symbols={symbols.filter(only)} {...picking} />}
  </Markets>
)

type Rows = Picking & { symbols: readonly SymbolInfo[] }

function Shelves({ symbols, ...picking }: Rows) {
  const { t } = useLingui()
  const favourites = useAtomValue(favouritesAtom)
  const picked = symbols.find(info => info.symbol === picking.value)
  const [shelf, setShelf] = useState<Shelf>(picked ? shelfOf(picked) : 'crypto')
  const [text, setText] = useState('')
  const found = text.trim() === '' ? null : search(symbols, text)
  const filled = shelves.filter(each => each === 'fav' || onShelf(symbols, each, []).length > 0)
  const tabs = filled.map(each => ({ value: each, label: t(shelfNames[each]) }))
  return (
    <>
      <SearchField label={t`Search by symbol or name`} value={text} onChange={setText} />
      <div className={css.shelves}>
        {found ? (
          <Found symbols={found} {...picking} />
        ) : (
          <Tabs label={t`Markets`} tabs={tabs} value={shelf} onChange={setShelf}>
            <OnShelf symbols={onShelf(symbols, shelf, favourites)} {...picking} />
          </Tabs>
        )}
      </div>
    </>
  )
}

const Found = (rows: Rows) =>
  rows.symbols.length > 0 ? <Rows {...rows} /> : <EmptyState icon={SearchX} title={<Trans>No matches</Trans>} />

const OnShelf = (rows: Rows) => (rows.symbols.length > 0 ? <Rows {...rows} /> : <EmptyFavourites />)

function Rows({ symbols, value, onPick }: Rows) {
  return (
    <List>
      {symbols.map(info => (
        <ListRow
          key={info.symbol}
          lead={<AssetMark symbol={info.baseCurrency} />}
          title={<Pair base={info.baseCurrency} quote={info.quoteCurrency} />}
          note={info.name}
          value={<LivePrice symbol={info.symbol} places={info.pricePrecision} />}
          valueNote={<LiveChange symbol={info.symbol} />}
          current={info.symbol === value}
          onClick={() => onPick(info.symbol)}
        />
      ))}
    </List>
  )
}
