/** A key that fixture shells trust, made once for this checkout, and signatures by it. */
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Signature, signedBytes } from '@shared/contract/signed'
import { workspaceRoot } from '../workspace.ts'

const folder = path.join(workspaceRoot, '.cache/fixture-keys')

/** The folder, for RELEASE_KEYS. Test files run at once: whole or not at all. */
export function fixtureKeys(): string {
  if (existsSync(path.join(folder, 'accepted.json'))) return folder
  const own = `${folder}.${process.pid}`
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  mkdirSync(own, { recursive: true })
  writeFileSync(path.join(own, 'k1.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(26).toString('base64')
  writeFileSync(path.join(own, 'accepted.json'), JSON.stringify([{ keyId: 'k1', publicKey: point }]))
  try {
    renameSync(own, folder)
  } catch {
    // another process was first
  }
  return folder
}

export function signed<T extends object>(document: T): T & { signature: Signature } {
  const key = createPrivateKey(readFileSync(path.join(fixtureKeys(), 'k1.pem')))
  const value = sign('sha256', signedBytes(document), { key, dsaEncoding: 'ieee-p1363' }).toString('base64')
  return { ...document, signature: { keyId: 'k1', alg: 'ES256', value } }
}
