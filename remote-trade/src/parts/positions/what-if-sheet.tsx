/** "What if?" about a running position. */
import { Trans } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { useState } from 'react'
import { usePriceGate } from '../price/price-gate.ts'
import { useGateWords } from '../words/words.ts'
import { PositionSheet, type PositionSheetProps } from './position-sheet.tsx'
import { usePricedAccount } from './use-live-account.ts'
import css from './what-if.module.css'
import { WhatIf } from './what-if.tsx'

/** Once the position is closed, its last figures stay, and the sheet says so. */
export function WhatIfSheet({ position, info, gone, open, onClose }: PositionSheetProps) {
  const { data } = usePricedAccount()
  const [last, setLast] = useState(data)
  if (data && !gone && data !== last) setLast(data)
  return (
    <PositionSheet {...{ position, info, open, onClose }} title={<Trans>What if?</Trans>}>
      <Resting symbol={info.symbol} gone={gone} />
      {last && <WhatIf of={last} id={position.row.id} info={info} back={<Trans>Back to the current price</Trans>} />}
    </PositionSheet>
  )
}

/** Why the price that the figures start from is not of this second. */
export function Resting({ symbol, gone = false }: { symbol: string; gone?: boolean }) {
  const words = useGateWords()(usePriceGate(symbol))
  if (!gone && !words) return null
  return (
    <div className={css.resting}>
      <Banner kind="wait" title={gone ? <Trans>This position is closed</Trans> : words}>
        {gone ? undefined : <Trans>The figures start from the last price.</Trans>}
      </Banner>
    </div>
  )
}
