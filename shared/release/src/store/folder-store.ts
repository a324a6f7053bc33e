/** A store in a folder: a file appears under its name only when it is whole and on the disk (link of a synced temporary). */
import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ReleaseError } from '../errors.ts'
import { checkKey, checkPrefix, isKey } from './keys.ts'
import type { Store } from './store.ts'

export function folderStore(folder: string): Store {
  const root = resolve(folder)
  return {
    createIfAbsent: (key, bytes) => create(join(root, checkKey(key)), bytes).catch(e => refuse(root, key, e)),
    read: key => readFile(join(root, checkKey(key))).catch(absent),
    delete: key => remove(join(root, checkKey(key))).catch(e => refuse(root, key, e)),
    listAfter: async (prefix, key) => (await filesIn(root, checkPrefix(prefix))).filter(at => at > key).sort(),
  }
}

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

const hasCode = (e: unknown, code: string): boolean =>
  typeof e === 'object' && e !== null && 'code' in e && e.code === code

function absent(e: unknown): undefined {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].some(code => hasCode(e, code))) return undefined
  throw e
}
