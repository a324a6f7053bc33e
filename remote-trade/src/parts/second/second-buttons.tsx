/** Both ways to go, each telling what it brings; or in words why none goes now. */
import { useLingui } from '@lingui/react/macro'
import { type Side, secondWinnings } from '@shared/money'
import { Button } from '@shared/ui/button'
import { isVirtual, useTradingAccount } from '../account/trading-account.ts'
import { missingFor } from '../form/missing.ts'
import { Funding } from '../ticket/funding.tsx'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { useGateWords } from '../words/words.ts'
import type { SecondState } from './use-second.ts'

const looks = { long: 'rise', short: 'fall' } as const

type Props = { second: SecondState; side?: Side | undefined; onPress(side: Side): void }

/** What has to come first. */
function useBlock({ gate, available, accountError }: SecondState): string | undefined {
  const { t } = useLingui()
  const words = useGateWords()(gate)
  if (words || available !== undefined) return words
  return accountError ? t`Couldn't load your balance` : t`Loading...`
}

/** To the cent; null where there is enough, or the stake is none. */
function shortageOf({ form, term, available, errorAt }: SecondState) {
  if (available === undefined || !term || errorAt('amount')) return null
  return missingFor(form.amount || term.minAmount, available)
}

export function SecondButtons({ second, side: wanted, onPress }: Props) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const { signed, gain } = useFigures()
  const virtual = isVirtual(useTradingAccount())
  const waits = useBlock(second)
  const { form, term } = second
  const missing = waits ? null : shortageOf(second)
  if (missing && !virtual) return <Funding missing={missing} ordered={form.amount !== ''} />
  const block = waits ?? (missing ? t`Not enough funds` : undefined)
  const payout = form.amount === '' ? gain(term?.odds) : signed(term && secondWinnings(form.amount, term.odds))
  return (['long', 'short'] as const).map(side => (
    <Button
      key={side}
      wide
      look={wanted === undefined || wanted === side ? looks[side] : 'line'}
      disabled={block !== undefined}
      consequence={block ?? payout}
      onClick={() => onPress(side)}
    >
      {ways[side]}
    </Button>
  ))
}
