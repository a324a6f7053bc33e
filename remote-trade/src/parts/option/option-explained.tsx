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
            You buy a rise of {amount}. If {base} stands above {at} in {time}, you are paid the difference for each{' '}
            {base}. If it doesn't, you are paid nothing. You can sell back at any time before.
          </Trans>
        ) : (
          <Trans>
            You buy a fall of {amount}. If {base} stands below {at} in {time}, you are paid the difference for each{' '}
            {base}. If it doesn't, you are paid nothing. You can sell back at any time before.
          </Trans>
        )
      }
      costs={
        <Trans>
          You pay the premium: {cost}. It follows the Black-Scholes formula with the volatility that our prices move by,{' '}
          {volatility} a year, plus {markup}. Selling back brings {markup} less than it is worth, and time makes it
          worth less. So on average you get back less than you pay.
        </Trans>
      }
      worst={<Trans>You lose the whole premium: {cost}. Never more than that.</Trans>}
    />
  )
}
