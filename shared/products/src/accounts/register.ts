/** Registration by name, phone or email (specification, section 5; docs/rules/account.md#registering). */

import type { ParsedInputOf, registerCall } from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { checkCode } from './code.ts'
import { accountHooks } from './hooks.ts'
import { phoneTarget, readEmail, readName, readPhone } from './identifier.ts'
import { countPerAddress } from './lock.ts'
import { checkStrength, hashPassword } from './password.ts'
import { openingOf, openSession } from './session.ts'
import { insertUser, inviterOf } from './user.ts'

type Input = ParsedInputOf<typeof registerCall>
/** Who it will be, before the password. */
type Identity = { account?: string; phoneCode?: string; phone?: string; email?: string; target?: string }

function identityOf(input: Input): Identity {
  if (input.registerType === registerTypes.account) return { account: readName(input.account) }
  if (input.registerType === registerTypes.email) {
    const email = readEmail(input.email)
    return { email, target: email }
  }
  const phone = readPhone(input.phoneCode, input.phone)
  return { ...phone, target: phoneTarget(phone) }
}

/** Whether a name or an address belongs to someone already. */
export function isTaken(db: Db, { account, email, phoneCode, phone }: Identity): boolean {
  const users = sql.selectFrom('user').select('id')
  if (account) return first(db, users.where('account', '=', account)) !== undefined
  if (email) return first(db, users.where('email', '=', email)) !== undefined
  return first(db, users.where('phone_code', '=', phoneCode ?? '').where('phone', '=', phone ?? '')) !== undefined
}

const fieldOf = ({ email, phone }: Identity) => (email ? 'email' : phone ? 'phone' : 'account')

/**
 * Whether a name belongs to somebody. Each asker has a pace, so that nobody reads out all names.
 * @param kind by which call: checks of many who share an address keep none of them from registering
 */
export function isNameTaken(caller: Caller, account: string, kind: 'register-name' | 'name-check'): boolean {
  const { context, ip } = caller
  const { db, clock } = context
  countPerAddress(db, kind, ip, clock.now())
  return isTaken(db, { account })
}

/** Everything that can be said no to before the code is used up. */
function checkInput(input: Input, identity: Identity, caller: Caller): void {
  if (!input.agreed) refuse('agreement-required', { field: 'agreed' })
  checkStrength(input.password, [identity.account, identity.email, identity.phone])
  inviterOf(caller.context.db, input.inviteCode)
  // whether an address is taken is told to nobody who has not proved that it is theirs
  if (identity.account && isNameTaken(caller, identity.account, 'register-name')) refuse('taken', { field: 'account' })
}

export async function register(input: Input, caller: Caller): Promise<{ token: string }> {
  const { context, ip } = caller
  const { db, clock, settings } = context
  const identity = identityOf(input)
  checkInput(input, identity, caller)
  const { target, ...names } = identity
  const spend = target ? checkCode(context, { target, scene: 'register', ip }, input.captcha) : undefined
  countPerAddress(db, 'register', ip, clock.now())
  const password = await hashPassword(input.password, settings.scryptCost, ip)
  return transact(db, tx => {
    spend?.(tx)
    // Asked again: someone may have come first while the password was hashed.
    if (isTaken(tx, identity)) refuse('taken', { field: fieldOf(identity) })
    const inviterId = inviterOf(tx, input.inviteCode)
    const userId = insertUser(tx, { account_type: input.registerType, ...names, password, inviterId }, clock.now())
    const accepted = { language: caller.language, read: input.read, at: clock.now() }
    accountHooks.of(tx).registered(tx, userId, accepted)
    return { token: openSession(tx, userId, openingOf(context, input.deviceId, caller), clock.now()) }
  })
}
