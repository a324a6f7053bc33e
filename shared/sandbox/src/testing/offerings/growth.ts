/** Applications of a person for as many offerings, all of them over: one of two was paid for. */
import { applicationListCall, offeringListCall } from '@shared/contract'
import { applicationStates } from '@shared/contract/codes'
import { HOUR } from '@shared/engine/clock'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const { listed, notWon } = applicationStates

export const offeringGrowth: Growth = {
  grow(db, user, n, now) {
    const begun = now - 48 * HOUR
    insertOne(db, 'offering', {
      ...{ id: 'OGROWTH', symbol: 'OGROWTH', name: 'Growth', intro: '{}', total_lots: 1000, lot_size: 100 },
      ...{ estimated_price: '0.1', floor_price: '0.08', min_lots: 1, commit_hash: '', seed: '', entries_hash: '' },
      ...{ apply_start: begun, apply_end: begun + HOUR, draw_at: begun + 3 * HOUR, pay_end: begun + 4 * HOUR },
      ...{ list_at: begun + 5 * HOUR, winning_price: '0.1', drawn_at: begun, closed_at: begun, listed_at: begun },
    })
    copyRows(db, 'offering', "id = 'OGROWTH'", n, {
      id: "'OG' || i",
      symbol: "'OG' || i",
      apply_start: 'apply_start - i',
    })
    insertOne(db, 'offering_application', {
      ...{ id: 'OAGROWTH', offering_id: 'OGROWTH', owner: user, sample: 0, lots: 1, salt: 's', applied_at: begun },
      ...{ state: listed, won_lots: 1 },
    })
    copyRows(db, 'offering_application', "id = 'OAGROWTH'", n, {
      ...{ id: "'OA' || i", offering_id: "'OG' || i", applied_at: 'applied_at - i' },
      ...{ state: `iif(i % 2, ${listed}, ${notWon})`, won_lots: 'i % 2' },
    })
  },
  asks: [
    ...asksOf(
      applicationListCall,
      {},
      { status: notWon },
      { status: 1 },
      { pageNo: 2 },
      { id: 'OA7' },
      { ioeId: 'OG7' },
    ),
    ...asksOf(applicationListCall, { status: listed, pageNo: 2 }, { clientOrderId: 'growth-order-id-7' }),
    ...asksOf(offeringListCall, {}, { id: 'OG7' }, { status: 1 }, { pageNo: 2 }),
  ],
}
