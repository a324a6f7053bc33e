/** How many came, and what their trading brought. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatCount } from '@shared/format/number'
import { compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Icon } from '@shared/ui/icon'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from 'shell/i18n'
import { useWay } from 'shell/navigation'
import { Eye } from 'shell/screen'
import { WHOLE } from '../../parts/whole.ts'
import css from './team.module.css'
import type { Team } from './team.screen.tsx'

export function Figures({ team }: { team: Team }) {
  const { bcp47 } = useLanguage()
  const { teamSize, newToday, rechargedCount } = team
  return (
    <section className={css.figures}>
      <Income team={team} />
      <dl className={css.counts}>
        <Count label={<Trans>Team size</Trans>}>{formatCount(bcp47, teamSize)}</Count>
        <Count label={<Trans>New today</Trans>}>{formatCount(bcp47, newToday)}</Count>
        <Count label={<Trans>Members who've deposited</Trans>}>{formatCount(bcp47, rechargedCount)}</Count>
      </dl>
    </section>
  )
}

const Count = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className={css.count}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** All that was earned, leading to its entries; what is not paid yet is told. */
function Income({ team: { totalIncome, yesterdayIncome, pendingIncome } }: { team: Team }) {
  const { t } = useLingui()
  const href = useWay(to.ledger({ type: 'team-income' }))
  const total = <Amount value={totalIncome} {...WHOLE} size="title-1" />
  const yesterday = <Amount value={yesterdayIncome} {...WHOLE} />
  const pending = <Amount value={pendingIncome} {...WHOLE} />
  return (
    <div>
      <p className={css.label}>
        <Trans>Team income, USDT</Trans>
        <Eye size={16} />
      </p>
      {href ? (
        <a className={css.income} href={href}>
          {total}
          <span className="visually-hidden">{t`Team income: see the entries`}</span>
          <Icon of={ChevronRight} size={18} />
        </a>
      ) : (
        <p className={css.income}>{total}</p>
      )}
      <p className={css.note}>
        <Trans>Yesterday: {yesterday}</Trans>
        {compare(pendingIncome, '0') > 0 && (
          <>
            {' · '}
            <Trans>To be paid at 00:30 (UTC+8): {pending}</Trans>
          </>
        )}
      </p>
    </div>
  )
}
