/** The exchange's own secrets: made at random on first start, kept with mode 600, never in a log or a build. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Keys = {
  /** PKCS8 PEM: decrypts the key of each POST body. */
  transportPrivateKey: string
  /** SPKI, base64 without headers: goes into config.json. */
  transportPublicKey: string
  /** 32 bytes, hex: HMAC of codes and PINs, seeds of the market. */
  secret: string
  /** 32 bytes, hex: opens the operator's port. */
  operatorKey: string
}

function makeKeys(): Keys {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    transportPrivateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    transportPublicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    secret: randomBytes(32).toString('hex'),
    operatorKey: randomBytes(32).toString('hex'),
  }
}

/** @param dir the data folder; undefined keeps nothing (":memory:") */
export function loadKeys(dir: string | undefined): Keys {
  if (!dir) return makeKeys()
  const file = join(dir, 'keys.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const keys = makeKeys()
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' })
  return keys
}
