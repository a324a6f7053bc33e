/** Whether a position may be closed now, and what at: a CFD at the bid or the ask. */
import type { SymbolInfo } from '@shared/contract'
import { opposite } from '@shared/money'
import { reversalSpread, spreadOf } from '../cfd/dealing.ts'
import { dealtGate, type Gate, usePriceGate } from '../price/price-gate.ts'
import type { LivePosition } from './live-position.model.ts'

export const useClosingGate = ({ row, side }: LivePosition, info: SymbolInfo): Gate =>
  dealtGate(usePriceGate(info.symbol), opposite(side), spreadOf(row, info))

/** The same of a reversal: neither half is dealt at a worse price, though the spread has changed. @param today as the symbol is listed */
export const useReversalGate = ({ row, side }: LivePosition, info: SymbolInfo, today: SymbolInfo = info): Gate =>
  dealtGate(usePriceGate(info.symbol), opposite(side), reversalSpread(row, info, today))
