/** The right to what a price is beyond a strike as time ends. */
import { Column } from '@shared/ui/columns'
import { Option } from '../../parts/option/option.tsx'
import { OptionNote } from '../../parts/option/option-note.tsx'
import { Funds } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export const Trading = ({ info, side, preview, onPreview }: TradingProps) => (
  <>
    <Column>
      <Funds preview={preview} onPreview={onPreview} />
    </Column>
    <Option info={info} side={side} />
  </>
)

export const Note = OptionNote
