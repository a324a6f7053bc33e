/** A store in a folder: a file appears under its name only when it is whole and on the disk (link of a synced temporary). */
import { randomUUID } from 'node:crypto'
import { constants, type Dirent } from 'node:fs'
import { type FileHandle, open, readdir, realpath, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { createDurable, hasCode, isTemporary, makeFolder, NotSyncedError, syncFolder } from '@shared/disk'
import { StoreFailure } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { checkKey, checkPrefix, isKey } from './keys.ts'
import { mostBytes } from './most-bytes.ts'
import type { Store } from './store.ts'

export type FolderStore = Store & {
  /**
   * Takes away what killed writers left: temporaries that no running one can still need.
   * @param age in milliseconds, at least
   * @returns how many there were
   */
  sweep(age?: number): Promise<number>
  /** What is neither a file nor a folder of keys, e.g. a symbolic link: it is never followed, and counts for nothing. */
  strangers(): Promise<string[]>
}

const hour = 3_600_000

export function folderStore(folder: string): FolderStore {
  const root = resolve(folder)
  return {
    createIfAbsent: (key, bytes) => create(root, checkKey(key), bytes).catch(e => refuse(root, key, e)),
    read: key => readWithin(root, checkKey(key)),
    delete: key => remove(root, checkKey(key)).catch(e => refuse(root, key, e)),
    time: () => timeIn(root).catch(e => refuse(root, 'a file for a moment', e)),
    listAfter: async (prefix, key) => (await filesIn(root, checkPrefix(prefix))).filter(at => at > key).sort(),
    sweep: (age = hour) => sweep(root, Date.now() - age),
    strangers: async () => (await entriesIn(root)).filter(isStranger).map(entry => relative(root, pathOf(entry))),
  }
}

/** An object store keeps nothing half, so there is nothing to sweep. @returns how many leftovers of killed writers are gone */
export const sweepLeftovers = async (store: Store): Promise<number> => (isFolder(store) ? store.sweep() : 0)

/** Such a thing can stand in a folder alone. */
export const strangersIn = async (store: Store): Promise<string[]> => (isFolder(store) ? store.strangers() : [])

const isFolder = (store: Store): store is FolderStore => 'sweep' in store

/** link() fails where the name exists: that, and not a look beforehand, decides between two writers. */
async function create(root: string, key: string, bytes: Uint8Array): Promise<boolean> {
  const target = join(root, key)
  await makeFolder(dirname(target), 0o777)
  if (!(await isWithin(root, dirname(key)))) throw new Error('a symbolic link stands in its way')
  return createDurable(target, bytes, 0o666)
}

/** Whether the folder of a key is where it seems to be: a link in its way could lead out of the store. */
async function isWithin(root: string, folder: string): Promise<boolean> {
  const [store, found] = await Promise.all([realpath(root), realpath(join(root, folder))])
  return found === join(store, folder)
}

/**
 * Links are not followed, what is no file is not waited for, and what is larger than anything of ours is not read: whoever can
 * write here cannot make others read elsewhere, or use up their memory.
 */
async function readWithin(root: string, key: string): Promise<Uint8Array | undefined> {
  const file = await opened(root, key).catch(absent)
  if (!file) return undefined
  try {
    const found = await file.stat()
    return found.isFile() && found.size <= mostBytes ? await file.readFile() : undefined
  } finally {
    await file.close()
  }
}

const opened = async (root: string, key: string): Promise<FileHandle | undefined> =>
  (await isWithin(root, dirname(key)))
    ? open(join(root, key), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    : undefined

async function remove(root: string, key: string): Promise<void> {
  const target = join(root, key)
  if (!(await isWithin(root, dirname(key)).catch(absent))) return
  await unlink(target).catch(absent)
  await syncFolder(dirname(target)).catch(absent)
}

/** A file is dated by whoever keeps the folder, which may be another machine. */
async function timeIn(root: string): Promise<Date> {
  await makeFolder(root, 0o777)
  const file = join(root, `.${randomUUID()}`) // a temporary: swept where this is killed
  try {
    await writeFile(file, '', { flag: 'wx' })
    return (await stat(file)).mtime
  } finally {
    await unlink(file).catch(absent)
  }
}

async function sweep(root: string, before: number): Promise<number> {
  const paths = (await entriesIn(root)).filter(entry => isTemporary(entry.name)).map(pathOf)
  const gone = await inTurns(paths, async path => {
    const { mtimeMs } = (await stat(path).catch(absent)) ?? {}
    if (mtimeMs === undefined || mtimeMs > before) return 0
    await unlink(path).catch(absent)
    return 1
  })
  return gone.reduce<number>((sum, one) => sum + one, 0)
}

const entriesIn = async (root: string): Promise<Dirent[]> =>
  (await readdir(root, { withFileTypes: true, recursive: true }).catch(absent)) ?? []

const pathOf = (entry: Dirent): string => join(entry.parentPath, entry.name)

/** A folder under the name of a file, e.g. of the next decision, counts as one that cannot be read. */
const isFolderOfKeys = (entry: Dirent): boolean => entry.isDirectory() && !entry.name.endsWith('.json')

const isStranger = (entry: Dirent): boolean => !entry.isFile() && !isFolderOfKeys(entry)

/** Leftovers of a killed writer begin with a dot: they are no keys. What is no file takes its name, though nothing can be read there. */
async function filesIn(root: string, prefix: string): Promise<string[]> {
  const entries = (await readdir(join(root, prefix), { withFileTypes: true }).catch(absent)) ?? []
  const known = entries.filter(entry => isKey(entry.name))
  const below = known.filter(isFolderOfKeys).map(entry => filesIn(root, `${prefix}${entry.name}/`))
  const here = known.filter(entry => !isFolderOfKeys(entry)).map(entry => prefix + entry.name)
  return [...here, ...(await Promise.all(below)).flat()]
}

function refuse(root: string, key: string, e: unknown): never {
  const why = e instanceof Error ? e.message : String(e)
  const live =
    e instanceof NotSyncedError
      ? 'It may be live: look with "pnpm release status".'
      : 'What is live did not change. See to the folder (space, rights), then run it again.'
  throw new StoreFailure(`The store in ${root} could not keep ${key}: ${why}. ${live}`)
}

function absent(e: unknown): undefined {
  if (hasCode(e, 'ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO')) return undefined
  throw e
}
