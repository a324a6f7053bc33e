/** Signing in with a passkey alone: it verified its owner, so no further code is asked for (docs/rules/account.md#passkeys). */
import type { ParsedInputOf, passkeyLoginCall } from '@shared/contract'
import { userStates } from '@shared/contract/codes'
import { transact } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { knowsBrowser, tellOfDevice } from '../login.ts'
import { entered, hashOf, openingOf, openSession } from '../session.ts'
import { userById } from '../user.ts'
import { passkeyOf } from './rows.ts'
import { tryPasskey } from './try.ts'

export async function passkeyLogin(
  { response, deviceId = '' }: ParsedInputOf<typeof passkeyLoginCall>,
  caller: Caller,
) {
  const { context, ip } = caller
  const { db, clock } = context
  const owner = passkeyOf(db, response.id)?.user_id
  const known = knowsBrowser(db, owner, deviceId)
  // of one that nobody has tries count alike, under its own name
  const trying = {
    of: owner ?? hashOf(response.id),
    from: known ? 'known' : 'new',
    ip,
    purpose: { what: 'login' },
  } as const
  const { passkey, spend } = await tryPasskey(context, trying, response)
  return transact(db, tx => {
    spend(tx)
    const user = userById(tx, passkey.user_id)
    if (user.status !== userStates.active) refuse('account-frozen')
    tellOfDevice(tx, user.id, deviceId, clock.now())
    return entered(openSession(tx, user.id, openingOf(context, deviceId, caller), clock.now()), clock.now())
  })
}
