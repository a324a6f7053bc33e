/** What spot is, in the numbers of what is ordered or typed, else of a purchase of 1,000. */
import { Trans } from '@lingui/react/macro'
import { SPOT_FEE_RATE } from '@shared/money'
import type { SheetFrame } from 'shell/screen'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import { Got, Paid } from '../words/paid.tsx'
import type { SpotIntent } from './spot.intent.ts'
import { exampleOf } from './spot.model.ts'
import type { SpotState } from './use-spot.ts'

type Props = SheetFrame & {
  spot: SpotState
  /** What was pressed; without one it is asked about. */
  intent?: SpotIntent | undefined
  onContinue?: (() => void) | undefined
}

export function SpotExplained({ spot: { info, form, context }, intent, ...frame }: Props) {
  const { exact, percent } = useFigures()
  if (!context) return null
  const { baseCurrency: coin, quoteCurrency: unit } = info
  const { side, offer } = exampleOf(form, context, intent)
  const coins = (value: string) => `${exact(value)} ${coin}`
  const buys = side === 'long'
  const given = buys ? <Paid open value={offer.paid} unit={unit} /> : coins(offer.paid)
  const got = buys ? coins(offer.received) : <Got open value={offer.received} unit={unit} />
  const kept = buys ? coins(offer.fee) : <Paid open value={offer.fee} unit={unit} />
  const rate = percent(SPOT_FEE_RATE, 2, 0)
  return (
    <ExplainSheet
      {...frame}
      about="spot"
      title={<Trans>How spot trading works</Trans>}
      what={
        <Trans>
          You own the {coin} outright, with no leverage and no expiry. You can keep, sell or swap it at any time.
        </Trans>
      }
      costs={
        <Trans>
          {rate} of what you receive. For {given} you get {got}; the fee is {kept}. There's no spread.
        </Trans>
      }
      worst={
        buys ? (
          <Trans>
            If {coin} falls to zero, you lose the {given} you paid. You can't lose more than that.
          </Trans>
        ) : (
          <Trans>
            You give away {given} for good. If {coin} rises later, you don't gain from it. You can't lose more than
            that.
          </Trans>
        )
      }
    />
  )
}
