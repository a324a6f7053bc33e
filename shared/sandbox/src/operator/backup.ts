/** Copies an exchange that runs: its books as they are at one moment, its keys, and the pictures that the books name. */
import { readdir, readFile } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { createDurable, hasCode, makeFolder, syncFolder, writeSynced } from '@shared/disk'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { openReader } from '@shared/engine/db/open'
import { synced } from '@shared/engine/db/synced'
import { argument, type OperatorAction } from '@shared/engine/operator-action'
import { pictureFolder } from '@shared/products/upload/index'

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
  const copy = join(folder, 'exchange.db')
  const moment = await copyBooks(context, file, copy)
  await copyFiles(context, copy, folder)
  // a power cut must not take back what a whole copy has
  await synced(context.db)
  await createDurable(join(folder, 'backup.json'), JSON.stringify(moment), 0o600)
}

type Moment = { at: string; entries: number }

/** The read transaction ends with the books: the log grows as long as it is open, and pictures may take far longer. */
async function copyBooks({ clock }: Context, file: string, copy: string): Promise<Moment> {
  await createDurable(copy, '', 0o600)
  const reader = openReader(file)
  try {
    // what is booked from here on is not in the copy
    reader.exec('BEGIN')
    const { id } = reader.prepare('SELECT max(id) AS id FROM ledger_entry').get() ?? {}
    const moment = { at: stamp(clock.now()), entries: Number(id) }
    await backup(reader, copy, { rate: PAGES })
    return moment
  } finally {
    reader.close()
  }
}

/** Pages at once: the copying is done by another thread, between two of whose turns the exchange's own is asked. */
const PAGES = 100

/** Pictures that were deleted meanwhile are left out; nothing can bring them back. */
async function copyFiles(context: Context, copy: string, folder: string): Promise<void> {
  const { dataDir } = context.settings
  for (const name of ['keys.json', 'demo.json']) await copyFile(join(dataDir, name), join(folder, name))
  const [from, to] = [pictureFolder(context), pictureFolder({ settings: { dataDir: folder } })]
  const folders = new Set([folder])
  for (const path of picturesOf(copy)) {
    folders.add(dirname(join(to, path)))
    await copyFile(join(from, path), join(to, path))
  }
  for (const one of folders) await syncFolder(one)
}

/** Paths of the pictures that the copied books name. Nobody writes the copy, so SQLite puts no log beside it. */
function* picturesOf(copy: string): Generator<string> {
  const address = pathToFileURL(copy)
  address.search = 'immutable=1'
  const books = new DatabaseSync(address, { readOnly: true })
  try {
    for (const { path } of books.prepare('SELECT path FROM upload').iterate()) yield String(path)
  } finally {
    books.close()
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  const bytes = await readFile(from).catch((error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error
  })
  if (!bytes) return
  await makeFolder(dirname(to), 0o700)
  await writeSynced(to, bytes, 0o600)
}
