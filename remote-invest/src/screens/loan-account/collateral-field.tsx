/** How much more is pledged: typed, a share of what there is, or as much as leads back to the initial ratio. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatShare } from '@shared/format/number'
import { compare, type Decimal } from '@shared/money'
import { Chip, Chips } from '@shared/ui/chip'
import { NumberField } from '@shared/ui/number-field'
import { useLanguage } from 'shell/i18n'
import { Money, useFigures } from '../../parts/figures.tsx'
import type { LivePledge } from '../../parts/loans/loan.model.ts'
import { PLACES, share } from './collateral.model.ts'
import { wayBack } from './repay.model.ts'
import type { Adding } from './use-collateral.ts'

const parts = [25, 50, 75, 100]

type Props = { adding: Adding; owed: Decimal; pledge: LivePledge }

export function CollateralField({ adding, owed, pledge }: Props) {
  const { t } = useLingui()
  const { form, order, available, amount, change } = adding
  const note = (
    <span>
      <Trans>Available</Trans> <Money value={available} currency={pledge.currency} />
    </span>
  )
  return (
    <>
      <NumberField
        value={amount}
        error={form.errorAt('amount')}
        onChange={change}
        label={t`Amount`}
        labelled="above"
        note={note}
        unit={pledge.currency}
        places={PLACES}
        disabled={order.busy}
      />
      <Shares {...{ adding, owed, pledge }} />
    </>
  )
}

function Shares({ adding: { available = '0', order, change }, owed, pledge }: Props) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { percent } = useFigures()
  const back = wayBack(owed, pledge)?.pledge
  const initial = percent(pledge.ratios.initial, 2, 0)
  const offered = back !== undefined && compare(back, '0') > 0
  const off = order.busy
  return (
    <Chips label={t`Percentage of available balance`} even={!offered}>
      {offered && (
        <Chip disabled={off} onClick={() => change(back)}>
          <Trans>Back to {initial}</Trans>
        </Chip>
      )}
      {parts.map(part => (
        <Chip key={part} disabled={off || available === '0'} onClick={() => change(share(available, part))}>
          {formatShare(bcp47, part)}
        </Chip>
      ))}
    </Chips>
  )
}
