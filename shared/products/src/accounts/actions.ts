/** What the operator may do with accounts. */
import { userStates } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { identityActions } from './identity/index.ts'
import { forgetLocks } from './lock.ts'
import { mailTo } from './mail.ts'
import { endOthers } from './session.ts'
import type { User } from './tables.ts'
import { userNamed } from './user-named.ts'

/** An action upon one person, in a transaction. */
export const withUser =
  (work: (tx: Tx, user: User, now: number) => void, done: string) => (context: Context, args: OperatorArgs) => {
    const user = userNamed(context.db, argument(args, 0, 'user'))
    transact(context.db, tx => work(tx, user, context.clock.now()))
    return `${user.id}: ${done}`
  }

const setStatus = (tx: Tx, { id }: User, status: User['status']) =>
  run(tx, sql.updateTable('user').set({ status }).where('id', '=', id))

const tell = (tx: Tx, { id: user }: User, template: 'account-frozen' | 'account-unfrozen', at: number) =>
  notify(tx, { user, eventKey: `${template}:${at}`, tab: 'system', template, values: {}, path: '/devices', at })

/** Signed out everywhere at once, and no browser is known any more. They read of it once they are let in again. */
function freeze(tx: Tx, user: User, now: number): void {
  if (user.status === userStates.frozen) return
  setStatus(tx, user, userStates.frozen)
  endOthers(tx, user.id, null, now)
  tell(tx, user, 'account-frozen', now)
}

function unfreeze(tx: Tx, user: User, now: number): void {
  if (user.status === userStates.active) return
  setStatus(tx, user, userStates.active)
  tell(tx, user, 'account-unfrozen', now)
}

export const accountActions: readonly OperatorAction[] = [
  {
    name: 'mail',
    usage: '<address>',
    summary: 'what was sent to an email address or +phone, newest first',
    run: (context, args) =>
      mailTo(context.db, argument(args, 0, 'address'))
        .map(({ text, at }) => `${stamp(at)}  ${text}`)
        .join('\n'),
  },
  {
    name: 'user freeze',
    usage: '<user>',
    summary: 'signs a person out everywhere and lets them in no more',
    run: withUser(freeze, 'frozen'),
  },
  {
    name: 'user unfreeze',
    usage: '<user>',
    summary: 'lets them in again',
    run: withUser(unfreeze, 'active'),
  },
  {
    name: 'user unlock',
    usage: '<user>',
    summary: 'ends the locks after wrong passwords and codes',
    run: withUser(forgetLocks, 'unlocked'),
  },
  ...identityActions,
]
