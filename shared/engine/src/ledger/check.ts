/** Proves the books: the ledger's invariants, by number (docs/rules/money.md#the-ledger). Reads only. */
import type { SQLInputValue } from 'node:sqlite'
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import { HOUSE, type UserKind } from './account.ts'
import { booksOf } from './books.ts'
import { exact } from './exact.ts'
import { held } from './held.ts'
import { claimedKinds, claimedOf } from './hooks.ts'
import { type BookRules, type Fault, money, moneyRules, type Row, type Rule, simulatedRules } from './rules.ts'
import { simulated } from './simulated/names.ts'

export type { Fault } from './rules.ts'

/** Every fault found, at most 100 of a kind in a slice; none on sound books. */
export const checkLedger = (db: Db): Fault[] => [...checkSlices(db)].flat()

/** The same a slice at a time, each by one look at the database: whatever is booked meanwhile, sound books stay sound. */
export function* checkSlices(db: Db): Generator<Fault[]> {
  yield* bookSlices(db, moneyRules)
  yield* bookSlices(db, simulatedRules, simulated)
  yield [
    ...missingTriggers(db),
    ...claimedKinds(booksOf(db).hooks).flatMap(kind => checkClaims(db as Tx, kind)),
    ...checkPromises(db as Tx),
  ]
}

/** @param named the statements' own tables */
function* bookSlices(db: Db, rules: BookRules, named = (text: string) => text): Generator<Fault[]> {
  for (const slice of numbers(db, named('ledger_entry'))) yield faultsOf(db, rules.entries, slice)
  for (const slice of numbers(db, named('ledger_account'))) yield faultsOf(db, rules.accounts, slice)
  for (const slice of owners(db, named(NEXT_OWNER))) yield faultsOf(db, rules.owners, slice)
}

/** What the entries of money behind one did, and the accounts that they moved. */
export const checkSince = (db: Db, entry: number): Fault[] => [
  ...faultsOf(db, [...moneyRules.entries, ...moneyRules.movedAccounts], [entry, EVER]),
  ...missingTriggers(db),
]

/** Entries, accounts or accounts' owners that a slice has at most. */
const SLICE = 2000
const EVER = Number.MAX_SAFE_INTEGER
/** Behind every name. */
const BEYOND = '\u{10ffff}'

type Slice = readonly [after: SQLInputValue, upto: SQLInputValue]

/** The last slice has no end, so that a row that belongs to nothing is looked at too. */
function* numbers(db: Db, table: string): Generator<Slice> {
  const last = Number(db.prepare(`SELECT max(id) AS id FROM ${table}`).get()?.id)
  for (let after = 0; after <= last; after += SLICE) yield [after, after + SLICE > last ? EVER : after + SLICE]
}

const NEXT_OWNER = 'SELECT owner FROM ledger_account WHERE owner > ? ORDER BY owner LIMIT 1 OFFSET ?'

function* owners(db: Db, text: string): Generator<Slice> {
  const next = db.prepare(text)
  let after = ''
  while (after !== BEYOND) {
    const upto = String(next.get(after, SLICE)?.owner ?? BEYOND)
    yield [after, upto]
    after = upto
  }
}

const faultsOf = (db: Db, rules: readonly Rule[], slice: Slice): Fault[] =>
  rules.flatMap(({ invariant, sql, say }) => rowsOf(db, sql, ...slice).map(row => ({ invariant, what: say(row) })))

const rowsOf = (db: Db, sql: string, ...values: SQLInputValue[]): Row[] => exact(db, sql).all(...values) as Row[]

const appendOnlyTables = ['ledger_entry', 'ledger_posting', 'ledger_line', 'client_order']

function missingTriggers(db: Db): Fault[] {
  const there = new Set(rowsOf(db, "SELECT name FROM sqlite_master WHERE type = 'trigger'").map(row => row.name))
  return appendOnlyTables
    .flatMap(table => [`${table}_no_update`, `${table}_no_delete`])
    .filter(name => !there.has(name))
    .map(name => ({ invariant: 5, what: `the trigger ${name} is missing` }))
}

const HELD = `SELECT sub, sum(balance) AS held FROM ledger_account
  WHERE kind = ? AND owner <> 'house' AND sub <> '' AND balance <> 0 GROUP BY sub`

function checkClaims(tx: Tx, kind: UserKind): Fault[] {
  const claimed = claimedOf(tx, booksOf(tx).hooks, kind)
  const rows = rowsOf(tx, kind === 'virtual-margin' ? simulated(HELD) : HELD, kind)
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
