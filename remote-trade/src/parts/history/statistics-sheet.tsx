/** What has closed, counted together and by pair; the days are the filter's own and stand in the address. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { CodeOf, tradeTypes } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import type { Days } from '@shared/format/days'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { DaysField } from '@shared/ui/days-field'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { serverNow } from 'shell/market-feed'
import { Loaded, type SheetFrame } from 'shell/screen'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { useEveryClosed } from './closed.api.ts'
import { type Filter, isFiltered } from './filter.model.ts'
import css from './history.module.css'
import { type BySymbol, bySymbol, type Statistics, statisticsOf } from './statistics.model.ts'

type Props = SheetFrame & {
  kind: CodeOf<typeof tradeTypes>
  filter: Filter
  onDays(days: Days): void
  /** What is counted: "Closed positions". */
  counted: ReactNode
}

export function StatisticsSheet({ kind, filter, onDays, counted, ...frame }: Props) {
  const all = useEveryClosed(kind, filter)
  return (
    <Sheet {...frame} title={<Trans>Statistics</Trans>}>
      <DaysField days={filter} onChange={onDays} now={serverNow} />
      <Loaded
        of={all}
        title={<Trans>Couldn't load your history</Trans>}
        skeleton={<SkeletonRows rows={6} single />}
        empty={<EmptyState title={<Nothing filter={filter} />} />}
      >
        {rows => (
          <div className={css.statistics}>
            <Totals of={statisticsOf(rows)} counted={counted} unit={rows[0]?.currency ?? ''} />
            <ByPair of={bySymbol(rows)} />
          </div>
        )}
      </Loaded>
    </Sheet>
  )
}

function Nothing({ filter }: { filter: Filter }) {
  if (filter.begin || filter.end) return <Trans>No positions closed on these dates</Trans>
  return isFiltered(filter) ? <Trans>No matches</Trans> : <Trans>No results to show yet</Trans>
}

function Totals({ of, counted, unit }: { of: Statistics; counted: ReactNode; unit: string }) {
  const { percent } = useFigures()
  const { count, won } = of
  const rate = percent(of.winRate, 1)
  return (
    <Sums>
      <SumRow label={counted} value={count} />
      <SumRow label={<Trans>Profitable after fees</Trans>} value={`${won} (${rate})`} />
      <SumRow label={<Trans>Best</Trans>} value={<Change own amount={of.best} />} />
      <SumRow label={<Trans>Worst</Trans>} value={<Change own amount={of.worst} />} />
      <SumRow label={<Trans>Profit and loss</Trans>} value={<Change own amount={of.profit} />} />
      <SumRow label={<Trans>Fees</Trans>} value={<Amount value={of.fees} unit={unit} />} />
      {of.nights !== '0' && <SumRow label={<Trans>Night fees</Trans>} value={<Paid value={of.nights} unit={unit} />} />}
      {of.covered !== '0' && (
        <SumRow label={<Trans>Covered by the insurance fund</Trans>} value={<Change own amount={of.covered} />} />
      )}
      <SumRow strong label={<Trans>After fees</Trans>} value={<Change own amount={of.net} />} />
    </Sums>
  )
}

function ByPair({ of }: { of: readonly BySymbol[] }) {
  const { t } = useLingui()
  const infos = useSymbolMap()
  return (
    <div className={css.by}>
      <SectionHeader title={<Trans>By market</Trans>} />
      <List flush>
        {of.map(({ symbol, of: { count, won, net } }) => {
          const info = infos.get(symbol)
          return (
            <ListRow
              key={symbol}
              title={pairNamed(symbol, info)}
              note={t`${won} of ${count} profitable`}
              value={<Change own amount={net} />}
            />
          )
        })}
      </List>
    </div>
  )
}
