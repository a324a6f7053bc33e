/** What of the account there is in one symbol: positions at the prices of this second, orders that wait, terms that run. */
import type { SymbolInfo } from '@shared/contract'
import { positionListCall, secondListCall } from '@shared/contract/calls/trade'
import { positionStates, secondStates, tradeTypes } from '@shared/contract/codes'
import { MOST_PENDING, MOST_RUNNING } from '@shared/contract/limits'
import { useCall } from 'shell/query'
import { hasFeature } from 'shell/transport'
import { useTradingAccount } from '../../parts/account/trading-account.ts'
import { useOpenAlerts } from '../../parts/alerts/alerts.api.ts'
import { waitingOrder } from '../../parts/orders/order.model.ts'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import type { Own } from './own-lines.model.ts'

const every = 5000

export function useOwn(info: SymbolInfo): { all: readonly Own[]; live: LiveAccount | undefined } {
  const { symbol } = info
  const { data: live } = useLiveAccount()
  const positions = live?.positions.filter(({ row }) => row.symbol === symbol) ?? []
  return {
    live,
    all: [
      ...positions.map(position => ({ of: 'position', position }) as const),
      ...useWaiting(info),
      ...useOptions(info),
      ...useSeconds(symbol),
      ...useAlerts(symbol),
    ],
  }
}

function useWaiting(info: SymbolInfo): Own[] {
  const { symbol } = info
  const input = { ...useTradingAccount(), symbol, state: positionStates.pending, pageSize: MOST_PENDING }
  const { data } = useCall(positionListCall, input, { every })
  const orders = (data?.records ?? []).flatMap(row => waitingOrder(row, info) ?? [])
  return orders.map(order => ({ of: 'order', order }))
}

function useOptions({ symbol, tradeTypes: traded }: SymbolInfo): Own[] {
  const terms = { symbol, tradeType: tradeTypes.option, state: positionStates.running, pageSize: MOST_RUNNING } as const
  const enabled = hasFeature('options') && traded.includes(tradeTypes.option)
  const { data } = useCall(positionListCall, { ...useTradingAccount(), ...terms }, { every, enabled })
  return (data?.records ?? []).map(row => ({ of: 'option', row }))
}

function useAlerts(symbol: string): Own[] {
  const open = useOpenAlerts().data?.records.filter(alert => alert.symbol === symbol) ?? []
  return open.map(alert => ({ of: 'alert', alert }))
}

function useSeconds(symbol: string): Own[] {
  const terms = { symbol, state: secondStates.running, pageSize: MOST_RUNNING }
  const { data } = useCall(secondListCall, { ...useTradingAccount(), ...terms }, { every })
  return (data?.records ?? []).map(order => ({ of: 'second', order }))
}
