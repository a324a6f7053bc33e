/** Forgets a person whose account is closed: what signs them in, and what they told of themselves (docs/rules/account.md#closing-an-account). */
import { genders, userStates } from '@shared/contract/codes'
import { deleting, type Portion } from '@shared/engine/db/portions'
import { prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { dropAuthenticator } from './bind-authenticator.ts'
import { targetsOf } from './identifier.ts'
import { forgetLocks } from './lock.ts'
import { closedCode, userById } from './user.ts'

/** At once: nobody is signed in or can sign in, and no address is known any more. */
export function forgetPerson(tx: Tx, id: string): void {
  const user = userById(tx, id)
  forgetLocks(tx, user)
  dropAuthenticator(tx, id)
  for (const table of ['withdraw_password', 'withdraw_hold'] as const)
    run(tx, sql.deleteFrom(table).where('user_id', '=', id))
  run(tx, sql.deleteFrom('session').where('user_id', '=', id).where('revoked', 'is', null))
  forgetIdentities(tx, prepared(tx, COUNTING).all(id) as Identity[])
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
  language: null,
})

function forgetSent(tx: Tx, target: string): void {
  run(tx, sql.deleteFrom('mail').where('target', '=', target))
  run(tx, sql.deleteFrom('sent_code').where('target', '=', target))
}

type Identity = { id: string }

/** Under review or verified, one of a kind: its document is free at once. The condition is that of an index. */
const COUNTING = 'SELECT id FROM identity WHERE user_id = ? AND state >= 0'
const HANDED_IN = 'SELECT id FROM identity WHERE user_id = ? LIMIT ?'

/** With the photos that served for them. */
function forgetIdentities(tx: Tx, identities: readonly Identity[]): void {
  for (const { id } of identities) {
    prepared(tx, 'DELETE FROM identity_photo WHERE identity_id = ?').run(id)
    prepared(tx, 'DELETE FROM identity WHERE id = ?').run(id)
  }
}

/** An identity and its three photos are four rows. */
const identities: Portion = ({ tx, user, most }) => {
  const some = prepared(tx, HANDED_IN).all(user, Math.ceil(most / 4)) as Identity[]
  forgetIdentities(tx, some)
  return some.length < Math.ceil(most / 4) ? null : ''
}

export const personPortions = {
  identities,
  'identity-counts': deleting('identity_count', { key: 'user_id, kind' }),
  sessions: deleting('session'),
  devices: deleting('known_device'),
}
