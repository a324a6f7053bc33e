/** CFDs of metals and currencies: lots, bought at the ask, sold at the bid. */
import { tradeTypes } from '@shared/contract/codes'
import { Column } from '@shared/ui/columns'
import { cfdKind } from '../../parts/cfd-ticket/cfd-kind.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { Book } from './book.tsx'
import { Funds } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export const Trading = ({ info, side, preview, onPreview }: TradingProps) => (
  <>
    <Column>
      <Funds preview={preview} onPreview={onPreview} />
    </Column>
    <Ticket kind={cfdKind} symbol={info.symbol} side={side} overTabs>
      <Column>
        <Book kind={tradeTypes.cfd} info={info} />
      </Column>
    </Ticket>
  </>
)
