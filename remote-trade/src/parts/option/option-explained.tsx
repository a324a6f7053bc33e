/** What an option is, in the numbers of what is typed, else of an example. */
import { Trans } from '@lingui/react/macro'
import { optionCost } from '@shared/money'
import type { SheetFrame } from 'shell/screen'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import { premiumOf } from './option.model.ts'
import { UNIT } from './option-fields.tsx'
import { useLength } from './option-words.ts'
import type { OptionState } from './use-option.ts'

type Props = SheetFrame & { option: OptionState; onContinue?: (() => void) | undefined }

export function OptionExplained({ option: { form, term, info, strike, price }, ...frame }: Props) {
  const { exact, paid, percent } = useFigures()
  const length = useLength()
  if (!term || !strike || !price) return null
  const { baseCurrency: base } = info
  const quantity = form.quantity || '1'
  const [amount, at, time] = [`${exact(quantity)} ${base}`, exact(strike), length(term.seconds)]
  const cost = `${paid(optionCost(quantity, premiumOf(form.side, strike, term, price)))} ${UNIT}`
  const [volatility, markup] = [percent(term.impliedVolatility, 2, 0), percent(term.markup, 2, 0)]
  return (
    <ExplainSheet
      {...frame}
      title={<Trans>How options work</Trans>}
      what={
        form.side === 'long' ? (
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
      worst={<Trans>You could lose your whole premium of {cost}, but never more.</Trans>}
    />
  )
}
