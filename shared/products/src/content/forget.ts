/** Messages, notices addressed to one person alone, and what they have read. */

import { deleting, type Portion } from '@shared/engine/db/portions'
import { prepared } from '@shared/engine/db/query'

const OWN = 'SELECT id FROM notice WHERE user_id = ? LIMIT ?'

/** With their words in every language. */
const notices: Portion = ({ tx, user, most }) => {
  const own = prepared(tx, OWN).all(user, Math.ceil(most / 10)) as { id: string }[]
  for (const { id } of own) {
    prepared(tx, "DELETE FROM wording WHERE kind = 'notice' AND ref = ?").run(id)
    prepared(tx, 'DELETE FROM notice WHERE id = ?').run(id)
  }
  return own.length < Math.ceil(most / 10) ? null : ''
}

export const messagePortions = {
  messages: deleting('message'),
  'message-counts': deleting('message_count', { key: 'user_id, tab, desk' }),
  'notices-read': deleting('notice_read'),
  notices,
}
