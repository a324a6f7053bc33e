/** Contract: leveraged positions, opened, watched and closed. */
import { tradeTypes } from '@shared/contract/codes'
import { Column } from '@shared/ui/columns'
import { contractKind } from '../../parts/ticket/contract-kind.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { Book } from './book.tsx'
import { Funds } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export const Trading = ({ info, side, preview, onPreview }: TradingProps) => (
  <>
    <Column>
      <Funds preview={preview} onPreview={onPreview} />
    </Column>
    <Ticket kind={contractKind} symbol={info.symbol} side={side} overTabs>
      <Column>
        <Book kind={tradeTypes.contract} info={info} />
      </Column>
    </Ticket>
  </>
)
