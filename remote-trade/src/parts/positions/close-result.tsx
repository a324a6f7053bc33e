/** What closing brings, costs and leaves. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useSize } from '../cfd/units.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { ClosingPrice } from './closing-price.tsx'
import type { LivePosition } from './live-position.model.ts'
import type { Outcome } from './position.model.ts'

type ResultProps = { position: LivePosition; info: SymbolInfo; price: Decimal; closing: Outcome | null }

export function Result({ position, info, price, closing }: ResultProps) {
  const { row, side } = position
  const unit = row.currency
  const isCfd = row.tradeType === tradeTypes.cfd
  const { exact } = useFigures()
  const size = useSize()
  return (
    <Sums>
      <SumRow
        label={<ClosingPrice {...{ isCfd, side }} />}
        value={<PriceCell price={price} places={info.pricePrecision} />}
      />
      <SumRow label={<Trans>Profit and loss</Trans>} value={<Change own amount={closing?.profit ?? null} />} />
      {closing && closing.settled !== '0' && (
        <SumRow label={<Trans>Settled so far</Trans>} value={<Amount value={closing.settled} unit={unit} />} />
      )}
      {isCfd ? (
        <SumRow label={<Trans>Night fees</Trans>} value={<Paid open value={closing?.nightFee} unit={unit} />} />
      ) : (
        <>
          <SumRow label={<Trans>Opening fee</Trans>} value={<Paid open value={closing?.openFee} unit={unit} />} />
          <SumRow label={<Trans>Closing fee</Trans>} value={<Paid open value={closing?.fee} unit={unit} />} />
        </>
      )}
      <SumRow strong label={<Trans>After fees</Trans>} value={<Change own amount={closing?.afterFees ?? null} />} />
      <SumRow label={<Trans>Margin released</Trans>} value={<Amount value={closing?.margin} unit={unit} />} />
      {closing && closing.rest.quantity !== '0' && (
        <SumRow
          label={<Trans>Remaining position</Trans>}
          before={exact(row.quantity)}
          value={size(closing.rest.quantity, row, info)}
        />
      )}
    </Sums>
  )
}
