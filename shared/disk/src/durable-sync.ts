/** Durable files, written while the process waits: for the few small files of a start or of a command, e.g. keys. */
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hasCode, NotSyncedError, onlyUnable } from './not-synced.ts'
import { temporaryBeside } from './temporary.ts'

/** Creates a file, whole or not at all. @returns false where the name is taken: that file stays as it is */
export const createDurableSync = (file: string, bytes: string | Uint8Array, mode: number): boolean =>
  written(file, bytes, mode, temporary => linked(temporary, file))

/** Replaces a file, or creates it: after a power cut the old content or the new one is there. */
export const replaceDurableSync = (file: string, bytes: string | Uint8Array, mode: number): void =>
  written(file, bytes, mode, temporary => renameSync(temporary, file))

/** Deletes files. A power cut does not bring them back; one that is not there is passed over. */
export function removeDurableSync(...files: readonly string[]): void {
  for (const file of files) rmSync(file, { force: true })
  for (const folder of new Set(files.map(dirname))) syncExisting(folder)
}

/** Makes a folder and those above it. Each new one is an entry of the one above, so that one is synced. */
export function makeFolderSync(folder: string, mode: number): void {
  const first = mkdirSync(folder, { recursive: true, mode })
  if (first === undefined) return
  for (let at = folder; at.length >= first.length; at = dirname(at)) syncFolderSync(dirname(at))
}

/** @param name gives the temporary file its name @throws NotSyncedError where only what comes after that fails */
function written<T>(file: string, bytes: string | Uint8Array, mode: number, name: (temporary: string) => T): T {
  const temporary = temporaryBeside(file)
  let result: T
  try {
    writeSyncedSync(temporary, bytes, mode)
    result = name(temporary)
  } catch (error: unknown) {
    rmSync(temporary, { force: true })
    throw error
  }
  settle(file, temporary)
  return result
}

function settle(file: string, temporary: string): void {
  try {
    rmSync(temporary, { force: true })
    syncFolderSync(dirname(file))
  } catch (error: unknown) {
    throw new NotSyncedError(file, error)
  }
}

function writeSyncedSync(file: string, bytes: string | Uint8Array, mode: number): void {
  const descriptor = openSync(file, 'wx', mode)
  try {
    writeFileSync(descriptor, bytes)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

function linked(temporary: string, file: string): boolean {
  try {
    linkSync(temporary, file)
    return true
  } catch (error: unknown) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

function syncExisting(folder: string): void {
  try {
    syncFolderSync(folder)
  } catch (error: unknown) {
    if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
  }
}

function syncFolderSync(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch (error: unknown) {
    onlyUnable(error)
  }
}
