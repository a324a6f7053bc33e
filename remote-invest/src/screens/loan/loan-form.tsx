/** How much, for how long, on what; what it costs stands below while one types. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import { compare, portion } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { useLanguage } from 'shell/i18n'
import { useOfflineReason } from 'shell/screen'
import { levelOf } from '../../parts/loans/barrier.ts'
import { BarrierNote } from '../../parts/loans/barrier-note.tsx'
import { CENT } from '../../parts/loans/choice.ts'
import { usePriceReason } from '../../parts/loans/price.ts'
import { useBarrier, useBarrierWords } from '../../parts/loans/use-barrier.ts'
import { Cost } from './cost.tsx'
import { Limits } from './limits.tsx'
import css from './loan.module.css'
import { PledgeFields } from './pledge-fields.tsx'
import { type LoanFormOf, type Offer, useLoanForm } from './use-loan.ts'

const PARTS = [25, 50, 75, 100]

export function LoanForm(offer: Offer) {
  const { name, info } = offer
  const loan = useLoanForm(offer)
  const barrier = useBarrier(name, info)
  const level = levelOf(info)
  const kept = useBarrierWords()
  const priceReason = usePriceReason(loan.age)
  const offline = useOfflineReason()
  const reason = offline ?? (barrier ? kept(barrier, level).title : loan.pledging ? priceReason : undefined)
  return (
    <form className={css.form} translate="no" {...loan.form.frame(() => reason === undefined && loan.next())}>
      {barrier && <BarrierNote barrier={barrier} level={level} />}
      <Limits name={name} info={info} loan={loan} />
      <AmountField loan={loan} />
      <Days loan={loan} />
      {loan.pledging && <PledgeFields loan={loan} pledging={loan.pledging} />}
      <Cost loan={loan} />
      <ActionBar bleed>
        <Button type="submit" look="primary" wide reason={reason}>
          <Trans context="step">Next</Trans>
        </Button>
      </ActionBar>
    </form>
  )
}

function AmountField({ loan: { form, set, most } }: { loan: LoanFormOf }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const none = compare(most, '0') <= 0
  const available = (
    <>
      {t`Available`} <Amount open value={most} />
    </>
  )
  return (
    <>
      <NumberField
        {...form.field('amount')}
        label={t`Amount`}
        labelled="above"
        note={available}
        unit={set.currency}
        max={most}
      />
      <Chips label={t`Percentage of your limit`} even>
        {PARTS.map(percent => (
          <Chip key={percent} disabled={none} onClick={() => form.change({ amount: portion(most, percent, CENT) })}>
            {formatPercent(bcp47, portion('1', percent, CENT), { places: 0 })}
          </Chip>
        ))}
      </Chips>
    </>
  )
}

function Days({ loan: { form, set, days } }: { loan: LoanFormOf }) {
  const { t } = useLingui()
  return (
    <div className={css.days}>
      <p className={css.label}>
        <Trans context="loan">Term</Trans>
      </p>
      <Chips label={t({ message: 'Term', context: 'loan' })} even>
        {set.days.map(n => (
          <Chip key={n} on={n === days} onClick={() => form.change({ days: n })}>
            <Trans>{n} days</Trans>
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
