/** What the operator may do where somebody lost what lets them in. */
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { withUser } from './actions.ts'
import { dropAuthenticator } from './bind-authenticator.ts'
import { holdWithdrawals } from './hold.ts'
import { forgetLocks } from './lock.ts'
import { hashPassword } from './password.ts'
import { endOthers } from './session.ts'
import type { User } from './tables.ts'
import { madePassword } from './user.ts'
import { userNamed } from './user-named.ts'

function unbind(tx: Tx, user: User, now: number): void {
  if (!dropAuthenticator(tx, user.id)) throw new Error(`${user.id} has no authenticator`)
  holdWithdrawals(tx, user, 'authenticator-removed', now)
}

function resetPin(tx: Tx, user: User, now: number): void {
  if (!run(tx, sql.deleteFrom('withdraw_password').where('user_id', '=', user.id)))
    throw new Error(`${user.id} has no withdrawal password`)
  holdWithdrawals(tx, user, 'withdraw-password-changed', now)
}

const unlockPin = (tx: Tx, { id }: User) =>
  run(tx, sql.updateTable('withdraw_password').set({ wrong: 0, locked_until: 0 }).where('user_id', '=', id))

/** Printed once, for whoever hands it on; it opens no withdrawal before its owner chose another. */
async function resetPassword(context: Context, args: OperatorArgs): Promise<string> {
  const user = userNamed(context.db, argument(args, 0, 'user'))
  const made = madePassword()
  const password = await hashPassword(made, context.settings.scryptCost, 'operator')
  const now = context.clock.now()
  transact(context.db, tx => {
    run(tx, sql.updateTable('user').set({ password, initial_password: 1 }).where('id', '=', user.id))
    holdWithdrawals(tx, user, 'password-changed', now)
    endOthers(tx, user.id, null, now)
    forgetLocks(tx, user)
  })
  return `${user.id}: the password is ${made} until they choose another`
}

export const securityActions: readonly OperatorAction[] = [
  {
    name: 'user unbind-google',
    usage: '<user>',
    summary: 'removes a lost authenticator; withdrawals wait 24 hours',
    run: withUser(unbind, 'no authenticator'),
  },
  {
    name: 'user reset-password',
    usage: '<user>',
    summary: 'makes a new password, prints it once and signs them out everywhere',
    run: resetPassword,
  },
  {
    name: 'user reset-pin',
    usage: '<user>',
    summary: 'removes the withdrawal password; withdrawals wait 24 hours',
    run: withUser(resetPin, 'no withdrawal password'),
  },
  {
    name: 'pin unlock',
    usage: '<user>',
    summary: 'ends the lock after wrong withdrawal passwords',
    run: withUser(unlockPin, 'unlocked'),
  },
]
