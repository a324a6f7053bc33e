/** What happened to an order and when. */
import { useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useStepWords } from './payment-words.ts'

type Steps = { of: Pick<Recharge, 'steps'> }

/** @param applied what the first one is called */
function PaymentSteps({ of: { steps }, applied }: Steps & { applied: string }) {
  const words = useStepWords(applied)
  return (
    <Sums>
      {(steps ?? []).map(({ code, time }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added, and one may come twice in a second
        <SumRow key={nth} label={words(code)} value={formatRecordTime(time)} />
      ))}
    </Sums>
  )
}

export function RechargeSteps(props: Steps) {
  const { t } = useLingui()
  return <PaymentSteps {...props} applied={t`Deposit requested`} />
}

export function WithdrawalSteps(props: Steps) {
  const { t } = useLingui()
  return <PaymentSteps {...props} applied={t`Withdrawal requested`} />
}
