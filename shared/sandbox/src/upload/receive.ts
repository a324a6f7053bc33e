/** Takes an uploaded file out of its form. */
import { type ParsedInputOf, uploadCall } from '@shared/contract'
import type { FastifyRequest } from 'fastify'
import { readInput } from '../http/input.ts'
import { Refused, refuse } from '../refusals/refuse.ts'

export type Received = ParsedInputOf<typeof uploadCall> & { file: Buffer }

/** Fields may stand before or after the file. @throws Refused not-an-image, image-too-large, field-invalid */
export async function receive(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) refuse('unreadable-request')
  const fields: Record<string, unknown> = {}
  let file: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await part.toBuffer()
    else fields[part.fieldname] = part.value
  }
  const { biz } = readInput(uploadCall, fields) as ParsedInputOf<typeof uploadCall>
  return file ? { biz, file } : refuse('not-an-image', { field: 'file' })
}

/** What the form's reader complains of, as our refusals. */
export function refusedForm(error: unknown): Refused {
  if (error instanceof Refused) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Refused('image-too-large', { field: 'file' })
  if (typeof code === 'string' && code.startsWith('FST_')) return new Refused('unreadable-request')
  throw error
}
