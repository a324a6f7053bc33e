/** What the operator may ask of the books. */
import { stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { argument, type OperatorAction } from '../operator/action.ts'
import { userNamed } from '../operator/user-named.ts'
import { entryTypeOf } from './entry-types.ts'
import { exact } from './exact.ts'
import { HOUSE, heldBy, toDecimal } from './index.ts'
import { proveBooks } from './prove.ts'
import { simulated } from './simulated/names.ts'

const LAST_LEGS = `SELECT e.at, e.type, e.ref_id, a.currency, a.kind, a.sub, p.amount, p.after FROM ledger_posting p
  JOIN ledger_account a ON a.id = p.account_id JOIN ledger_entry e ON e.id = p.entry_id
  WHERE a.owner = ? ORDER BY e.id DESC, p.seq LIMIT 30`

type LegRow = { at: bigint; type: bigint; ref_id: string; currency: string; kind: string; sub: string } & {
  amount: bigint
  after: bigint
}

/** Of money, then of virtual money. */
const lastLegs = (db: Db, owner: string): string[] => [
  ...legsBy(db, LAST_LEGS, owner),
  ...legsBy(db, simulated(LAST_LEGS), owner),
]

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
    run(context) {
      const faults = proveBooks(context.db)
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
