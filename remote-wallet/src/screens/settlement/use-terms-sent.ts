/** Keeps what a form said of a new account while it is sent and once it is saved. */
import { useState } from 'react'
import type { NewTerms } from './form-props.ts'

/** The terms as they were when the form was sent: once it is saved, the list tells those of the next account. */
export function useTermsSent(now: NewTerms) {
  const [sent, setSent] = useState<NewTerms | null>(null)
  return { terms: sent ?? now, keep: () => setSent(now), release: () => setSent(null) }
}
