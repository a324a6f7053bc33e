/** What one holds and what one held. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { useListMemory, usePlace } from 'shell/navigation'
import { useAddressedSheet, useLater } from 'shell/screen'
import { useAccount } from '../../parts/positions/account.api.ts'
import { filterOf, tabOf } from './contract.model.ts'
import css from './contract.module.css'
import { PositionsTab } from './positions-tab.tsx'

const loadClosings = () => import(/* webpackChunkName: "contract-later" */ '../../parts/positions/closings.ts')
const loadHistory = () => import(/* webpackChunkName: "contract-later" */ './history-tab.tsx')
const loadDetail = () => import(/* webpackChunkName: "contract-later" */ './order-detail.tsx')

export function Book({ info }: { info: SymbolInfo }) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.contract)
  const tab = tabOf(query)
  const count = useAccount().data?.positions.length ?? 0
  const order = useAddressedSheet(to.contract, 'order')
  const closings = useLater(loadClosings).parts
  const detail = useLater(loadDetail).parts
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
          {tab === 'positions' ? <PositionsTab onOpen={order.show} /> : <History info={info} onOpen={order.show} />}
        </div>
      </Tabs>
      {closings && <closings.Closings />}
      {detail && <detail.OrderDetail id={order.value} frame={order.frame} />}
    </section>
  )
}

function History({ info, onOpen }: { info: SymbolInfo; onOpen(id: string): void }) {
  const { query } = usePlace(to.contract)
  const { parts } = useLater(loadHistory)
  return parts ? <parts.HistoryTab filter={filterOf(query)} info={info} onOpen={onOpen} /> : <SkeletonRows rows={6} />
}
