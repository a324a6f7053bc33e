/** What goes of loans: signatures that signed nothing, and with an account what its loans tell of the person. */
import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { unusedBeat } from '../upload/index.ts'

export const signaturesBeat = unusedBeat('signature', { table: 'loan', column: 'sign_image' })

/** What proves money stays. */
export function forgetLoans(tx: Tx, user: string): void {
  run(tx, sql.updateTable('loan').set({ sign_image: null, reject_reason: null }).where('user_id', '=', user))
}
