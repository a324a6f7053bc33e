/** The body of a POST (specification, section 7): the RSA-encrypted random key, a dot, the AES-encrypted JSON. */

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

/** JSON without null fields at any depth; items of arrays, '', 0 and false stay. */
export const toJson = (body: object): string =>
  JSON.stringify(body, function (this: unknown, _key, value: unknown) {
    return value === null && !Array.isArray(this) ? undefined : value
  })

/** The chunk with the ciphers; rejects where it did not arrive. */
export const loadCiphers = () => import('./cipher.ts')

/**
 * Wraps a JSON text. Rejects where the ciphers could not be loaded.
 * @param publicKey SPKI, base64 without headers (config.json, transportPublicKey)
 */
export async function encrypt(json: string, publicKey: string, key = newKey()): Promise<string> {
  const { seal, sealKey } = await loadCiphers()
  return `${sealKey(key, publicKey)}.${seal(json, key)}`
}
