/** Contract: leveraged positions, opened, watched and closed. */
import { tradeTypes } from '@shared/contract/codes'
import { contractKind } from '../../parts/ticket/contract-kind.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { Book } from './book.tsx'
import { Funds } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export const Trading = ({ info, side, preview, onPreview }: TradingProps) => (
  <>
    <Funds preview={preview} onPreview={onPreview} />
    <Ticket kind={contractKind} symbol={info.symbol} side={side} overTabs>
      <Book kind={tradeTypes.contract} info={info} />
    </Ticket>
  </>
)
