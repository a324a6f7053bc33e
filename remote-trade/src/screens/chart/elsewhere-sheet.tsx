/** What is looked at on the chart and dealt with where it is traded: options, second contracts. */
import { Trans } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { go } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { Announcement } from '../../parts/words/announcement.tsx'
import { useFigures } from '../../parts/words/figures.ts'
import { Paid } from '../../parts/words/paid.tsx'
import { type Elsewhere, idOf, tradedIn } from './own-lines.model.ts'
import { useLevelNames } from './use-own-words.ts'

type Props = SheetFrame & {
  /** As it was last, once it has ended. */
  own: Elsewhere
  ended: boolean
  info: SymbolInfo
}

export function ElsewhereSheet({ own, ended, info, open, onClose }: Props) {
  const names = useLevelNames()
  const leave = () => {
    onClose()
    go(to.contract({ mode: tradedIn(own), symbol: info.symbol, tab: 'positions', order: idOf(own) }))
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={pairOf(info)}
      actions={
        <Button wide look="primary" onClick={leave}>
          <Trans>Open trading page</Trans>
        </Button>
      }
    >
      <Announcement visible>{ended && own.of === 'option' && <Trans>This option has expired</Trans>}</Announcement>
      <Sums>
        <SumRow label={<Trans>Direction</Trans>} value={names({ id: '', kind: 'position', price: '0', own })} />
        {own.of === 'second' ? <Second {...{ own, ended, info }} /> : <Option row={own.row} {...{ ended, info }} />}
      </Sums>
    </Sheet>
  )
}

type Of<K extends Elsewhere['of']> = Extract<Elsewhere, { of: K }>

/** It ends at no other time than its expiry. */
function Second({ own: { order }, ended, info }: { own: Of<'second'>; ended: boolean; info: SymbolInfo }) {
  const { price } = useFigures()
  return (
    <>
      <SumRow label={<Trans>Entry price</Trans>} value={price(order.openTick.price, info.pricePrecision)} />
      <SumRow label={<Trans>Stake</Trans>} value={<Paid value={order.amount} unit={order.currency} />} />
      <SumRow
        label={ended ? <Trans>Ended at</Trans> : <Trans>Expiry</Trans>}
        value={formatRecordTime(order.expireTime)}
      />
    </>
  )
}

function Option({ row, ended, info }: { row: Position; ended: boolean; info: SymbolInfo }) {
  const { exact, price } = useFigures()
  return (
    <>
      <SumRow label={<Trans>Quantity</Trans>} value={exact(row.quantity)} />
      <SumRow label={<Trans>Strike</Trans>} value={price(row.strike, info.pricePrecision)} />
      {!ended && <SumRow label={<Trans>Profit and loss</Trans>} value={<Change own amount={row.profit ?? null} />} />}
      {row.expireTime && <SumRow label={<Trans>Expiry</Trans>} value={formatRecordTime(row.expireTime)} />}
    </>
  )
}
