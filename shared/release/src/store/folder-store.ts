/** A store in a folder: a file appears under its name only when it is whole and on the disk (link of a synced temporary). */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { hasCode, ReleaseError } from '../errors.ts'
import { inTurns } from '../in-turns.ts'
import { checkKey, checkPrefix, isKey } from './keys.ts'
import type { Store } from './store.ts'

export type FolderStore = Store & {
  /**
   * Takes away what killed writers left: temporaries that no running one can still need.
   * @param age in milliseconds, at least
   * @returns how many there were
   */
  sweep(age?: number): Promise<number>
}

const hour = 3_600_000

export function folderStore(folder: string): FolderStore {
  const root = resolve(folder)
  return {
    createIfAbsent: (key, bytes) => create(join(root, checkKey(key)), bytes).catch(e => refuse(root, key, e)),
    read: key => readFile(join(root, checkKey(key))).catch(absent),
    delete: key => remove(join(root, checkKey(key))).catch(e => refuse(root, key, e)),
    listAfter: async (prefix, key) => (await filesIn(root, checkPrefix(prefix))).filter(at => at > key).sort(),
    sweep: (age = hour) => sweep(root, Date.now() - age),
  }
}

/** An object store keeps nothing half, so there is nothing to sweep. @returns how many leftovers of killed writers are gone */
export const sweepLeftovers = async (store: Store): Promise<number> => (isFolder(store) ? store.sweep() : 0)

const isFolder = (store: Store): store is FolderStore => 'sweep' in store

/** link() fails where the name exists: that, and not a look beforehand, decides between two writers. */
async function create(target: string, bytes: Uint8Array): Promise<boolean> {
  const folder = dirname(target)
  await makeFolder(folder)
  const temporary = join(folder, `.${randomUUID()}`)
  try {
    await writeSynced(temporary, bytes)
    return await linked(temporary, target)
  } finally {
    await unlink(temporary).catch(absent)
    await syncFolder(folder)
  }
}

async function remove(target: string): Promise<void> {
  await unlink(target).catch(absent)
  await syncFolder(dirname(target)).catch(absent)
}

async function sweep(root: string, before: number): Promise<number> {
  const entries = (await readdir(root, { withFileTypes: true, recursive: true }).catch(absent)) ?? []
  const paths = entries.filter(entry => isTemporary.test(entry.name)).map(entry => join(entry.parentPath, entry.name))
  const gone = await inTurns(paths, async path => {
    const { mtimeMs } = (await stat(path).catch(absent)) ?? {}
    if (mtimeMs === undefined || mtimeMs > before) return 0
    await unlink(path).catch(absent)
    return 1
  })
  return gone.reduce<number>((sum, one) => sum + one, 0)
}

const isTemporary = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function linked(temporary: string, target: string): Promise<boolean> {
  try {
    await link(temporary, target)
    return true
  } catch (e: unknown) {
    if (hasCode(e, 'EEXIST')) return false
    throw e
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new folder is an entry of the one above: each is synced. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Leftovers of a killed writer begin with a dot: they are no keys. */
async function filesIn(root: string, prefix: string): Promise<string[]> {
  const entries = (await readdir(join(root, prefix), { withFileTypes: true }).catch(absent)) ?? []
  const known = entries.filter(entry => isKey(entry.name))
  const below = known.filter(entry => entry.isDirectory()).map(entry => filesIn(root, `${prefix}${entry.name}/`))
  const here = known.filter(entry => entry.isFile()).map(entry => prefix + entry.name)
  return [...here, ...(await Promise.all(below)).flat()]
}

function refuse(root: string, key: string, e: unknown): never {
  const why = e instanceof Error ? e.message : String(e)
  throw new ReleaseError(
    `The store in ${root} could not keep ${key}: ${why}. What is live did not change. See to the folder (space, rights), then run it again.`,
  )
}

function absent(e: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].some(code => hasCode(e, code))) return undefined
  throw e
}
