/** Seals the body of a POST as the phone does (docs/rules/shell.md#calls). */
import { constants, createCipheriv, createPublicKey, publicEncrypt, randomInt } from 'node:crypto'

/** Without what looks alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678'

export const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** The body `K.P` of a text, under a key of 32 characters. */
export type Seal = (text: string, key?: string) => string

/**
 * @param transportPublicKey SPKI, base64 without headers
 * @throws where it is none
 */
export function sealer(transportPublicKey: string): Seal {
  const key = createPublicKey({ key: Buffer.from(transportPublicKey, 'base64'), format: 'der', type: 'spki' })
  const sealKey = (text: string) =>
    publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text, 'ascii')).toString('base64')
  return (text, own = randomText(32)) => `${sealKey(own)}.${sealText(text, own)}`
}

function sealText(text: string, key: string): string {
  const cipher = createCipheriv('aes-256-ecb', key, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
