/** In and out over the whole filter, of the one currency that it names. */
import { Trans } from '@lingui/react/macro'
import type { OutputOf } from '@shared/contract'
import type { balanceLogCall } from '@shared/contract/calls/wallet'
import { Amount } from '@shared/ui/amount'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { placesOf } from '../../parts/places.ts'

type Props = { currency: string | undefined; sums: OutputOf<typeof balanceLogCall> | null | undefined }

export function InAndOut({ currency, sums }: Props) {
  if (!currency || sums?.sumIn == null) return null
  const amount = (value: string | null | undefined) => (
    <Amount value={value} places={placesOf(currency)} minPlaces={2} unit={currency} />
  )
  return (
    <Sums>
      <SumRow label={<Trans>Money in</Trans>} value={amount(sums.sumIn)} />
      <SumRow label={<Trans>Money out</Trans>} value={amount(sums.sumOut)} />
    </Sums>
  )
}
