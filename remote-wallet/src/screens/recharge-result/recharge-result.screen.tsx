/** What became of a recharge; looks every 5 s until it is decided (wallet.md, chongzhitixianResult). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { formatDuration } from '@shared/format/duration'
import { ActionBar } from '@shared/ui/action-bar'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { CopyText } from '@shared/ui/copy-text'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { Skeleton, SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { TitleBar } from '@shared/ui/title-bar'
import { Check, Hourglass, X } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { go, hasRoute, useRoute } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { failureOf } from 'shell/transport'
import { CancelRecharge } from '../../parts/cancel-recharge.tsx'
import { isUnderWay, isUnpaid, useRecharge } from '../../parts/recharge.ts'
import { RechargeSteps } from '../../parts/recharge-steps.tsx'
import { useFailWords, useStateWords } from '../../parts/recharge-words.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import css from './recharge-result.module.css'

/** The form is behind: back leads to the assets, not into it. */
const leave = () => go(hasRoute('/zichanCenter') ? '/zichanCenter' : '/home', { replace: true })

const icons: Record<Recharge['status'], LucideIcon> = { 0: Hourglass, 1: Check, 2: Check, [-1]: X, [-2]: X }

function Head({ order }: { order: Recharge }) {
  const state = useStateWords()(order)
  const failWords = useFailWords()
  const why = order.reason ?? failWords(order.failReason)
  const { bcp47 } = useLanguage()
  const usual = order.minutes == null ? null : formatDuration(bcp47, order.minutes)
  return (
    <div className={css.head} data-kind={state.kind}>
      <span className={css.ring}>
        <Icon of={icons[order.status]} size={24} />
      </span>
      <h2 className={css.title} aria-live="polite">
        {state.text}
      </h2>
      <Amount value={order.credited ?? order.amount} places={8} minPlaces={2} unit={order.currency} size="title-1" />
      {why && <p className={css.note}>{why}</p>}
      {isUnpaid(order) && (
        <p className={css.note}>
          <Trans>Pay, then tell us here. The review starts after that.</Trans>
        </p>
      )}
      {order.status === 0 && !isUnpaid(order) && usual && (
        <p className={css.note}>
          <Trans>Usually takes {usual}. You can leave this page.</Trans>
        </p>
      )}
    </div>
  )
}

function Actions({ order }: { order: Recharge }) {
  return (
    <ActionBar bleed>
      <div className={css.actions}>
        <CancelRecharge order={order} />
        {isUnderWay(order) ? (
          <Button wide look="primary" href={`#/chongzhi?id=${order.id}`}>
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <>
            {hasRoute('/chongzhitixianRecord') && (
              <Button wide href={`#/chongzhitixianRecord?id=${order.id}`}>
                <Trans>View details</Trans>
              </Button>
            )}
            <Button wide look="primary" onClick={leave}>
              <Trans>Done</Trans>
            </Button>
          </>
        )}
      </div>
    </ActionBar>
  )
}

function Result({ order }: { order: Recharge }) {
  const { t } = useLingui()
  const label = t`Deposit number`
  return (
    <>
      <Head order={order} />
      <Sums>
        <SumRow
          label={<Trans>Amount requested</Trans>}
          value={<Amount value={order.amount} places={8} minPlaces={2} unit={order.currency} />}
        />
        {order.credited != null && (
          <SumRow
            strong
            label={<Trans>Credited</Trans>}
            value={<Amount value={order.credited} places={8} minPlaces={2} unit={order.currency} />}
          />
        )}
        <SumRow label={<Trans>Network</Trans>} value={order.network} />
        <SumRow
          label={label}
          value={<CopyText value={order.id} label={t`Copy ${label}`} onCopy={() => void copy(order.id)} />}
        />
      </Sums>
      <RechargeSteps order={order} />
      <Actions order={order} />
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
  const records = hasRoute('/chongzhitixianRecord') && (
    <Button small look="tonal" href="#/chongzhitixianRecord">
      <Trans>View details</Trans>
    </Button>
  )
  return <EmptyState title={t`Deposit not found`} action={records || undefined} />
}

export default function RechargeResultScreen() {
  const { id, kind = 'recharge' } = useRoute().query
  const wanted = kind === 'recharge' ? id : undefined
  const { order, missing, error, isFetching, refetch, dataUpdatedAt } = useRecharge(wanted, 5000)
  return (
    <>
      <TitleBar title={<Trans>Result</Trans>} onBack={leave} close />
      <div className={css.page}>
        {order && <StaleNote at={dataUpdatedAt} failed={error !== null} />}
        {order && <Result order={order} />}
        {!order && !missing && !error && wanted && <Loading />}
        {(missing || !wanted) && <NotFound />}
        {!order && error && (
          <ErrorPanel
            title={<Trans>Couldn't load the result</Trans>}
            failure={failureOf(error)}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </>
  )
}
