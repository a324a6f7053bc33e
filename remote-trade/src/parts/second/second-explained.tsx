/** What a second contract is, in the numbers of what is typed, else of an example. */
import { Trans } from '@lingui/react/macro'
import { breakEvenRate, secondWinnings } from '@shared/money'
import type { SheetFrame } from 'shell/screen'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import type { SecondIntent } from './second.model.ts'
import { UNIT } from './second-fields.tsx'
import type { SecondState } from './use-second.ts'

type Props = SheetFrame & {
  second: SecondState
  /** What was pressed; without one it is asked about. */
  intent?: SecondIntent | undefined
  onContinue?: (() => void) | undefined
}

const EXAMPLE = '100'

export function SecondExplained({ second: { form, info, ...second }, intent, ...frame }: Props) {
  const { money, needed } = useFigures()
  const term = intent?.term ?? second.term
  if (!term) return null
  const amount = intent?.amount || form.amount || EXAMPLE
  const [stake, winnings] = [`${money(amount)} ${UNIT}`, `${money(secondWinnings(amount, term.odds))} ${UNIT}`]
  const { seconds } = term
  const rate = needed(breakEvenRate(term.odds))
  const { baseCurrency: base } = info
  return (
    <ExplainSheet
      {...frame}
      about="second"
      title={<Trans>How second contracts work</Trans>}
      what={
        <Trans>
          Choose whether {base} will be higher or lower in {seconds} s. If you're right, you get your {stake} stake back
          plus {winnings}. If the price hasn't changed, you get your stake back.
        </Trans>
      }
      costs={
        <Trans>
          There's no fee. The cost is built into the payout: if you're wrong, you lose {stake}; if you're right, you
          only gain {winnings}. To break even, you need to be right more than {rate} of the time. Prices rise and fall
          equally often, so the more you trade, the more you should expect to lose.
        </Trans>
      }
      worst={
        <Trans>
          You could lose your whole stake of {stake} within {seconds} s, but never more.
        </Trans>
      }
    />
  )
}
