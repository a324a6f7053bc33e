/** Hot, Rise and Loss of the last 24 hours; which one stands in the address. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Tabs } from '@shared/ui/tabs'
import type { Ticker } from 'shell/market-feed'
import { usePlace } from 'shell/navigation'
import { type Rank, ranking, rankOf } from './home.model.ts'
import css from './home.module.css'
import { Symbols } from './symbols.tsx'
import { useOrdered } from './use-ordered.ts'

const ROWS = 10
export function Rankings({ tickers }: { tickers: readonly Ticker[] }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.home)
  const rank = rankOf(query.rank)
  const tabs = [
    { value: 'hot', label: t`Hot` },
    { value: 'rise', label: t({ message: 'Risers', context: 'ranking' }) },
    { value: 'loss', label: t`Fallers` },
  ] as const
  return (
    <section className={css.rankings}>
      <Tabs label={t`Rankings`} big tabs={tabs} value={rank} onChange={next => setQuery({ rank: next })}>
        <Ranked tickers={tickers} rank={rank} />
      </Tabs>
    </section>
  )
}

function Ranked({ tickers, rank }: { tickers: readonly Ticker[]; rank: Rank }) {
  const rows = useOrdered(tickers, rank, all => ranking(all, rank))
  const loading = tickers.length === 0 && ROWS
  return rows.length > 0 || loading ? <Symbols of={rows} loading={loading} /> : <Nothing rank={rank} />
}

const Nothing = ({ rank }: { rank: Rank }) => (
  <p className={css.nothing}>
    {rank === 'loss' ? (
      <Trans>No markets fell in the last 24 hours</Trans>
    ) : (
      <Trans>No markets rose in the last 24 hours</Trans>
    )}
  </p>
)
