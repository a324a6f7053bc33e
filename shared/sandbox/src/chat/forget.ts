/** Takes conversations away: with all that was said, the tickets and the orders that were named. Pictures are uploads. */

import type { Portion } from '@shared/engine/db/portions'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { poke } from './hub.ts'
import { queueMoved } from './queue.ts'

const SAID =
  'DELETE FROM chat_message WHERE rowid IN (SELECT rowid FROM chat_message WHERE conversation_id = ? LIMIT ?)'

/** A slice of one; the conversation goes once nothing is said in it. @returns how many rows, `most` where more may be left */
export function forgetSome(tx: Tx, id: string, most: number): number {
  const said = Number(prepared(tx, SAID).run(id, most).changes)
  if (said >= most) return most
  prepared(tx, 'DELETE FROM chat_conversation WHERE id = ?').run(id)
  queueMoved(tx)
  poke(tx, id, true)
  return said + 1
}

/** A person's. */
export const chatPortions: Readonly<Record<string, Portion>> = {
  chat({ tx, user, most }) {
    const own = prepared(tx, 'SELECT id FROM chat_conversation WHERE user_id = ?').get(user) as
      | { id: string }
      | undefined
    return own && forgetSome(tx, own.id, most) >= most ? '' : null
  },
}
