/** Entries of a person in as many competitions, all of them over. */
import { competitionCall, competitionListCall, entryListCall, rankListCall } from '@shared/contract'
import { competitionStates } from '@shared/contract/codes'
import { HOUR } from '@shared/engine/clock'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

const { ended, inProgress } = competitionStates
const words = JSON.stringify({ title: { 'en-us': 'Growth' }, intro: { 'en-us': '' }, rules: { 'en-us': '' } })

export const competitionGrowth: Growth = {
  grow(db, user, n, now) {
    const begun = now - 48 * HOUR
    insertOne(db, 'competition', {
      ...{
        id: 'CGROWTH',
        words,
        start_at: begun,
        end_at: begun + HOUR,
      },
      ...{ join_deadline: begun, entry_funds: '100', virtual_funds: '10000', max_participants: 9, rewards: '[]' },
      ...{ started_at: begun, settled_at: begun + HOUR },
    })
    copyRows(db, 'competition', "id = 'CGROWTH'", n, { id: "'CG' || i", people: '0', start_at: 'start_at - i' })
    insertOne(db, 'competition_entry', {
      ...{ id: 'CEGROWTH', competition_id: 'CGROWTH', owner: user, bot: 0, state: 'ended', joined_at: begun },
      ...{ assets: '10000', rank: 1, day: '', day_assets: '10000' },
    })
    copyRows(db, 'competition_entry', "id = 'CEGROWTH'", n, {
      ...{ id: "'CE' || i", competition_id: "'CG' || i", joined_at: 'joined_at - i' },
    })
  },
  asks: [
    ...asksOf(competitionListCall, {}, { status: ended }, { status: inProgress }),
    ...asksOf(competitionCall, { id: 'CGROWTH' }),
    ...asksOf(rankListCall, { id: 'CGROWTH' }),
    ...asksOf(entryListCall, {}, { pageNo: 2 }, { id: 'CE7' }, { clientOrderId: 'growth-order-id-7' }),
  ],
}
