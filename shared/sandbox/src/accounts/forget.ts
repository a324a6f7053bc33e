/** Forgets a person whose account is closed: what signs them in, and what they told of themselves (docs/rules/account.md#closing-an-account). */
import { genders, userStates } from '@shared/contract/codes'
import { all, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { dropAuthenticator } from './bind-authenticator.ts'
import { targetsOf } from './identifier.ts'
import { forgetLocks } from './lock.ts'
import { closedCode, userById } from './user.ts'

export function forgetPerson(tx: Tx, id: string): void {
  const user = userById(tx, id)
  forgetLocks(tx, user)
  dropAuthenticator(tx, id)
  for (const table of ['session', 'known_device', 'withdraw_password', 'withdraw_hold'] as const)
    run(tx, sql.deleteFrom(table).where('user_id', '=', id))
  forgetIdentity(tx, id)
  for (const target of targetsOf(user)) forgetSent(tx, target)
  run(tx, sql.updateTable('user').set(nobody(id)).where('id', '=', id))
}

/** No name and no address leads to it any more; the number stays the ledger's. */
const nobody = (id: string) => ({
  account: null,
  phone_code: null,
  phone: null,
  email: null,
  password: '',
  status: userStates.frozen,
  invite_code: closedCode(id),
  surname: null,
  first_name: null,
  gender: genders.unset,
  birthday: null,
  country: null,
  address: null,
})

function forgetIdentity(tx: Tx, id: string): void {
  const handedIn = all(tx, sql.selectFrom('identity').select('id').where('user_id', '=', id)).map(row => row.id)
  if (handedIn.length === 0) return
  run(tx, sql.deleteFrom('identity_photo').where('identity_id', 'in', handedIn))
  run(tx, sql.deleteFrom('identity').where('user_id', '=', id))
}

function forgetSent(tx: Tx, target: string): void {
  run(tx, sql.deleteFrom('mail').where('target', '=', target))
  run(tx, sql.deleteFrom('sent_code').where('target', '=', target))
}
