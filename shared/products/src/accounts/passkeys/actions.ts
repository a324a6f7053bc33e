/** What the operator may do about passkeys: see them, and take away what was lost. */
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { userNamed } from '../user-named.ts'
import { dropPasskey } from './manage.ts'
import { passkeysOf } from './rows.ts'

const list = ({ db }: Context, args: OperatorArgs) =>
  passkeysOf(db, userNamed(db, argument(args, 0, 'user')).id)
    .map(
      row =>
        `${row.id}  ${stamp(row.since)}  ${row.last_used ? stamp(row.last_used) : 'never used'}  ${row.name || '(no name)'}`,
    )
    .join('\n')

/** One, or all of them. */
function unbind({ db, clock }: Context, args: OperatorArgs): string {
  const [user, id] = [userNamed(db, argument(args, 0, 'user')), args.positionals[1]]
  const meant = passkeysOf(db, user.id).filter(row => id === undefined || row.id === id)
  if (meant.length === 0) throw new Error(`${user.id} has no ${id ? 'such passkey' : 'passkeys'}`)
  transact(db, tx => meant.forEach(row => void dropPasskey(tx, row, clock.now())))
  return `${user.id}: ${meant.length} removed`
}

export const passkeyActions: readonly OperatorAction[] = [
  {
    name: 'user passkeys',
    usage: '<user>',
    summary: 'their passkeys: id, since when, last used, name',
    run: list,
  },
  {
    name: 'user unbind-passkeys',
    usage: '<user> [<id>]',
    summary: 'removes a lost passkey, or all of them; their owner is told',
    run: unbind,
  },
]
