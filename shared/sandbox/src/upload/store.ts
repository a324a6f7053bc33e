/** Where uploaded pictures are: files under random names, and one row each that says whose they are. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { all, first, run, sql } from '../db/query.ts'
import type { Picture } from './picture.ts'
import type { UploadRow } from './tables.ts'

/** Below which a picture lies at its own path. */
export const pictureFolder = ({ settings }: Context): string => join(settings.dataDir, 'pictures')

const folderOf = (context: Context, biz: UploadRow['biz']) => join(pictureFolder(context), biz)

/**
 * The file is on the disk before its row is there: what was answered outlives a power cut.
 * @param check asked before its row is written: what it throws takes the file with it
 * @returns its path
 */
export async function keepPicture(
  context: Context,
  user: string,
  biz: UploadRow['biz'],
  picture: Picture,
  check = () => {},
): Promise<string> {
  const name = `${randomBytes(16).toString('hex')}.${picture.ending}`
  mkdirSync(folderOf(context, biz), { recursive: true, mode: 0o700 })
  const file = await open(join(folderOf(context, biz), name), 'wx', 0o600)
  try {
    await file.writeFile(picture.bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    check()
  } catch (error) {
    rmSync(join(folderOf(context, biz), name))
    throw error
  }
  const row = { path: `${biz}/${name}`, user_id: user, biz, type: picture.type, size: picture.bytes.length }
  run(context.db, sql.insertInto('upload').values({ ...row, at: context.clock.now() }))
  return row.path
}

/** The file goes before its row: what was cut short in between is found and ended by whoever looks again. */
export function forgetPictures(context: Context, paths: readonly string[]): void {
  for (const path of paths) {
    rmSync(join(pictureFolder(context), path), { force: true })
    run(context.db, sql.deleteFrom('upload').where('path', '=', path))
  }
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
