/** The price fell while one read: the collateral covers less than is asked for; more of it is pledged with one tap. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { usePlace } from 'shell/navigation'
import { useFigures } from '../../parts/figures.tsx'
import type { Choice, Price } from '../../parts/loans/choice.ts'
import { type Uncovered, uncoveredOf } from './loan-agreement.model.ts'
import css from './loan-agreement.module.css'

export function useUncoveredWords(): (of: Uncovered) => string {
  const { t } = useLingui()
  const { amount } = useFigures()
  return ({ most }) => {
    const n = amount(most, 'USDT')
    return t`You can borrow up to ${n} USDT against this collateral`
  }
}

export function UncoveredNote({ choice, at, disabled }: { choice: Choice; at: Price; disabled: boolean }) {
  const { exact } = useFigures()
  const { setQuery } = usePlace(to.loanAgreement)
  const words = useUncoveredWords()
  const uncovered = uncoveredOf(choice, at)
  if (!uncovered || !choice.pledged) return null
  const figure = `${exact(uncovered.needed)}\u00a0${choice.pledged.currency}`
  return (
    <div className={css.uncovered} role="status">
      <p>{words(uncovered)}</p>
      <Button small look="tonal" disabled={disabled} onClick={() => setQuery({ pledge: uncovered.needed })}>
        <Trans>Pledge {figure} instead</Trans>
      </Button>
    </div>
  )
}
