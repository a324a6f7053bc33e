/** Why a network is paused, in the person's language. */
import { useLingui } from '@lingui/react/macro'
import type { PauseReason } from '@shared/contract'

/** A foreign server's own words pass as they are. */
export function usePauseWords(): (reason: string) => string {
  const { t } = useLingui()
  const words: Record<PauseReason, string> = {
    maintenance: t`maintenance`,
    congestion: t`network congestion`,
    upgrade: t`network upgrade`,
    incident: t`we're looking into a problem`,
  }
  return reason => words[reason as PauseReason] ?? reason
}
