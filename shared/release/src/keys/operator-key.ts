/** The operator key: random, made at the first start, in a file that its owner alone can read. */
import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const form = /^[\w-]{43}$/

/** @param keysFolder where the installation's keys are @throws Error where the file holds no key */
export async function operatorKey(keysFolder: string): Promise<string> {
  const file = join(keysFolder, 'ops.key')
  await mkdir(keysFolder, { recursive: true, mode: 0o700 })
  await keepNew(file, randomBytes(32).toString('base64url'))
  return readOperatorKey(file)
}

/** @throws Error where the file holds no key, or cannot be read */
export async function readOperatorKey(file: string): Promise<string> {
  const key = (await readFile(file, 'utf8')).trim()
  if (form.test(key)) return key
  throw new Error(`${file} holds no operator key. Delete it: the next start makes another.`)
}

/** Whole or not at all: another start beside this one reads it too. */
async function keepNew(file: string, key: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, key, { mode: 0o600 })
  await link(temporary, file).catch(onlyTaken)
  await unlink(temporary)
}

function onlyTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

/** Whether a request's Authorization header carries the key; the time it takes tells nothing of the key. */
export function bears(key: string, header = ''): boolean {
  const [expected, given] = [Buffer.from(`Bearer ${key}`), Buffer.from(header)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
