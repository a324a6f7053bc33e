/** What a look at everybody's risk reads, and that it learns of whoever signs in between two looks. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { directions } from '@shared/contract/codes'
import { MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { migrate } from '@shared/engine/db/migrate'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { type Visits, type Watch, watchRows } from '../../../testing/src/visited.ts'
import { lookAtRisk } from './risk.ts'
import { competitionById } from './rows.ts'

const SESSIONS = 20
let watch: Watch
let db: Db
let minute = 0
let signIns = 0
beforeEach(() => {
  watch = watchRows()
  db = openDatabase(':memory:')
  migrate(db, migrations)
  addCompetition('C')
})
afterEach(() => {
  watch.stop()
  db.close()
})

const addCompetition = (id: string) =>
  db
    .prepare(`INSERT INTO competition (id, words, start_at, end_at, join_deadline, entry_funds, virtual_funds, max_participants,
      rewards) VALUES (?, '{}', 0, ${1e15}, 0, '100', '10000', 500, '[]')`)
    .run(id)

/** At the last second of the next minute, whichever second is drawn. */
function look(): Promise<Visits> {
  const now = ++minute * MINUTE + MINUTE - 1
  const market = { last: () => ({ price: '64000' }) }
  const context = { db, market, keys: { secret: Buffer.alloc(32) } } as unknown as Context
  return watch.during(() => lookAtRisk(context, competitionById(db, 'C'), now))
}

function signIn(owner: string, network: string): void {
  const n = ++signIns
  db.prepare(`INSERT INTO session (token_hash, user_id, device_id, network, created_at, last_seen, expires)
    VALUES (?1, ?2, '', ?3, ?4, ?4, ?4)`).run(`token-${n}`, owner, network, n)
}

const verify = (owner: string, at = 0) =>
  db
    .prepare(`INSERT INTO identity (id, user_id, kind, state, details, reject_fields, automatic, client_order_id,
      submitted_at, reviewed_at, person) VALUES (?1, ?1, 'basic', 1, '{}', '[]', 0, '', ?2, ?2, ?1)`)
    .run(owner, at)

/** Somebody with two positions, who is verified and signed in often from a network of their own. */
function addRacer(owner: string, direction: number, competition = 'C', verifiedAt: number | null = 0): void {
  db.prepare(`INSERT INTO user (id, account_type, account, password, invite_code, created_at)
    VALUES (?1, 1, ?1, '', ?1, 0)`).run(owner)
  db.prepare(`INSERT INTO competition_entry (id, competition_id, owner, bot, state, joined_at, day, day_assets)
    VALUES (?, ?, ?, 0, 'in', 0, '', '10000')`).run(`E-${owner}`, competition, owner)
  if (verifiedAt !== null) verify(owner, verifiedAt)
  for (let nth = 0; nth < SESSIONS; nth++) signIn(owner, `network-of-${owner}`)
  for (let nth = 0; nth < 2; nth++) addPosition(`P-${owner}-${nth}`, owner, { direction, quantity: '0.02' })
}

type Held = { symbol?: string; direction: number; quantity: string }
const addPosition = (id: string, owner: string, { symbol = 'BTCUSDT', direction, quantity }: Held) =>
  db
    .prepare(`INSERT INTO position (id, user_id, account, trade_type, symbol, direction, order_type, quantity,
      leverage, margin_mode, margin, open_price, open_seq, open_fee, state, created_at, opened_at)
    VALUES (?, ?, ?, 1, ?, ?, 1, ?, 20, 1, '1', '64000', 1, '0', 1, 0, 0)`)
    .run(id, owner, `E-${owner}`, symbol, direction, quantity)

const openDoge = (owner: string, direction: number) =>
  addPosition(`D-${owner}`, owner, { symbol: 'DOGEUSDT', direction, quantity: '0.03125' })

const addRacers = (from: number, to: number, competition?: string) => {
  for (let nth = from; nth < to; nth++)
    addRacer(`racer-${nth}`, nth % 2 ? directions.buy : directions.sell, competition)
}

const opposite = () =>
  db
    .prepare('SELECT owner, opposite FROM competition_entry ORDER BY owner')
    .all()
    .map(row => Object.values(row).join(' '))

test('reads open positions and entries, and the sessions of those alone who signed in since the last look', async () => {
  addRacers(0, 20)
  await look()
  const few = await look()
  addRacers(20, 40)
  await look()
  const many = await look()
  // each racer has an entry that is read and written, an identity, and two positions
  expect({ rows: many.rows - few.rows, most: many.most() }).toEqual({ rows: 20 * 5, most: many.most() })
  signIn('racer-1', 'elsewhere')
  // the session is found, then that person's newest ones and two networks are read, with who invited them
  expect((await look()).rows - many.rows).toBe(1 + SESSIONS + 2 + 1 + 1)
})

test('reads nothing of what is open in other competitions', async () => {
  addRacers(0, 20)
  await look()
  const alone = await look()
  addCompetition('other')
  addRacers(20, 60, 'other')
  await look()
  expect((await look()).rows).toBe(alone.rows)
})

test('reads all sessions again where the newest one was deleted, so none takes its place unseen', async () => {
  addRacer('long', directions.buy)
  addRacer('short', directions.sell)
  signIn('leaver', 'elsewhere')
  await look()
  db.exec("DELETE FROM session WHERE user_id = 'leaver'")
  signIn('short', 'network-of-long')
  await look()
  expect(opposite()).toEqual(['long 1408', 'short 1408'])
})

test('links whoever signs in from the network of somebody that they bet against, from the next look on', async () => {
  addRacer('long', directions.buy)
  addRacer('short', directions.sell)
  await look()
  expect(opposite()).toEqual(['long 0', 'short 0'])
  signIn('short', 'network-of-long')
  await look()
  expect(opposite()).toEqual(['long 1408', 'short 1408'])
})

/** Two who bet against each other from one network. */
function addRivals(verifiedAt: number | null): void {
  addRacer('long', directions.buy)
  addRacer('short', directions.sell, 'C', verifiedAt)
  signIn('short', 'network-of-long')
}

test('still links owners by a network that both signed in from before their newest twenty-one sessions', async () => {
  addRacer('long', directions.buy)
  addRacer('short', directions.sell)
  signIn('short', 'network-of-long')
  for (let nth = 0; nth < 21; nth++) for (const owner of ['long', 'short']) signIn(owner, `${nth}-${owner}`)
  await look()
  expect(opposite()).toEqual(['long 1408', 'short 1408'])
})

test('weighs positions by the volatility of their coins, so a larger calm position hides no hedge', async () => {
  addRacer('one', directions.buy)
  addRacer('other', directions.buy)
  signIn('other', 'network-of-one')
  openDoge('one', directions.buy)
  openDoge('other', directions.sell)
  await look()
  // of 2,560 in BTC on one side, and 2,000 in DOGE against each other
  const risks = db.prepare('SELECT exposed, opposite FROM competition_entry').all()
  expect(risks.map(row => ({ ...row }))).toEqual(Array(2).fill({ exposed: 3308, opposite: 1900 }))
})

test('counts nothing against an entry through one that was not verified in time', async () => {
  addRivals(1)
  addRacer('unverified', directions.sell, 'C', null)
  signIn('unverified', 'network-of-long')
  await look()
  expect(opposite()).toEqual(['long 0', 'short 0', 'unverified 0'])
})

test('counts nothing against an entry through a later one of its person, though the first one was left', async () => {
  addRivals(0)
  addRacer('first', directions.buy)
  db.exec(`UPDATE competition_entry SET person = owner`)
  db.exec(
    `UPDATE competition_entry SET rowid = 0, person = 'short', state = 'exited', assets = '0' WHERE owner = 'first'`,
  )
  await look()
  expect(opposite()).toEqual(['first 0', 'long 0', 'short 0'])
})

test('counts everybody where the competition still lets them verify until its end', async () => {
  db.exec('UPDATE competition SET verify_by = end_at')
  addRivals(null)
  await look()
  expect(opposite()).toEqual(['long 1408', 'short 1408'])
})
