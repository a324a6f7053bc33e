/** How much is paid back: typed, a share of what is owed, as much as leads back to the initial ratio, or all. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatShare } from '@shared/format/number'
import { compare, LOAN_PLACES } from '@shared/money'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { useLanguage } from 'shell/i18n'
import { Money, useFigures } from '../../parts/figures.tsx'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { share, wayBack } from './repay.model.ts'
import type { Repay } from './use-repay.ts'

const parts = [25, 50, 75]

type Props = { repay: Repay; currency: string; pledge: LivePledge | undefined }

export function RepayField({ repay, currency, pledge }: Props) {
  const { t } = useLingui()
  const { form, order, context, amount, change } = repay
  const note = (
    <span>
      <Trans>Available</Trans> <Money value={context.available} currency={currency} />
    </span>
  )
  return (
    <>
      <NumberField
        value={amount}
        error={form.errorAt('amount')}
        onChange={next => change({ amount: next, all: false })}
        label={t`Amount`}
        labelled="above"
        note={note}
        unit={currency}
        places={LOAN_PLACES}
        disabled={order.busy}
      />
      <Shares repay={repay} pledge={pledge} />
    </>
  )
}

function Shares({ repay: { form, context, order, change }, pledge }: Pick<Props, 'repay' | 'pledge'>) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { percent } = useFigures()
  const back = wayBack(context.owed, pledge)?.repay
  const initial = pledge && percent(pledge.ratios.initial, 2, 0)
  const offered = back !== undefined && compare(back, '0') > 0
  const off = order.busy
  return (
    <Chips label={t`Percentage of what you owe`} even={!offered}>
      {offered && (
        <Chip disabled={off} onClick={() => change({ amount: back, all: false })}>
          <Trans>Back to {initial}</Trans>
        </Chip>
      )}
      {parts.map(part => (
        <Chip key={part} disabled={off} onClick={() => change({ amount: share(context.owed, part), all: false })}>
          {formatShare(bcp47, part)}
        </Chip>
      ))}
      <Chip on={form.form.all} disabled={off} onClick={() => change({ all: true })}>
        <Trans context="loan">All</Trans>
      </Chip>
    </Chips>
  )
}
