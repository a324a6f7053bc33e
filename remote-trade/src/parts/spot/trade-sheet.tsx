/** Everything about one spot order, whether it was filled or not; its being open stands in the address. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { orderTypes, sideOf } from '@shared/contract/codes'
import { formatRecordTime } from '@shared/format/time'
import { Change } from '@shared/ui/change'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { copy } from 'shell/overlay'
import { type DetailProps, DetailSheet } from '../detail/detail-sheet.tsx'
import { Onward, stateOf } from '../detail/onward.tsx'
import { WaitingFacts } from '../orders/waiting-facts.tsx'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import { SideBadge } from './side-badge.tsx'
import { useSpotOrder } from './spot.api.ts'
import { tradeOf } from './trade.model.ts'

export function TradeSheet({ id, frame }: DetailProps) {
  const found = useSpotOrder(id)
  const row = found.data?.records[0]
  return (
    <DetailSheet
      {...{ frame, found, row }}
      name={<Trans>Spot trade</Trans>}
      badge={row && <SideBadge side={sideOf(row.direction)} />}
      failed={<Trans>Couldn't load the trade</Trans>}
      missing={<Trans>We couldn't find this trade.</Trans>}
      onward={row && <Onward row={row} mode="spot" state={stateOf(row)} />}
    >
      {known => <Facts row={known} />}
    </DetailSheet>
  )
}

function Facts({ row }: { row: Position }) {
  const { t } = useLingui()
  const figures = useFigures()
  const info = useSymbolMap().get(row.symbol)
  if (!row.openPrice) return <WaitingFacts row={row} info={info} />
  const { side, paid, fee, received, average } = tradeOf(row)
  const [coin, money, places] = [info?.baseCurrency, info?.quoteCurrency, info?.pricePrecision ?? 2]
  const [given, got] = side === 'long' ? [money, coin] : [coin, money]
  return (
    <Sums>
      <SumRow
        label={<Trans>Order type</Trans>}
        value={
          row.orderType === orderTypes.limit ? (
            <Trans context="order type">Limit</Trans>
          ) : (
            <Trans context="order type">Market</Trans>
          )
        }
      />
      <SumRow label={<Trans context="spot">Paid</Trans>} value={<Paid value={paid} unit={given} />} />
      <SumRow label={<Trans>Price</Trans>} value={figures.price(row.openPrice, places)} />
      <SumRow label={<Trans>Fee</Trans>} value={<Paid value={fee} unit={got} />} />
      <SumRow strong label={<Trans>Received</Trans>} value={<Got value={received} unit={got} />} />
      <SumRow label={<Trans>Average price with fee</Trans>} value={figures.price(average, places)} />
      {row.profit != null && (
        <SumRow
          label={<Trans>Realised P&L</Trans>}
          value={<Change own amount={row.profit} rate={row.yield ?? null} />}
        />
      )}
      <SumRow label={<Trans context="order">Placed</Trans>} value={formatRecordTime(row.createTime)} />
      {row.closeTime && (
        <SumRow label={<Trans context="order">Filled</Trans>} value={formatRecordTime(row.closeTime)} />
      )}
      <SumRow
        label={<Trans>Order number</Trans>}
        value={<CopyText value={row.id} label={t`Copy the order number`} onCopy={() => void copy(row.id)} />}
      />
    </Sums>
  )
}
