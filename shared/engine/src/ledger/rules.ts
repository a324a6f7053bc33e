/**
 * The ledger's invariants as queries. Each looks at the rows of one slice, and finds a fault by these rows and what they
 * name, however many there are beside them: `after` of a posting is what its account held after the posting before it, so
 * the whole chain is right where each link is.
 */
import { fromMinor } from '@shared/money'
import { HOUSE, VIRTUAL } from './account.ts'
import { simulated } from './simulated/names.ts'
import { type DueSum, duePeriodsOf, dueSumsOf, dueTotalsOf } from './sum-tables.ts'

export type Fault = {
  /** 1 sums · 2 balances · 3 never negative · 4 keys · 5 append-only · 6 claims · 7 virtual apart from money · 9 promises */
  invariant: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9
  what: string
}

export type Row = Record<string, string | number | bigint | null>
/** `sql` takes the slice as ?1 (behind it) and ?2 (up to it) and finds at most 100 faults. */
export type Rule = { invariant: Fault['invariant']; sql: string; say(row: Row): string }

/** Slices are of entries and accounts by their id, of owners by name. */
export type BookRules = {
  entries: readonly Rule[]
  accounts: readonly Rule[]
  /** Of the accounts that entries moved, by the entries' id. */
  movedAccounts: readonly Rule[]
  owners: readonly Rule[]
}

export const money = (minor: Row[string] | undefined) => fromMinor(BigInt(minor ?? 0))

const within = (column: string) => `${column} > ?1 AND ${column} <= ?2`

/** Of money and of virtual money alike. */
const entries: readonly Rule[] = [
  {
    invariant: 1,
    sql: `SELECT p.entry_id AS id, a.currency, sum(p.amount) AS off FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
      WHERE ${within('p.entry_id')} GROUP BY p.entry_id, a.currency HAVING sum(p.amount) <> 0 LIMIT 100`,
    say: row => `entry ${row.id} is off by ${money(row.off)} ${row.currency}`,
  },
  {
    invariant: 4,
    sql: `SELECT e.key FROM ledger_entry e WHERE ${within('e.id')} AND e.id <> coalesce(
      (SELECT k.id FROM ledger_entry k INDEXED BY sqlite_autoindex_ledger_entry_1 WHERE k.key = e.key), 0) LIMIT 100`,
    say: row => `${row.key} leads to another entry: it was posted twice, or its index is damaged`,
  },
  {
    invariant: 5,
    sql: `SELECT p.entry_id AS id, count(*) AS legs FROM ledger_posting p WHERE ${within('p.entry_id')}
      GROUP BY p.entry_id HAVING count(*) <> max(p.seq) + 1 LIMIT 100`,
    say: row => `entry ${row.id} lost a leg: ${row.legs} are left`,
  },
  {
    invariant: 5,
    sql: `SELECT p.entry_id AS id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.owner <> 'house'
      JOIN ledger_entry e ON e.id = p.entry_id LEFT JOIN ledger_line l ON l.owner = a.owner AND l.entry_id = p.entry_id AND l.seq = p.seq
      AND l.type = e.type AND l.currency = a.currency AND l.kind = a.kind AND l.amount = p.amount AND l.at = e.at
      WHERE ${within('p.entry_id')} AND l.seq IS NULL LIMIT 100`,
    say: row => `entry ${row.id} is not what its owner reads`,
  },
]

const BEFORE = `(SELECT q.after FROM ledger_posting q WHERE q.account_id = p.account_id
  AND (q.entry_id, q.seq) < (p.entry_id, p.seq) ORDER BY q.entry_id DESC, q.seq DESC LIMIT 1)`

/** @param before what an account held before a posting; null: nobody knows any more */
const chained = (before: string): Rule => ({
  invariant: 2,
  sql: `SELECT * FROM (SELECT p.account_id, p.entry_id, p.after, p.amount + ${before} AS posted
    FROM ledger_posting p WHERE ${within('p.entry_id')}) WHERE after <> posted LIMIT 100`,
  say: row => `account ${row.account_id} after entry ${row.entry_id}: ${money(row.after)}, posted ${money(row.posted)}`,
})

const LAST =
  '(SELECT p.after FROM ledger_posting p WHERE p.account_id = a.id ORDER BY p.entry_id DESC, p.seq DESC LIMIT 1)'

/** @param last what the last posting to an account left; null: nobody knows any more */
const balanced = (which: string, last: string): readonly Rule[] => [
  {
    invariant: 2,
    sql: `SELECT * FROM (SELECT a.id, a.owner, a.kind, a.balance, ${last} AS posted FROM ledger_account a
      WHERE ${which}) WHERE balance <> posted LIMIT 100`,
    say: row => `${row.owner}/${row.kind} (${row.id}) holds ${money(row.balance)}, posted ${money(row.posted)}`,
  },
  {
    invariant: 3,
    sql: `SELECT a.owner, a.kind, a.currency, a.balance FROM ledger_account a WHERE ${which}
      AND (a.owner <> 'house' OR a.kind = 'yield') AND CASE a.kind WHEN 'debt' THEN a.balance > 0 ELSE a.balance < 0 END LIMIT 100`,
    say: row => `${row.owner}/${row.kind} holds ${money(row.balance)} ${row.currency}`,
  },
]

const moneyAccounts = (which: string): readonly Rule[] => [
  ...balanced(which, `coalesce(${LAST}, 0)`),
  {
    invariant: 7,
    sql: `SELECT a.owner, a.kind FROM ledger_account a WHERE ${which} AND a.currency = '${VIRTUAL}' LIMIT 100`,
    say: row => `${row.owner}/${row.kind} holds virtual money in the books of money`,
  },
]

const tooMuchRead: Rule = {
  invariant: 5,
  sql: `SELECT l.entry_id AS id FROM ledger_line l LEFT JOIN ledger_posting p ON p.entry_id = l.entry_id AND p.seq = l.seq
    WHERE ${within('l.owner')} AND p.seq IS NULL LIMIT 100`,
  say: row => `of entry ${row.id} its owner reads more than there is`,
}

function keptRule({ table, due, of }: DueSum): Rule {
  const [kept, right] = [`SELECT * FROM ${table} WHERE ${of}`, `SELECT * FROM (${due}) WHERE ${of}`]
  const off = `SELECT * FROM (${right} EXCEPT ${kept}) UNION ALL SELECT * FROM (${kept} EXCEPT ${right})`
  return {
    invariant: 5,
    sql: `SELECT DISTINCT owner FROM (${off}) LIMIT 100`,
    say: row => `${table}: what is kept of ${row.owner} is not what was posted`,
  }
}

const byNumber = (rules: readonly Rule[]) => rules.toSorted((a, b) => a.invariant - b.invariant)

const ofEntries = `a.id IN (SELECT p.account_id FROM ledger_posting p WHERE ${within('p.entry_id')})`

export const moneyRules: BookRules = {
  entries: byNumber([...entries, chained(`coalesce(${BEFORE}, 0)`)]),
  accounts: moneyAccounts(within('a.id')),
  movedAccounts: moneyAccounts(ofEntries),
  owners: [tooMuchRead, ...dueSumsOf(within).map(keptRule)],
}

/** The house has a side of its own for each owner. */
const SIDES = `SELECT owner AS whose, balance FROM sim_account WHERE owner <> '${HOUSE}' AND ${within('owner')}
  UNION ALL SELECT sub, balance FROM sim_account WHERE owner = '${HOUSE}' AND ${within('sub')}`

const settled: Rule = {
  invariant: 1,
  sql: `SELECT whose, sum(balance) AS off FROM (${SIDES}) GROUP BY whose HAVING sum(balance) <> 0 LIMIT 100`,
  say: row => `all accounts of ${row.whose} together are off by ${money(row.off)}`,
}

const counted: DueSum = {
  table: 'sim_owner',
  due: `SELECT owner, count(DISTINCT entry_id) AS entries FROM sim_line WHERE ${within('owner')} GROUP BY owner`,
  of: `entries <> 0 AND ${within('owner')}`,
}

const ofVirtual = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map(({ invariant, sql, say }) => ({ invariant, sql: simulated(sql), say: row => `virtual: ${say(row)}` }))

/** The oldest postings are gone: each is held against the one before it, and a balance against the last. */
export const simulatedRules: BookRules = {
  entries: ofVirtual(byNumber([...entries, chained(BEFORE)])),
  accounts: ofVirtual(balanced(within('a.id'), LAST)),
  movedAccounts: ofVirtual(balanced(ofEntries, LAST)),
  owners: ofVirtual([tooMuchRead, settled, ...[...duePeriodsOf(within), dueTotalsOf(within), counted].map(keptRule)]),
}
