/** What is wrong with an amount that is moved by hand (docs/rules/money.md#amounts-moved-by-hand). */
import { useLingui } from '@lingui/react/macro'
import { type MarginFault, PLACES } from './position.model.ts'

export function useMoveWords(): (fault: MarginFault) => string {
  const { t } = useLingui()
  const words: Record<MarginFault, string> = {
    missing: t`Enter an amount`,
    'not-positive': t`Enter an amount above 0`,
    places: t`Use up to ${PLACES} decimal places`,
    'too-much': t`More than your available balance`,
  }
  return fault => words[fault]
}
