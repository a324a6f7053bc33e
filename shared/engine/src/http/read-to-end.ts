import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/**
 * Of a body that is refused nothing is kept, but it is read: whoever still sends it, the gateway too, would take a connection
 * that closes for a lost answer. The door's time and the gateway's limit end it.
 */
export async function readToItsEnd(request: IncomingMessage): Promise<void> {
  await finished(request.resume()).catch(() => {}) // the sender left
}
