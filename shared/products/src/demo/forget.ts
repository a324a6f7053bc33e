/** What a simulated account leaves, in the order in which it goes: the account itself is the last. */
import { deleting, type Portion } from '@shared/engine/db/portions'
import { simulatedPortions } from '@shared/engine/ledger/index'
import { DEMO } from '@shared/engine/ledger/trading-account'
import { endAccount } from '@shared/engine/positions/end-account'
import { positionList } from '@shared/engine/positions/migrations'
import { secondList } from '@shared/engine/positions/second/migrations'
import { resetFunds } from '@shared/engine/positions/virtual-funds'
import { demoAccount, demoOf } from './rows.ts'

/** A second slice finds nothing left to end. */
const end: Portion = ({ tx, context, user }) => {
  const row = demoOf(tx, user)
  if (!row) return null
  const account = demoAccount(user)
  endAccount(tx, context, account)
  resetFunds(tx, account, { kind: 'demo', id: row.account_no }, '0')
  return null
}

// of a person there are rows of money beside it
const where = `account = '${DEMO}'`
const of = (table: string, ...key: string[]) => deleting(table, { where, key: key.join(', ') })
const countsOf = ({ table, owner, by }: typeof positionList) => of(`${table}_count`, ...owner, ...by)

export const demoPortions: Readonly<Record<string, Portion>> = {
  'demo-end': end,
  'demo-positions': of('position', 'rowid'),
  'demo-position-counts': countsOf(positionList),
  'demo-seconds': of('second_order', 'rowid'),
  'demo-second-counts': countsOf(secondList),
  'demo-second-results': of('second_result', 'user_id', 'account', 'result'),
  'demo-days': of('realized_day', 'user_id', 'account', 'day'),
  'demo-second-outcomes': of('second_outcome', 'user_id', 'account'),
  'demo-option-outcomes': of('option_outcome', 'user_id', 'account'),
  ...simulatedPortions,
  'demo-refusals': deleting('refused_order', { key: 'user_id, client_order_id' }),
  'demo-account': deleting('demo_account', { owner: 'owner', key: 'owner' }),
}
