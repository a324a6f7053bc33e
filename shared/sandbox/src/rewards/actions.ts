/** What the operator may do with levels. */
import type { Context } from '../context.ts'
import { type Tx, transact } from '../db/transact.ts'
import type { OperatorAction } from '../operator/action.ts'
import { userNamed } from '../operator/user-named.ts'
import { totalAssetsOf } from '../wallet/assets.ts'
import { settle } from './due.ts'
import { nameOf } from './levels.ts'
import { holdersOfMoney } from './sweep.ts'
import { levelOf } from './vip.ts'

/** One line: who, what they have, and which level that was and is. */
function check(tx: Tx, context: Context, userId: string): { rose: boolean; line: string } {
  const before = levelOf(tx, userId)
  settle(tx, context, { user_id: userId, falls: 0 })
  const after = levelOf(tx, userId)
  const level = after === before ? nameOf(after) : `${nameOf(before)} -> ${nameOf(after)}`
  return { rose: after > before, line: `${userId}  ${totalAssetsOf(context, userId)} USDT  ${level}` }
}

function checkLevels(context: Context, named: string | undefined): string {
  const one = named && userNamed(context.db, named).id
  const checked = transact(context.db, tx => {
    return (one ? [one] : holdersOfMoney(tx)).map(userId => check(tx, context, userId))
  })
  if (one) return checked.map(({ line }) => line).join('\n')
  const rose = checked.filter(({ rose }) => rose).map(({ line }) => line)
  return [`${checked.length} looked at, ${rose.length} rose`, ...rose].join('\n')
}

export const rewardActions: readonly OperatorAction[] = [
  {
    name: 'vip check',
    usage: '[<user>]',
    summary: 'looks at levels and tasks now, instead of within ten minutes; lowers nobody',
    run: (context, { positionals }) => checkLevels(context, positionals[0]),
  },
]
