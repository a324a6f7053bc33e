/** The exchange's own secrets: made at random on first start, kept with mode 600, never in a log or a build. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createDurableSync, makeFolderSync, replaceDurableSync } from '@shared/disk'
import { readKeptJson } from './kept-json.ts'

export type Keys = {
  /** PKCS8 PEM: decrypts the key of each POST body. */
  transportPrivateKey: string
  /** SPKI, base64 without headers: goes into config.json. */
  transportPublicKey: string
  /** 32 bytes, hex: HMAC of codes and PINs, seeds of the market. */
  secret: string
  /** 32 bytes, hex: opens the operator's port. */
  operatorKey: string
  /** The pair that a push service knows us by (VAPID), base64url: the point, and its number. */
  push: { publicKey: string; privateKey: string }
}

function makePush(): Keys['push'] {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // a number that begins with zeros is shorter, and libraries take 32 bytes alone
  const number = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: number.toString('base64url') }
}

function makeKeys(): Keys {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    transportPrivateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    transportPublicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    secret: randomBytes(32).toString('hex'),
    operatorKey: randomBytes(32).toString('hex'),
    push: makePush(),
  }
}

const remedy = 'Restore it from a backup; if this exchange was never used, delete its folder.'

/**
 * @param dir the data folder; undefined keeps nothing (":memory:")
 * @throws Error where the file is empty or cut off: other keys would open nothing of what is there
 */
export function loadKeys(dir: string | undefined): Keys {
  if (!dir) return makeKeys()
  const file = join(dir, 'keys.json')
  if (!existsSync(file)) create(file)
  return completed(file)
}

/** Of two starts at once, one creates the file, and both read it. */
function create(file: string): void {
  makeFolderSync(dirname(file), 0o700)
  createDurableSync(file, JSON.stringify(makeKeys()), 0o600)
}

/** A folder from before there was push gets its pair, and keeps all else. */
function completed(file: string): Keys {
  const kept = readKeptJson<Omit<Keys, 'push'> & Partial<Pick<Keys, 'push'>>>(file, remedy)
  const keys = { ...kept, push: kept.push ?? makePush() }
  if (!kept.push) replaceDurableSync(file, JSON.stringify(keys), 0o600)
  return keys
}
