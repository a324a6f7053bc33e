/** The sheet about one waiting order: other terms, or its end. */
import { useLingui } from '@lingui/react/macro'
import { tradeTypes } from '@shared/contract/codes'
import { type Decimal, dollarSymbol, dollarsPer, type Num } from '@shared/money'
import { useState } from 'react'
import { useTicker } from 'shell/market-feed'
import type { SheetFrame } from 'shell/screen'
import { useBalances } from './account/balances.api.ts'
import { AmendSheet } from './orders/amend-sheet.tsx'
import { CancelSheet } from './orders/cancel-sheet.tsx'
import { frozenUnit, type WaitingOrder } from './orders/order.model.ts'
import type { Act } from './orders/order-card.tsx'
import { useLatestOrder } from './orders/orders.api.ts'
import { useLiveAccount } from './positions/use-live-account.ts'

type Props = SheetFrame & {
  act: Act
  id: string
  orders: readonly WaitingOrder[]
  /** Where its line was dragged to. */
  dragged?: Decimal | undefined
}

/** Dollars of one of what an order's price is told in; undefined until they are known. */
function useRateOf(order: WaitingOrder | undefined): Num | undefined {
  const isCfd = order?.row.tradeType === tradeTypes.cfd
  const dollars = isCfd ? dollarSymbol(order.info.quoteCurrency) : null
  const rate = useTicker(dollars ?? order?.row.symbol ?? '')?.price
  if (!isCfd) return '1'
  return dollars !== null && !rate ? undefined : dollarsPer(order.info.quoteCurrency, () => rate ?? '1')
}

/** What may be kept beyond what is: on spot of the balance account, else of the contract account; undefined until it is known. */
function useFree(order: WaitingOrder | undefined): Decimal | undefined {
  const spot = order?.row.tradeType === tradeTypes.spot
  const { data: live } = useLiveAccount()
  const { data: balances } = useBalances(spot)
  if (!spot) return live?.available
  const unit = frozenUnit(order.row, order.info)
  return balances ? (balances.find(({ currency }) => currency === unit)?.available ?? '0') : undefined
}

/** Why nothing can be done to an order that has left the list; undefined while it waits. */
export function useOver(order: WaitingOrder | undefined, gone: boolean): string | undefined {
  const { t } = useLingui()
  const row = useLatestOrder(order?.row, gone)
  if (!gone) return undefined
  return row?.openPrice ? t`This order was filled` : t`This order is no longer open`
}

export function OrderSheets({ act, id, orders, dragged, ...frame }: Props) {
  const found = orders.find(({ row }) => row.id === id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const order = found ?? last
  const market = useTicker(order?.row.symbol ?? '')?.price ?? order?.row.markPrice ?? undefined
  const rate = useRateOf(order)
  const free = useFree(order)
  const over = useOver(order, frame.open && !found)
  if (!order) return null
  const of = { ...frame, order, over }
  if (act === 'cancel') return <CancelSheet {...of} />
  return <AmendSheet {...of} {...{ market, rate, dragged }} available={free} />
}
