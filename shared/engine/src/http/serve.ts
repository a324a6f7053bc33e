/** Ties a call of the contract to the function that answers it. */
import type { Call, OutputOf, ParsedInputOf } from '@shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import type { Language } from '../refusals/languages.ts'

/** Who asks, as every function that answers a call is told. */
export type Caller = {
  context: Context
  /** Id of who asks; null for a visitor. */
  user: string | null
  /** A visitor with a simulated account: `user` owns that, and nothing else. */
  demo: boolean
  /** SHA-256 of the token, hex; '' for a visitor. */
  tokenHash: string
  language: Language
  /** Whom limits count (sender.ts). */
  ip: string
  /** The browser by its names; '' where unknown. */
  device: string
  requestId: string
}
export type SignedIn = Caller & { user: string }

/** The request and reply themselves, for what is no envelope. */
export type Wire = { request: FastifyRequest; reply: FastifyReply }

export type Served = {
  call: Call
  /** What it returns is the envelope's result; undefined becomes null. */
  handle(input: unknown, caller: Caller, wire: Wire): unknown
  /** The handler sends the reply itself. */
  raw?: true
}

type Answer<C extends Call> = OutputOf<C> | Promise<OutputOf<C>>

/** For calls with auth none or optional. */
export function serve<C extends Call>(call: C, handle: (input: ParsedInputOf<C>, caller: Caller) => Answer<C>): Served {
  if (call.auth === 'token') throw new Error(`${call.path} needs a token: use serveUser`)
  return { call, handle: handle as Served['handle'] }
}

/** For calls with auth token: the caller surely has a user. */
export function serveUser<C extends Call>(
  call: C,
  handle: (input: ParsedInputOf<C>, caller: SignedIn) => Answer<C>,
): Served {
  if (call.auth !== 'token') throw new Error(`${call.path} is open to visitors: use serve`)
  if (call.order) throw new Error(`${call.path} is an order: use serveOrder`)
  return { call, handle: handle as Served['handle'] }
}

type Send<C extends Call, Who extends Caller> = (
  input: ParsedInputOf<C>,
  caller: Who,
  wire: Wire,
) => void | Promise<void>

/** For a stream or a file: the handler sends the reply itself; a refusal that it throws is still worded as an envelope. */
export function serveRaw<C extends Call>(call: C, handle: Send<C, Caller>): Served {
  return { ...serve(call, handle as () => never), raw: true }
}

/** As serveRaw, for calls with auth token (the upload, which is multipart). */
export function serveRawUser<C extends Call>(call: C, handle: Send<C, SignedIn>): Served {
  return { ...serveUser(call, handle as () => never), raw: true }
}
