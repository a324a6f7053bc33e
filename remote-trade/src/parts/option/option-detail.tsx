/** Everything about one option, running or ended; its being open stands in the address. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { closeReasons, positionStates, sideOf } from '@shared/contract/codes'
import { formatRecordTime } from '@shared/format/time'
import { optionBreakEven } from '@shared/money'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { copy } from 'shell/overlay'
import { type DetailProps, DetailSheet } from '../detail/detail-sheet.tsx'
import { Onward } from '../detail/onward.tsx'
import { useEnded } from '../history/use-ended.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { useRiseFall } from '../words/rise-fall.ts'
import { useOption } from './option.api.ts'
import css from './option.module.css'
import { useOptionEnds } from './option-words.ts'

export function OptionDetail({ id, frame }: DetailProps) {
  const ways = useRiseFall()
  const found = useOption(id)
  const row = found.data?.records.find(one => one.id === id)
  const info = useSymbolMap().get(row?.symbol ?? '')
  const side = row && sideOf(row.direction)
  return (
    <DetailSheet
      {...{ frame, found, row }}
      name={<Trans context="trading mode">Option</Trans>}
      badge={side && <Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>}
      ended={useEnded(row, info)}
      onward={row?.state === positionStates.closed && <Onward row={row} mode="option" state="ended" />}
      failed={<Trans>Couldn't load the option</Trans>}
      missing={<Trans>We couldn't find this option.</Trans>}
    >
      {known => <Facts row={known} info={info} />}
    </DetailSheet>
  )
}

function Facts({ row, info }: { row: Position; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const ends = useOptionEnds()
  const figures = useFigures()
  const places = info?.pricePrecision ?? 2
  const { strike, premium, currency: unit, profit, yield: rate, expireTime, closeTime, id } = row
  const closed = row.state === positionStates.closed
  const even = strike && premium ? optionBreakEven(sideOf(row.direction), strike, premium) : null
  const line = (label: ReactNode, value: ReactNode, strong = false) => (
    <SumRow label={label} value={value} strong={strong} />
  )
  return (
    <>
      {row.closeReason === closeReasons.voided && <Voided />}
      <Sums>
        {line(<Trans>Strike</Trans>, figures.exact(strike))}
        {line(<Trans>Quantity</Trans>, `${figures.exact(row.quantity)} ${info?.baseCurrency ?? ''}`)}
        {line(<Trans>Premium per unit</Trans>, <Paid value={premium} unit={unit} />)}
        {line(<Trans>Cost (your maximum loss)</Trans>, <Paid value={row.margin} unit={unit} />)}
        {line(<Trans>Break-even price</Trans>, figures.price(even, places))}
        {line(<Trans>Price when bought</Trans>, figures.price(row.openPrice, places))}
        {closed && line(<Trans>Price at the end</Trans>, figures.price(row.closePrice, places))}
        {!closed && line(<Trans>P&L if it ended now</Trans>, <Change own amount={row.expectedReturn ?? null} />)}
        {line(
          closed ? <Trans>Profit and loss</Trans> : <Trans>If you sell now</Trans>,
          <Change own amount={profit ?? null} rate={rate ?? null} />,
          closed,
        )}
        {closed && line(<Trans>Reason</Trans>, ends(row))}
        {line(<Trans>Time of purchase</Trans>, formatRecordTime(row.openTime ?? row.createTime))}
        {expireTime && line(<Trans>Expiry</Trans>, formatRecordTime(expireTime))}
        {closeTime && line(<Trans>Ended at</Trans>, formatRecordTime(closeTime))}
        {line(
          <Trans>Order number</Trans>,
          <CopyText value={id} label={t`Copy the order number`} onCopy={() => void copy(id)} />,
        )}
      </Sums>
    </>
  )
}

const Voided = () => (
  <p className={css.text}>
    <Trans>We had no price in the final seconds, so this option was voided and your premium refunded.</Trans>
  </p>
)
