/** Tasks and rewards by their names. */
import { useLingui } from '@lingui/react/macro'
import type { Reward, Task } from '@shared/contract/calls/account'
import { rewardKinds } from '@shared/contract/codes'
import { formatDecimal } from '@shared/format/number'
import { useLanguage } from 'shell/i18n'

/** @param target of a deposit, USDT */
export function useTaskNames(): (code: Task['code'], target?: string) => string {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return (code, target) => {
    const amount = target && formatDecimal(bcp47, target, { places: 2, minPlaces: 0 })
    const names: Readonly<Record<Task['code'], string>> = {
      'check-in': t`Daily check-in`,
      basic: t`Verify your identity`,
      authenticator: t`Add an authenticator`,
      recharge: amount ? t`Deposit ${amount} USDT` : t`First deposits`,
      'first-contract': t`Close your first contract position`,
      invite: t`Invite a friend`,
    }
    return names[code]
  }
}

export function useRewardNames(): (of: Reward) => string {
  const { t } = useLingui()
  const task = useTaskNames()
  return ({ kind, code, level }) => {
    const vip = `V${level}`
    if (kind === rewardKinds.gift) return t`Upgrade gift ${vip}`
    if (kind === rewardKinds.envelope) return t`Weekly red envelope ${vip}`
    return code ? task(code) : t`Task`
  }
}
