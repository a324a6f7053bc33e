/** What the operator may do with levels. */

import type { Context } from '@shared/engine/context'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { OperatorAction } from '@shared/engine/operator-action'
import { userNamed } from '../accounts/user-named.ts'
import { totalAssetsOf } from '../wallet/assets.ts'
import { settle } from './due.ts'
import { levelOf } from './level-of.ts'
import { nameOf } from './levels.ts'
import { ownersAfter } from './sweep.ts'

const AT_ONCE = 100

/** One line: who, what they have, and which level that was and is. */
function check(tx: Tx, context: Context, userId: string): { rose: boolean; line: string } {
  const before = levelOf(tx, userId)
  settle(tx, context, { user_id: userId, falls: 0 })
  const after = levelOf(tx, userId)
  const level = after === before ? nameOf(after) : `${nameOf(before)} -> ${nameOf(after)}`
  return { rose: after > before, line: `${userId}  ${totalAssetsOf(context, userId)} USDT  ${level}` }
}

/** A turn of the loop for each hundred: requests are answered between them. */
async function checkEverybody(context: Context): Promise<string> {
  const rose: string[] = []
  let seen = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { last, holders } = ownersAfter(context.db, after, AT_ONCE)
    const checked = transact(context.db, tx => holders.map(userId => check(tx, context, userId)))
    seen += checked.length
    rose.push(...checked.filter(one => one.rose).map(({ line }) => line))
    after = last
    await new Promise(setImmediate)
  }
  return [`${seen} looked at, ${rose.length} rose`, ...rose].join('\n')
}

function checkLevels(context: Context, named: string | undefined): string | Promise<string> {
  if (!named) return checkEverybody(context)
  const { id } = userNamed(context.db, named)
  return transact(context.db, tx => check(tx, context, id)).line
}

export const rewardActions: readonly OperatorAction[] = [
  {
    name: 'vip check',
    usage: '[<user>]',
    summary: 'looks at levels and tasks now, instead of within ten minutes; lowers nobody',
    run: (context, { positionals }) => checkLevels(context, positionals[0]),
  },
]
