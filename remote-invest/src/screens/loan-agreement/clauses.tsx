/** What is agreed to, with its figures; the whole text opens over it. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { overdueRate } from '@shared/money'
import { Icon } from '@shared/ui/icon'
import { SectionHeader } from '@shared/ui/section-header'
import { ChevronRight } from 'lucide-react'
import { useAddressedSheet, useLater } from 'shell/screen'
import { useFigures } from '../../parts/figures.tsx'
import { costOf, coverOf, type Pledged, type Price, type Terms } from '../../parts/loans/choice.ts'
import { NoFreeDay } from '../../parts/loans/no-free-day.tsx'
import css from './loan-agreement.module.css'

const loadArticle = () => import(/* webpackChunkName: "agreement-article" */ './article.ts')

type Props = {
  terms: Terms
  at: Price
  agreementId: string | undefined
  /** To the text as it was signed, in place of the one of now. */
  signed?: string | undefined
}

export function Clauses({ terms, at, agreementId, signed }: Props) {
  const { parts } = useLater(loadArticle)
  const { show, frame } = useAddressedSheet(to.loanAgreement, 'sheet')
  const all = signed ? (
    <a className={css.all} href={signed}>
      <Trans>Read in full</Trans>
      <Icon of={ChevronRight} size={18} />
    </a>
  ) : (
    <button type="button" className={css.all} aria-haspopup="dialog" onClick={() => show('agreement')}>
      <Trans>Read in full</Trans>
      <Icon of={ChevronRight} size={18} />
    </button>
  )
  return (
    <section>
      <SectionHeader title={<Trans>What you're agreeing to</Trans>} end={(signed ?? agreementId) && all} />
      <ol className={css.clauses}>
        <Money terms={terms} />
        {terms.pledged && <Collateral terms={terms} pledged={terms.pledged} at={at} />}
      </ol>
      {parts && agreementId && (
        <parts.ArticleSheet id={agreementId} title={<Trans>Loan agreement</Trans>} frame={frame} />
      )}
    </section>
  )
}

function Money({ terms }: { terms: Terms }) {
  const { money, percent } = useFigures()
  const { currency, dailyRate, days, pledged } = terms
  const cost = costOf(terms)
  const [amount, interest, due] = [
    money(terms.amount, currency),
    money(cost.interest, currency),
    money(cost.due, currency),
  ]
  const [rate, late] = [percent(dailyRate, 4, 2), percent(overdueRate(dailyRate), 4, 2)]
  return (
    <>
      <li>
        {pledged ? (
          <Trans>
            You borrow {amount} for {days} days. It's paid into your balance account straight away.
          </Trans>
        ) : (
          <Trans>
            You borrow {amount} for {days} days. It's paid to your balance account once it's approved.
          </Trans>
        )}
      </li>
      <li>
        {terms.freeDay ? (
          <Trans>
            Interest is {rate} a day, and the first 24 hours are free. Over {days} days that's {interest}, so you repay{' '}
            {due} in total.
          </Trans>
        ) : (
          <Trans>
            Interest is {rate} a day from the first day: {interest} over {days} days, {due} with what you borrowed.
          </Trans>
        )}
      </li>
      {!terms.freeDay && (
        <li>
          <NoFreeDay />
        </li>
      )}
      <li>
        <Trans>
          You can repay part or all of it at any time and only pay interest for the days that have begun. Repayments
          cover interest first, then principal.
        </Trans>
      </li>
      <li>
        <Trans>
          On the due date we take the full amount from your balance account. If there isn't enough, interest of {late}{' '}
          applies for each further day, we try again daily, and you can't borrow again until it's repaid.
        </Trans>
      </li>
    </>
  )
}

type CollateralProps = { terms: Terms; pledged: Pledged; at: Price }

function Collateral({ terms, pledged, at }: CollateralProps) {
  const { exact, money, percent } = useFigures()
  const { currency } = pledged
  const { call, liquidation } = coverOf(terms.amount, pledged, at)
  const quantity = `${exact(pledged.quantity)}\u00a0${currency}`
  const [calledAt, soldAt] = [money(call, terms.currency), money(liquidation, terms.currency)]
  const [initial, callLtv, soldLtv] = [pledged.initialLtv, pledged.callLtv, pledged.liquidationLtv].map(ratio =>
    percent(ratio, 2, 0),
  )
  const fee = pledged.fee && percent(pledged.fee, 2, 0)
  return (
    <>
      <li>
        <Trans>{quantity} is locked as collateral and released once the loan is repaid in full.</Trans>
      </li>
      <li>
        <Trans>
          If your LTV reaches {callLtv} (about {calledAt} per {currency}), we'll ask you to repay part of the loan or
          add collateral. At {soldLtv} (about {soldAt}), we sell enough collateral to bring it back to {initial}. You
          still owe anything the sale doesn't cover.
        </Trans>
      </li>
      {fee && (
        <li>
          <Trans>If we sell your collateral, we charge {fee} of the proceeds.</Trans>
        </li>
      )}
      <li>
        <Trans>
          If the loan isn't repaid 72 hours after the due date, we sell collateral to cover what you owe. Any collateral
          left over is released to you.
        </Trans>
      </li>
    </>
  )
}
