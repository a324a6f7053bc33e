/** Whether a position may be closed now, and what at: a CFD at the bid or the ask. */
import type { SymbolInfo } from '@shared/contract'
import { opposite } from '@shared/money'
import { spreadOf } from '../cfd/dealing.ts'
import { dealtGate, type Gate, usePriceGate } from '../price/price-gate.ts'
import type { LivePosition } from './live-position.model.ts'

export const useClosingGate = ({ row, side }: LivePosition, info: SymbolInfo): Gate =>
  dealtGate(usePriceGate(info.symbol), opposite(side), spreadOf(row, info))
