/** Durable files, written while the process goes on: for what is large or many, e.g. releases and pictures. */
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode, NotSyncedError, onlyUnable } from './not-synced.ts'
import { temporaryBeside } from './temporary.ts'

/**
 * Creates a file, whole or not at all.
 * @returns false where the name is taken: that file stays as it is
 * @throws NotSyncedError where the file has its name and only what comes after that fails
 */
export async function createDurable(file: string, bytes: string | Uint8Array, mode: number): Promise<boolean> {
  const temporary = temporaryBeside(file)
  let isNew: boolean
  try {
    await writeSynced(temporary, bytes, mode)
    isNew = await linked(temporary, file)
  } catch (error: unknown) {
    await rm(temporary, { force: true })
    throw error
  }
  await settle(file, temporary)
  return isNew
}

async function settle(file: string, temporary: string): Promise<void> {
  try {
    await rm(temporary, { force: true })
    await syncFolder(dirname(file))
  } catch (error: unknown) {
    throw new NotSyncedError(file, error)
  }
}

async function linked(temporary: string, file: string): Promise<boolean> {
  try {
    await link(temporary, file)
    return true
  } catch (error: unknown) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Writes a new file and syncs its content; its name is durable once `syncFolder` has returned. */
export async function writeSynced(file: string, bytes: string | Uint8Array, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder and those above it. Each new one is an entry of the one above, so that one is synced. */
export async function makeFolder(folder: string, mode: number): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) await syncFolder(dirname(at))
}

/** Makes the names in a folder durable: files that are new there, and files that are gone. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder)
    await handle.sync().finally(() => handle.close())
  } catch (error: unknown) {
    onlyUnable(error)
  }
}
