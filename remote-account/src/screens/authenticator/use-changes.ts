/** What can be done with a bound authenticator: a key for another phone, and new recovery codes. */
import { generateGoogleKeyCall, recoveryCodesCall, type UserInfo } from '@shared/contract/calls/account'
import { call } from 'shell/transport'
import type { Proof } from './authenticator.model.ts'
import { offered } from './key-place.tsx'
import { useUnfinished } from './unfinished.ts'

/** @param over what tells the present binding from others */
export function useChanges(user: UserInfo, over: string) {
  const [, put] = useUnfinished(user.id ?? '')
  return {
    async move({ code }: Proof) {
      const reply = await call(generateGoogleKeyCall, { googleCode: code }, { notice: 'screen' })
      if (reply.state === 'ok') put({ key: offered(reply.value, over) })
    },
    async renew({ password, code }: Proof) {
      const reply = await call(recoveryCodesCall, { password, googleCode: code }, { notice: 'screen' })
      if (reply.state === 'ok') put({ key: undefined, codes: reply.value.recoveryCodes, bound: undefined })
    },
  }
}
