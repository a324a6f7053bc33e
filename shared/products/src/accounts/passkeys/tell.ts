/** Another way in, or one less, is told in the app and where codes go. */

import type { Tx } from '@shared/engine/db/transact'
import { notifyByMail } from '../mail.ts'
import { userById } from '../user.ts'
import type { PasskeyRow } from './tables.ts'

/** Without the passkey's name: whoever added it chose that, and would be writing to the owner. */
export function tellOfPasskey(
  tx: Tx,
  event: 'passkey-added' | 'passkey-removed',
  { id, user_id: user }: PasskeyRow,
  at: number,
): void {
  const message = { eventKey: `${event}:${id}`, template: event, values: {}, path: '/devices', at }
  notifyByMail(tx, userById(tx, user), message)
}
