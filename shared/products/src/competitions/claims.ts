/** What whoever takes part in competitions has paid, as the ledger checks it. */
import { prepared } from '@shared/engine/db/query'
import type { Claim } from '@shared/engine/ledger/hooks'
import { toMinor } from '@shared/money'

const FUNDS = `SELECT e.id, c.entry_funds AS funds FROM competition_entry e JOIN competition c ON c.id = e.competition_id
  WHERE e.state = 'in' AND e.bot = 0`

/** The entry funds of whoever takes part, each in a sub-account of its own. */
export const competitionClaims: readonly Claim[] = [
  {
    kind: 'competition',
    read: tx =>
      new Map(
        (prepared(tx, FUNDS).all() as { id: string; funds: string }[]).map(({ id, funds }) => [id, toMinor(funds)]),
      ),
  },
]
