/** What went wrong between browser and person, in our terms; no words. */

/** cancelled: they changed their mind, which is nothing to be told of */
export type PasskeyFault = 'cancelled' | 'late' | 'there-already' | 'wrong-place' | 'no-lock' | 'broken'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly fault: PasskeyFault

  constructor(fault: PasskeyFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

const faults: Readonly<Record<string, PasskeyFault>> = {
  AbortError: 'cancelled',
  // of what one has: the browser found it among those that were to be left out
  InvalidStateError: 'there-already',
  SecurityError: 'wrong-place',
  NotSupportedError: 'no-lock',
  ConstraintError: 'no-lock',
}

/**
 * A browser says NotAllowedError whether somebody closed its sheet, had no passkey, or let the time run out: it must not tell
 * what a device holds. Only how long it took tells these apart.
 */
export function faultOf(error: unknown, tookMs: number, timeoutMs: number): PasskeyFault {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return tookMs >= timeoutMs ? 'late' : 'cancelled'
  return faults[name] ?? 'broken'
}
