/** Pictures of people who closed their account: nobody's first, then off the disk, whatever happens between. */
import type { Context } from '@shared/engine/context'
import { deleting, type Portion } from '@shared/engine/db/portions'
import { prepared } from '@shared/engine/db/query'
import { forgetPictures } from './store.ts'

const NOBODY = ''
/** Within a second. */
const MOST = 100

const THEIRS = 'UPDATE upload SET user_id = ? WHERE rowid IN (SELECT rowid FROM upload WHERE user_id = ? LIMIT ?)'

const uploads: Portion = ({ tx, user, most }) =>
  Number(prepared(tx, THEIRS).run(NOBODY, user, most).changes) < most ? null : ''

export const uploadPortions = { uploads, 'uploads-refused': deleting('upload_refused') }

export function uploadBeat(context: Context): void {
  const nobodys = prepared(context.db, 'SELECT path FROM upload WHERE user_id = ? LIMIT ?').all(NOBODY, MOST)
  forgetPictures(
    context,
    nobodys.map(({ path }) => String(path)),
  )
}
