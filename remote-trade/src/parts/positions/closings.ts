/** Says what the exchange closed by itself, and asks it as soon as a price crosses a trigger. */

import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { closePositionCall, positionListCall } from '@shared/contract/calls/trade'
import { closeReasons, positionStates } from '@shared/contract/codes'
import { MOST_RUNNING } from '@shared/contract/limits'
import { pairNamed } from '@shared/contract/symbols'
import { useEffect } from 'react'
import { toast } from 'shell/overlay'
import { changed } from 'shell/query'
import { askFor } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { useEndings } from '../history/endings.ts'
import { netOf } from '../history/net.ts'
import { waitingOrder } from '../orders/order.model.ts'
import { useOrders } from '../orders/orders.api.ts'
import { useReached } from '../orders/use-reached.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { modeOfRow, useViewOf } from '../words/use-tell-trade.ts'
import { useNames } from '../words/words.ts'
import type { Leveraged } from './leveraged.ts'
import { isTriggered } from './live-position.model.ts'
import { useLiveAccount } from './use-live-account.ts'

async function ended(account: TradingAccount, ids: ReadonlySet<string>, signal: AbortSignal): Promise<Position[]> {
  const page = await askFor(
    positionListCall,
    { ...account, state: positionStates.closed, pageSize: MOST_RUNNING },
    { signal },
  ).catch(() => null) // the history tells it later
  return (page?.records ?? []).filter(({ id }) => ids.has(id))
}

function useTell() {
  const { t } = useLingui()
  const names = useNames()
  const { signed } = useFigures()
  const infos = useSymbolMap()
  const viewOf = useViewOf()
  return (rows: readonly Position[]): void => {
    const [row, ...more] = rows.filter(({ closeReason }) => closeReason !== closeReasons.owner)
    if (!row) return
    const count = more.length + 1
    const mode = modeOfRow(row)
    if (count > 1)
      return toast(t`${count} positions closed. See your history.`, { action: viewOf({ mode, tab: 'history' }) })
    const info = infos.get(row.symbol)
    const [pair, reason, profit] = [pairNamed(row.symbol, info), names.reason(row), signed(netOf(row))]
    const unit = row.currency
    toast(t`${pair} closed: ${reason}, ${profit} ${unit} after fees`, { action: viewOf({ mode, order: row.id }) })
  }
}

/** Draws nothing; while the page stands, closings are told by a toast, which is also a polite live region. */
export function Closings({ kind }: { kind: Leveraged }): null {
  const { data: live } = useLiveAccount()
  const account = useTradingAccount()
  const running = live?.positions.map(({ row }) => row)
  useEndings(running, (ids, signal) => ended(account, ids, signal), useTell())
  const triggered = live?.positions
    .filter(isTriggered)
    .map(({ row }) => row.id)
    .join()
  const infos = useSymbolMap()
  const orders = useOrders(kind, (live?.pending ?? 0) > 0).data?.records ?? []
  const reached = useReached(orders.flatMap(row => waitingOrder(row, infos.get(row.symbol)) ?? []))
  useEffect(() => {
    if (triggered || reached) changed(closePositionCall.changes)
  }, [triggered, reached])
  return null
}
