import { constants, type KeyObject, privateDecrypt } from 'node:crypto'

/** What an RSA block holds; '' where it is none. A wrong one yields rubbish instead (implicit rejection). */
export function decrypt(key: KeyObject, sealed: string): string {
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(sealed, 'base64')).toString(
      'latin1',
    )
  } catch {
    return ''
  }
}
