/** The operator key: random, made at the first start, in a file that its owner alone can read. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDurableSync, makeFolderSync } from '@shared/disk'

const form = /^[\w-]{43}$/

/** @param keysFolder where the installation's keys are @throws Error where the file holds no key */
export async function operatorKey(keysFolder: string): Promise<string> {
  const file = join(keysFolder, 'ops.key')
  makeFolderSync(keysFolder, 0o700)
  createDurableSync(file, randomBytes(32).toString('base64url'), 0o600) // of two starts at once both read the first one's
  return readOperatorKey(file)
}

/** @throws Error where the file holds no key, or cannot be read */
export async function readOperatorKey(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8')).trim()
  if (form.test(key)) return key
  throw new Error(`${file} holds no operator key. Delete it: the next start makes another.`)
}

/** Whether a request's Authorization header carries the key; the time it takes tells nothing of the key. */
export function bears(key: string, header = ''): boolean {
  const [expected, given] = [Buffer.from(`Bearer ${key}`), Buffer.from(header)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
