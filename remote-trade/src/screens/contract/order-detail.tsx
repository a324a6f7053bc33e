/** Everything about one position, running or closed; its being open stands in the address. */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { marginModeOf, marginModes, positionStates, sideOf } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import { formatRecordTime } from '@shared/format/time'
import { compare } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Badge } from '@shared/ui/badge'
import { Change } from '@shared/ui/change'
import { CopyText } from '@shared/ui/copy-text'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { copy } from 'shell/overlay'
import { type Asked, Loaded, type useAddressedSheet } from 'shell/screen'
import { useFigures } from '../../parts/figures.ts'
import { useAccount } from '../../parts/positions/account.api.ts'
import { netOf, netReturnOf } from '../../parts/positions/net.ts'
import { Paid } from '../../parts/positions/paid.tsx'
import { useSymbolMap } from '../../parts/symbols.ts'
import { useNames } from '../../parts/words.ts'
import css from './contract.module.css'
import { usePosition } from './history.api.ts'

/** Among the running ones, which are known; any other is asked for by its id. */
function useOrderById(id: string | undefined): { row: Position | undefined; asked: Asked<unknown> } {
  const account = useAccount()
  const running = account.data?.positions.find(row => row.id === id)
  const list = usePosition(id, account.data != null && !running)
  const row = running ?? list.data?.records.find(one => one.id === id)
  return { row, asked: account.data == null || running ? account : list }
}

type Props = { id: string | undefined; frame: ReturnType<typeof useAddressedSheet>['frame'] }

export function OrderDetail({ id, frame }: Props) {
  const { row, asked } = useOrderById(id)
  const names = useNames()
  const info = useSymbolMap().get(row?.symbol ?? '')
  const side = row && sideOf(row.direction)
  return (
    <Sheet
      {...frame}
      title={info ? pairOf(info) : (row?.symbol ?? <Trans>Position</Trans>)}
      mark={
        row && side && <Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>
      }
    >
      <Loaded
        of={asked}
        undated
        title={<Trans>Couldn't load the position</Trans>}
        skeleton={<SkeletonRows rows={5} single />}
      >
        {() => (row ? <Facts row={row} info={info} /> : <Missing />)}
      </Loaded>
    </Sheet>
  )
}

const Missing = () => (
  <p className={css.text}>
    <Trans>We couldn't find this position.</Trans>
  </p>
)

function Facts({ row, info }: { row: Position; info: SymbolInfo | undefined }) {
  const { t } = useLingui()
  const names = useNames()
  const figures = useFigures()
  const places = info?.pricePrecision ?? 2
  const unit = row.currency
  const line = (label: ReactNode, value: ReactNode, strong = false) => (
    <SumRow label={label} value={value} strong={strong} />
  )
  const price = (value: string | null | undefined) => figures.price(value, places)
  const closed = row.state === positionStates.closed
  const settled = compare(row.settled ?? '0', '0') > 0
  const mode = names.mode(marginModeOf(row.marginMode ?? marginModes.isolated))
  return (
    <Sums>
      {line(<Trans>Quantity</Trans>, `${figures.exact(row.quantity)} ${info?.baseCurrency ?? ''}`)}
      {line(<Trans>Margin ({mode})</Trans>, <Paid value={row.margin} unit={unit} />)}
      {line(<Trans>Entry price</Trans>, price(row.openPrice))}
      {closed && line(<Trans>Exit price</Trans>, price(row.closePrice))}
      {!closed && line(<Trans>Liquidation price</Trans>, price(row.liquidationPrice))}
      {line(<Trans>Take profit / stop loss</Trans>, `${price(row.takeProfitPrice)} / ${price(row.stopLossPrice)}`)}
      {line(<Trans>Profit and loss</Trans>, <Change own amount={row.profit ?? null} rate={row.yield ?? null} />)}
      {settled && line(<Trans>Of which settled</Trans>, <Amount value={row.settled} unit={unit} />)}
      {line(<Trans>Opening fee</Trans>, <Paid value={row.openFee} unit={unit} />)}
      {closed && line(<Trans>Closing fee</Trans>, <Paid value={row.closeFee} unit={unit} />)}
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
