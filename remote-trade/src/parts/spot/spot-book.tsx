/** What is held and what waits; what was traded has a page of its own. */
import { Trans, useLingui } from '@lingui/react/macro'
import { closePositionCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { Tabs } from '@shared/ui/tabs'
import { memo, useEffect } from 'react'
import { usePlace, useWay } from 'shell/navigation'
import { changed } from 'shell/query'
import { useAddressedSheet, useLater } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { waitingOrder } from '../orders/order.model.ts'
import { useReached } from '../orders/use-reached.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { Holdings } from './holdings.tsx'
import { useSpotOrders, useSpotSummary } from './spot.api.ts'
import css from './spot.module.css'
import { SpotOrders } from './spot-orders.tsx'

const loadDetail = () => import(/* webpackChunkName: "spot-order" */ './trade-sheet.tsx')

/** The ticket beside it is drawn with each price. */
export const SpotBook = memo(Book)

function Book() {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.contract)
  const held = useSpotSummary().data?.holdings?.length ?? 0
  const waiting = useWaiting()
  const order = useAddressedSheet(to.contract, 'order')
  const detail = useLater(loadDetail).parts
  const takesOrders = hasFeature('limit-orders')
  const tabs = [
    { value: 'holdings', label: held > 0 ? t`Holdings ${held}` : t`Holdings` },
    ...(takesOrders ? [{ value: 'orders', label: waiting > 0 ? t`Orders ${waiting}` : t`Orders` } as const] : []),
  ] as const
  return (
    <section className={css.book}>
      <Tabs
        label={t`Holdings and orders`}
        tabs={tabs}
        value={takesOrders && query.tab === 'orders' ? 'orders' : 'holdings'}
        onChange={next => setQuery({ tab: next === 'orders' ? next : '', order: '' })}
        end={<Records />}
      >
        <div className={css.panel}>
          {takesOrders && query.tab === 'orders' ? <SpotOrders onOpen={order.show} /> : <Holdings />}
        </div>
      </Tabs>
      {detail && <detail.TradeSheet id={order.value} frame={order.frame} />}
    </section>
  )
}

function Records() {
  const records = useWay(to.spotRecords())
  return (
    records && (
      <a className={css.records} href={records}>
        <Trans>History</Trans>
      </a>
    )
  )
}

/** How many wait; what the price has come to is asked for at once. */
function useWaiting(): number {
  const infos = useSymbolMap()
  const rows = useSpotOrders(true).data?.records ?? []
  const reached = useReached(rows.flatMap(row => waitingOrder(row, infos.get(row.symbol)) ?? []))
  useEffect(() => {
    if (reached) changed(closePositionCall.changes)
  }, [reached])
  return rows.length
}
