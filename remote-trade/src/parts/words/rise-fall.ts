import { useLingui } from '@lingui/react/macro'
import type { Side } from '@shared/money'

/** What the directions are called of what is no position: a second contract, an option. */
export function useRiseFall(): Record<Side, string> {
  const { t } = useLingui()
  return { long: t`Rise`, short: t`Fall` }
}
