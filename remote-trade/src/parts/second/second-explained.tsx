/** What a second contract is, in the numbers of what is typed, else of an example. */
import { Trans } from '@lingui/react/macro'
import { breakEvenRate, secondWinnings } from '@shared/money'
import type { SheetFrame } from 'shell/screen'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import { UNIT } from './second-fields.tsx'
import type { SecondState } from './use-second.ts'

type Props = SheetFrame & { second: SecondState; onContinue?: (() => void) | undefined }

const EXAMPLE = '100'

export function SecondExplained({ second: { form, term, info }, ...frame }: Props) {
  const { money, percent } = useFigures()
  if (!term) return null
  const amount = form.amount || EXAMPLE
  const [stake, winnings] = [`${money(amount)} ${UNIT}`, `${money(secondWinnings(amount, term.odds))} ${UNIT}`]
  const { seconds } = term
  const rate = percent(breakEvenRate(term.odds))
  const { baseCurrency: base } = info
  return (
    <ExplainSheet
      {...frame}
      title={<Trans>How second contracts work</Trans>}
      what={
        <Trans>
          You say whether {base} will stand higher or lower after {seconds} s. If you're right, you get your stake of{' '}
          {stake} back with {winnings} more. If the price is the same, you get your stake back.
        </Trans>
      }
      costs={
        <Trans>
          There is no fee. The cost is in the payout: you lose {stake} when you're wrong and gain only {winnings} when
          you're right. To break even you must be right in more than {rate} of rounds. Prices rise and fall equally
          often, so over many rounds expect to lose money.
        </Trans>
      }
      worst={
        <Trans>
          You lose your whole stake: {stake}, within {seconds} s. Never more than that.
        </Trans>
      }
    />
  )
}
