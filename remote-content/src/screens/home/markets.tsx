/** One list of markets: favourites, hot, risers, fallers or volume; which one stands in the address. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { Icon } from '@shared/ui/icon'
import { SectionHeader } from '@shared/ui/section-header'
import { useAtomValue } from 'jotai'
import { ChevronRight } from 'lucide-react'
import { favouritesAtom, type Ticker } from 'shell/market-feed'
import { usePlace, useWay } from 'shell/navigation'
import css from './home.module.css'
import { useFunded } from './home.state.ts'
import { listOf, lists, type MarketList, marketsOf } from './markets.model.ts'
import { PriceAge } from './price-age.tsx'
import { Symbols } from './symbols.tsx'
import { useOrdered } from './use-ordered.ts'

const ROWS = 10

function useNames(): Readonly<Record<MarketList, string>> {
  const { t } = useLingui()
  return {
    favourites: t`Favourites`,
    hot: t`Hot`,
    rise: t({ message: 'Risers', context: 'ranking' }),
    loss: t`Fallers`,
    volume: t({ message: 'Volume', context: 'ranking' }),
  }
}

export function Markets({ tickers, stale }: { tickers: readonly Ticker[]; stale: boolean }) {
  const { t } = useLingui()
  const names = useNames()
  const favourites = useAtomValue(favouritesAtom)
  const { query, setQuery } = usePlace(to.home)
  const list = listOf(query.rank, favourites, useFunded())
  return (
    <section className={css.markets} aria-label={t`Markets`}>
      <div className={css.gutter}>
        <SectionHeader title={<Title />} end={stale ? <PriceAge tickers={tickers} /> : <All />} />
      </div>
      <div className={css.lists}>
        <Chips label={t`Markets`}>
          {lists.map(each => (
            <Chip key={each} on={each === list} onClick={() => setQuery({ rank: each })}>
              {names[each]}
            </Chip>
          ))}
        </Chips>
      </div>
      <Listed tickers={tickers} list={list} favourites={favourites} />
    </section>
  )
}

/** With what lines and changes in the rows are of. */
const Title = () => (
  <>
    <Trans>Markets</Trans>
    <span className={css.span}>
      <Trans>24 hours</Trans>
    </span>
  </>
)

function All() {
  const href = useWay(to.market())
  return (
    href && (
      <a href={href}>
        <Trans context="markets">All</Trans>
        <Icon of={ChevronRight} size={18} />
      </a>
    )
  )
}

type ListedProps = { tickers: readonly Ticker[]; list: MarketList; favourites: readonly string[] }

function Listed({ tickers, list, favourites }: ListedProps) {
  const rows = useOrdered(tickers, [list, ...favourites].join(), all => marketsOf(all, list, favourites))
  const loading = tickers.length === 0 && (list === 'favourites' ? favourites.length : ROWS)
  return rows.length > 0 || loading ? <Symbols of={rows} loading={loading} /> : <Nothing list={list} />
}

const Nothing = ({ list }: { list: MarketList }) => (
  <p className={css.nothing}>
    {list === 'rise' && <Trans>No markets rose in the last 24 hours</Trans>}
    {list === 'loss' && <Trans>No markets fell in the last 24 hours</Trans>}
    {list === 'favourites' && <Trans>No favourites yet. Star a market to keep it here.</Trans>}
    {(list === 'hot' || list === 'volume') && <Trans>No markets at the moment</Trans>}
  </p>
)
