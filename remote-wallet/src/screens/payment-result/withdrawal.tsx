/** What became of a withdrawal. */
import { Trans } from '@lingui/react/macro'
import type { Withdrawal } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { OwnWords } from '@shared/ui/own-words'
import { Loaded } from 'shell/screen'
import { CancelWithdrawal } from '../../parts/cancel-payment.tsx'
import { isFinal } from '../../parts/payment.ts'
import { WithdrawalSteps } from '../../parts/payment-steps.tsx'
import { useFailWords, usePaidWords } from '../../parts/payment-words.ts'
import { useWithdrawal } from '../../parts/withdrawal.ts'
import { WithdrawalSums } from '../../parts/withdrawal-sums.tsx'
import { Done, Loading, NotFound } from './ends.tsx'
import { Head } from './head.tsx'
import { Note, Usual, Waiting } from './next.tsx'
import css from './payment-result.module.css'

const Begun = () => (
  <Note>
    <Trans>The review has started, so this withdrawal can no longer be cancelled.</Trans>
  </Note>
)

const CameBack = () => (
  <Note>
    <Trans>The full amount is back in your balance, including the fee.</Trans>
  </Note>
)

function Result({ order }: { order: Withdrawal }) {
  const { id, status, amount, net, currency, reason, ownWords, failReason } = order
  const failWords = useFailWords()
  const state = usePaidWords()(order)
  const cameBack = status === paymentStates.rejected || status === paymentStates.failed
  return (
    <>
      <Head
        {...{ status, state, currency }}
        figure={cameBack ? amount : net}
        why={reason ? <OwnWords text={reason} own={ownWords} /> : failWords(failReason)}
      >
        <Usual order={order} />
        {order.inReview && !isFinal(order) && <Begun />}
        {cameBack && <CameBack />}
      </Head>
      <Waiting order={order} />
      <WithdrawalSums order={order} />
      <WithdrawalSteps of={order} />
      <CancelWithdrawal order={order} />
      <ActionBar bleed>
        <div className={css.actions}>
          <Done record={to.records({ tab: 'withdraw', id })} />
        </div>
      </ActionBar>
    </>
  )
}

const NoWithdrawal = () => (
  <NotFound title={<Trans>Withdrawal not found</Trans>} records={to.records({ tab: 'withdraw' })} />
)

export const OfWithdrawal = ({ id }: { id: string }) => (
  <Loaded
    of={useWithdrawal(id, 5000).query}
    title={<Trans>Couldn't load the result</Trans>}
    skeleton={<Loading />}
    empty={<NoWithdrawal />}
  >
    {({ records }) => records.map(order => <Result key={order.id} order={order} />)}
  </Loaded>
)
