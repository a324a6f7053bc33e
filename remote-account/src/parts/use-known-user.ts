import type { UserInfo } from '@shared/contract/calls/account'
import { useState } from 'react'
import { useSession } from 'shell/session'

/** Who is here. A refused renewal leaves nobody without leading away: the page keeps whom it knows. */
export function useKnownUser(): UserInfo | null {
  const { user } = useSession()
  const [known, setKnown] = useState(user)
  if (user && user !== known) setKnown(user)
  return user ?? known
}
