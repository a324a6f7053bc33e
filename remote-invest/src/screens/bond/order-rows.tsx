/** What is particular of a bond in the form of its order and in the last look. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import { formatLength } from '@shared/format/duration'
import { formatRecordTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { couponsFor } from '../../parts/bonds/bond.model.ts'
import { Money, useFigures } from '../../parts/figures.tsx'

export function OrderRows({ of, amount }: { of: Product; amount: Decimal }) {
  const { bcp47 } = useLanguage()
  const { percent } = useFigures()
  const { rate, cycleDays, saleEnd, currency } = of
  const { total, back } = couponsFor(of, amount)
  return (
    <>
      <SumRow label={<Trans>Yearly rate</Trans>} value={percent(rate)} />
      <SumRow label={<Trans context="bond">Term</Trans>} value={formatLength(bcp47, cycleDays, 'day')} />
      {saleEnd && <SumRow label={<Trans>Starts by</Trans>} value={formatRecordTime(saleEnd)} />}
      <SumRow
        strong
        label={<Trans>Total coupons</Trans>}
        value={<Money open sign value={total} currency={currency} />}
      />
      <SumRow label={<Trans>Principal and coupons</Trans>} value={<Money open value={back} currency={currency} />} />
    </>
  )
}
