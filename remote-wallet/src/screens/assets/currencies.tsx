/** One row a currency; a sheet tells where it is. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserAssets } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Button } from '@shared/ui/button'
import { Chip } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SearchField } from '@shared/ui/search-field'
import { SectionHeader } from '@shared/ui/section-header'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { hasRoute, setQuery, useRoute } from 'shell/navigation'
import { placesOf } from '../../parts/places.ts'
import { folded, type Item, isEmpty, listed } from './assets.model.ts'
import css from './assets.module.css'
import { CurrencySheet } from './currency-sheet.tsx'

function Row({ item }: { item: Item }) {
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
      onClick={() => setQuery({ currency: item.currency }, { push: true })}
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
  <EmptyState
    title={<Trans>No assets yet</Trans>}
    action={
      hasRoute('/chongzhi') ? (
        <Button small look="tonal" href="#/chongzhi">
          <Trans>Deposit</Trans>
        </Button>
      ) : undefined
    }
  >
    <Trans>Your deposits appear here straight away.</Trans>
  </EmptyState>
)

export function Currencies({ assets }: { assets: UserAssets }) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [hideSmall, setHideSmall] = useState(false)
  const [unfolded, setUnfolded] = useState(false)
  const { currency } = useRoute().query
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
            <Row key={item.currency} item={item} />
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
      <CurrencySheet item={assets.items.find(item => item.currency === currency)} />
    </section>
  )
}
