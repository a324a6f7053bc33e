/** Secrets that must be read again stand in the database as AES-256-GCM under the server's key, each for its owner alone. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Keys } from '@shared/engine/keys'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const keyOf = ({ secret }: Keys) => Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'hex'), '', 'authenticator', 32))

export function sealSecret(keys: Keys, owner: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(keys), iv).setAAD(Buffer.from(owner))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** @throws Error where it was changed, is of another person, or was sealed by another key */
export function openSecret(keys: Keys, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const opened = createDecipheriv(CIPHER, keyOf(keys), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([opened.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), opened.final()]).toString('utf8')
}
