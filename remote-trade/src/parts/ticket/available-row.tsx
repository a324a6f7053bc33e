/** The available balance before and after an order; where it is too little for it, there is no after. */
import { Trans } from '@lingui/react/macro'
import type { Decimal, OpenPreview } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { SumRow } from '@shared/ui/sum-row'

type Props = {
  preview: OpenPreview | null | undefined
  /** Without an order. */
  available?: Decimal | undefined
  unit: string
}

export function AvailableRow({ preview, available, unit }: Props) {
  const before = preview?.availableBefore
  const fits = preview?.missing === '0'
  return (
    <SumRow
      label={<Trans>Available</Trans>}
      {...(fits && { before: <Amount value={before} /> })}
      value={<Amount value={fits ? preview.availableAfter : (before ?? available)} unit={unit} />}
    />
  )
}
