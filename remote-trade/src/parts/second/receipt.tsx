/** Everything about one second contract: both prices as they were recorded, and what lets anybody check them. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { SecondOrder, SymbolInfo } from '@shared/contract'
import { sideOf } from '@shared/contract/codes'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { copy } from 'shell/overlay'
import { type DetailProps, DetailSheet } from '../detail/detail-sheet.tsx'
import { Onward } from '../detail/onward.tsx'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { endedRound } from './ended.ts'
import { Proof } from './proof.tsx'
import { endOf, useRound } from './second.api.ts'
import { resultOf } from './second.model.ts'
import css from './second.module.css'
import { useRoundNames } from './second-words.ts'

export function Receipt({ id, frame }: DetailProps) {
  const ways = useRiseFall()
  const names = useRoundNames()
  const found = useRound(id)
  const row = found.data?.records.find(one => one.id === id)
  const info = useSymbolMap().get(row?.symbol ?? '')
  const side = row && sideOf(row.direction)
  const words = side && [ways[side], names.seconds(row.seconds)].join(' ')
  return (
    <DetailSheet
      {...{ frame, found, row }}
      name={<Trans>Second contract</Trans>}
      badge={side && <Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>}
      ended={words && info ? endedRound(row, info, words) : null}
      onward={row && resultOf(row) && <Onward row={row} mode="second" state="ended" />}
      failed={<Trans>Couldn't load the receipt</Trans>}
      missing={<Trans>We couldn't find this second contract.</Trans>}
    >
      {known => <Facts row={known} info={info} />}
    </DetailSheet>
  )
}

function Facts({ row, info }: { row: SecondOrder; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const names = useRoundNames()
  const { gain } = useFigures()
  const result = resultOf(row)
  const places = info?.pricePrecision ?? 2
  const { seconds, amount, currency, odds, profit, openTick, closeTick } = row
  return (
    <>
      {result === 'voided' && <Voided />}
      <Sums>
        <SumRow label={<Trans>Result</Trans>} value={result ? names.result(result) : <Trans>Running</Trans>} />
        {result && (
          <SumRow strong label={<Trans>Profit and loss</Trans>} value={<Change own amount={profit ?? null} />} />
        )}
        <SumRow label={<Trans>Stake</Trans>} value={<Amount value={amount} unit={currency} />} />
        <SumRow label={<Trans>Duration</Trans>} value={names.seconds(seconds)} />
        <SumRow label={<Trans>Payout rate</Trans>} value={gain(odds)} />
        <TickRows of={t`Entry price`} tick={openTick} places={places} copies={t`Copy entry price ID`} />
        {closeTick && <TickRows of={t`Exit price`} tick={closeTick} places={places} copies={t`Copy exit price ID`} />}
        <SumRow label={<Trans>Ends at</Trans>} value={formatRecordTime(endOf(row))} />
        <Copied label={<Trans>Order number</Trans>} value={row.id} copies={t`Copy the order number`} />
      </Sums>
      <Proof row={row} />
    </>
  )
}

const Voided = () => (
  <p className={css.text}>
    <Trans>We had no price in the final seconds, so this trade was voided and your stake refunded.</Trans>
  </p>
)

type TickProps = { of: string; tick: SecondOrder['openTick']; places: number; copies: string }

/** As the exchange recorded it. */
function TickRows({ of, tick, places, copies }: TickProps) {
  const { price } = useFigures()
  return (
    <>
      <SumRow label={of} value={price(tick.price, places)} />
      <SumRow label={<Trans>Recorded at</Trans>} value={formatRecordTime(tick.time)} />
      <Copied label={<Trans>Price ID</Trans>} value={String(tick.seq)} copies={copies} />
    </>
  )
}

type CopiedProps = { label: ReactNode; value: string; copies: string }

const Copied = ({ label, value, copies }: CopiedProps) => (
  <SumRow label={label} value={<CopyText value={value} label={copies} onCopy={() => void copy(value)} />} />
)
