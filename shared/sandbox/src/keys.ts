/** The exchange's own secrets: made at random on first start, kept with mode 600, never in a log or a build. */
import { createECDH, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
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

/** @param dir the data folder; undefined keeps nothing (":memory:") */
export function loadKeys(dir: string | undefined): Keys {
  if (!dir) return makeKeys()
  const file = join(dir, 'keys.json')
  if (existsSync(file)) return completed(file)
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const keys = makeKeys()
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600, flag: 'wx' })
  return keys
}

/** A folder from before there was push gets its pair, and keeps all else. */
function completed(file: string): Keys {
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Omit<Keys, 'push'> & Partial<Pick<Keys, 'push'>>
  const keys = { ...kept, push: kept.push ?? makePush() }
  if (kept.push) return keys
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return keys
}
