/** Copies an exchange that runs: its books as they are at one moment, its keys, and the pictures that the books name. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { backup } from 'node:sqlite'
import { createDurable, hasCode, makeFolder, syncFolder, writeSynced } from '@shared/disk'
import { stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { type Db, openReader } from '../db/open.ts'
import { argument, type OperatorAction } from '../operator-action.ts'
import { pictureFolder } from '../upload/index.ts'

export const backupAction: OperatorAction = {
  name: 'backup',
  usage: '<folder>',
  summary: 'copies the running exchange into an empty folder; backup.json there says that the copy is whole',
  async run(context, args) {
    const folder = argument(args, 0, 'folder')
    await copyInto(await emptyFolder(folder), context)
    return `Copied into ${folder}`
  },
}

/** @throws Error where there is something: a copy of two moments would be none */
async function emptyFolder(folder: string): Promise<string> {
  if (!isAbsolute(folder)) throw new Error('<folder> must be a whole path: the exchange does not know where you are')
  await makeFolder(folder, 0o700)
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  return folder
}

async function copyInto(folder: string, context: Context): Promise<void> {
  const file = context.db.location()
  if (file === null) throw new Error('This exchange keeps nothing (--data :memory:)')
  const reader = openReader(file)
  try {
    // what is booked from here on is not in the copy
    reader.exec('BEGIN')
    const { id } = reader.prepare('SELECT max(id) AS id FROM ledger_entry').get() ?? {}
    const moment = { at: stamp(context.clock.now()), entries: Number(id) }
    await copyBooks(reader, join(folder, 'exchange.db'))
    await copyFiles(reader, context, folder)
    await createDurable(join(folder, 'backup.json'), JSON.stringify(moment), 0o600)
  } finally {
    reader.close()
  }
}

/** Pages at once: the copying is done by another thread, between two of whose turns the exchange's own is asked. */
const PAGES = 100

async function copyBooks(reader: Db, file: string): Promise<void> {
  await createDurable(file, '', 0o600)
  await backup(reader, file, { rate: PAGES })
}

/** Pictures that were deleted meanwhile are left out; nothing can bring them back. */
async function copyFiles(reader: Db, context: Context, folder: string): Promise<void> {
  const { dataDir } = context.settings
  for (const name of ['keys.json', 'demo.json']) await copyFile(join(dataDir, name), join(folder, name))
  const [from, to] = [pictureFolder(context), pictureFolder({ settings: { dataDir: folder } })]
  const folders = new Set([folder])
  for (const { path } of reader.prepare('SELECT path FROM upload').iterate()) {
    const copy = join(to, String(path))
    folders.add(dirname(copy))
    await copyFile(join(from, String(path)), copy)
  }
  for (const one of folders) await syncFolder(one)
}

async function copyFile(from: string, to: string): Promise<void> {
  const bytes = await readFile(from).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
  if (!bytes) return
  await makeFolder(dirname(to), 0o700)
  await writeSynced(to, bytes, 0o600)
}
