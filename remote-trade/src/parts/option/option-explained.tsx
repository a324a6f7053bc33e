/** What an option is, in the numbers of what is typed, else of an example. */
import { Trans } from '@lingui/react/macro'
import type { SheetFrame } from 'shell/screen'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { usePremiumTolerance } from '../price/tolerance.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { highestCost, markTolerance, type OptionIntent, offerOf } from './option.model.ts'
import { UNIT } from './option-fields.tsx'
import { useLength } from './option-words.ts'
import type { OptionState } from './use-option.ts'

type Props = SheetFrame & {
  option: OptionState
  /** What was pressed; without one it is asked about. */
  intent?: OptionIntent | undefined
  onContinue?: (() => void) | undefined
}

/** What is explained by: the order, else what is typed, else one of it. */
function exampleOf({ form, term, strike }: OptionState, intent: OptionIntent | undefined): OptionIntent | null {
  if (intent) return intent
  return term && strike ? { symbol: '', side: form.side, term, strike, quantity: form.quantity || '1' } : null
}

export function OptionExplained({ option, intent, ...frame }: Props) {
  const { exact, percent } = useFigures()
  const [part] = usePremiumTolerance()
  const length = useLength()
  const { info, price } = option
  const example = exampleOf(option, intent)
  if (!example || !price) return null
  const { baseCurrency: base } = info
  const { side, quantity, strike, term } = example
  const [amount, at, time] = [`${exact(quantity)} ${base}`, exact(strike), length(term.seconds)]
  const cost = <Paid open value={offerOf(example, term, price).cost} unit={UNIT} />
  const most = <Paid open value={highestCost(example, price, markTolerance(example, price, part))} unit={UNIT} />
  const slippage = percent(part, 2, 0)
  const [volatility, markup] = [percent(term.impliedVolatility, 2, 0), percent(term.markup, 2, 0)]
  return (
    <ExplainSheet
      {...frame}
      about="option"
      title={<Trans>How options work</Trans>}
      what={
        side === 'long' ? (
          <Trans>
            You're buying a rise (call) option on {amount}. If {base} is above {at} in {time}, you're paid the
            difference for each {base}. If not, you get nothing. You can sell the option back at any time before then.
          </Trans>
        ) : (
          <Trans>
            You're buying a fall (put) option on {amount}. If {base} is below {at} in {time}, you're paid the difference
            for each {base}. If not, you get nothing. You can sell the option back at any time before then.
          </Trans>
        )
      }
      costs={
        <Trans>
          You pay a premium of {cost}. It's priced with the Black-Scholes formula, using our prices' volatility of{' '}
          {volatility} a year, plus {markup}. If you sell the option back, you get {markup} less than it's worth. An
          option loses value over time. On average, you'll get back less than you pay.
        </Trans>
      }
      worst={
        <Trans>
          You could lose your whole premium: at most {most}, with slippage of up to {slippage}, but never more.
        </Trans>
      }
    />
  )
}
