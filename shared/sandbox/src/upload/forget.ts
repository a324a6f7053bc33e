/** Pictures of people who closed their account: nobody's at once, and off the disk in the next second, whatever happens between. */
import type { Context } from '../context.ts'
import { prepared, run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { forgetPictures } from './store.ts'

const NOBODY = ''
/** Within a second. */
const MOST = 100

export function forgetUploads(tx: Tx, user: string): void {
  run(tx, sql.updateTable('upload').set({ user_id: NOBODY }).where('user_id', '=', user))
  prepared(tx, 'DELETE FROM upload_refused WHERE user_id = ?').run(user)
}

export function uploadBeat(context: Context): void {
  const nobodys = prepared(context.db, 'SELECT path FROM upload WHERE user_id = ? LIMIT ?').all(NOBODY, MOST)
  forgetPictures(
    context,
    nobodys.map(({ path }) => String(path)),
  )
}
