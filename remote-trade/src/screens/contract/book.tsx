/** What one holds and what one held. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { useCallback, useRef } from 'react'
import { back, setQuery, useListMemory, useRoute } from 'shell/navigation'
import { useAccount } from '../../parts/positions/account.api.ts'
import { filterOf, tabOf } from './contract.model.ts'
import css from './contract.module.css'
import type * as Parts from './later.ts'
import { PositionsTab } from './positions-tab.tsx'

/** Opened by a press, a position's page is left by going back; by a link, the address alone changes. */
function useOrderInAddress() {
  const pushed = useRef(false)
  const open = useCallback((id: string) => {
    pushed.current = true
    setQuery({ order: id }, { push: true })
  }, [])
  const close = () => {
    if (pushed.current) back()
    else setQuery({ order: '' })
    pushed.current = false
  }
  return { open, close }
}

type BookProps = {
  info: SymbolInfo
  /** What comes after the first paint. */
  parts: typeof Parts | null
}

export function Book({ info, parts }: BookProps) {
  const { t } = useLingui()
  const { query } = useRoute()
  const tab = tabOf(query)
  const count = useAccount().data?.positions.length ?? 0
  const order = useOrderInAddress()
  useListMemory(`contract ${tab}`)
  const tabs = [
    { value: 'positions', label: count > 0 ? t`Positions ${count}` : t`Positions` },
    { value: 'history', label: t`History` },
  ] as const
  return (
    <section className={css.book}>
      <Tabs
        label={t`Positions and history`}
        tabs={tabs}
        value={tab}
        onChange={next => setQuery({ tab: next === 'positions' ? '' : next, order: '' })}
      >
        <div className={css.panel}>
          {tab === 'positions' && <PositionsTab onOpen={order.open} />}
          {tab === 'history' && parts && <parts.HistoryTab filter={filterOf(query)} info={info} onOpen={order.open} />}
          {tab === 'history' && !parts && <SkeletonRows rows={6} />}
        </div>
      </Tabs>
      {parts && <parts.Closings />}
      {parts && <parts.OrderDetail id={query.order} onClose={order.close} />}
    </section>
  )
}
