import { useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import type { StateKind } from '@shared/ui/badge'

type Words = { text: string; kind: StateKind }

/** Where an application stands. */
export function useStateWords(): Record<IdentityOutcome['state'], Words> {
  const { t } = useLingui()
  return {
    [identityStates.underReview]: { text: t`Under review`, kind: 'wait' },
    [identityStates.verified]: { text: t`Verified`, kind: 'ok' },
    [identityStates.rejected]: { text: t({ message: 'Rejected', context: 'identity verification' }), kind: 'bad' },
  }
}
