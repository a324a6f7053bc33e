/** The two ciphers that WebCrypto does not offer, in a chunk of their own: it loads after the first paint. */
import { ecb } from '@noble/ciphers/aes.js'
import { JSEncrypt } from 'jsencrypt'

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
