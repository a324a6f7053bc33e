/** One withdrawal: what left and what it cost, where to, steps, and what can still be done. */
import { Trans } from '@lingui/react/macro'
import type { Withdrawal } from '@shared/contract/calls/wallet'
import { Button } from '@shared/ui/button'
import { OwnWords } from '@shared/ui/own-words'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { CancelWithdrawal } from '../../parts/cancel-payment.tsx'
import { isFinal } from '../../parts/payment.ts'
import { WithdrawalSteps } from '../../parts/payment-steps.tsx'
import { useFailWords, usePaidWords } from '../../parts/payment-words.ts'
import { sameAgain, useWithdrawal } from '../../parts/withdrawal.ts'
import { WithdrawalSums } from '../../parts/withdrawal-sums.tsx'
import { type RecordProps, RecordSheet, Why } from './record-sheet.tsx'

function Details({ order }: { order: Withdrawal }) {
  const failWords = useFailWords()
  const why = order.reason ? <OwnWords text={order.reason} own={order.ownWords} /> : failWords(order.failReason)
  return (
    <>
      {why && (
        <Sums>
          <SumRow label={<Trans>Reason</Trans>} value={<Why>{why}</Why>} />
        </Sums>
      )}
      <WithdrawalSums order={order} />
      <WithdrawalSteps of={order} />
    </>
  )
}

/** Cancelled while it can be; once it is over, the same may be asked for again. */
function Actions({ order }: { order: Withdrawal }) {
  const again = useWay(sameAgain(order))
  if (!isFinal(order)) return <CancelWithdrawal order={order} />
  return (
    again && (
      <Button wide look="primary" href={again}>
        <Trans>Repeat withdrawal</Trans>
      </Button>
    )
  )
}

export function WithdrawalSheet(props: RecordProps) {
  const { query, order } = useWithdrawal(props.id, 10_000)
  const state = usePaidWords()
  return (
    <RecordSheet
      {...props}
      query={query}
      title={<Trans>Withdrawal</Trans>}
      state={order && state(order)}
      actions={order && <Actions order={order} />}
      notFound={<Trans>Withdrawal not found</Trans>}
    >
      {record => <Details key={record.id} order={record} />}
    </RecordSheet>
  )
}
