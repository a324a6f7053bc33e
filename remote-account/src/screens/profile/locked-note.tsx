/** Why names, birthday and country cannot be changed, and the way to what proves them. */
import { Trans } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { isIdentityUnderReview } from '@shared/contract/identity'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Lock } from 'lucide-react'
import { useWay } from 'shell/navigation'

export function LockedNote({ user }: { user: UserInfo }) {
  const result = useWay(to.identityResult({ kind: 'basic' }))
  if (!user.profileLocked) return null
  return (
    <Banner
      icon={Lock}
      href={result}
      title={
        isIdentityUnderReview(user) ? (
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
