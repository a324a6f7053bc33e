/** Who asks, and in which language: found before the body is read. */
import { senderOf } from '@shared/door'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { type Language, languageOf } from '../refusals/languages.ts'
import { deviceOf } from './device.ts'
import type { Caller } from './serve.ts'
import type { Session } from './sessions.ts'

export function tokenOf(request: FastifyRequest): string {
  const header = request.headers['x-access-token']
  return typeof header === 'string' ? header : ''
}

export const languageOfRequest = (request: FastifyRequest): Language => languageOf(request.headers['accept-language'])

export const callerOf = (context: Context, request: FastifyRequest, session: Session | null): Caller => ({
  context,
  user: session?.userId ?? null,
  demo: session?.demo ?? false,
  tokenHash: session?.tokenHash ?? '',
  language: languageOfRequest(request),
  ip: senderOf(request.ip),
  device: deviceOf(request.headers['user-agent']),
  requestId: request.id,
})
