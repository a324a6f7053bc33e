/** Verifies where the browser cannot. */
import { p256 } from '@noble/curves/nist.js'
import type { Verifier } from './verify.ts'

/** Such a signature may hold either half of the curve: the one rule that browsers do not make either. */
export const byLibrary: Verifier = async (point, value, data) => p256.verify(value, data, point, { lowS: false })
