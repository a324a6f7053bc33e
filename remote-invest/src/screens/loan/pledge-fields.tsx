/** What is pledged: which coin, how much of it, and how far that is from a call and a sale. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { ChoiceField } from '@shared/ui/choice-field'
import { NumberField } from '@shared/ui/number-field'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { useFigures } from '../../parts/figures.tsx'
import { coverOf } from '../../parts/loans/choice.ts'
import { LtvFigure, LtvGauge } from '../../parts/loans/ltv-gauge.tsx'
import { type Pledging, SPARE } from './loan.model.ts'
import css from './loan.module.css'
import type { LoanFormOf } from './use-loan.ts'

type Props = { loan: LoanFormOf; pledging: Pledging }

export function PledgeFields({ loan, pledging }: Props) {
  return (
    <>
      <Coin loan={loan} pledging={pledging} />
      <Quantity loan={loan} pledging={pledging} />
      <Ratios loan={loan} pledging={pledging} />
    </>
  )
}

function Coin({ loan: { form, set, balances }, pledging }: Props) {
  const { t } = useLingui()
  const { exact, percent } = useFigures()
  const options = set.pledges.map(({ currency, initialLtv }) => {
    const [held, ratio] = [
      exact(balances.find(one => one.currency === currency)?.available ?? '0'),
      percent(initialLtv, 2, 0),
    ]
    return { value: currency, label: currency, note: t`${held} available · borrow up to ${ratio} of its value` }
  })
  return (
    <ChoiceField
      label={t`Collateral`}
      options={options}
      value={pledging.terms.currency}
      onChange={coin => form.change({ coin, pledge: '' })}
    />
  )
}

function Quantity({ loan, pledging: { terms, held } }: Props) {
  const { t } = useLingui()
  const { percent } = useFigures()
  const [initial, spare] = [percent(terms.initialLtv, 2, 0), percent(SPARE, 2, 0)]
  const recharge = useWay(to.recharge({ currency: terms.currency }))
  const { form, pledged, isFilled, pledge, fill } = loan
  const available = (
    <>
      {t`Available`} <Amount value={held} places={8} minPlaces={0} unit={terms.currency} />
    </>
  )
  return (
    <div className={css.quantity}>
      <NumberField
        label={t`Quantity`}
        labelled="above"
        note={available}
        unit={terms.currency}
        places={8}
        max={held}
        value={pledged}
        error={form.errorAt('pledge')}
        help={
          isFilled
            ? t`Filled to an LTV of ${initial}, with ${spare} extra in case the price moves while you sign.`
            : undefined
        }
        onChange={pledge}
        onBlur={() => pledged || fill()}
      />
      <div className={css.ways}>
        {!isFilled && (
          <Button small look="tonal" onClick={fill}>
            <Trans>Fill to {initial}</Trans>
          </Button>
        )}
        {compare(held, pledged || '0') <= 0 && recharge && (
          <Button small look="line" href={recharge}>
            <Trans>Deposit</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function Ratios({ loan: { form, pledged }, pledging: { terms, at } }: Props) {
  const { percent } = useFigures()
  const { currency } = terms
  const ratios = { initial: terms.initialLtv, call: terms.callLtv, liquidation: terms.liquidationLtv }
  const cover = pledged && form.form.amount ? coverOf(form.form.amount, { ...terms, quantity: pledged }, at) : null
  const [call, liquidation] = [percent(terms.callLtv, 2, 0), percent(terms.liquidationLtv, 2, 0)]
  const price = { open: true, places: at?.places, unit: 'USDT' }
  return (
    <section className={css.ratios}>
      <p className={css.line}>
        <span className={css.label}>
          <Trans>LTV</Trans>
        </span>
        <LtvFigure ltv={cover?.ltv ?? null} {...ratios} />
      </p>
      <LtvGauge ltv={cover?.ltv ?? null} {...ratios} />
      <Sums>
        <SumRow label={<Trans>{currency} price now</Trans>} value={<Amount {...price} value={at?.price} />} />
        <SumRow
          label={<Trans>Collateral call price at {call}</Trans>}
          value={<Amount {...price} value={cover?.call} />}
        />
        <SumRow
          label={<Trans>Liquidation price at {liquidation}</Trans>}
          value={<Amount {...price} value={cover?.liquidation} />}
        />
      </Sums>
    </section>
  )
}
