/** Contract: leveraged positions, opened, watched and closed (trade.md, /heyue). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { Banner } from '@shared/ui/banner'
import { deviceAtom } from '@shared/ui/preferences'
import { PullToRefresh } from '@shared/ui/pull-to-refresh'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { useQueryClient } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useCallback, useRef } from 'react'
import { back, setQuery, useListMemory, useRefetchOnReturn, useRoute } from 'shell/navigation'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useAccount } from '../../parts/positions/account.api.ts'
import { useClosings } from '../../parts/positions/use-closings.ts'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import { isContract, pairOf, useSymbols } from '../../parts/symbols.ts'
import { rememberedAtom } from '../../parts/terms.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { type Chosen, chosenSymbol, filterOf, tabOf, wantedSide } from './contract.model.ts'
import css from './contract.module.css'
import { Funds } from './funds.tsx'
import { HistoryTab } from './history-tab.tsx'
import { OrderDetail } from './order-detail.tsx'
import { PairHeader } from './pair-header.tsx'
import { PositionsTab } from './positions-tab.tsx'
import { Preview } from './preview.tsx'

const previewAtom = deviceAtom('trade.preview.v1', stored => stored !== false)

/** Everything of this unit that is on the page, once more. */
function useRefresh(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.refetchQueries({ queryKey: ['trade'], type: 'active' }), [queries])
}

export default function ContractScreen() {
  const { query } = useRoute()
  const [{ symbol: remembered }] = useAtom(rememberedAtom)
  const { data, error, isFetching, refetch } = useSymbols()
  const refresh = useRefresh()
  useRefetchOnReturn(() => void refresh())
  const chosen = data && chosenSymbol(query.symbol, remembered, data, isContract)
  return (
    <PullToRefresh onRefresh={refresh}>
      <div className={css.page}>
        {chosen && <Trading {...chosen} />}
        {!data && !error && <SkeletonRows rows={6} />}
        {!data && error && (
          <LoadFailure
            title={<Trans>The markets did not load</Trans>}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </PullToRefresh>
  )
}

function Trading({ info, instead }: Chosen) {
  const { query } = useRoute()
  const [remembered, remember] = useAtom(rememberedAtom)
  const [preview, setPreview] = useAtom(previewAtom)
  const pick = (symbol: string) => {
    remember({ ...remembered, symbol })
    setQuery({ symbol, side: '' })
  }
  return (
    <>
      <PairHeader info={info} onPick={pick} />
      {instead && <Instead of={instead} />}
      {preview && <Preview info={info} />}
      <Funds preview={preview} onPreview={setPreview} />
      <Ticket symbol={info.symbol} side={wantedSide(query)} overTabs>
        <Book info={info} />
      </Ticket>
    </>
  )
}

/** The address asked for something that has no contracts here. */
function Instead({ of }: { of: SymbolInfo }) {
  const pair = pairOf(of)
  return (
    <Banner kind="wait" title={<Trans>{pair} is not traded here.</Trans>} onClose={() => setQuery({ symbol: '' })} />
  )
}

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

function Book({ info }: { info: SymbolInfo }) {
  const { t } = useLingui()
  const { query } = useRoute()
  const tab = tabOf(query)
  const count = useAccount().data?.positions.length ?? 0
  const order = useOrderInAddress()
  useClosings(useLiveAccount().live)
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
          {tab === 'history' && <HistoryTab filter={filterOf(query)} info={info} onOpen={order.open} />}
        </div>
      </Tabs>
      <OrderDetail id={query.order} onClose={order.close} />
    </section>
  )
}
