/** What goes with a closed account: each domain forgets what it knows of a person, but for what the ledger proves. */
import { forgetPerson } from '../accounts/forget.ts'
import { forgetPasskeys } from '../accounts/passkeys/rows.ts'
import { forgetAlerts } from '../alerts/alerts.ts'
import { forgetChat } from '../chat/forget.ts'
import { forgetMessages } from '../content/forget.ts'
import type { Context } from '../context.ts'
import { run, sql } from '../db/query.ts'
import type { Tx } from '../db/transact.ts'
import { forgetDemo } from '../demo/sweep.ts'
import { forgetReplies } from '../ledger/index.ts'
import { forgetLoans } from '../loans/forget.ts'
import { forgetPush } from '../push/index.ts'
import { forgetRewards } from '../rewards/forget.ts'
import { forgetUploads } from '../upload/forget.ts'
import { forgetWallet } from '../wallet/forget.ts'

type Forget = (tx: Tx, context: Context, user: string) => void

const forgetLimits: Forget = (tx, _, user) => {
  run(tx, sql.deleteFrom('own_limit').where('user_id', '=', user))
  run(tx, sql.deleteFrom('own_break').where('user_id', '=', user))
}

/** A domain adds its own here. */
const forgetting = (): readonly Forget[] => [
  forgetDemo,
  (tx, _, user) => forgetAlerts(tx, user),
  (tx, _, user) => forgetMessages(tx, user),
  (tx, _, user) => forgetPush(tx, user),
  (tx, _, user) => forgetChat(tx, user),
  (tx, _, user) => forgetUploads(tx, user),
  forgetWallet,
  (tx, _, user) => forgetLoans(tx, user),
  (tx, _, user) => forgetPasskeys(tx, user),
  (tx, _, user) => forgetRewards(tx, user),
  forgetLimits,
  (tx, _, user) => forgetReplies(tx, user),
  // last: it takes the name by which the others may know who it was
  (tx, _, user) => forgetPerson(tx, user),
]

export function forgetEverything(tx: Tx, context: Context, user: string): void {
  for (const forget of forgetting()) forget(tx, context, user)
}
