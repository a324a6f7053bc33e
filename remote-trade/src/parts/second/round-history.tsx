/** How second contracts ended, and how often each way. */
import { Trans } from '@lingui/react/macro'
import type { SecondOrder, SymbolInfo } from '@shared/contract'
import { sideOf } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useListMemory, usePlace } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { isVirtual, useTradingAccount } from '../account/trading-account.ts'
import { type Filter, filterOf, isFiltered } from '../history/filter.model.ts'
import { HistoryFilter } from '../history/history-filter.tsx'
import { NoMatches } from '../history/no-matches.tsx'
import { useSymbolMap } from '../quotes/symbols.ts'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { SampleMark } from '../words/sample-mark.tsx'
import { endOf, useHead, useRoundHistory } from './second.api.ts'
import { resultOf } from './second.model.ts'
import css from './second.module.css'
import { useRoundNames } from './second-words.ts'

type Opens = { onOpen(id: string): void }

export const RoundHistory = memoByProps(Ended, ({ info }) => [info])

function Ended({ info, onOpen }: Opens & { info: SymbolInfo }) {
  const ways = useRiseFall()
  const filter = filterOf(usePlace(to.contract).query)
  const history = useRoundHistory(filter)
  useListMemory('second history')
  return (
    <section className={css.history}>
      <h2 className="title-3">
        <Trans>History</Trans>
      </h2>
      <Head />
      <HistoryFilter {...{ filter, info, ways }} between={<Trans>Placed between</Trans>} />
      <LoadedRows
        of={history}
        title={<Trans>Couldn't load your history</Trans>}
        skeleton={<SkeletonRows rows={4} />}
        empty={<Nothing filter={filter} />}
      >
        {rows => (
          <List flush>
            {rows.map(row => (
              <Row key={row.id} row={row} onOpen={onOpen} />
            ))}
          </List>
        )}
      </LoadedRows>
    </section>
  )
}

const Nothing = ({ filter }: { filter: Filter }) =>
  isFiltered(filter) ? (
    <NoMatches filter={filter}>
      <Trans>No orders placed on these dates</Trans>
    </NoMatches>
  ) : (
    <EmptyState title={<Trans>No second contracts yet</Trans>}>
      <Trans>Results and receipts appear here when a trade ends.</Trans>
    </EmptyState>
  )

/** The day's profit is that of all the person's money: of a simulated account there is none. */
function Head() {
  const names = useRoundNames()
  const head = useHead()
  const virtual = isVirtual(useTradingAccount())
  return (
    <dl className={css.head}>
      {!virtual && (
        <div>
          <dt>
            <Trans>Total P&L today</Trans>
          </dt>
          <dd>
            <Change own amount={head?.dailyProfit ?? null} />
          </dd>
        </div>
      )}
      {(['win', 'tie', 'loss'] as const).map(result => (
        <div key={result}>
          <dt>{names.result(result)}</dt>
          <dd className="num" translate="no">
            {head?.[result] ?? '--'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ row, onOpen }: Opens & { row: SecondOrder }) {
  const ways = useRiseFall()
  const names = useRoundNames()
  const { money } = useFigures()
  const { symbol, seconds, amount, currency, profit } = row
  const info = useSymbolMap().get(symbol)
  const side = sideOf(row.direction)
  const result = resultOf(row)
  return (
    <ListRow
      title={
        <span className={css.rowTitle}>
          {pairNamed(symbol, info)}
          <Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>
          <SampleMark of={row} />
        </span>
      }
      note={[names.seconds(seconds), `${money(amount)} ${currency}`, formatRecordTime(endOf(row))].join(' · ')}
      value={<Change own amount={profit ?? null} />}
      valueNote={result && names.result(result)}
      onClick={() => onOpen(row.id)}
    />
  )
}
