/** The ticket over another page: a chart. */

import type { Position } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import type { Side } from '@shared/money'
import { Sheet } from '@shared/ui/sheet'
import type { SheetFrame } from 'shell/screen'
import { cfdKind } from '../../parts/cfd-ticket/cfd-kind.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { contractKind } from '../../parts/ticket/contract-kind.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { TransferOver } from '../../parts/ticket/transfer-over.tsx'

type Props = SheetFrame & {
  symbol: string
  side?: Side | undefined
  onDone?: ((row: Position | undefined) => void) | undefined
}

export function TicketSheet({ symbol, side, open, onClose, onDone }: Props) {
  const info = useSymbolMap().get(symbol)
  const kind = info && cfdKind.trades(info) ? cfdKind : contractKind
  const done = (row: Position | undefined) => {
    onClose()
    onDone?.(row)
  }
  return (
    <Sheet open={open} onClose={onClose} title={info ? pairOf(info) : symbol}>
      <TransferOver>
        <Ticket kind={kind} symbol={symbol} side={side} onDone={done} />
      </TransferOver>
    </Sheet>
  )
}
