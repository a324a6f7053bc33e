/** One recharge: how much, where from, when, and what became of it. */
import type { Recharge } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { ListRow } from '@shared/ui/list-row'
import { placesOf } from '../../parts/places.ts'
import { useFailWords, useStateWords } from '../../parts/recharge-words.ts'

export function OrderRow({ order, onOpen }: { order: Recharge; onOpen(id: string): void }) {
  const state = useStateWords()(order)
  const why = useFailWords()(order.failReason)
  return (
    <ListRow
      lead={<AssetMark symbol={order.currency} />}
      title={<Amount value={order.amount} places={placesOf(order.currency)} minPlaces={2} unit={order.currency} />}
      note={
        <>
          {order.network} · {formatRecordTime(order.createTime)}
        </>
      }
      value={<Badge kind={state.kind}>{state.text}</Badge>}
      valueNote={why}
      onClick={() => onOpen(order.id)}
    />
  )
}
