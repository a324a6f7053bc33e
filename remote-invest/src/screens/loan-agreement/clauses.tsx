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
import css from './loan-agreement.module.css'

const loadArticle = () => import(/* webpackChunkName: "agreement-article" */ '../../parts/buying/article-sheet.tsx')

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
      <SectionHeader title={<Trans>What you agree to</Trans>} end={(signed ?? agreementId) && all} />
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
            You borrow {amount} for {days} days. It's paid to your balance account at once.
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
            Interest is {rate} a day and 0 within the first 24 hours: {interest} over {days} days, {due} with what you
            borrowed.
          </Trans>
        ) : (
          <Trans>
            Interest is {rate} a day from the first day: {interest} over {days} days, {due} with what you borrowed.
          </Trans>
        )}
      </li>
      <li>
        <Trans>
          You can repay at any time, in part or in full, and pay only for the days that have begun: interest first, then
          what you borrowed.
        </Trans>
      </li>
      <li>
        <Trans>
          On the due date everything is collected from your balance account. If it doesn't cover it, each day after that
          costs {late}, we try again daily and lend you nothing else until it's repaid.
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
        <Trans>{quantity} is locked as collateral and free again once everything is repaid.</Trans>
      </li>
      <li>
        <Trans>
          At an LTV of {callLtv}, about {calledAt} for 1 {currency}, we ask you to repay some or add collateral. At{' '}
          {soldLtv}, about {soldAt}, we sell as much of it as brings the loan back to {initial}. What a sale doesn't
          cover stays owed.
        </Trans>
      </li>
      {fee && (
        <li>
          <Trans>A sale of collateral costs {fee} of what it brings.</Trans>
        </li>
      )}
      <li>
        <Trans>72 hours after the due date, collateral is sold to repay what is still owed. The rest is free.</Trans>
      </li>
    </>
  )
}
