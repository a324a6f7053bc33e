/** Everything about one position, running or closed; its being open stands in the address. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { marginModeOf, marginModes, positionStates, sideOf, tradeTypes } from '@shared/contract/codes'
import { formatRecordTime } from '@shared/format/time'
import { compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { CopyText } from '@shared/ui/copy-text'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { copy } from 'shell/overlay'
import type { Asked } from 'shell/screen'
import { useBaseUnits } from '../../parts/cfd/cfd-words.ts'
import { useSize } from '../../parts/cfd/units.ts'
import { type DetailProps, DetailSheet } from '../../parts/detail/detail-sheet.tsx'
import { Onward, stateOf } from '../../parts/detail/onward.tsx'
import { netOf, netReturnOf } from '../../parts/history/net.ts'
import { useEnded } from '../../parts/history/use-ended.ts'
import { WaitingFacts } from '../../parts/orders/waiting-facts.tsx'
import { useAccount } from '../../parts/positions/account.api.ts'
import { isLeveraged } from '../../parts/positions/leveraged.ts'
import { ownInfo } from '../../parts/quotes/kept-terms.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { Paid } from '../../parts/words/paid.tsx'
import { modeOfRow } from '../../parts/words/use-tell-trade.ts'
import { useNames } from '../../parts/words/words.ts'
import { usePosition } from './history.api.ts'

/** Among the running ones, which are known; any other is asked for by its id. */
function useOrderById(id: string | undefined): { row: Position | undefined; asked: Asked<unknown> } {
  const account = useAccount()
  const running = account.data?.positions.find(row => row.id === id)
  const list = usePosition(id, account.data != null && !running)
  // an option's number, say, is not told of as a position
  const row = running ?? list.data?.records.find(one => one.id === id && isLeveraged(one))
  return { row, asked: account.data == null || running ? account : list }
}

export function OrderDetail({ id, frame }: DetailProps) {
  const { row, asked } = useOrderById(id)
  const names = useNames()
  const info = useSymbolMap().get(row?.symbol ?? '')
  const side = row && sideOf(row.direction)
  return (
    <DetailSheet
      {...{ frame, found: asked, row }}
      name={<Trans>Position</Trans>}
      badge={side && <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>}
      ended={useEnded(row, info)}
      onward={row && <Onward row={row} mode={modeOfRow(row)} state={stateOf(row)} />}
      failed={<Trans>Couldn't load the position</Trans>}
      missing={<Trans>We couldn't find this position.</Trans>}
      lines={5}
    >
      {known => <Facts row={known} info={info} />}
    </DetailSheet>
  )
}

/** What a lot is, and what lies between both prices, on the terms that it keeps. */
function CfdTerms({ row, listed }: { row: Position; listed: SymbolInfo }) {
  const { price } = useFigures()
  const info = ownInfo(row, listed)
  return (
    <>
      <SumRow label={<Trans>Contract size</Trans>} value={useBaseUnits(info)('1')} />
      <SumRow label={<Trans>Spread</Trans>} value={price(info.spread, info.pricePrecision)} />
    </>
  )
}

/** A CFD pays for its nights alone; what opening and closing cost is its spread. */
function Fees({ row }: { row: Position }) {
  const { tradeType, swapFee, openFee, closeFee, currency: unit } = row
  if (tradeType === tradeTypes.cfd)
    return <SumRow label={<Trans>Night fees</Trans>} value={<Paid value={swapFee ?? '0'} unit={unit} />} />
  return (
    <>
      <SumRow label={<Trans>Opening fee</Trans>} value={<Paid value={openFee} unit={unit} />} />
      {row.state === positionStates.closed && (
        <SumRow label={<Trans>Closing fee</Trans>} value={<Paid value={closeFee} unit={unit} />} />
      )}
    </>
  )
}

/** Of its profit, what paid the losses of other positions. */
const Settled = ({ of: { settled, currency } }: { of: Position }) =>
  compare(settled ?? '0', '0') > 0 && (
    <SumRow label={<Trans>Settled so far</Trans>} value={<Amount value={settled} unit={currency} />} />
  )

/** Of a loss beyond what was there. */
const Covered = ({ of: { covered } }: { of: Position }) =>
  covered &&
  compare(covered, '0') > 0 && (
    <SumRow label={<Trans>Covered by the insurance fund</Trans>} value={<Change own amount={covered} />} />
  )

function Facts({ row, info }: { row: Position; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const names = useNames()
  const figures = useFigures()
  const size = useSize()
  const places = info?.pricePrecision ?? 2
  const unit = row.currency
  const line = (label: ReactNode, value: ReactNode, strong = false) => (
    <SumRow label={label} value={value} strong={strong} />
  )
  const price = (value: string | null | undefined) => figures.price(value, places)
  if (!row.openPrice) return <WaitingFacts row={row} info={info} />
  const closed = row.state === positionStates.closed
  const mode = names.mode(marginModeOf(row.marginMode ?? marginModes.isolated))
  return (
    <Sums>
      {line(<Trans>Quantity</Trans>, size(row.quantity, row, info))}
      {row.tradeType === tradeTypes.cfd && info && <CfdTerms row={row} listed={info} />}
      {line(<Trans>Margin ({mode})</Trans>, <Paid value={row.margin} unit={unit} />)}
      {line(<Trans>Entry price</Trans>, price(row.openPrice))}
      {closed && line(<Trans>Exit price</Trans>, price(row.closePrice))}
      {!closed && line(<Trans>Liquidation price</Trans>, price(row.liquidationPrice))}
      {line(<Trans>Take profit / stop loss</Trans>, `${price(row.takeProfitPrice)} / ${price(row.stopLossPrice)}`)}
      {line(<Trans>Profit and loss</Trans>, <Change own amount={row.profit ?? null} rate={row.yield ?? null} />)}
      <Settled of={row} />
      <Fees row={row} />
      <Covered of={row} />
      {closed && line(<Trans>After fees</Trans>, <Change own amount={netOf(row)} rate={netReturnOf(row)} />, true)}
      {closed && line(<Trans>Reason</Trans>, names.reason(row))}
      {line(<Trans context="position">Opened</Trans>, formatRecordTime(row.openTime ?? row.createTime))}
      {row.closeTime && line(<Trans context="position">Closed</Trans>, formatRecordTime(row.closeTime))}
      {line(
        <Trans>Position number</Trans>,
        <CopyText value={row.id} label={t`Copy the position number`} onCopy={() => void copy(row.id)} />,
      )}
    </Sums>
  )
}
