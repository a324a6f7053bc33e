/** A stake on where a price stands after some seconds. */
import { Second } from '../../parts/second/second.tsx'
import { Funds } from './funds.tsx'
import type { TradingProps } from './modes.ts'

export const Trading = ({ info, side, preview, onPreview }: TradingProps) => (
  <>
    <Funds preview={preview} onPreview={onPreview} />
    <Second info={info} side={side} />
  </>
)
