/** Where uploaded pictures are: files under random names, and one row each that says whose they are. */
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder, removeDurableSync, syncFolder, writeSynced } from '@shared/disk'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, run, sql } from '@shared/engine/db/query'
import { synced } from '@shared/engine/db/synced'
import type { Picture } from './picture.ts'
import type { UploadRow } from './tables.ts'

/** Below which a picture lies at its own path. */
export const pictureFolder = ({ settings }: { settings: { dataDir: string } }): string =>
  join(settings.dataDir, 'pictures')

const folderOf = (context: Context, biz: UploadRow['biz']) => join(pictureFolder(context), biz)

/**
 * The row is there before the file and goes after it, each of them on the disk before the next step: after a power cut an
 * answered picture is there, and no picture of a paper lies about that no row names, which nobody would ever delete.
 * @param check asked once the file is written: what it throws takes the picture away again
 * @returns its path
 */
export async function keepPicture(
  context: Context,
  user: string,
  biz: UploadRow['biz'],
  picture: Picture,
  { hasRow = () => {}, check = () => {} } = {},
): Promise<string> {
  const path = `${biz}/${randomBytes(16).toString('hex')}.${picture.ending}`
  const row = { path, user_id: user, biz, type: picture.type, size: picture.bytes.length }
  run(context.db, sql.insertInto('upload').values({ ...row, at: context.clock.now() }))
  hasRow()
  await synced(context.db)
  try {
    await writePicture(join(pictureFolder(context), path), picture.bytes)
    check()
  } catch (error) {
    forgetPictures(context, [path])
    throw error
  }
  return path
}

async function writePicture(file: string, bytes: Uint8Array): Promise<void> {
  await makeFolder(dirname(file), 0o700)
  await writeSynced(file, bytes, 0o600)
  await syncFolder(dirname(file))
}

/** The files are gone from the disk before their rows: what was cut short in between is found and ended by whoever looks again. */
export function forgetPictures(context: Context, paths: readonly string[]): void {
  removeDurableSync(...paths.map(path => join(pictureFolder(context), path)))
  if (paths.length > 0) run(context.db, sql.deleteFrom('upload').where('path', 'in', paths))
}

/** A picture's row, for its owner alone; identity documents go to nobody any more. */
export function ownPicture(db: Db, user: string | null, path: string): UploadRow | undefined {
  const row = user === null ? undefined : first(db, sql.selectFrom('upload').selectAll().where('path', '=', path))
  return row && row.user_id === user && row.biz !== 'kyc' ? row : undefined
}

/** Its bytes; the name comes from the row, never from a request. */
export const bytesOf = (context: Context, { path, biz }: UploadRow): Promise<Buffer> =>
  readFile(join(folderOf(context, biz), path.slice(biz.length + 1)))

/** Whether this person uploaded all of these for that purpose: asked before an order takes them. */
export function hasUploaded(db: Db, user: string, biz: UploadRow['biz'], paths: readonly string[]): boolean {
  const wanted = [...new Set(paths)]
  const own = sql.selectFrom('upload').select('path').where('user_id', '=', user).where('biz', '=', biz)
  return wanted.length === 0 || all(db, own.where('path', 'in', wanted)).length === wanted.length
}
