/** What a report says of an error, apart from any page. */
import type { ClientReport } from '@shared/contract/calls/shell'
import { isAbort, isRefusedError, isTransportError } from '../surface/transport/errors.ts'

export type Where = { unit: string; release: string }
type Kind = ClientReport['kind']

const LOADS = ['ChunkLoadError', 'ScriptExternalLoadError', 'RemoteError']

/** @param otherwise where the error itself does not tell */
export function kindOf(error: unknown, otherwise: Kind): Kind {
  if (!(error instanceof Error)) return otherwise
  if (/integrity/i.test(error.message)) return 'integrity'
  // A remote that came whole but broke as it was first drawn is no failed load.
  return LOADS.includes(error.name) ? 'load' : otherwise
}

/** The release whose file stands first in the stack: "/r/<unit>/<release>/…". */
export function whereOf(error: unknown, otherwise: Where): Where {
  const [, unit, release] = /\/r\/([a-z][\w-]*)\/(\w+)\//.exec(stackOf(error)) ?? []
  return unit && release ? { unit, release } : otherwise
}

export const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '')

export const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error)

/** Refusals and lost connections are part of life; a reply that does not fit the contract is a fault. */
export const isOrdinary = (error: unknown): boolean =>
  isAbort(error) || isRefusedError(error) || (isTransportError(error) && error.kind !== 'malformed')
