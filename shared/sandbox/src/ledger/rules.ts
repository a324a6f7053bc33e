/** The rules that a query can prove, by the number of their invariant (docs/rules/money.md#the-ledger). */
import { fromMinor } from '@shared/money'
import { HOUSE, VIRTUAL } from './account.ts'
import { simulated } from './simulated/names.ts'
import { type DueSum, duePeriods, dueSums, dueTotals } from './sum-tables.ts'

export type Fault = {
  /** 1 sums · 2 balances · 3 never negative · 4 keys · 5 append-only · 6 claims · 7 virtual apart from money · 9 promises */
  invariant: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 9
  what: string
}

export type Row = Record<string, string | number | bigint | null>

export type Rule = { invariant: Fault['invariant']; sql: string; say(row: Row): string }

export const money = (minor: Row[string] | undefined) => fromMinor(BigInt(minor ?? 0))

/** What must hold of money, and of what is left of virtual money. */
const rules: readonly Rule[] = [
  {
    invariant: 1,
    sql: `SELECT p.entry_id AS id, a.currency, sum(p.amount) AS off FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
      GROUP BY p.entry_id, a.currency HAVING sum(p.amount) <> 0 LIMIT 100`,
    say: row => `entry ${row.id} is off by ${money(row.off)} ${row.currency}`,
  },
  {
    invariant: 3,
    sql: `SELECT owner, kind, currency, balance FROM ledger_account
      WHERE (owner <> 'house' OR kind = 'yield') AND CASE kind WHEN 'debt' THEN balance > 0 ELSE balance < 0 END LIMIT 100`,
    say: row => `${row.owner}/${row.kind} holds ${money(row.balance)} ${row.currency}`,
  },
  {
    invariant: 4,
    sql: 'SELECT key, count(*) AS times FROM ledger_entry NOT INDEXED GROUP BY key HAVING count(*) > 1 LIMIT 100',
    say: row => `${row.key} was posted ${row.times} times`,
  },
  {
    invariant: 5,
    sql: `SELECT entry_id AS id, count(*) AS legs FROM ledger_posting GROUP BY entry_id HAVING count(*) <> max(seq) + 1 LIMIT 100`,
    say: row => `entry ${row.id} lost a leg: ${row.legs} are left`,
  },
  {
    invariant: 5,
    sql: `SELECT p.entry_id AS id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.owner <> 'house'
      JOIN ledger_entry e ON e.id = p.entry_id LEFT JOIN ledger_line l ON l.owner = a.owner AND l.entry_id = p.entry_id AND l.seq = p.seq
      AND l.type = e.type AND l.currency = a.currency AND l.kind = a.kind AND l.amount = p.amount AND l.at = e.at
      WHERE l.seq IS NULL LIMIT 100`,
    say: row => `entry ${row.id} is not what its owner reads`,
  },
  {
    invariant: 5,
    sql: `SELECT l.entry_id AS id FROM ledger_line l LEFT JOIN ledger_posting p ON p.entry_id = l.entry_id AND p.seq = l.seq
      WHERE p.seq IS NULL LIMIT 100`,
    say: row => `of entry ${row.id} its owner reads more than there is`,
  },
]

function keptRule({ table, due, of }: DueSum): Rule {
  const [kept, right] = [`SELECT * FROM ${table} WHERE ${of}`, `SELECT * FROM (${due}) WHERE ${of}`]
  const off = `SELECT * FROM (${right} EXCEPT ${kept}) UNION ALL SELECT * FROM (${kept} EXCEPT ${right})`
  return {
    invariant: 5,
    sql: `SELECT DISTINCT owner FROM (${off}) LIMIT 100`,
    say: row => `${table}: what is kept of ${row.owner} is not what was posted`,
  }
}

const afterFault = (row: Row): string =>
  `account ${row.account_id} after entry ${row.entry_id}: ${money(row.after)}, posted ${money(row.posted)}`

const byNumber = (some: readonly Rule[]) => some.toSorted((a, b) => a.invariant - b.invariant)

export const moneyRules: readonly Rule[] = byNumber([
  ...rules,
  {
    invariant: 1,
    sql: 'SELECT currency, sum(balance) AS off FROM ledger_account GROUP BY currency HAVING sum(balance) <> 0',
    say: row => `all accounts together are off by ${money(row.off)} ${row.currency}`,
  },
  {
    invariant: 2,
    sql: `SELECT a.id, a.owner, a.kind, a.balance, coalesce(sum(p.amount), 0) AS posted FROM ledger_account a
      LEFT JOIN ledger_posting p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0) LIMIT 100`,
    say: row => `${row.owner}/${row.kind} (${row.id}) holds ${money(row.balance)}, posted ${money(row.posted)}`,
  },
  {
    invariant: 2,
    sql: `SELECT * FROM (SELECT account_id, entry_id, after, sum(amount) OVER (PARTITION BY account_id ORDER BY entry_id, seq) AS posted
      FROM ledger_posting) WHERE after <> posted LIMIT 100`,
    say: afterFault,
  },
  {
    invariant: 7,
    sql: `SELECT owner, kind FROM ledger_account WHERE currency = '${VIRTUAL}' LIMIT 100`,
    say: row => `${row.owner}/${row.kind} holds virtual money in the books of money`,
  },
  ...dueSums.map(keptRule),
])

const COUNTED = 'SELECT owner, count(DISTINCT entry_id) AS entries FROM sim_line GROUP BY owner'

/** The oldest postings are gone: each is held against the one before it, and a balance against the last. */
const virtualRules: readonly Rule[] = byNumber([
  ...rules,
  {
    invariant: 1,
    sql: `SELECT iif(owner = '${HOUSE}', sub, owner) AS whose, sum(balance) AS off FROM sim_account GROUP BY 1
      HAVING sum(balance) <> 0 LIMIT 100`,
    say: row => `all accounts of ${row.whose} together are off by ${money(row.off)}`,
  },
  {
    invariant: 2,
    sql: `SELECT a.id, a.owner, a.kind, a.balance, p.after FROM sim_account a JOIN sim_posting p ON (p.entry_id, p.seq) =
      (SELECT entry_id, seq FROM sim_posting WHERE account_id = a.id ORDER BY entry_id DESC, seq DESC LIMIT 1)
      WHERE a.balance <> p.after LIMIT 100`,
    say: row => `${row.owner}/${row.kind} (${row.id}) holds ${money(row.balance)}, posted ${money(row.after)}`,
  },
  {
    invariant: 2,
    sql: `SELECT * FROM (SELECT account_id, entry_id, after, lag(after) OVER own + amount AS posted FROM sim_posting
      WINDOW own AS (PARTITION BY account_id ORDER BY entry_id, seq)) WHERE after <> posted LIMIT 100`,
    say: afterFault,
  },
  ...[...duePeriods, dueTotals, { table: 'sim_owner', due: COUNTED, of: 'entries <> 0' }].map(keptRule),
])

export const simulatedRules: readonly Rule[] = virtualRules.map(({ invariant, sql, say }) => ({
  ...{ invariant, sql: simulated(sql) },
  say: row => `virtual: ${say(row)}`,
}))
