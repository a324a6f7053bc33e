import { Trans } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { pairNamed } from '@shared/contract/symbols'
import { formatRecordTime } from '@shared/format/time'
import { ListRow } from '@shared/ui/list-row'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { SideBadge } from '../../parts/spot/side-badge.tsx'
import { tradeOf } from '../../parts/spot/trade.model.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { Got } from '../../parts/words/paid.tsx'
import { SampleMark } from '../../parts/words/sample-mark.tsx'
import css from './spot-records.module.css'

/** One trade: pair and side, what was received, at which price, when. */
export function TradeRow({ row, onOpen }: { row: Position; onOpen(id: string): void }) {
  const info = useSymbolMap().get(row.symbol)
  const figures = useFigures()
  const { side, received } = tradeOf(row)
  const price = figures.price(row.openPrice, info?.pricePrecision ?? 2)
  const unit = side === 'long' ? info?.baseCurrency : info?.quoteCurrency
  return (
    <ListRow
      title={
        <span className={css.title}>
          {pairNamed(row.symbol, info)}
          <SideBadge side={side} />
          <SampleMark of={row} />
        </span>
      }
      note={formatRecordTime(row.closeTime ?? row.createTime)}
      value={<Got plain value={received} unit={unit} />}
      valueNote={<Trans>at {price}</Trans>}
      onClick={() => onOpen(row.id)}
    />
  )
}
