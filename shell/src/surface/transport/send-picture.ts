/** How a picture is uploaded (specification, sections 5, 8 and 9); upload.ts loads it with the first one. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { whileBusy } from './busy.ts'
import { headersOf } from './client.ts'
import { reached, unreached } from './connection.ts'
import { ImageError, type ImageFault, isImageError, TransportError } from './errors.ts'
import { prepareImage } from './image.ts'
import { sendForm } from './multipart.ts'
import { type OpenCall, settle } from './open-call.ts'
import { port } from './port.ts'
import { judge, type Reply } from './reply.ts'
import type { UploadOptions } from './upload.ts'

const words: Record<ImageFault, ReturnType<typeof msg>> = {
  'not-an-image': msg`please upload an image file`,
  'image-unloadable': msg`The image could not be loaded`,
  'file-unreadable': msg`The file could not be read`,
}

export async function sendPicture(file: File, openCall: OpenCall, o: UploadOptions): Promise<Reply<string>> {
  const image = await prepareImage(file).catch(worded(openCall))
  const outcome = judge(await whileBusy(post(image, openCall, o)), true)
  const reply = settle(outcome, openCall)
  if (reply.state !== 'ok') return reply
  const path = outcome.kind === 'ok' && outcome.reply?.message
  if (path) return { state: 'ok', value: path }
  throw new TransportError({
    kind: 'malformed',
    message: `POST ${openCall.path}: malformed, the reply's message names no path`,
    uncertain: true,
    requestId: openCall.requestId,
  })
}

async function post(image: File, openCall: OpenCall, { biz, fields, onProgress, signal }: UploadOptions) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, biz })) body.append(name, value)
  body.append('file', image, image.name)
  const url = port().config().apiBase + openCall.path
  const sentAt = performance.now()
  const received = await sendForm({
    url,
    headers: headersOf(openCall.token, openCall.requestId),
    body,
    onProgress,
    signal,
  })
  if (!('failure' in received)) reached(sentAt)
  else if (received.failure === 'network') unreached()
  return received
}

const worded = (openCall: OpenCall) => (cause: unknown) => {
  if (!isImageError(cause)) throw cause
  const text = i18n._(words[cause.code])
  if (openCall.notice === 'toast') port().notify(text)
  throw new ImageError(cause.code, text, { cause })
}
