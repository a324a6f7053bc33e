/** Moves a visitor's demo account to the person who signs in. */
import { getDefaultStore } from 'jotai'
import { userAtom } from '../surface/session/user.ts'
import { claimVisitorsDemo } from '../surface/transport/call.ts'
import { hasFeature } from '../surface/transport/features.ts'

export function followDemo(): void {
  const store = getDefaultStore()
  const claim = () => {
    // where it fails the next page, or the next look into the account, tries again
    if (store.get(userAtom) && hasFeature('demo-trading')) void claimVisitorsDemo().catch(() => {})
  }
  store.sub(userAtom, claim)
  claim()
}
