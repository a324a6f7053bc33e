/** An order that waits, or ended before it was filled. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { positionStates, tradeTypes } from '@shared/contract/codes'
import { formatRecordTime } from '@shared/format/time'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { copy } from 'shell/overlay'
import { useSize } from '../cfd/units.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { useNames } from '../words/words.ts'
import { frozenUnit } from './order.model.ts'

export function WaitingFacts({ row, info }: { row: Position; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const names = useNames()
  const figures = useFigures()
  const size = useSize()
  const places = info?.pricePrecision ?? 2
  const price = (value: string | null | undefined) => figures.price(value, places)
  const stop = Boolean(row.triggerPrice)
  return (
    <Sums>
      <SumRow
        label={stop ? <Trans>Trigger price</Trans> : <Trans>Limit price</Trans>}
        value={price(row.triggerPrice ?? row.price)}
      />
      <SumRow label={<Trans>Quantity</Trans>} value={size(row.quantity, row, info)} />
      {row.tradeType !== tradeTypes.spot && (
        <SumRow
          label={<Trans>Take profit / stop loss</Trans>}
          value={`${price(row.takeProfitPrice)} / ${price(row.stopLossPrice)}`}
        />
      )}
      <SumRow
        label={<Trans>Locked</Trans>}
        value={<Paid value={row.frozen} unit={info ? frozenUnit(row, info) : ''} />}
      />
      <SumRow
        label={<Trans>Valid until</Trans>}
        value={row.expireTime ? formatRecordTime(row.expireTime) : <Trans>Until cancelled</Trans>}
      />
      {row.state === positionStates.cancelled && <SumRow label={<Trans>Reason</Trans>} value={names.reason(row)} />}
      <SumRow label={<Trans context="order">Placed</Trans>} value={formatRecordTime(row.createTime)} />
      <SumRow
        label={<Trans>Order number</Trans>}
        value={<CopyText value={row.id} label={t`Copy the order number`} onCopy={() => void copy(row.id)} />}
      />
    </Sums>
  )
}
