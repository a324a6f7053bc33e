/** A stake on where a price stands after some seconds. */
import { Column } from '@shared/ui/columns'
import { Second } from '../../parts/second/second.tsx'
import { Funds } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export const Trading = ({ info, side, preview, onPreview }: TradingProps) => (
  <>
    <Column>
      <Funds preview={preview} onPreview={onPreview} />
    </Column>
    <Second info={info} side={side} />
  </>
)
