/** Sessions of a person that were ended. */
import { identityListCall, limitsCall, myUserInfoCall, sessionListCall } from '@shared/contract'
import { copyRows } from '../growth/test-copies.ts'
import { asksOf, type Growth } from '../growth/test-growth.ts'

export const accountGrowth: Growth = {
  grow(db, user, n) {
    copyRows(db, 'session', `user_id = '${user}'`, n, { token_hash: "token_hash || ':' || i", revoked: 'last_seen' })
  },
  asks: [
    ...asksOf(myUserInfoCall, {}),
    ...asksOf(sessionListCall, {}),
    ...asksOf(limitsCall, {}),
    ...asksOf(identityListCall, {}),
  ],
}
