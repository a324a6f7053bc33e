/**
 * The keys of an installation, in a folder: `accepted.json` is public and goes into each build of the shell, `<id>.pem` is
 * the private half and stays with whoever promotes. The folder is never served and never committed.
 */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AcceptedKey } from '@shared/contract/signed'
import { createDurableSync, makeFolderSync, removeDurableSync } from '@shared/disk'
import { ReleaseError } from '../errors.ts'
import { isOwn } from '../place.ts'
import { changeList, readList } from './key-lists.ts'
import { type Memory, memoryIn } from './memory.ts'
import { pointOf, type SigningKey } from './signature.ts'

export const defaultKeys = '.data/keys'
export const keysFolder = (): string => process.env.RELEASE_KEYS ?? defaultKeys

const made = 'Make them: pnpm release keys init'
/** A remote of its own goes to an installation that has keys. */
const given = "Name the folder of the installation's keys: RELEASE_KEYS=/path/to/keys"

/** In order of age; empty where there are none yet. @throws ReleaseError where the file is damaged */
export const acceptedKeys = async (folder: string): Promise<AcceptedKey[]> => readList(folder, 'accepted.json')

/** Makes the first key. @returns false where there is one already */
export async function initKeys(folder: string): Promise<boolean> {
  if ((await acceptedKeys(folder)).length > 0) return false
  await addKey(folder)
  return true
}

/** One more key, accepted by shells that are built from now on. @returns its id */
export async function addKey(folder: string): Promise<string> {
  const accepted = await acceptedKeys(folder)
  const keyId = `k${Number(accepted.at(-1)?.keyId.slice(1) ?? 0) + 1}`
  const privateKey = await keptKey(folder, keyId)
  const added = { keyId, publicKey: pointOf(privateKey) }
  changeList(folder, 'accepted.json', keys => [...without(keys, keyId), added])
  return keyId
}

/**
 * A new private key, on the disk before any list names it; one that stands there, accepted by nobody, comes from a run that
 * was killed or goes on beside this one.
 */
async function keptKey(folder: string, keyId: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const file = join(folder, `${keyId}.pem`)
  makeFolderSync(folder, 0o700)
  createDurableSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), 0o600)
  return privateKeyIn(file, await readFile(file))
}

function privateKeyIn(file: string, pem: Buffer): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new ReleaseError(
      `${file} holds no private key: it is empty or cut off. Restore it from a backup; if "pnpm release keys list" does not name it, delete it.`,
    )
  }
}

/**
 * @param stolen then one that was dropped in good order may be given up as well: what it signed still counts as history
 * @throws ReleaseError where there is no such key, or it is the newest: its number would be given twice
 */
export async function checkDroppable(folder: string, keyId: string, stolen = false): Promise<AcceptedKey> {
  const accepted = await acceptedKeys(folder)
  const isIt = (one: AcceptedKey) => one.keyId === keyId
  const [key, retired] = [accepted.find(isIt), readList(folder, 'retired.json').find(isIt)]
  if (!key && retired && stolen) return retired
  if (!key) throw new ReleaseError(noKey(folder, keyId, retired !== undefined))
  if (key !== accepted.at(-1)) return key
  throw new ReleaseError(`${keyId} is the newest key. Add another first: pnpm release keys rotate`)
}

const noKey = (folder: string, keyId: string, isRetired: boolean): string =>
  isRetired
    ? `${keyId} was dropped already, and what it signed before counts as history. If it was stolen: pnpm release keys drop ${keyId} --stolen`
    : `There is no key ${keyId} in ${folder}. See "pnpm release keys list".`

/**
 * A key that is accepted no more; its private half is deleted. What it signed so far can still be read and rolled back to,
 * but for a stolen one.
 * @throws ReleaseError as `checkDroppable`
 */
export async function dropKey(folder: string, keyId: string, stolen = false): Promise<void> {
  const key = await checkDroppable(folder, keyId, stolen)
  removeDurableSync(join(folder, `${keyId}.pem`)) // where it is here: it may be kept elsewhere
  changeList(folder, stolen ? 'stolen.json' : 'retired.json', keys => [...without(keys, keyId), key])
  for (const list of stolen ? (['accepted.json', 'retired.json'] as const) : (['accepted.json'] as const))
    changeList(folder, list, keys => without(keys, keyId))
}

const without = (keys: readonly AcceptedKey[], keyId: string) => keys.filter(one => one.keyId !== keyId)

/** What decides with keys: which ones count, and a signature that the live shell accepts. */
export type Keys = {
  accepted: readonly AcceptedKey[]
  /** These and the ones that were dropped in good order: what they signed before counts as history. */
  known: readonly AcceptedKey[]
  /** Those that were given up as stolen on this machine: a shell that still accepts one is named. */
  stolen?: readonly AcceptedKey[]
  /**
   * The newest key at hand that a shell accepts: for what no page that stands has to believe.
   * @param trusts ids that the shell was built with; undefined: any of ours
   * @throws ReleaseError where there is none
   */
  signing(trusts?: readonly string[]): SigningKey
  /** Those at hand, the oldest first: each decision carries a signature of all. */
  held: readonly SigningKey[]
  /** What was seen of the store before; undefined: nothing is remembered. */
  memory?: Memory
}

/**
 * @param store its address, e.g. "file:/srv/releases": what was seen of it is remembered; undefined: nothing is
 * @throws ReleaseError where the folder holds no key at all
 */
export async function readKeys(folder: string, store?: string): Promise<Keys> {
  const accepted = await acceptedKeys(folder)
  if (accepted.length === 0) throw new ReleaseError(`There are no keys in ${folder}. ${isOwn ? given : made}`)
  const held = await heldKeys(folder, accepted)
  const known = [...readList(folder, 'retired.json'), ...accepted]
  const stolen = readList(folder, 'stolen.json')
  const memory = store === undefined ? {} : { memory: memoryIn(folder, store) }
  return { accepted, known, stolen, held, signing: trusts => newest(held, trusts, folder), ...memory }
}

/** Those whose private half is in the folder. */
export async function heldKeys(folder: string, accepted: readonly AcceptedKey[]): Promise<SigningKey[]> {
  const held = accepted.map(async ({ keyId }) => {
    const file = join(folder, `${keyId}.pem`)
    const pem = await readFile(file).catch(() => undefined)
    return pem ? [{ keyId, privateKey: privateKeyIn(file, pem) }] : []
  })
  return (await Promise.all(held)).flat()
}

function newest(held: readonly SigningKey[], trusts: readonly string[] | undefined, folder: string): SigningKey {
  const key = held.findLast(({ keyId }) => trusts === undefined || trusts.includes(keyId))
  if (key) return key
  throw new ReleaseError(
    `The live shell accepts ${trusts?.join(', ') || 'no key at all'}, and ${folder} holds ${held.map(one => one.keyId).join(', ') || 'no private key'}. Sign where that key is, or publish and promote a shell that accepts yours.`,
  )
}
