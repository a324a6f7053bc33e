/** What the first sealing of a page costs beside the sealing: paid while nothing else is done. */
import { idle } from '../../browser/idle.ts'
import { loadKy } from './client.ts'
import { port } from './port.ts'
import { loadCiphers } from './request.ts'

/** As long as an order: what runs over it is compiled for such. */
const sample = 'x'.repeat(2048)
/** From then on it takes as long as ever after. */
const TIMES = 3

/** Fetches what the first POST needs ahead of it and runs the ciphers, a step in each idle moment; a failure shows with that POST. */
export async function warmUp(publicKey = port().config().transportPublicKey): Promise<void> {
  try {
    const [{ newKey, seal, sealKey }] = await Promise.all([loadCiphers(), loadKy()])
    const key = newKey()
    const steps = [() => sealKey(key, publicKey), () => seal(sample, key)] as const
    for (const step of Array.from({ length: TIMES }, () => steps).flat()) {
      await idle()
      step()
    }
  } catch {
    // told by the POST that needs them
  }
}
