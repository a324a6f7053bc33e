/** Uploads a picture; what does it comes with the first one. */
import { uploadCall } from '@shared/contract/calls/wallet'
import { beginCall, broken, type Notice } from './open-call.ts'
import type { Reply } from './reply.ts'

export type UploadOptions = {
  /** What it is for: voucher, kyc, signature, chat. */
  biz: string
  fields?: Record<string, string>
  /** Part sent, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal | undefined
  notice?: Notice
}

/**
 * Compresses a picture and sends it.
 * @returns the path by which the server knows it: for `fileUrl`, and for the call that it belongs to
 * @throws ImageError, its message in the person's language; RefusedError; TransportError; what `signal` was aborted with
 */
export async function upload(file: File, o: UploadOptions): Promise<Reply<string>> {
  const openCall = beginCall(uploadCall, o)
  const { sendPicture } = await import('./send-picture.ts').catch(cause => {
    throw broken(openCall, { kind: 'network', message: 'nothing was sent: its code did not come' }, cause)
  })
  return sendPicture(file, openCall, o)
}
