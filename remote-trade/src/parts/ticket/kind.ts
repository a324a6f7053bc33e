/** What a ticket is for, contracts or CFDs: how they are dealt, and what is drawn of them. */
import type { SymbolInfo } from '@shared/contract'
import type { MarginMode, Side } from '@shared/money'
import type { ComponentType, ReactNode } from 'react'
import type { SheetFrame, useLater } from 'shell/screen'
import type { Dealing } from '../cfd/dealing.ts'
import type { Leveraged } from '../positions/leveraged.ts'
import type * as sheets from './sheets.ts'
import type { Intent } from './ticket.model.ts'
import type { TicketState } from './use-ticket.ts'

/** What a ticket opens: it comes after the first paint. */
export type Sheets = typeof sheets
export type LateSheets = ReturnType<typeof useLater<Sheets>>

export type FieldsProps = {
  ticket: TicketState
  sheets: LateSheets
  onLeverage(): void
  onExplain(): void
  onWhatIf(): void
}

export type ExplainedProps = SheetFrame & {
  ticket: TicketState
  /** What was pressed; without one it is asked about. */
  intent?: Intent | undefined
  title?: ReactNode
  onContinue?: (() => void) | undefined
  /** What is to be done before. */
  reason?: string | undefined
  children?: ReactNode
}

export interface TicketKind {
  /** The mode of /heyue. */
  id: string
  tradeType: Leveraged
  /** The only margin mode there is; without it the person chooses. */
  mode?: MarginMode
  trades(info: SymbolInfo): boolean
  /** A hook. Undefined until what it takes is known. */
  useDealing(info: SymbolInfo): Dealing | undefined
  /** A hook: what a quantity is counted in. */
  useUnit(info: SymbolInfo): string
  Fields: ComponentType<FieldsProps>
  /** A hook: under the name of a side's button; undefined until it is known. */
  useConsequence(ticket: TicketState): (side: Side) => string | undefined
  /** One import(), the same function each time. */
  load(): Promise<Sheets>
}
