/** What other domains ask of the books. */
import { fromMinor } from '@shared/money'
import type { Db } from '../db/open.ts'
import { all, first, prepared, sql } from '../db/query.ts'
import { HOUSE, VIRTUAL } from './account.ts'
import { type EntryType, entryTypes } from './entry-types.ts'

/** Everybody who ever held money. */
export const owners = (db: Db): string[] =>
  all(
    db,
    sql
      .selectFrom('ledger_account')
      .select('owner')
      .distinct()
      .where('owner', '<>', HOUSE)
      .where('currency', '<>', VIRTUAL),
  ).map(({ owner }) => owner)

/** Whether anything of somebody's money was booked before a moment (epoch ms). */
export const heldBefore = (db: Db, owner: string, at: number): boolean =>
  prepared(
    db,
    'SELECT 1 FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id JOIN ledger_entry e ON e.id = p.entry_id WHERE a.owner = ? AND a.currency <> ? AND e.at < ? LIMIT 1',
  ).get(owner, VIRTUAL, at) !== undefined

/** How many entries of a type there are about one thing: numbers their keys. */
export function entriesAbout(db: Db, type: EntryType, refId: string): number {
  const entries = sql.selectFrom('ledger_entry').select(row => row.fn.countAll<number>().as('n'))
  return first(db, entries.where('ref_id', '=', refId).where('type', '=', entryTypes[type]))?.n ?? 0
}

const BOOKED = `SELECT coalesce(sum(p.amount), 0) AS minor FROM json_each(?) AS ref
  JOIN ledger_entry e ON e.ref_id = ref.value AND e.at >= ? AND e.type IN (SELECT value FROM json_each(?))
  JOIN ledger_posting p ON p.entry_id = e.id
  JOIN ledger_account a ON a.id = p.account_id AND a.owner <> 'house'`

/** What entries of some types about some things brought those who owned them since a moment (epoch ms); negative where they cost. */
export function bookedSince(
  db: Db,
  { types, refs, since }: { types: readonly EntryType[]; refs: readonly string[]; since: number },
): string {
  const statement = prepared(db, BOOKED)
  statement.setReadBigInts(true)
  const codes = types.map(type => entryTypes[type])
  const row = statement.get(JSON.stringify(refs), since, JSON.stringify(codes)) as { minor: bigint }
  return fromMinor(row.minor)
}

const NEWEST =
  'SELECT type, currency, kind, amount, at FROM ledger_line WHERE owner = ? ORDER BY entry_id DESC, seq DESC'

/** What moved somebody's money since a moment (epoch ms), newest first, leg by leg: a long history is not walked. */
export function* postedSince(db: Db, owner: string, since: number) {
  const statement = db.prepare(NEWEST)
  statement.setReadBigInts(true)
  for (const row of statement.iterate(owner)) {
    if (Number(row.at) < since) return
    const { type, currency, kind, amount } = row
    yield { type: Number(type), currency: String(currency), kind: String(kind), minor: BigInt(amount as bigint) }
  }
}

/** An accepted order by the id that the phone gave it: its call, its reply, and the entries that it posted. */
export function acceptedOrder(db: Db, userId: string, clientOrderId: string) {
  const orders = sql.selectFrom('client_order').select(['call', 'reply', 'entries_after', 'entries_upto'])
  const row = first(db, orders.where('user_id', '=', userId).where('client_order_id', '=', clientOrderId))
  return row && { ...row, reply: JSON.parse(row.reply) as unknown }
}
