/** One line: the first thing that would make the account safer. */
import { useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { Banner } from '@shared/ui/banner'
import { useWays } from 'shell/navigation'
import { firstLack, type Safety } from './my.model.ts'

export function SafetyLine({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const words: Record<Safety, string> = {
    'initial-password': t`Change your initial password`,
    'withdraw-password': t`Set a withdrawal password`,
    identity: t`Verify your identity`,
    authenticator: t`Add an authenticator`,
  }
  const found = firstLack(user, useWays())
  return found && <Banner href={found.href} title={words[found.lack]} />
}
