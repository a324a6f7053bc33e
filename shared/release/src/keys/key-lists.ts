/** The lists of keys in their folder; each change is made to what stands there then, one after the other. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type AcceptedKey, acceptedKey } from '@shared/contract/signed'
import { hasCode, makeFolderSync, replaceDurableSync } from '@shared/disk'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'

type ListName = 'accepted.json' | 'retired.json' | 'stolen.json'

const listOfKeys = v.pipe(v.string(), v.parseJson(), v.array(acceptedKey))
const longestWait = 10_000

/** Empty where there is none. @throws ReleaseError where it cannot be read: what it holds must not be taken for nothing */
export function readList(folder: string, name: ListName): AcceptedKey[] {
  const result = v.safeParse(listOfKeys, textOf(join(folder, name)))
  if (result.success) return result.output
  throw new ReleaseError(`${folder}/${name} is no list of keys. Restore it from a backup.`)
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (e: unknown) {
    if (hasCode(e, 'ENOENT', 'ENOTDIR')) return '[]'
    throw new ReleaseError(`${file} cannot be read: ${e instanceof Error ? e.message : e}. See to its rights.`)
  }
}

/** @param change of what stands there, whatever another process made of it meanwhile */
export function changeList(
  folder: string,
  name: ListName,
  change: (keys: readonly AcceptedKey[]) => readonly AcceptedKey[],
): void {
  alone(folder, () => writeList(folder, name, change(readList(folder, name))))
}

/** Works while no other process changes a file of this folder. A lock of SQLite: the system lets go of it where its holder is killed. */
export function alone(folder: string, work: () => void): void {
  makeFolderSync(folder, 0o700)
  const lock = new DatabaseSync(join(folder, '.lock'), { timeout: longestWait })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    work()
  } finally {
    lock.close()
  }
}

const writeList = (folder: string, name: ListName, keys: readonly AcceptedKey[]): void =>
  replaceDurableSync(join(folder, name), `${JSON.stringify(keys, null, 1)}\n`, 0o644)
