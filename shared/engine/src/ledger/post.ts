/** Moves money: the only writer of accounts, entries and postings. */
import { hash } from 'node:crypto'
import { fromMinor } from '@shared/money'
import { changesOf } from '../db/synced.ts'
import type { Tx } from '../db/transact.ts'
import { Refused } from '../refusals/refuse.ts'
import { type Account, checkAccount, HOUSE, type Leg, mayHold, VIRTUAL } from './account.ts'
import { type Books, type Statements, statementsOf, writable } from './books.ts'
import { type EntryType, entryTypes } from './entry-types.ts'
import type { PostedEntry } from './hooks.ts'
import { keepNewest } from './simulated/keep.ts'
import { keepSums } from './sums.ts'

export type Posting = {
  /** `<type>:<ref id>[:<part>]`; the same key with the same legs posts nothing, with others it throws. */
  key: string
  type: EntryType
  /** What it is about, e.g. {kind: 'recharge', id}. */
  ref: { kind: string; id: string }
  /** Zero in sum per currency; taken in this order; a leg of 0 is left out. */
  legs: readonly Leg[]
  /** Epoch ms that the entry is for, where that is not now. */
  bizTime?: number
  /** A person's words, e.g. the operator's on an adjustment. */
  note?: string
}

export type PostResult = { entryId: number; replayed: boolean }

/** Refusal insufficient-balance with {have, currency, need} as decimals. */
export class InsufficientFunds extends Refused {
  readonly account: Account

  constructor(account: Account, have: bigint, need: bigint) {
    super('insufficient-balance', { have: fromMinor(have), currency: account.currency, need: fromMinor(need) })
    this.account = account
  }
}

/**
 * Posts one entry. Nothing is written before every leg was found possible, so a caught refusal leaves nothing behind. What
 * its caller wrote before it is another matter: `refusalOf` takes that back.
 * @throws InsufficientFunds, Refused ledger-halted; Error on a posting that no domain may make
 */
export function post(tx: Tx, posting: Posting): PostResult {
  const books = writable(tx)
  const sql = statementsOf(books, posting.legs[0]?.currency)
  const legs = withOwnHouse(posting.legs.filter(leg => leg.minor !== 0n))
  checkPosting(posting, legs)
  const bodyHash = hashOf(posting, legs)
  const before = sql.entryByKey.get(posting.key)
  if (before) return replay(posting.key, before, bodyHash)
  const moves = plan(sql, legs)
  const at = books.now()
  const entryId = write(sql, posting, { bodyHash, at }, moves)
  const posted = { entryId, type: posting.type, at, ref: posting.ref, legs }
  keep(books, sql, posted)
  for (const owner of peopleOf(legs)) changesOf(tx, owner)
  for (const listen of books.hooks.listeners) listen(tx, posted)
  return { entryId, replayed: false }
}

const peopleOf = (legs: readonly Leg[]): string[] => [
  ...new Set(legs.map(({ owner }) => owner).filter(owner => owner !== HOUSE)),
]

/** Of virtual money the house has a side for each owner: their books can be taken away and leave the others whole. */
function withOwnHouse(legs: readonly Leg[]): readonly Leg[] {
  const [sub = ''] = peopleOf(legs)
  return legs.map(leg => (leg.owner === HOUSE && leg.currency === VIRTUAL ? { ...leg, sub } : leg))
}

/** What is kept beside an entry: sums, since when its owners have money, and how many entries a simulated owner has. */
function keep(books: Books, sql: Statements, { type, at, legs }: PostedEntry): void {
  keepSums(sql, { type: entryTypes[type], at, legs })
  for (const owner of peopleOf(legs))
    if (sql === books.simulated) keepNewest(books, owner)
    else books.sql.keepOwner.run(owner, at)
}

function checkPosting({ key, type }: Posting, legs: readonly Leg[]): void {
  if (!key.startsWith(`${type}:`)) throw new Error(`The key ${key} does not begin with its type ${type}`)
  const sums = new Map<string, bigint>()
  for (const leg of legs) {
    checkAccount(leg)
    sums.set(leg.currency, (sums.get(leg.currency) ?? 0n) + leg.minor)
  }
  for (const [currency, sum] of sums) if (sum !== 0n) throw new Error(`${key}: ${fromMinor(sum)} ${currency} too much`)
  if (!sums.has(VIRTUAL)) return
  if (sums.size > 1) throw new Error(`${key} mixes virtual money with money`)
  if (peopleOf(legs).length !== 1) throw new Error(`${key} is not of one owner of virtual money`)
}

const hashOf = ({ type, ref }: Posting, legs: readonly Leg[]) =>
  hash(
    'sha256',
    JSON.stringify([
      type,
      ref.kind,
      ref.id,
      legs.map(leg => [leg.owner, leg.currency, leg.kind, leg.sub ?? '', String(leg.minor)]),
    ]),
  )

function replay(key: string, before: Record<string, unknown>, bodyHash: string): PostResult {
  if (before.body_hash !== bodyHash) throw new Error(`${key} was posted before with other legs`)
  return { entryId: Number(before.id), replayed: true }
}

type Move = { account: AccountRow; minor: bigint; after: bigint }
/** id null: not opened yet. */
type AccountRow = {
  id: bigint | null
  names: [owner: string, currency: string, kind: string, sub: string]
  balance: bigint
}

function plan(sql: Statements, legs: readonly Leg[]): Move[] {
  const accounts = new Map<string, AccountRow>()
  return legs.map(leg => {
    const account = accountOf(sql, accounts, leg)
    const after = account.balance + leg.minor
    if (!mayHold(leg, after)) throw shortOf(leg, account.balance)
    account.balance = after
    return { account, minor: leg.minor, after }
  })
}

function accountOf(
  sql: Statements,
  accounts: Map<string, AccountRow>,
  { owner, currency, kind, sub = '' }: Leg,
): AccountRow {
  const name = `${owner}|${currency}|${kind}|${sub}`
  const known = accounts.get(name)
  if (known) return known
  const row = sql.account.get(owner, currency, kind, sub) as { id: bigint; balance: bigint } | undefined
  const account: AccountRow = { id: row?.id ?? null, names: [owner, currency, kind, sub], balance: row?.balance ?? 0n }
  accounts.set(name, account)
  return account
}

function shortOf(leg: Leg, have: bigint): Error {
  if (leg.kind === 'debt')
    return new Error(`${leg.owner} owes ${fromMinor(-have)} ${leg.currency}: less than is repaid`)
  return new InsufficientFunds(leg, have, -leg.minor)
}

function write(
  sql: Statements,
  posting: Posting,
  made: { bodyHash: string; at: number },
  moves: readonly Move[],
): number {
  const { bodyHash, at } = made
  const { key, ref, note = null, bizTime = null } = posting
  const type = entryTypes[posting.type]
  const { lastInsertRowid: id } = sql.newEntry.run(key, bodyHash, type, ref.kind, ref.id, note, bizTime, at)
  moves.forEach(({ account, minor, after }, seq) => {
    account.id = store(sql, account, after)
    sql.newPosting.run(id, seq, account.id, minor, after)
    const [owner, currency, kind] = account.names
    if (owner !== HOUSE) sql.newLine.run(owner, id, seq, type, currency, kind, minor, at)
  })
  return Number(id)
}

function store(sql: Statements, { id, names }: AccountRow, after: bigint): bigint {
  if (id === null) return (sql.newAccount.get(...names, after) as { id: bigint }).id
  sql.setBalance.run(after, id)
  return id
}
