/** After too many tries: until when whoever is typed has to wait. It stands while something else is typed, for them alone. */
import { useState } from 'react'
import { type Failure, markTold } from 'shell/transport'

const MINUTE = 60_000

/** Epoch ms, where the server said how long. */
export const lockedUntil = ({ refusal, values }: Failure): number | undefined =>
  refusal === 'too-many-tries' && Number(values.n) > 0 ? Date.now() + Number(values.n) * MINUTE : undefined

/** @param who as it is typed now */
export function useLock(who: string) {
  const [lock, setLock] = useState<{ who: string; until: number }>()
  return {
    until: lock?.who === who && lock.until > Date.now() ? lock.until : undefined,
    hear(failure: Failure): void {
      const until = lockedUntil(failure)
      if (until !== undefined) markTold(failure) // the form says until when
      setLock(until === undefined ? undefined : { who, until })
    },
  }
}
