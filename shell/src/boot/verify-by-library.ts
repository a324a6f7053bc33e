/** Verifies where the browser cannot. */
import { p256 } from '@noble/curves/nist.js'

/** Is given the point and the value as bytes. */
export type Verifier = (
  point: Uint8Array<ArrayBuffer>,
  value: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
) => Promise<boolean>

/** Such a signature may hold either half of the curve: the one rule that browsers do not make either. */
export const byLibrary: Verifier = async (point, value, data) => p256.verify(value, data, point, { lowS: false })

export { sha256 } from '@noble/hashes/sha2.js'
