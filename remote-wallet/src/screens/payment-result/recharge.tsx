/** What became of a recharge. */
import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { OwnWords } from '@shared/ui/own-words'
import { useWay } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import { CancelRecharge } from '../../parts/cancel-payment.tsx'
import { Expired } from '../../parts/expired.tsx'
import { RechargeSteps } from '../../parts/payment-steps.tsx'
import { useFailWords, useStateWords } from '../../parts/payment-words.ts'
import { isUnaddressed, isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { RechargeSums } from '../../parts/recharge-sums.tsx'
import { Done, Loading, NotFound } from './ends.tsx'
import { Head } from './head.tsx'
import { Note, Usual, Waiting } from './next.tsx'
import css from './payment-result.module.css'
import { WaysOn } from './ways-on.tsx'

function Next({ order }: { order: Recharge }) {
  if (isUnaddressed(order))
    return (
      <Note>
        <Trans>We're preparing your payment details. You can leave this page: we'll notify you.</Trans>
      </Note>
    )
  if (isUnderWay(order) && order.stage != null)
    return (
      <Note>
        <Trans>Pay first, then let us know here. We'll start the review after that.</Trans>
      </Note>
    )
  return <Usual order={order} />
}

function GoOn({ id }: { id: string }) {
  const recharge = useWay(to.recharge({ id }))
  return (
    recharge && (
      <Button wide look="primary" href={recharge}>
        <Trans>Continue</Trans>
      </Button>
    )
  )
}

function Result({ order }: { order: Recharge }) {
  const { id, status, amount, credited, currency, reason, ownWords, failReason } = order
  const failWords = useFailWords()
  const underWay = isUnderWay(order)
  return (
    <>
      <Head
        {...{ status, currency }}
        state={useStateWords()(order)}
        figure={credited ?? amount}
        why={reason ? <OwnWords text={reason} own={ownWords} /> : failWords(failReason)}
      >
        <Next order={order} />
      </Head>
      {!underWay && <Waiting order={order} />}
      <Expired order={order} />
      <WaysOn order={order} />
      <RechargeSums order={order} />
      <RechargeSteps of={order} />
      <ActionBar bleed>
        <div className={css.actions}>
          <CancelRecharge order={order} />
          {underWay ? <GoOn id={id} /> : <Done record={to.records({ id })} />}
        </div>
      </ActionBar>
    </>
  )
}

export const NoRecharge = () => <NotFound title={<Trans>Deposit not found</Trans>} records={to.records()} />

export const OfRecharge = ({ id }: { id: string }) => (
  <Loaded
    of={useRecharge(id, 5000).query}
    title={<Trans>Couldn't load the result</Trans>}
    skeleton={<Loading />}
    empty={<NoRecharge />}
  >
    {({ records }) => records.map(order => <Result key={order.id} order={order} />)}
  </Loaded>
)
