/** Files that the server keeps: public pictures by their address, private ones with the token. */
import { headersOf, sendForFile } from './client.ts'
import { TransportError } from './errors.ts'
import { fileAddress } from './file-address.ts'
import { beginCall, settle } from './open-call.ts'
import { port } from './port.ts'
import { judge } from './reply.ts'

/**
 * The address of a file, for img.
 * @param path as `upload` gave it or a row names it; "/…" counts from the server's root, a full address stays what it is
 */
export function fileUrl(path: string): string {
  return fileAddress(path, port().config())
}

/**
 * A file that only its owner may see. Object URLs made of it must be revoked by the caller.
 * @throws RefusedError, TransportError (401: after the way to /login); what `signal` was aborted with
 */
export async function fetchFile(path: string, o: { signal?: AbortSignal } = {}): Promise<Blob> {
  const openCall = beginCall({ method: 'GET', path: fileUrl(path) }, { notice: 'poll' })
  const headers = headersOf(openCall.token, openCall.requestId)
  const received = await sendForFile({ method: 'GET', url: openCall.path, headers, signal: o.signal })
  if ('blob' in received && received.status === 200 && !isJson(received.blob)) return received.blob
  const reply = settle(judge('blob' in received ? await asText(received) : received), openCall)
  const { requestId } = openCall
  const fault =
    reply.state === 'expired'
      ? ({ kind: 'http', status: 401, message: 'http, the session has ended' } as const)
      : ({ kind: 'malformed', message: 'malformed, a reply came instead of a file' } as const)
  throw new TransportError({ ...fault, message: `GET ${openCall.path}: ${fault.message}`, requestId })
}

const isJson = (blob: Blob) => blob.type.startsWith('application/json')
const asText = async ({ status, blob }: { status: number; blob: Blob }) => ({ status, text: await blob.text() })
