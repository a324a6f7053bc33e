/** One order of a list: how much, by which way, when, and what became of it. */
import type { Recharge, Withdrawal } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { ListRow } from '@shared/ui/list-row'
import { useNetworkName } from '../../parts/network-name.ts'
import { type StateWords, useFailWords, usePaidWords, useStateWords } from '../../parts/payment-words.ts'
import { placesOf } from '../../parts/places.ts'
import { maskedAccount } from '../../parts/withdrawal.ts'
import css from './records.module.css'

type Open = { onOpen(id: string): void }
type RowProps = Open & { order: Recharge | Withdrawal; way: string; state: StateWords }

function Row({ order: { id, currency, amount, failReason, createTime }, way, state, onOpen }: RowProps) {
  const why = useFailWords()(failReason)
  return (
    <ListRow
      lead={<AssetMark symbol={currency} />}
      title={<Amount value={amount} places={placesOf(currency)} minPlaces={2} unit={currency} />}
      note={
        <>
          {way} <span className={css.time}>· {formatRecordTime(createTime)}</span>
          {why && <span className={css.failed}>{why}</span>}
        </>
      }
      state={<Badge kind={state.kind}>{state.text}</Badge>}
      onClick={() => onOpen(id)}
    />
  )
}

export const RechargeRow = ({ order, onOpen }: Open & { order: Recharge }) => (
  <Row {...{ order, onOpen }} way={useNetworkName()(order.network)} state={useStateWords()(order)} />
)

export const WithdrawalRow = ({ order, onOpen }: Open & { order: Withdrawal }) => (
  <Row {...{ order, onOpen }} way={maskedAccount(order)} state={usePaidWords()(order)} />
)
