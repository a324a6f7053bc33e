/**
 * The keys of an installation, in a folder: `accepted.json` is public and goes into each build of the shell, `<id>.pem` is
 * the private half and stays with whoever promotes. The folder is never served and never committed.
 */
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AcceptedKey, acceptedKey } from '@shared/contract/signed'
import * as v from 'valibot'
import { ReleaseError } from '../errors.ts'
import { pointOf, type SigningKey } from './signature.ts'

export const defaultKeys = '.data/keys'
export const keysFolder = (): string => process.env.RELEASE_KEYS ?? defaultKeys

const acceptedFile = v.pipe(v.string(), v.parseJson(), v.array(acceptedKey))

/** In order of age; empty where there are none yet. @throws ReleaseError where the file is damaged */
export async function acceptedKeys(folder: string): Promise<AcceptedKey[]> {
  const text = await readFile(join(folder, 'accepted.json'), 'utf8').catch(() => '[]')
  const result = v.safeParse(acceptedFile, text)
  if (result.success) return result.output
  throw new ReleaseError(`${folder}/accepted.json is no list of keys. Restore it from a backup.`)
}

/** Makes the first key. @returns false where there is one already */
export async function initKeys(folder: string): Promise<boolean> {
  if ((await acceptedKeys(folder)).length > 0) return false
  await addKey(folder)
  return true
}

/** One more key, accepted by shells that are built from now on. @returns its id */
export async function addKey(folder: string): Promise<string> {
  const accepted = await acceptedKeys(folder)
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const keyId = `k${Number(accepted.at(-1)?.keyId.slice(1) ?? 0) + 1}`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' })
  await writeFile(join(folder, `${keyId}.pem`), pem, { mode: 0o600, flag: 'wx' })
  await writeAccepted(folder, [...accepted, { keyId, publicKey: pointOf(privateKey) }])
  return keyId
}

/** A key that shells built from now on accept no more; its private half is deleted. @throws ReleaseError where it is the last */
export async function dropKey(folder: string, keyId: string): Promise<void> {
  const accepted = await acceptedKeys(folder)
  const left = accepted.filter(key => key.keyId !== keyId)
  if (left.length === accepted.length) throw new ReleaseError(`There is no key ${keyId} in ${folder}.`)
  if (left.length === 0) throw new ReleaseError(`${keyId} is the only key. Add another first: pnpm release keys rotate`)
  await writeAccepted(folder, left)
  await unlink(join(folder, `${keyId}.pem`)).catch(() => {}) // it may be kept elsewhere
}

/** Whole or not at all. */
async function writeAccepted(folder: string, keys: readonly AcceptedKey[]): Promise<void> {
  const file = join(folder, 'accepted.json')
  await writeFile(`${file}.new`, `${JSON.stringify(keys, null, 1)}\n`)
  await rename(`${file}.new`, file)
}

/** What decides with keys: which ones count, and a signature that the live shell accepts. */
export type Keys = {
  accepted: readonly AcceptedKey[]
  /**
   * The newest key at hand that a shell accepts.
   * @param trusts ids that the shell was built with; undefined: any of ours
   * @throws ReleaseError where there is none
   */
  signing(trusts?: readonly string[]): SigningKey
}

/** @throws ReleaseError where the folder holds no key at all */
export async function readKeys(folder: string): Promise<Keys> {
  const accepted = await acceptedKeys(folder)
  if (accepted.length === 0) throw new ReleaseError(`There are no keys in ${folder}. Make them: pnpm release keys init`)
  const pems = await Promise.all(
    accepted.map(async ({ keyId }) => [keyId, await readFile(join(folder, `${keyId}.pem`)).catch(() => undefined)] as const),
  )
  const held = pems.flatMap(([keyId, pem]) => (pem ? [{ keyId, privateKey: createPrivateKey(pem) }] : []))
  return { accepted, signing: trusts => newest(held, trusts, folder) }
}

function newest(held: readonly SigningKey[], trusts: readonly string[] | undefined, folder: string): SigningKey {
  const key = held.findLast(({ keyId }) => trusts === undefined || trusts.includes(keyId))
  if (key) return key
  throw new ReleaseError(
    `The live shell accepts ${trusts?.join(', ') || 'no key at all'}, and ${folder} holds ${held.map(one => one.keyId).join(', ') || 'no private key'}. Sign where that key is, or publish and promote a shell that accepts yours.`,
  )
}
