import { deleting } from '@shared/engine/db/portions'
import { run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'

/** At once: whoever closed their account holds no level. */
export function forgetLevel(tx: Tx, user: string): void {
  for (const table of ['vip', 'vip_due'] as const) run(tx, sql.deleteFrom(table).where('user_id', '=', user))
}

/** Fees since the first day that is not paid whole. */
const UNPAID = `payday IS NULL AND at >= (SELECT unixepoch(min(day)) * 1000 - 28800000 FROM team_day d
  WHERE d.ancestor = team_income.ancestor AND d.amount > d.paid)`

/** Nothing is promised, earned or paid any more; what was paid is the ledger's. The sums go last: whoever joins counts in them. */
export const rewardPortions = {
  team: deleting('team', { owner: 'ancestor', key: 'ancestor, descendant' }),
  'team-incomes': deleting('team_income', { owner: 'ancestor', where: UNPAID, key: 'ancestor, entry_id' }),
  'team-days': deleting('team_day', { owner: 'ancestor', key: 'ancestor, day' }),
  'team-sums': deleting('team_sum', { owner: 'ancestor', key: 'ancestor, depth' }),
  rewards: deleting('reward'),
}
