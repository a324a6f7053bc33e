/** What the operator may ask of the books. */

import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { entryTypeOf } from '@shared/engine/ledger/entry-types'
import { exact } from '@shared/engine/ledger/exact'
import { HOUSE, heldBy, toDecimal } from '@shared/engine/ledger/index'
import { proveEverything } from '@shared/engine/ledger/prover'
import { simulated } from '@shared/engine/ledger/simulated/names'
import { argument, type OperatorAction } from '@shared/engine/operator-action'
import { userNamed } from '@shared/products/accounts/user-named'

const LEGS = 'SELECT e.at, e.type, e.ref_id, a.currency, a.kind, a.sub, p.amount, p.after FROM'
const ACCOUNTS = 'CROSS JOIN ledger_account a ON a.id = p.account_id'
const LAST_OF_PERSON = `${LEGS} ledger_line l CROSS JOIN ledger_posting p ON p.entry_id = l.entry_id AND p.seq = l.seq ${ACCOUNTS}
  CROSS JOIN ledger_entry e ON e.id = l.entry_id WHERE l.owner = ? ORDER BY l.entry_id DESC, l.seq LIMIT 30`
/** The house is in nearly every entry: from the newest back, until there are enough. */
const LAST_OF_HOUSE = `${LEGS} ledger_entry e CROSS JOIN ledger_posting p ON p.entry_id = e.id ${ACCOUNTS}
  WHERE a.owner = ? ORDER BY e.id DESC, p.seq LIMIT 30`

type LegRow = { at: bigint; type: bigint; ref_id: string; currency: string; kind: string; sub: string } & {
  amount: bigint
  after: bigint
}

/** Of money, then of virtual money. */
function lastLegs(db: Db, owner: string): string[] {
  const text = owner === HOUSE ? LAST_OF_HOUSE : LAST_OF_PERSON
  return [...legsBy(db, text, owner), ...legsBy(db, simulated(text), owner)]
}

function legsBy(db: Db, text: string, owner: string): string[] {
  const statement = exact(db, text)
  const rows = statement.all(owner) as unknown as LegRow[]
  return rows.map(row =>
    [stamp(Number(row.at)), entryTypeOf(Number(row.type)), row.ref_id, accountOf(row), toDecimal(row.amount)]
      .concat('->', toDecimal(row.after), row.currency)
      .join('  '),
  )
}

const accountOf = ({ kind, sub }: { kind: string; sub: string }) => (sub ? `${kind}/${sub}` : kind)

export const ledgerActions: readonly OperatorAction[] = [
  {
    name: 'ledger check',
    usage: '',
    summary: 'proves the books; a sound result lifts a halt',
    async run(context) {
      const faults = await proveEverything(context)
      if (faults.length === 0) return 'The books are sound'
      throw new Error(['The books are NOT sound, writes are refused:', ...faults].join('\n'))
    },
  },
  {
    name: 'ledger show',
    usage: '<user|house>',
    summary: 'what an owner holds, and the last 30 legs',
    run(context, args) {
      const typed = argument(args, 0, 'user|house')
      const owner = typed === HOUSE ? HOUSE : userNamed(context.db, typed).id
      const accounts = heldBy(context.db, owner).map(
        account => `${accountOf(account)}  ${toDecimal(account.balance)} ${account.currency}`,
      )
      return [...accounts, '', ...lastLegs(context.db, owner)].join('\n')
    },
  },
]
