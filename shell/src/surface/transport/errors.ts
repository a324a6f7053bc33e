/** The three ways a call fails, each with a literal name, a payload and a guard. */
import { refusalResult } from '@shared/contract/envelope'
import { localTimes } from '@shared/format/local-times'
import * as v from 'valibot'

export type Refused = { code: number | string; message: string; result?: unknown; requestId?: string }

/** The server answered and said no. Its message is in the person's language and time zone. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly code: number | string
  /** Our refusals carry values here, e.g. `{refusal: "quantity-range", min, max}`. */
  readonly result: unknown
  /** One of the contract's names; absent where a foreign server refuses in its own way. */
  readonly refusal: string | undefined
  readonly requestId: string | undefined
  /** Some part of the page draws its words, or a state of its own in their place: no notice has to say them. */
  told = false

  constructor({ code, message, result, requestId }: Refused) {
    super(localTimes(message))
    this.code = code
    this.result = result
    this.refusal = v.is(refusalResult, result) ? result.refusal : undefined
    this.requestId = requestId
  }
}

export type TransportFault = 'offline' | 'timeout' | 'network' | 'http' | 'malformed'
export type Broken = { kind: TransportFault; message: string; status?: number; uncertain?: boolean; requestId?: string }

/** No answer, or none that can be read. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly kind: TransportFault
  /** HTTP status, where one came. */
  readonly status: number | undefined
  /** True for a POST that may have been carried out all the same: never send it again blindly, look it up. */
  readonly uncertain: boolean
  readonly requestId: string | undefined

  constructor({ kind, message, status, uncertain = false, requestId }: Broken, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.status = status
    this.uncertain = uncertain
    this.requestId = requestId
  }
}

export type ImageFault = 'not-an-image' | 'image-unloadable' | 'file-unreadable'

/** A file that cannot be uploaded as a picture; nothing was sent (specification, sections 5 and 8). */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly code: ImageFault

  constructor(code: ImageFault, message: string = code, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** By name: an abort is a DOMException, and may come from another realm. */
const named = (error: unknown, name: string) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name

export const isRefusedError = (error: unknown): error is RefusedError => named(error, 'RefusedError')
/** Whether it is a refusal of one of these names, for which the caller draws a state of its own: no notice says it then. */
export function isRefusal(error: unknown, ...names: readonly string[]): boolean {
  const isOne = isRefusedError(error) && names.includes(error.refusal ?? '')
  if (isOne) error.told = true
  return isOne
}
export const isTransportError = (error: unknown): error is TransportError => named(error, 'TransportError')
export const isImageError = (error: unknown): error is ImageError => named(error, 'ImageError')
/** The caller's own signal ended the call: nothing to tell anybody. */
export const isAbort = (error: unknown): boolean => named(error, 'AbortError')
export const isTimeout = (error: unknown): boolean => named(error, 'TimeoutError')
