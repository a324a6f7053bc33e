/** What went wrong with a call, in the terms of a form or a list: a refusal at a field, or no answer; with its words. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isImageError, isRefusedError, isTransportError } from './errors.ts'

export type Failure = {
  kind: 'refused' | 'offline' | 'timeout' | 'broken'
  /**
   * What to tell the person, in their language: the server's words, or ours where none came. To read it is to draw it: a
   * refusal whose words nobody reads becomes a notice.
   */
  text: string
  /** One of the contract's names, e.g. "price-moved". */
  refusal?: string | undefined
  /** Name of the input at fault. */
  field?: string | undefined
  /** What must be brought, e.g. "captcha". */
  need?: string | undefined
  /** Where the person may look into what stands against it, as a href; absent where that screen is not live. */
  way?: string | undefined
  /** Values of the refusal, e.g. {masked, account}. */
  values: Readonly<Record<string, unknown>>
  /** Names the call in panels and in the server's log. */
  requestId?: string | undefined
}

const words = {
  offline: msg`No connection. Nothing was sent.`,
  timeout: msg`The server didn't respond in time.`,
  broken: msg`Couldn't reach the server. Try again.`,
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** @throws what is no failure of a call: a fault of ours must reach the boundary */
export function failureOf(error: unknown): Failure {
  if (isRefusedError(error)) {
    const values = Object(error.result) as Record<string, unknown>
    const { refusal, requestId } = error
    return {
      kind: 'refused',
      get text() {
        error.told = true
        return error.message
      },
      ...{ refusal, requestId, values, field: textOf(values.field), need: textOf(values.need) },
    }
  }
  if (isImageError(error)) return { kind: 'refused', text: error.message, refusal: error.code, values: {} }
  if (!isTransportError(error)) throw error
  const kind = error.kind === 'offline' || error.kind === 'timeout' ? error.kind : 'broken'
  return { kind, text: i18n._(words[kind]), values: {}, requestId: error.requestId }
}

/** For a part that draws a state of its own in place of the words of a failure: no notice says them then. */
export const markTold = (failure: Failure): void => void failure.text
