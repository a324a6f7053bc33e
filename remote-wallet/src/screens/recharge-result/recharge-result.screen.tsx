/** What became of a recharge; looks every 5 s until it is decided (docs/rules/wallet.md#result-and-records). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TitleBar } from '@shared/ui/title-bar'
import { go, usePlace, useWay } from 'shell/navigation'
import { Loaded } from 'shell/screen'
import { CancelRecharge } from '../../parts/cancel-recharge.tsx'
import { Copied } from '../../parts/copied.tsx'
import { isUnderWay, useRecharge } from '../../parts/recharge.ts'
import { RechargeSteps } from '../../parts/recharge-steps.tsx'
import { Head } from './head.tsx'
import css from './recharge-result.module.css'

/** The form is behind: back leads to the assets, not into it. */
function useLeave(): () => void {
  const live = useWay(to.assets()) !== undefined
  return () => go(live ? to.assets() : to.home(), { replace: true })
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

function Done({ id }: { id: string }) {
  const records = useWay(to.records({ id }))
  return (
    <>
      {records && (
        <Button wide href={records}>
          <Trans>View details</Trans>
        </Button>
      )}
      <Button wide look="primary" onClick={useLeave()}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
}

function Result({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const amount = (value: string) => <Amount value={value} places={8} minPlaces={2} unit={order.currency} />
  return (
    <>
      <Head order={order} />
      <Sums>
        <SumRow label={<Trans>Amount requested</Trans>} value={amount(order.amount)} />
        {order.credited != null && <SumRow strong label={<Trans>Credited</Trans>} value={amount(order.credited)} />}
        <SumRow label={<Trans>Network</Trans>} value={order.network} />
        <Copied label={t`Deposit number`} value={order.id} />
      </Sums>
      <RechargeSteps order={order} />
      <ActionBar bleed>
        <div className={css.actions}>
          <CancelRecharge order={order} />
          {isUnderWay(order) ? <GoOn id={order.id} /> : <Done id={order.id} />}
        </div>
      </ActionBar>
    </>
  )
}

const Loading = () => (
  <>
    <div className={css.head}>
      <Skeleton width={56} height={56} round />
      <Skeleton width={110} height={17} />
      <Skeleton width={160} height={26} />
    </div>
    <SkeletonRows rows={5} single />
  </>
)

function NotFound() {
  const { t } = useLingui()
  const records = useWay(to.records())
  const action = records && (
    <Button small look="tonal" href={records}>
      <Trans>View details</Trans>
    </Button>
  )
  return <EmptyState title={t`Deposit not found`} action={action} />
}

function OfOrder({ id }: { id: string }) {
  return (
    <Loaded
      of={useRecharge(id, 5000).query}
      title={<Trans>Couldn't load the result</Trans>}
      skeleton={<Loading />}
      empty={<NotFound />}
    >
      {({ records }) => records.map(order => <Result key={order.id} order={order} />)}
    </Loaded>
  )
}

export default function RechargeResultScreen() {
  const { id, kind = 'recharge' } = usePlace(to.rechargeResult).query
  return (
    <>
      <TitleBar title={<Trans>Result</Trans>} onBack={useLeave()} close />
      <div className={css.page}>{id && kind === 'recharge' ? <OfOrder id={id} /> : <NotFound />}</div>
    </>
  )
}
