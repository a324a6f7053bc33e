/** Beside how old the price is: the volatility that premiums are counted with. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { useFigures } from '../words/figures.ts'
import { expiriesOf, useExpiries } from './option.api.ts'

export function OptionNote({ info }: { info: SymbolInfo }) {
  const { percent } = useFigures()
  const [term] = expiriesOf(useExpiries(info.symbol).data)
  const rate = percent(term?.impliedVolatility)
  return (
    term && (
      <span>
        <Trans>IV {rate}</Trans>
      </span>
    )
  )
}
