/** What memory keeps of open positions and orders is what the table says, whatever was written and rolled back. */
import { expect, test } from '@jest/globals'
import { fc, rounds } from '../../../testing/src/soak.ts'
import { migrate } from '../db/migrate.ts'
import { type Db, openDatabase } from '../db/open.ts'
import { stateMigrations } from '../db/state.ts'
import { part, type Tx, transact } from '../db/transact.ts'
import { ledgerMigrations } from '../ledger/migrations.ts'
import { positionsMigrations } from './migrations.ts'
import { openRows } from './open-rows.ts'
import { insertRow, storedRow, updateRow } from './rows.ts'
import type { StoredRow } from './tables.ts'

const SYMBOLS = ['BTCUSDT', 'ETHUSDT']
const STATES = [0, 1, 3, -1] as const

let db: Db
let made = 0
const begin = () => {
  db = openDatabase(':memory:')
  migrate(db, [...stateMigrations, ...ledgerMigrations, ...positionsMigrations])
}

type Act =
  | { act: 'open' | 'change'; id: number; state: number; isCross: boolean; owner: number; level: number }
  | { act: 'part' | 'together'; acts: Act[]; fails: boolean }

const act = fc.letrec<{ act: Act }>(tie => ({
  act: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      act: fc.constantFrom('open' as const, 'change' as const),
      id: fc.nat(5),
      state: fc.nat(3),
      isCross: fc.boolean(),
      owner: fc.nat(1),
      level: fc.nat(9),
    }),
    fc.record({
      act: fc.constantFrom('part' as const, 'together' as const),
      acts: fc.array(tie('act'), { maxLength: 4 }),
      fails: fc.boolean(),
    }),
  ),
})).act

const base = { account: '', parent_id: null, trade_type: 1, direction: 1, order_type: 1, quantity: '1', leverage: 1 }
const fees = { margin: '1', open_fee: '0', open_seq: 1 }

function write(tx: Tx, { act, id, state, isCross, owner, level }: Extract<Act, { id: number }>): void {
  const now = STATES[state] ?? 0
  const opened = now === 1 || now === 3 ? '64000' : null
  const levels = { stop_loss: String(level), price: now === 0 ? String(level) : null }
  const change = { state: now, open_price: opened, margin_mode: isCross ? 2 : 1, user_id: `u${owner}`, ...levels }
  const known = storedRow(tx, `P${id}`)
  // what is closed or cancelled stays so
  if (known && known.state !== 3 && known.state !== -1 && act === 'change')
    updateRow(tx, known, change as Partial<StoredRow>)
  if (!known && act === 'open')
    insertRow(tx, {
      ...base,
      ...fees,
      ...change,
      created_at: ++made,
      id: `P${id}`,
      symbol: SYMBOLS[id % 2],
    } as unknown as StoredRow)
}

const attempt = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    expect(error).toEqual(new Error('refused'))
  }
}

function play(tx: Tx, acts: readonly Act[]): void {
  for (const one of acts)
    if ('id' in one) write(tx, one)
    else
      attempt(() =>
        part(tx, () => {
          play(tx, one.acts)
          if (one.fails) throw new Error('refused')
        }),
      )
}

/** Two of each symbol run already. */
const OPENED = [0, 1, 2, 3].map(id => ({
  act: 'open' as const,
  id,
  state: 1,
  isCross: id < 2,
  owner: id % 2,
  level: 5,
}))

const OPEN = 'SELECT * FROM position WHERE symbol = ? AND state IN (0, 1) ORDER BY created_at'

function expectAsStored(): void {
  const kept = openRows(db)
  const stored = (symbol: string) => db.prepare(OPEN).all(symbol)
  const ofMemory = (symbol: string) => [...kept.of(symbol)].map(row => ({ ...storedRow(db, row.id), ...row }))
  for (const symbol of SYMBOLS) expect(ofMemory(symbol)).toEqual(stored(symbol))
  // a long's stop, and the price of its limit: a fall to it
  const atLevel = (row: StoredRow) => Number(row.state === 1 ? row.stop_loss : row.price) >= 5
  for (const symbol of SYMBOLS) expect(kept.near(symbol, [5, 5])).toEqual([...kept.of(symbol)].filter(atLevel))
  const pooled = [...kept.pools()].flatMap(({ account, rows }) => [...rows.keys()].map(id => `${account.owner} ${id}`))
  const cross = SYMBOLS.flatMap(stored).filter(({ state, margin_mode: mode }) => state === 1 && mode === 2)
  expect(pooled.sort()).toEqual(cross.map(({ user_id: owner, id }) => `${owner} ${id}`).sort())
}

test('random writes, refusals within others and lost transactions leave memory as the table, in its order', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), fc.nat(12), (acts, readAt) => {
      begin()
      transact(db, tx => play(tx, OPENED))
      for (const [at, one] of acts.entries()) {
        if (at === readAt) openRows(db)
        attempt(() =>
          transact(db, tx => {
            play(tx, [one])
            if ('fails' in one && one.fails && one.act === 'together') throw new Error('refused')
          }),
        )
        if (at >= readAt) expectAsStored()
      }
      db.close()
    }),
    { numRuns: rounds(3000), endOnFailure: true },
  )
})
