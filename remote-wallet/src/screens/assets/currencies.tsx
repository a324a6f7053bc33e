/** One row a currency; a sheet tells where it is. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserAssets } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Chip } from '@shared/ui/chip'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SearchField } from '@shared/ui/search-field'
import { SectionHeader } from '@shared/ui/section-header'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { useAddressedSheet } from 'shell/screen'
import { NothingYet } from '../../parts/nothing.tsx'
import { placesOf } from '../../parts/places.ts'
import { folded, type Item, isEmpty, listed } from './assets.model.ts'
import css from './assets.module.css'
import { CurrencySheet } from './currency-sheet.tsx'

function Row({ item, onOpen }: { item: Item; onOpen(currency: string): void }) {
  const priced = item.price != null
  return (
    <ListRow
      lead={<AssetMark symbol={item.currency} />}
      title={item.currency}
      note={
        <>
          <Trans>Available</Trans> <Amount value={item.available} places={placesOf(item.currency)} minPlaces={2} />
        </>
      }
      value={<Amount value={item.total} places={placesOf(item.currency)} minPlaces={2} />}
      valueNote={priced ? <Amount value={item.value} approximate /> : '--'}
      onClick={() => onOpen(item.currency)}
    />
  )
}

/** The way to currencies that one has nothing of. */
const Fold = ({ count, open, onFold }: { count: number; open: boolean; onFold(): void }) => (
  <button type="button" className={css.fold} aria-expanded={open} onClick={onFold}>
    {open ? <Trans>Hide currencies with no balance</Trans> : <Trans>Show {count} with no balance</Trans>}
    <Icon of={open ? ChevronUp : ChevronDown} size={18} />
  </button>
)

const Nothing = () => (
  <NothingYet title={<Trans>No assets yet</Trans>}>
    <Trans>Your deposits appear here straight away.</Trans>
  </NothingYet>
)

export function Currencies({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [hideSmall, setHideSmall] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const { value: opened, show, frame } = useAddressedSheet(to.assets, 'currency')
  if (isEmpty(assets)) return <Nothing />
  const { held, none } = folded(listed(assets.items, search, hideSmall))
  const open = unfolded || search.trim() !== ''
  const rows = open ? [...held, ...none] : held
  return (
    <section>
      <SectionHeader title={<Trans>Currencies</Trans>} />
      <div className={css.tools}>
        <SearchField label={t`Search currency`} value={search} onChange={setSearch} />
        <Chip on={hideSmall} onClick={() => setHideSmall(!hideSmall)}>
          <Trans>Hide below 1 USDT</Trans>
        </Chip>
      </div>
      {rows.length > 0 ? (
        <List flush>
          {rows.map(item => (
            <Row key={item.currency} item={item} onOpen={show} />
          ))}
        </List>
      ) : (
        <p className={css.none}>
          <Trans>No matches</Trans>
        </p>
      )}
      {none.length > 0 && search.trim() === '' && (
        <Fold count={none.length} open={unfolded} onFold={() => setUnfolded(!unfolded)} />
      )}
      <CurrencySheet item={assets.items.find(item => item.currency === opened)} onClose={frame.onClose} />
    </section>
  )
}
