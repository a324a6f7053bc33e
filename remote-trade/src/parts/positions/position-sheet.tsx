/** A sheet about one position, with what it is beside the title. */
import type { SymbolInfo } from '@shared/contract'
import { Badge } from '@shared/ui/badge'
import { Sheet } from '@shared/ui/sheet'
import type { ReactNode } from 'react'
import { useNames } from '../words.ts'
import type { LivePosition } from './account.model.ts'

export interface PositionSheetProps {
  position: LivePosition
  info: SymbolInfo
  /** It closed meanwhile: its own order, a target or a liquidation was quicker. */
  gone: boolean
  open: boolean
  onClose(): void
}

type Props = Omit<PositionSheetProps, 'info' | 'gone'> & {
  title: ReactNode
  busy: boolean
  actions: ReactNode
  children: ReactNode
}

export function PositionSheet({ position, ...sheet }: Props) {
  const names = useNames()
  const { side, row } = position
  return (
    <Sheet
      {...sheet}
      mark={<Badge kind={side === 'long' ? 'rise' : 'fall'}>{names.side(side, row.leverage ?? 1)}</Badge>}
    />
  )
}
