/** Guest sign-in: an account is made with a password that is shown once (specification, section 4). */

import type { guestLoginCall, ParsedInputOf } from '@shared/contract'
import { accountTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { first, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { countPerAddress } from './lock.ts'
import { hashPassword } from './password.ts'
import { openingOf, openSession } from './session.ts'
import { freeGuestName, insertUser, inviterOf, madePassword } from './user.ts'

/** The guest that this browser made before, if any. */
const guestOf = (context: Context, deviceId: string) =>
  first(
    context.db,
    sql
      .selectFrom('known_device')
      .innerJoin('user', 'user.id', 'known_device.user_id')
      .select('user.account')
      .where('known_device.device_id', '=', deviceId)
      .where('user.account_type', '=', accountTypes.guest)
      .orderBy('since', 'desc'),
  )

export async function guestLogin(input: ParsedInputOf<typeof guestLoginCall>, caller: Caller) {
  const { context, ip } = caller
  const { db, clock, settings } = context
  const deviceId = input.deviceId ?? ''
  const before = deviceId && !input.anew ? guestOf(context, deviceId) : undefined
  if (before?.account) refuse('guest-exists', { account: before.account }, 'password')
  inviterOf(db, input.inviteCode)
  countPerAddress(db, 'guest', ip, clock.now())
  const initialPassword = madePassword()
  const password = await hashPassword(initialPassword, settings.scryptCost, ip)
  return transact(db, tx => {
    const account = freeGuestName(tx)
    // asked again: whoever invited may have closed their account while the password was hashed
    const inviterId = inviterOf(tx, input.inviteCode)
    const userId = insertUser(
      tx,
      { account_type: accountTypes.guest, account, password, initialPassword: true, inviterId },
      clock.now(),
    )
    const token = openSession(tx, userId, openingOf(context, deviceId, caller), clock.now())
    return { token, account, initialPassword }
  })
}
