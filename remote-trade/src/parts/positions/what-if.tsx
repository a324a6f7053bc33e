/** A price to try out, and what the position and its account would be at it. Nothing of it is sent. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { changeRate, type Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { NumberField } from '@shared/ui/number-field'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { PriceSlider } from '@shared/ui/price-slider'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import type { PricedAccount } from './account.model.ts'
import type { LivePosition } from './live-position.model.ts'
import {
  atLiquidation,
  type End,
  isTryable,
  type PriceRange,
  positionNow,
  rangeOf,
  type TriedPosition,
  toneOf,
  whatIf,
} from './what-if.model.ts'
import css from './what-if.module.css'

type Props = {
  of: PricedAccount
  id: string
  info: SymbolInfo
  /** What leads back to the price of the start. */
  back: ReactNode
}

export function WhatIf({ of, id, ...rest }: Props) {
  const now = useMemo(() => positionNow(of, id), [of, id])
  return now && <Tried {...{ of, id, now, ...rest }} />
}

type TriedProps = Props & { now: LivePosition }

/** @returns typed: '' while the field is empty, null until a price was tried; at: what counts */
function useTried({ now, info }: TriedProps) {
  const [typed, setTyped] = useState<Decimal | '' | null>(null)
  const good = typed && isTryable(typed, info)
  return { typed, at: good ? typed : now.mark, isWrong: Boolean(typed) && !good, set: setTyped }
}

function Tried(props: TriedProps) {
  const { t } = useLingui()
  const { of, id, info, now, back } = props
  const { typed, at, isWrong, set } = useTried(props)
  const [range] = useState(() => rangeOf(now))
  const tried = useMemo(() => whatIf(of, id, at), [of, id, at])
  if (!tried) return null
  return (
    <div className={css.tried}>
      <NumberField
        label={<AskedPrice position={now} />}
        labelled="above"
        value={typed ?? at}
        onChange={set}
        onFocus={() => set(typed ?? at)}
        places={info.pricePrecision}
        unit={info.quoteCurrency}
        error={isWrong ? t`Enter a higher price` : undefined}
      />
      <Line {...{ now, range, tried, at, info }} onChange={set} />
      <div className={css.state}>
        <EndWords end={tried.end} away={changeRate(now.mark, at)} info={info} />
        <span className={css.back} data-off={typed === null || undefined}>
          <Button small onClick={() => set(null)}>
            {back}
          </Button>
        </span>
      </div>
      <Figures tried={tried} info={info} />
      <Notes {...props} />
    </div>
  )
}

function AskedPrice({ position: { row, side } }: { position: LivePosition }) {
  if (row.tradeType !== tradeTypes.cfd) return <Trans>If the market price is</Trans>
  return side === 'long' ? <Trans>If the sell price is</Trans> : <Trans>If the buy price is</Trans>
}

type LineProps = {
  now: LivePosition
  range: PriceRange
  tried: TriedPosition
  at: Decimal
  info: SymbolInfo
  onChange(price: Decimal): void
}

function Line({ now, range, tried, at, info, onChange }: LineProps) {
  const { t } = useLingui()
  const figures = useFigures()
  const places = info.pricePrecision
  const price = (value: Decimal | null | undefined) => figures.price(value, places)
  const { takeProfitPrice, stopLossPrice } = now.row
  const [shown, target] = [price(at), price(takeProfitPrice)]
  const [liquidation, entry] = [price(now.liquidation), price(now.entry)]
  const hidden = useAtomValue(hideBalancesAtom)
  const result = figures.signed(tried.closing?.afterFees)
  return (
    <PriceSlider
      label={t`Price`}
      {...range}
      {...{ places, onChange }}
      value={at}
      start={now.entry}
      tone={toneOf(tried)}
      spoken={hidden ? shown : t`${shown}, after fees ${result}`}
      marks={[
        { kind: 'liquidation', at: now.liquidation, label: t`Liq. ${liquidation}` },
        { kind: 'stop', at: stopLossPrice },
        { kind: 'entry', at: now.entry, label: t`Entry ${entry}` },
        { kind: 'target', at: takeProfitPrice, label: takeProfitPrice ? t`TP ${target}` : undefined },
      ]}
    />
  )
}

type EndProps = { end: End | null; away: Decimal; info: SymbolInfo }

/** Where it would be closed before; else how far the price is from now. */
function EndWords({ end, away, info }: EndProps) {
  const { price, way } = useFigures()
  const far = way(away)
  if (!end)
    return (
      <span>
        <Trans>{far} from the starting price</Trans>
      </span>
    )
  const at = price(end.at, info.pricePrecision)
  const words = {
    liquidation: <Trans>Liquidated at {at}. The figures stop there.</Trans>,
    'stop-loss': <Trans>Your stop loss closes it at {at}.</Trans>,
    'take-profit': <Trans>Your take profit closes it at {at}.</Trans>,
  }
  return (
    <b className={css.end} data-reason={end.reason}>
      {words[end.reason]}
    </b>
  )
}

function Figures({ tried: { closing, marginLevel, position }, info }: { tried: TriedPosition; info: SymbolInfo }) {
  const { percent, price } = useFigures()
  const { row } = position
  const unit = row.currency
  return (
    <Sums>
      <SumRow label={<Trans>Profit and loss</Trans>} value={<Change own amount={closing?.profit ?? null} />} />
      {row.tradeType === tradeTypes.cfd ? (
        <SumRow label={<Trans>Night fees</Trans>} value={<Paid open value={closing?.nightFee} unit={unit} />} />
      ) : (
        <>
          <SumRow label={<Trans>Opening fee</Trans>} value={<Paid open value={closing?.openFee} unit={unit} />} />
          <SumRow label={<Trans>Closing fee</Trans>} value={<Paid open value={closing?.fee} unit={unit} />} />
        </>
      )}
      <SumRow strong label={<Trans>After fees</Trans>} value={<Change own amount={closing?.afterFees ?? null} />} />
      <SumRow label={<Trans>Margin level</Trans>} value={percent(marginLevel, 0)} />
      <SumRow label={<Trans>Liquidation price</Trans>} value={price(position.liquidation, info.pricePrecision)} />
    </Sums>
  )
}

/** Where it would be liquidated and what is lost then, and that all of it is only counted. */
function Notes({ of, now, info }: TriedProps) {
  return (
    <div className={css.notes}>
      <p>
        <Liquidation of={of} now={now} info={info} />
      </p>
      <p>
        <Trans>This is only a calculation: all other prices stay as they are, and nothing is sent.</Trans>
      </p>
    </div>
  )
}

function Liquidation({ of, now, info }: Pick<TriedProps, 'of' | 'now' | 'info'>) {
  const figures = useFigures()
  const closing = useMemo(() => atLiquidation(of, now), [of, now])
  const { liquidation, mode, row } = now
  if (liquidation === null || !closing)
    return <Trans>While the rest of your account stays as it is, no price liquidates this position.</Trans>
  const at = figures.price(liquidation, info.pricePrecision)
  const result = <Amount sign value={closing.afterFees} unit={row.currency} />
  if (mode === 'cross')
    return (
      <Trans>
        At {at} we start closing your cross positions, the largest loss first. This one's result would then be {result}{' '}
        after fees. Everything available in this account can be lost.
      </Trans>
    )
  const margin = <Paid value={row.margin} unit={row.currency} />
  return (
    <Trans>
      At {at} this position is liquidated. Your result would then be {result} after fees. If the price jumps past it,
      you can lose the whole margin of {margin} and the fees.
    </Trans>
  )
}
