/** Another way in, or one less, is told in the app and where codes go. */

import type { Tx } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { targetsOf } from '../identifier.ts'
import { mail } from '../mail.ts'
import { userById } from '../user.ts'
import type { PasskeyRow } from './tables.ts'

const words = {
  'passkey-added': 'A passkey was added to your tarn account. It can be used to log in without your password.',
  'passkey-removed': 'A passkey was removed from your tarn account. It can no longer be used to log in.',
} as const

/** Without the passkey's name: whoever added it chose that, and would be writing to the owner. */
export function tellOfPasskey(tx: Tx, event: keyof typeof words, { id, user_id: user }: PasskeyRow, at: number): void {
  notify(tx, { user, eventKey: `${event}:${id}`, tab: 'system', template: event, values: {}, path: '/devices', at })
  const text = `${words[event]} If it wasn't you, check Devices in the app and contact us.`
  for (const target of targetsOf(userById(tx, user)).slice(0, 1)) mail(tx, target, text, at)
}
