/** Takes an uploaded file out of its form. */
import { type ParsedInputOf, uploadCall } from '@shared/contract'
import { readInput } from '@shared/engine/http/input'
import { Refused, refuse } from '@shared/engine/refusals/refuse'
import type { FastifyRequest } from 'fastify'

export type Received = ParsedInputOf<typeof uploadCall> & { file: Buffer }

type Form = { fields: Record<string, unknown>; file: Buffer | undefined }

/** Fields may stand before or after the file. @throws Refused not-an-image, image-too-large, field-invalid, unreadable-request */
export async function receive(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) refuse('unreadable-request')
  const { fields, file } = await readForm(request).catch((error: unknown) => {
    throw refusedForm(error)
  })
  const { biz } = readInput(uploadCall, fields) as ParsedInputOf<typeof uploadCall>
  return file ? { biz, file } : refuse('not-an-image', { field: 'file' })
}

async function readForm(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: {}, file: undefined }
  for await (const part of request.parts()) {
    if (part.type === 'file') form.file = await part.toBuffer()
    else form.fields[part.fieldname] = part.value
  }
  return form
}

/** Whatever its reader stumbles over is the sender's: a form cut off, without a boundary, with too many parts. */
function refusedForm(error: unknown): Refused {
  const code = error instanceof Object && 'code' in error ? error.code : undefined
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new Refused('image-too-large', { field: 'file' })
    : new Refused('unreadable-request')
}
