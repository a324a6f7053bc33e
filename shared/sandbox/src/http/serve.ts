/** Ties a call of the contract to the function that answers it. */
import type { Call, OutputOf, ParsedInputOf } from '@shared/contract'
import type { Box } from '../box.ts'
import type { Language } from '../refusals/languages.ts'

export type Context = {
  box: Box
  /** Id of who asks; null for a visitor. */
  user: string | null
  /** SHA-256 of the token, hex; '' for a visitor. */
  tokenHash: string
  language: Language
  ip: string
  requestId: string
}
export type SignedIn = Context & { user: string }

export type Served = { call: Call; handle(input: unknown, context: Context): unknown }

type Answer<C extends Call> = OutputOf<C> | Promise<OutputOf<C>>

/** For calls with auth none or optional. */
export function serve<C extends Call>(
  call: C,
  handle: (input: ParsedInputOf<C>, context: Context) => Answer<C>,
): Served {
  if (call.auth === 'token') throw new Error(`${call.path} needs a token: use serveUser`)
  return { call, handle: handle as Served['handle'] }
}

/** For calls with auth token: the context surely has a user. */
export function serveUser<C extends Call>(
  call: C,
  handle: (input: ParsedInputOf<C>, context: SignedIn) => Answer<C>,
): Served {
  if (call.auth !== 'token') throw new Error(`${call.path} is open to visitors: use serve`)
  return { call, handle: handle as Served['handle'] }
}
