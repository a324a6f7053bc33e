/** What spot is, in the numbers of a purchase of 1,000. */
import { Trans } from '@lingui/react/macro'
import { SPOT_FEE_RATE, spotFill, spotQuantity } from '@shared/money'
import type { SheetFrame } from 'shell/screen'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import type { SpotState } from './use-spot.ts'

type Props = SheetFrame & { spot: SpotState; onContinue?: (() => void) | undefined }

const EXAMPLE = '1000'

export function SpotExplained({ spot: { info, context }, ...frame }: Props) {
  const { exact, money, percent } = useFigures()
  if (!context) return null
  const { baseCurrency: coin, quoteCurrency: unit } = info
  const price = context.market
  const { fee, received } = spotFill({ side: 'long', amount: EXAMPLE, quantity: spotQuantity(EXAMPLE, price), price })
  const [paid, got, kept] = [`${money(EXAMPLE)} ${unit}`, `${exact(received)} ${coin}`, `${exact(fee)} ${coin}`]
  const rate = percent(SPOT_FEE_RATE, 2, 0)
  return (
    <ExplainSheet
      {...frame}
      title={<Trans>How spot trading works</Trans>}
      what={
        <Trans>
          You own the {coin} outright, with no leverage and no expiry. You can keep, sell or swap it at any time.
        </Trans>
      }
      costs={
        <Trans>
          {rate} of what you receive. For {paid} you get {got}; the fee is {kept}. There's no spread.
        </Trans>
      }
      worst={
        <Trans>
          If {coin} falls to zero, you lose the {paid} you paid. You can't lose more than that.
        </Trans>
      }
    />
  )
}
