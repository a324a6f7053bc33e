import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { deleting } from '../jobs/portions.ts'

/** At once: whoever closed their account holds no level. */
export function forgetLevel(tx: Tx, user: string): void {
  for (const table of ['vip', 'vip_due'] as const) run(tx, sql.deleteFrom(table).where('user_id', '=', user))
}

/** Nothing is promised, earned or paid any more; what was paid is the ledger's. The sums go last: whoever joins counts in them. */
export const rewardPortions = {
  team: deleting('team', { owner: 'ancestor', key: 'ancestor, descendant' }),
  'team-incomes': deleting('team_income', { owner: 'ancestor', where: 'payday IS NULL', key: 'ancestor, entry_id' }),
  'team-sums': deleting('team_sum', { owner: 'ancestor', key: 'ancestor, depth' }),
  rewards: deleting('reward'),
}
