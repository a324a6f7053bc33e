/** Which option, how much of it, and what it would bring. */
import { Trans, useLingui } from '@lingui/react/macro'
import { big, compare, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { NumberField } from '@shared/ui/number-field'
import { Segmented } from '@shared/ui/segmented'
import { Skeleton } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ExplainButton } from '../explain/explain-button.tsx'
import { Choices } from '../form/choices.tsx'
import { OutcomesLine } from '../outcomes/outcomes-line.tsx'
import { useAccount } from '../positions/account.api.ts'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { useRiseFall } from '../words/rise-fall.ts'
import { lotsOf, premiumOf, strikesOn } from './option.model.ts'
import css from './option.module.css'
import { useLength } from './option-words.ts'
import { StrikeRail } from './strike-rail.tsx'
import { Target } from './target.tsx'
import type { OptionState } from './use-option.ts'

type Props = { option: OptionState }

export const UNIT = 'USDT'

export function OptionFields({ option, onExplain }: Props & { onExplain(): void }) {
  return (
    <>
      <div className={css.which}>
        <WayChoice option={option} />
        <ExpiryChoice option={option} />
      </div>
      <Strikes option={option} />
      <QuantityField option={option} />
      <Target option={option} />
      <Costs option={option} />
      <OutcomesLine outcomes={useAccount().data?.summary.optionOutcomes} evenRate={null} />
      <ExplainButton onClick={onExplain}>
        <Trans>How options work</Trans>
      </ExplainButton>
    </>
  )
}

// `change` keeps the strike that is shown
const WayChoice = memoByProps(Way, ({ option: { form, strike } }) => [form.side, strike])

function Way({ option: { form, change } }: Props) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const options = (['long', 'short'] as const).map(value => ({ value, label: ways[value] }))
  // a target hoped for on the one side is none on the other
  return (
    <Segmented
      label={t`Direction`}
      options={options}
      value={form.side}
      onChange={side => change({ side, target: '' })}
    />
  )
}

const ExpiryChoice = memoByProps(Expiry, ({ option: { terms, term, strike, errorAt } }) => [
  ...[terms, term, strike, errorAt('setId')],
])

function Expiry({ option: { terms, term, change, errorAt } }: Props) {
  const { t } = useLingui()
  const [length, short] = [useLength(), useLength('narrow')]
  return (
    <div>
      <Segmented
        label={t`Expiry`}
        options={terms.map(({ id, seconds }) => ({
          value: id,
          label: <Spoken short={short(seconds)} whole={length(seconds)} />,
        }))}
        value={term?.id ?? ''}
        onChange={setId => change({ setId, target: '' })}
      />
      <p className={css.error} aria-live="polite">
        {errorAt('setId')}
      </p>
    </div>
  )
}

const Spoken = ({ short, whole }: Record<'short' | 'whole', string>) => (
  <>
    <span aria-hidden="true">{short}</span>
    <span className="visually-hidden">{whole}</span>
  </>
)

function Strikes({ option: { form, term, info, price, strike, change, errorAt } }: Props) {
  const { t } = useLingui()
  const figures = useFigures()
  if (!term || !price) return <Skeleton width="100%" height={52} />
  const premium = (each: Decimal) => figures.money(premiumOf(form.side, each, term, price))
  const strikes = strikesOn(form, term, price)
  return (
    <Choices
      label={t`Strike and premium`}
      options={strikes.map(each => ({ value: each, label: figures.exact(each), note: premium(each) }))}
      value={strike ?? ''}
      onChange={next => change({ strike: next, target: '' })}
      error={errorAt('strike')}
    >
      <StrikeRail strikes={strikes} chosen={strike} price={price} places={info.pricePrecision} />
    </Choices>
  )
}

const QuantityField = memoByProps(Quantity, ({ option: { form, term, strike, info, errorAt } }) => [
  ...[form.quantity, term, strike, info, errorAt('quantity')],
])

function Quantity({ option: { form, term, info, change, errorAt } }: Props) {
  const { exact } = useFigures()
  const lots = term && lotsOf(term)
  const [least, most] = [exact(lots?.minQuantity), exact(lots?.maxQuantity)]
  const unit = info.baseCurrency
  return (
    <NumberField
      label={<Trans>Quantity</Trans>}
      value={form.quantity}
      onChange={quantity => change({ quantity })}
      unit={unit}
      step={lots && { by: lots.quantityStep, least: lots.minQuantity, most: lots.maxQuantity }}
      error={errorAt('quantity')}
      help={
        <Trans>
          {least} to {most} {unit}
        </Trans>
      }
    />
  )
}

function Costs({ option: { offer, breakEven, available, info } }: Props) {
  const figures = useFigures()
  const fits = offer && available !== undefined && compare(offer.cost, available) <= 0
  const after = fits ? big(available).minus(big(offer.cost)).toString() : available
  return (
    <Sums>
      <SumRow label={<Trans>Cost at this price</Trans>} value={<Paid open value={offer?.cost} unit={UNIT} />} />
      <SumRow label={<Trans>Break-even price</Trans>} value={figures.price(breakEven, info.pricePrecision)} />
      <SumRow
        label={<Trans>Available</Trans>}
        {...(fits && { before: <Amount value={available} /> })}
        value={<Amount value={after} unit={UNIT} />}
      />
    </Sums>
  )
}
