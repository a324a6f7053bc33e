/** Why a trade ended at a price: the price that ended it, and what came of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { secondResults, sideOf, tradeTypes } from '@shared/contract/codes'
import { formatMoment } from '@shared/format/short-time'
import { fromServerTime } from '@shared/format/time'
import type { Decimal } from '@shared/money/decimal'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import type { Explained } from './prices.model.ts'
import css from './search.module.css'
import { useFigure } from './use-wording.ts'

type Of<K extends Explained['kind']> = { of: Extract<Explained, { kind: K }> }

export function OfClosing({ of: { row, price } }: Of<'closed'>) {
  const { t } = useLingui()
  const figure = useFigure()
  const time = useTime()
  return (
    <>
      <p className={css.why}>
        <Trans>The position was closed at the market's price of that second.</Trans>
      </p>
      {row.tradeType === tradeTypes.contract && <Profit of={row} price={price} />}
      <Sums>
        <SumRow label={t`Quantity`} value={figure(row.quantity)} />
        <SumRow label={t`Entry price`} value={figure(row.openPrice ?? '0')} />
        <SumRow label={t`Exit price`} value={figure(price)} strong />
        {row.profit && <SumRow label={t`Realised P&L`} value={figure(row.profit)} />}
        {row.closeFee && <SumRow label={t`Closing fee`} value={figure(row.closeFee)} />}
        {row.closeTime && <SumRow label={t`Closed at`} value={time(row.closeTime)} />}
      </Sums>
    </>
  )
}

function useTime(): (serverTime: string) => string {
  const { bcp47 } = useLanguage()
  return serverTime => formatMoment(bcp47, fromServerTime(serverTime))
}

/** Long q × (exit − entry), short q × (entry − exit). */
function Profit({ of: { direction, quantity, openPrice, profit }, price }: { of: Position; price: Decimal }) {
  const figure = useFigure()
  const [entry, exit] = [figure(openPrice ?? '0'), figure(price)]
  const apart = sideOf(direction) === 'long' ? `${exit} − ${entry}` : `${entry} − ${exit}`
  if (!profit) return null
  return (
    <p className={css.formula}>
      {figure(quantity)} × ({apart}) = {figure(profit)}
    </p>
  )
}

export function OfSecond({ of: { row, price } }: Of<'second'>) {
  const { t } = useLingui()
  const figure = useFigure()
  const time = useTime()
  const { bcp47 } = useLanguage()
  const isVoid = row.result === secondResults.voided
  return (
    <>
      <p className={css.why}>
        {isVoid ? (
          <Trans>There was no current price at the end, so the contract was voided and your stake refunded.</Trans>
        ) : (
          <Trans>The last price at or before the end settles the contract.</Trans>
        )}
      </p>
      <Sums>
        <SumRow label={t`Entry price`} value={figure(row.openTick.price)} />
        <SumRow label={t`Exit price`} value={figure(price)} strong />
        <SumRow label={t`Time of the price`} value={formatMoment(bcp47, row.closeTick?.time ?? 0)} />
        <SumRow label={t`Ends at`} value={time(row.expireTime)} />
        <SumRow label={t`Stake`} value={figure(row.amount, row.currency)} />
        {row.profit && <SumRow label={t`Profit and loss`} value={figure(row.profit, row.currency)} />}
      </Sums>
    </>
  )
}
