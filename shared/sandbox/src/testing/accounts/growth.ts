/** Sessions of a person that were ended, browsers they used, and identities that the desk rejected. */
import {
  identityDoneCall,
  identityListCall,
  identityStatesCall,
  limitsCall,
  myUserInfoCall,
  sessionListCall,
} from '@shared/contract'
import { forgetOldest } from '@shared/products/accounts/session'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

export const accountGrowth: Growth = {
  grow(db, user, n, now) {
    copyRows(db, 'session', `user_id = '${user}'`, n, { token_hash: "token_hash || ':' || i", revoked: 'last_seen' })
    insertOne(db, 'known_device', { user_id: user, device_id: 'invented', since: now - 1000 })
    copyRows(db, 'known_device', `user_id = '${user}' AND device_id = 'invented'`, n, { device_id: 'device_id || i' })
    forgetOldest(db, user)
    insertOne(db, 'identity', {
      ...{ id: 'KGROWTH', user_id: user, kind: 'basic', state: -1, details: '{}', reject_fields: '[]', automatic: 0 },
      ...{ client_order_id: 'kgrowth', submitted_at: now - 1000, reviewed_at: now - 500 },
    })
    copyRows(db, 'identity', "id = 'KGROWTH'", n, {
      ...{ id: "'KG' || i", client_order_id: "'growth-order-id-' || i", submitted_at: 'submitted_at - i * 1000' },
    })
  },
  asks: [
    ...asksOf(myUserInfoCall, {}),
    ...asksOf(sessionListCall, {}),
    ...asksOf(limitsCall, {}),
    ...asksOf(identityListCall, {}, { pageNo: 2 }, { clientOrderId: 'growth-order-id-7' }),
    ...asksOf(identityStatesCall, {}),
    ...asksOf(identityDoneCall, {}),
  ],
}
