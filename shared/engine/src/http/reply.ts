/** Sends envelopes, and turns whatever was thrown into one: the process stays alive, the phone gets a sentence. */
import type { Envelope } from '@shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { Refused } from '../refusals/refuse.ts'
import { languageOfRequest } from './caller.ts'
import { failure, refusal } from './envelope.ts'
import { Unread } from './pace.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The envelope's code, for the log; 0 where the reply is none. */
    answerCode: number
  }
}

export function send(request: FastifyRequest, reply: FastifyReply, envelope: Envelope): FastifyReply {
  request.answerCode = Number(envelope.code)
  return reply.send(envelope)
}

type Thrown = Error & { statusCode?: number; code?: string }

export function sendError(context: Context, error: Thrown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOfRequest(request)
  const now = context.clock.now()
  reply.code(200)
  const refused = refusedBy(error)
  if (refused) return send(request, reply, refusal(refused, language, now))
  if (!(error instanceof Unread))
    context.log('error', { id: request.id, message: error.message, stack: error.stack ?? '' })
  return send(request, reply, failure(request.id, language, now))
}

/** Fastify's own complaints about a request become refusals too. */
export function refusedBy(error: Thrown): Refused | undefined {
  if (error instanceof Refused) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refused('request-too-large')
  const status = error.statusCode ?? 500
  return status >= 400 && status < 500 ? new Refused('unreadable-request') : undefined
}
