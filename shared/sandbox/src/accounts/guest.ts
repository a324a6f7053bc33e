/** Guest sign-in: an account is made with a password that is shown once (specification, section 4). */

import type { guestLoginCall, ParsedInputOf } from '@shared/contract'
import { accountTypes } from '@shared/contract/codes'
import type { Box } from '../box.ts'
import { first, sql } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import type { Context } from '../http/serve.ts'
import { refuse } from '../refusals/refuse.ts'
import { countPerAddress } from './lock.ts'
import { hashPassword } from './password.ts'
import { openingOf, openSession } from './session.ts'
import { freeGuestName, insertUser, inviterOf, madePassword } from './user.ts'

/** The guest that this browser made before, if any. */
const guestOf = (box: Box, deviceId: string) =>
  first(
    box.db,
    sql
      .selectFrom('known_device')
      .innerJoin('user', 'user.id', 'known_device.user_id')
      .select('user.account')
      .where('known_device.device_id', '=', deviceId)
      .where('user.account_type', '=', accountTypes.guest)
      .orderBy('since', 'desc'),
  )

export async function guestLogin(input: ParsedInputOf<typeof guestLoginCall>, context: Context) {
  const { box, ip } = context
  const { db, clock, settings } = box
  const deviceId = input.deviceId ?? ''
  const before = deviceId && !input.anew ? guestOf(box, deviceId) : undefined
  if (before?.account) refuse('guest-exists', { account: before.account }, 'password')
  const inviterId = inviterOf(db, input.inviteCode)
  countPerAddress(db, 'guest', ip, clock.now())
  const initialPassword = madePassword()
  const password = await hashPassword(initialPassword, settings.scryptCost, ip)
  return transact(db, tx => {
    const account = freeGuestName(tx)
    const userId = insertUser(
      tx,
      { account_type: accountTypes.guest, account, password, initialPassword: true, inviterId },
      clock.now(),
    )
    const token = openSession(tx, userId, openingOf(box, deviceId, context), clock.now())
    return { token, account, initialPassword }
  })
}
