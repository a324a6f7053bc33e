/** One loan that runs: how far its collateral covers it, what it costs, and what can be done. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Loan } from '@shared/contract/calls/invest/loans'
import { truncate } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { serverNow } from 'shell/market-feed'
import { hasFeature } from 'shell/transport'
import { Money } from '../../parts/figures.tsx'
import { CallNote } from '../../parts/loans/call-note.tsx'
import { dayOf, type LivePledge, worthOf } from '../../parts/loans/loan.model.ts'
import { LtvFigure, LtvGauge } from '../../parts/loans/ltv-gauge.tsx'
import { useLoanName, useLoanWords } from '../../parts/loans/words.ts'
import { SampleMark } from '../../parts/orders/sample-mark.tsx'
import { CardRows } from './card-rows.tsx'
import css from './loan-account.module.css'
import { OverdueNote } from './overdue-note.tsx'
import type { Manage } from './running.tsx'

type Live = { loan: Loan; pledge: LivePledge | undefined }

/** @param alone the only one: its Repay is the page's primary act */
export function LoanCard({ loan, pledge, alone, onManage }: Live & { alone: boolean; onManage: Manage }) {
  const name = useLoanName()(loan)
  return (
    <article className={css.card} data-panel="" aria-label={name}>
      <Head loan={loan} pledge={pledge} />
      {pledge && pledge.quantity !== '0' && (
        <>
          <LtvGauge ltv={pledge.ltv} {...pledge.ratios} />
          <WhatIf coin={pledge.currency} onAsk={() => onManage('what-if', loan.id)} />
        </>
      )}
      <OverdueNote loan={loan} />
      <CallNote loan={loan} pledge={pledge} />
      <CardRows loan={loan} pledge={pledge} />
      <Actions {...{ loan, alone, onManage }} />
    </article>
  )
}

function Head({ loan, pledge }: Live) {
  const { kind, text } = useLoanWords()(loan)
  // that it passed its review says nothing of a loan that runs
  return (
    <div className={css.head}>
      <div className={css.names}>
        <h3 className={css.name}>
          {useLoanName()(loan)} {loan.overdue && <Badge kind={kind}>{text}</Badge>}
          <SampleMark of={loan} />
        </h3>
        <p className={css.about}>
          {pledge && <Worth pledge={pledge} />}
          <span className={css.day}>
            {pledge && '· '}
            <Day loan={loan} />
          </span>
        </p>
      </div>
      {pledge && (
        <p className={css.ltv}>
          <span className={css.ltvLabel}>
            <Trans>LTV</Trans>
          </span>
          <LtvFigure ltv={pledge.ltv} {...pledge.ratios} />
        </p>
      )}
    </div>
  )
}

function Worth({ pledge }: { pledge: LivePledge }) {
  const worth = worthOf(pledge)
  return (
    <span>
      <Money value={pledge.quantity} currency={pledge.currency} />
      {worth && (
        <>
          {' '}
          <Money approximate value={truncate(worth, 2)} currency="USDT" />
        </>
      )}{' '}
    </span>
  )
}

function Day({ loan: { startTime, days, overdue } }: { loan: Loan }) {
  if (!startTime) return null
  const today = dayOf(startTime, serverNow())
  if (overdue) return <Plural value={Math.max(1, today - days)} one="# day overdue" other="# days overdue" />
  return (
    <Trans>
      Day {today} of {days}
    </Trans>
  )
}

function WhatIf({ coin, onAsk }: { coin: string; onAsk(): void }) {
  const { t } = useLingui()
  return (
    <div>
      <Button small aria-label={t`What if the price of ${coin} changes?`} onClick={onAsk}>
        <Trans>What if?</Trans>
      </Button>
    </div>
  )
}

type ActionsProps = { loan: Loan; alone: boolean; onManage: Manage }

function Actions({ loan: { id, pledgeCurrency }, alone, onManage }: ActionsProps) {
  const { t } = useLingui()
  if (!hasFeature('loan-manage'))
    return <p className={css.note}>{t`Taken from your balance account on the due date.`}</p>
  return (
    <div className={css.actions}>
      {pledgeCurrency && (
        <Button wide onClick={() => onManage('collateral', id)}>
          <Trans>Add collateral</Trans>
        </Button>
      )}
      <Button wide look={alone ? 'primary' : 'tonal'} onClick={() => onManage('repay', id)}>
        <Trans>Repay</Trans>
      </Button>
    </div>
  )
}
