/** What the form is made of. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@shared/format/number'
import { compare, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField, type NumberFieldProps } from '@shared/ui/number-field'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { type Account, type Available, CURRENCY, DIGITS, share } from './transfer.model.ts'
import css from './transfer.module.css'

const parts = [25, 50, 75, 100]

type AmountProps = Pick<NumberFieldProps, 'value' | 'onChange' | 'error' | 'disabled'> & { most: Decimal }

export function AmountField({ most, ...field }: AmountProps) {
  const { t } = useLingui()
  const note = (
    <>
      {t`Available`} <Amount value={most} {...DIGITS} />
    </>
  )
  return <NumberField {...field} label={t`Amount`} labelled="above" note={note} unit={CURRENCY} max={most} />
}

type SharesProps = { most: Decimal; disabled: boolean; onChoose(amount: Decimal): void }

export function Shares({ most, disabled, onChoose }: SharesProps) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return (
    <Chips label={t`Percentage of available balance`} even>
      {parts.map(percent => (
        <Chip key={percent} disabled={disabled} onClick={() => onChoose(share(most, percent))}>
          {formatPercent(bcp47, share('1', percent), { places: 0 })}
        </Chip>
      ))}
    </Chips>
  )
}

/** What stays in the contract account, as the margin of positions. */
export const Secured = ({ amount }: { amount: Decimal }) =>
  compare(amount, '0') > 0 && (
    <p className={css.note}>
      <Trans>
        <Amount value={amount} unit={CURRENCY} /> is used as margin and can't be moved
      </Trans>
    </p>
  )

type BothProps = { names: Record<Account, string>; before: Available; after: Available }

/** Both accounts, before and after as soon as something moves. */
export const Both = ({ names, before, after }: BothProps) => (
  <Sums>
    {(['balance', 'contract'] as const).map(account => (
      <SumRow
        key={account}
        label={names[account]}
        before={compare(before[account], after[account]) !== 0 ? <Amount value={before[account]} /> : undefined}
        value={<Amount value={after[account]} />}
      />
    ))}
  </Sums>
)
