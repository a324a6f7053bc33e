/** What became of applying that did not simply succeed; a refusal leads to where it can be mended. */
import * as to from '@shared/contract/to'
import { OrderNote } from '@shared/ui/order-note'
import { useWay, useWays } from 'shell/navigation'
import type { OrderState } from 'shell/order'

export function Refused({ state }: { state: OrderState }) {
  const ways = useWays()
  const records = useWay(to.offerings({ tab: 'records' }))
  if (state.phase !== 'failed') return <OrderNote state={state} records={records} />
  const { failure } = state
  const way = failure.way ?? (failure.need === 'kyc' ? ways(to.identity()) : undefined)
  return <OrderNote state={{ ...state, failure: { ...failure, way } }} records={records} />
}
