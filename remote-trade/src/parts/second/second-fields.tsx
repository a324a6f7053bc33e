/** How long, how much, and what that leads to. */
import { Trans, useLingui } from '@lingui/react/macro'
import { big, breakEvenRate, compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { ExplainButton } from '../explain/explain-button.tsx'
import { Choices } from '../form/choices.tsx'
import { OutcomesLine } from '../outcomes/outcomes-line.tsx'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { useHead } from './second.api.ts'
import { largestStake } from './second.model.ts'
import css from './second.module.css'
import { useRoundNames } from './second-words.ts'
import type { SecondState } from './use-second.ts'

type Props = { second: SecondState }

const stakes = ['10', '50', '100', '200', '500'] as const
export const UNIT = 'USDT'

/** No price is in it. */
export const SecondFields = memoByProps(Fields, ({ second: { terms, term, form, staked, available, errorAt } }) => [
  ...[terms, term, form, staked, available, errorAt('setId'), errorAt('amount')],
])

function Fields({ second, onExplain }: Props & { onExplain(): void }) {
  return (
    <>
      <Durations second={second} />
      <Stake second={second} />
      <Costs second={second} />
      <p className={css.help}>
        <Trans>
          Your entry price is the price when we accept your order. The last price before the end settles the contract.
          Both are on your receipt.
        </Trans>
      </p>
      <OwnRecord second={second} />
      <ExplainButton onClick={onExplain}>
        <Trans>How second contracts work</Trans>
      </ExplainButton>
    </>
  )
}

function OwnRecord({ second: { term } }: Props) {
  return <OutcomesLine outcomes={useHead()?.outcomes} evenRate={term ? breakEvenRate(term.odds) : null} />
}

function Durations({ second: { terms, term, change, errorAt } }: Props) {
  const { t } = useLingui()
  const { gain } = useFigures()
  const names = useRoundNames()
  return (
    <Choices
      label={t`Duration`}
      options={terms.map(({ id, seconds, odds }) => ({ value: id, label: names.seconds(seconds), note: gain(odds) }))}
      value={term?.id ?? ''}
      onChange={setId => change({ setId })}
      error={errorAt('setId')}
    />
  )
}

function Stake({ second: { form, term, staked, available, change, errorAt } }: Props) {
  const { t } = useLingui()
  const { exact } = useFigures()
  const most = term && available !== undefined ? largestStake(term, staked, available) : '0'
  const [least, largest] = [exact(term?.minAmount), exact(term?.maxAmount)]
  return (
    <>
      <NumberField
        label={<Trans>Stake</Trans>}
        value={form.amount}
        onChange={amount => change({ amount })}
        unit={UNIT}
        max={compare(most, term?.minAmount ?? '0') >= 0 ? most : undefined}
        error={errorAt('amount')}
        help={
          <Trans>
            {least} to {largest} {UNIT}
          </Trans>
        }
      />
      <Chips label={t`Stake`} even>
        {stakes.map(amount => (
          <Chip key={amount} on={form.amount === amount} onClick={() => change({ amount })}>
            {exact(amount)}
          </Chip>
        ))}
      </Chips>
    </>
  )
}

function Costs({ second: { form, term, available } }: Props) {
  const { needed } = useFigures()
  const rate = needed(term && breakEvenRate(term.odds))
  const fits = form.amount !== '' && available !== undefined && compare(form.amount, available) <= 0
  return (
    <Sums>
      <SumRow
        label={<Trans>Available</Trans>}
        {...(fits && { before: <Amount value={available} /> })}
        value={<Amount value={fits ? big(available).minus(big(form.amount)).toString() : available} unit={UNIT} />}
      />
      <SumRow label={<Trans>Break-even success rate</Trans>} value={rate} />
    </Sums>
  )
}
