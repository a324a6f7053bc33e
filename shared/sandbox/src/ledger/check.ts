/** Proves the books: the ledger's invariants, by number (docs/rules/money.md#the-ledger). */
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import { HOUSE, type UserKind } from './account.ts'
import { booksOf } from './books.ts'
import { exact } from './exact.ts'
import { held } from './held.ts'
import { claimedKinds, claimedOf } from './hooks.ts'
import { type Fault, money, moneyRules, type Row, type Rule, simulatedRules } from './rules.ts'
import { simulated } from './simulated/names.ts'

export type { Fault }

/** Every fault found, at most 100 of a kind; none on sound books. Reads only. */
export function checkLedger(db: Db): Fault[] {
  return [
    ...moneyRules.flatMap(rule => faultsBy(db, rule)),
    ...simulatedRules.flatMap(rule => faultsBy(db, rule)),
    ...missingTriggers(db),
    ...claimedKinds(booksOf(db).hooks).flatMap(kind => checkClaims(db as Tx, kind)),
    ...checkPromises(db as Tx),
  ]
}

const rowsOf = (db: Db, sql: string, ...values: string[]): Row[] => exact(db, sql).all(...values) as Row[]

const faultsBy = (db: Db, { invariant, sql, say }: Rule): Fault[] =>
  rowsOf(db, sql).map(row => ({ invariant, what: say(row) }))

const appendOnlyTables = ['ledger_entry', 'ledger_posting', 'ledger_line', 'client_order']

function missingTriggers(db: Db): Fault[] {
  const there = new Set(rowsOf(db, "SELECT name FROM sqlite_master WHERE type = 'trigger'").map(row => row.name))
  return appendOnlyTables
    .flatMap(table => [`${table}_no_update`, `${table}_no_delete`])
    .filter(name => !there.has(name))
    .map(name => ({ invariant: 5, what: `the trigger ${name} is missing` }))
}

const SUBS =
  "SELECT sub, sum(balance) AS held FROM ledger_account WHERE kind = ? AND owner <> 'house' AND sub <> '' GROUP BY sub"

function checkClaims(tx: Tx, kind: UserKind): Fault[] {
  const claimed = claimedOf(tx, booksOf(tx).hooks, kind)
  const rows = rowsOf(tx, kind === 'virtual-margin' ? simulated(SUBS) : SUBS, kind)
  const holds = new Map(rows.map(row => [String(row.sub), BigInt(row.held ?? 0)]))
  return [...new Set([...claimed.keys(), ...holds.keys()])]
    .filter(sub => (claimed.get(sub) ?? 0n) !== (holds.get(sub) ?? 0n))
    .map(sub => ({
      invariant: 6,
      what: `${kind} ${sub}: claimed ${money(claimed.get(sub))}, held ${money(holds.get(sub))}`,
    }))
}

function checkPromises(tx: Tx): Fault[] {
  const { hooks } = booksOf(tx)
  return (hooks.promises ?? []).flatMap(({ kind, read }) =>
    [...read(tx)].flatMap(([currency, promised]) => {
      const there = held(tx, { owner: HOUSE, kind, currency })
      if (there >= promised) return []
      return { invariant: 9, what: `${kind} promised ${money(promised)} ${currency}, holds ${money(there)}` }
    }),
  )
}
