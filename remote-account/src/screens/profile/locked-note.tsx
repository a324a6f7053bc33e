/** Why names, birthday and country cannot be changed, and the way to what proves them. */
import { Trans } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { identityStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Lock } from 'lucide-react'
import { useWay } from 'shell/navigation'

export function LockedNote({ user: { profileLocked, basicState } }: { user: UserInfo }) {
  const result = useWay(to.identityResult({ kind: 'basic' }))
  if (!profileLocked) return null
  return (
    <Banner
      icon={Lock}
      href={result}
      title={
        basicState === identityStates.underReview ? (
          <Trans>
            Your identity is under review. Until then your name, date of birth and country can't be changed.
          </Trans>
        ) : (
          <Trans>Your identity is verified. Your name, date of birth and country can't be changed.</Trans>
        )
      }
    />
  )
}
