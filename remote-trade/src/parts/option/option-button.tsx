/** Buys, telling from where on it gains; or says in words why nothing goes now. */
import { useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { isVirtual, useTradingAccount } from '../account/trading-account.ts'
import { missingFor } from '../form/missing.ts'
import { Funding } from '../ticket/funding.tsx'
import { useFigures } from '../words/figures.ts'
import { useGateWords } from '../words/words.ts'
import { useEndWords } from './option-words.ts'
import type { OptionState } from './use-option.ts'

const looks = { long: 'rise', short: 'fall' } as const

/** What has to come first. */
function useBlock({ gate, available, accountError }: OptionState): string | undefined {
  const { t } = useLingui()
  const words = useGateWords()(gate)
  if (words || available !== undefined) return words
  return accountError ? t`Couldn't load your balance` : t`Loading...`
}

export function OptionButton({ option, onPress }: { option: OptionState; onPress(): void }) {
  const { t } = useLingui()
  const { price, exact } = useFigures()
  const ends = useEndWords()
  const virtual = isVirtual(useTradingAccount())
  const waits = useBlock(option)
  const { form, info, offer, available, breakEven, errorAt } = option
  // no money makes an order of a quantity that is not taken
  const counts = !waits && available !== undefined && errorAt('quantity') === undefined
  const missing = counts ? missingFor(offer?.cost ?? '0.01', available) : null
  if (missing && !virtual) return <Funding missing={missing} ordered={offer !== null} />
  const block = waits ?? (missing ? t`Not enough funds` : undefined)
  const even = price(breakEven, info.pricePrecision)
  const gains = form.side === 'long' ? t`Profit above ${even}` : t`Profit below ${even}`
  const strike = exact(option.strike)
  const outcome = option.term ? `${gains} · ${ends(option.term.seconds)}` : gains
  return (
    <Button
      wide
      look={looks[form.side]}
      disabled={block !== undefined}
      consequence={block ?? outcome}
      onClick={onPress}
    >
      {form.side === 'long' ? t`Buy a rise at ${strike}` : t`Buy a fall at ${strike}`}
    </Button>
  )
}
