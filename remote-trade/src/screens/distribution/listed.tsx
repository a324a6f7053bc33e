/** The pairs of the column that is chosen, or all; another column is a step away. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import { useReach } from '@shared/ui/breadth-strip'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { IconButton } from '@shared/ui/icon-button'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtomValue } from 'jotai'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { feedAtom, useTickers } from 'shell/market-feed'
import { usePlace } from 'shell/navigation'
import { onlineAtom } from 'shell/transport'
import { useBreadth } from '../../parts/quotes/breadth.api.ts'
import { Markets } from '../../parts/quotes/markets.tsx'
import { Rows } from '../../parts/rows/rows.tsx'
import { codeOf, listed, stepped, type View } from './distribution.model.ts'
import css from './distribution.module.css'

type Props = {
  view: View
  /** When the columns were counted: the rows follow them, and keep their places in between. */
  at: number
}

export const Listed = ({ view, at }: Props) => (
  <Markets skeleton={<Coming />}>{symbols => <Pairs symbols={symbols} view={view} at={at} />}</Markets>
)

const Coming = () => (
  <div className={css.coming}>
    <SkeletonRows rows={6} disc />
  </div>
)

function useListed(symbols: readonly SymbolInfo[], { cat, bin }: View, at: number): SymbolInfo[] {
  const tickers = useTickers(symbols.map(({ symbol }) => symbol))
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the prices only their number counts, and when the columns were counted: rows that change place at each tick cannot be pressed
  return useMemo(
    () => listed(symbols, { cat, bin }, new Map(tickers.map(ticker => [ticker.symbol, ticker]))),
    [symbols, cat, bin, at, tickers.length],
  )
}

function Pairs({ symbols, view, at }: Props & { symbols: readonly SymbolInfo[] }) {
  const rows = useListed(symbols, view, at)
  const stale = useAtomValue(feedAtom) === 'stale'
  const { online } = useAtomValue(onlineAtom)
  return (
    <>
      <Steps view={view} count={rows.length} />
      {rows.length > 0 ? <Rows symbols={rows} stale={stale || !online} /> : <None />}
    </>
  )
}

function Steps({ view, count }: { view: View; count: number }) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.distribution)
  const reach = useReach()
  const { data } = useBreadth(codeOf(view.cat))
  const bin = view.bin === undefined ? undefined : data?.bins[view.bin]
  const go = (by: 1 | -1) => setQuery({ bin: String(stepped(view.bin, by)) })
  const off = (by: 1 | -1) => stepped(view.bin, by) === undefined
  return (
    <div className={css.steps}>
      <IconButton icon={ChevronLeft} size={20} label={t`Previous range`} disabled={off(-1)} onClick={() => go(-1)} />
      <h2 className={css.reach} aria-live="polite">
        {bin ? reach(bin) : <Trans>All</Trans>}
      </h2>
      <IconButton icon={ChevronRight} size={20} label={t`Next range`} disabled={off(1)} onClick={() => go(1)} />
      <span className={css.count}>
        <Plural value={count} one="# pair" other="# pairs" />
      </span>
      {view.bin !== undefined && (
        <Button small onClick={() => setQuery({ bin: undefined })}>
          <Trans>Show all</Trans>
        </Button>
      )}
    </div>
  )
}

function None() {
  const { setQuery } = usePlace(to.distribution)
  const action = (
    <Button small look="tonal" onClick={() => setQuery({ bin: undefined })}>
      <Trans>Show all</Trans>
    </Button>
  )
  return (
    <EmptyState title={<Trans>No markets in this range</Trans>} action={action}>
      <Trans>Try another range.</Trans>
    </EmptyState>
  )
}
