/** What happened to an order and when. */
import type { Recharge } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useStepWords } from './recharge-words.ts'

export function RechargeSteps({ order }: { order: Recharge }) {
  const words = useStepWords()
  return (
    <Sums>
      {(order.steps ?? []).map(({ code, time }) => (
        <SumRow key={code + time} label={words(code)} value={formatRecordTime(time)} />
      ))}
    </Sums>
  )
}
