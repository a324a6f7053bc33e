/**
 * The body of a POST (specification, section 7): the RSA-encrypted random key, a dot, the AES-encrypted JSON. WebCrypto offers
 * neither cipher. A chunk of its own: it loads after the first paint.
 */
import { ecb } from '@noble/ciphers/aes.js'
import { JSEncrypt } from 'jsencrypt'

/** Without look-alike characters; its 48 letters divide 240. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTWXYZabcdefhijkmnprstwxyz2345678'
const LENGTH = 32
/** Bytes from here on would make the first letters likelier. */
const UNEVEN = 240

/** 32 letters, each equally likely. */
export function newKey(): string {
  let key = ''
  while (key.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH)).filter(byte => byte < UNEVEN)
    for (const byte of bytes) key += ALPHABET[byte % ALPHABET.length]
  }
  return key.slice(0, LENGTH)
}

const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** AES-256-ECB with PKCS7. @param key 32 ASCII characters @returns base64 */
export const seal = (text: string, key: string): string => {
  const utf8 = new TextEncoder()
  return base64(ecb(utf8.encode(key)).encrypt(utf8.encode(text)))
}

/** RSA PKCS#1 v1.5. @param publicKey SPKI, base64 without headers @returns base64 */
export function sealKey(key: string, publicKey: string): string {
  const rsa = new JSEncrypt()
  rsa.setPublicKey(publicKey)
  const sealed = rsa.encrypt(key)
  if (!sealed)
    throw new Error('config.transportPublicKey is no RSA key (SPKI, base64 without headers): no POST can be sent')
  return sealed
}

/**
 * Wraps a JSON text.
 * @param publicKey SPKI, base64 without headers (config.json, transportPublicKey)
 * @throws Error where that is no key
 */
export const encrypt = (json: string, publicKey: string, key = newKey()): string =>
  `${sealKey(key, publicKey)}.${seal(json, key)}`
