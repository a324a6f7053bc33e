/** A new phone or email: proved by the password, the authenticator and a code that was sent there; the old ones are told. */
import type { ParsedInputOf, updateProfileCall } from '@shared/contract'
import { accountTypes } from '@shared/contract/codes'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { checkCode } from './code.ts'
import { holdWithdrawals } from './hold.ts'
import { type Phone, phoneTarget, readEmail, readPhone, targetsOf } from './identifier.ts'
import { askingOf, checkOwnPassword } from './own-password.ts'
import { isTaken } from './register.ts'
import { secondFactor } from './second-factor.ts'
import type { User } from './tables.ts'
import { userById } from './user.ts'

type Input = ParsedInputOf<typeof updateProfileCall>
type Address = { target: string } & (({ field: 'phone' } & Phone) | { field: 'email'; email: string })

function readAddress({ email = '', phoneCode, phone = '' }: Input): Address | undefined {
  const [hasEmail, hasPhone] = [email.trim() !== '', phone.trim() !== '']
  // one code proves one of them
  if (hasEmail && hasPhone) refuse('field-invalid', { field: 'phone' })
  if (hasEmail) {
    const read = readEmail(email)
    return { field: 'email', email: read, target: read }
  }
  if (!hasPhone) return undefined
  const read = readPhone(phoneCode, phone)
  return { field: 'phone', ...read, target: phoneTarget(read) }
}

/** @returns undefined where none is given, or one that is theirs already. @throws Refused field-invalid */
export function newAddress(user: User, input: Input): Address | undefined {
  const address = readAddress(input)
  return address && targetsOf(user).includes(address.target) ? undefined : address
}

/**
 * @returns what writes it, in the transaction of the whole change
 * @throws Refused wrong-password, authenticator-required, code-wrong, code-used; whether it is taken is told to nobody who has not proved that it is theirs
 */
export async function confirmAddress(address: Address, input: Input, caller: SignedIn) {
  const { context, user: id, ip } = caller
  const { password: proved } = await checkOwnPassword(caller, input.password ?? '', 'password')
  const factor = await secondFactor(context, askingOf(caller), input.googleCode)
  const code = checkCode(context, { target: address.target, scene: 'bind', ip }, input.captcha)
  return (tx: Tx): void => {
    const user = userById(tx, id)
    if (user.password !== proved) refuse('wrong-password', { field: 'password' })
    factor(tx)
    code(tx)
    if (isTaken(tx, address)) refuse('taken', { field: address.field })
    adopt(tx, user, address, context.clock.now())
  }
}

function adopt(tx: Tx, user: User, address: Address, now: number): void {
  const { field } = address
  const kept = field === 'email' ? { email: address.email } : { phone_code: address.phoneCode, phone: address.phone }
  const type = user.account_type === accountTypes.guest && { account_type: accountTypes[field] }
  const change = sql.updateTable('user').set({ ...kept, ...type })
  run(tx, change.where('id', '=', user.id))
  // the first one takes nobody's place; after it, codes go elsewhere
  if (targetsOf(user).length > 0) holdWithdrawals(tx, user, `${field}-changed`, now, targetsOf(user))
}
