/** An exchange that dies between any two events of an offering for which more people applied than one event takes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { drawProofCall } from '@shared/contract'
import type { Db } from '@shared/engine/db/open'
import { checkDraw, entriesHashOf } from '@shared/money/draw'
import { killedWithin, momentsOf } from '../../../sandbox/src/testing/ledger/kills.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { awayUntil } from '../../../sandbox/src/testing/offerings/away.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { asEntry } from './draw.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

const running = new Mortal({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
const ID = 'O-slices'
const APPLICANTS = 210
const LOTS = 1_000
beforeAll(async () => {
  await running.begin()
  const terms = ['--symbol', 'SLICE', '--floor', '1', '--estimated', '2', '--lots', String(LOTS), '--lot-size', '10']
  const times = ['--apply', '2', '--draw', '120', '--pay', '2', '--list', '2', '--sample-lots', String(10 * APPLICANTS)]
  expect(await running.operate('ieo', 'create', '--id', ID, ...terms, ...times)).toBe(true)
})
afterAll(() => running.end())

const second = (m: Mortal) => m.operate('clock', 'advance', '1s')
const offering = (db: Db) => db.prepare('SELECT * FROM offering WHERE id = ?').get(ID) as OfferingRow
const applications = (db: Db) =>
  db.prepare('SELECT * FROM offering_application WHERE offering_id = ?').all(ID) as ApplicationRow[]
const inState = (db: Db, state: number) => applications(db).filter(one => one.state === state).length

/** The winners of the first exchange that drew: every other one has the same list and the same seed. */
let first: Map<string, number | null> | undefined

/** What each event comes to, however often the exchange died within it. */
const outcomes: Readonly<Record<string, (db: Db) => void>> = {
  freeze: db => expect(offering(db).entries_hash).toBe(entriesHashOf(applications(db).map(asEntry))),
  draw(db) {
    const rows = applications(db)
    expect([offering(db).winning_price, inState(db, 1)]).toEqual(['2', 0])
    expect(rows.reduce((all, { won_lots }) => all + (won_lots ?? 0), 0)).toBe(LOTS)
    const won = new Map(rows.map(({ id, won_lots }) => [id, won_lots]))
    first ??= won
    expect(won).toEqual(first)
  },
  'pay-end': db => expect([offering(db).closed_at !== null, inState(db, 2)]).toEqual([true, 0]),
  list: db => expect([offering(db).listed_at !== null, inState(db, 3)]).toEqual([true, 0]),
}

/** What is public holds for all, and the list is never half hashed. */
function isWhole(db: Db): void {
  const { entries_hash, drawn_at, closed_at, listed_at } = offering(db)
  expect(entries_hash ?? '').toMatch(/^([0-9a-f]{64})?$/)
  if (drawn_at !== null) expect(inState(db, 1)).toBe(0)
  if (closed_at !== null) expect(inState(db, 2)).toBe(0)
  if (listed_at !== null) expect(inState(db, 3)).toBe(0)
}

const below = lots()
const KILLS = rounds(40)

test.each(Object.keys(outcomes))(
  `killed at ${KILLS} moments of the second of %s: ${APPLICANTS} applicants come out as without a kill (SEED=${seed})`,
  async due => {
    await awayUntil(running, `offering-${due}`, ID)
    const moments = await momentsOf(running, second)
    for (let kill = 0; kill < KILLS; kill++)
      await killedWithin(running, 1 + below(moments), {
        act: second,
        checkDead: m => m.onDisk(isWhole),
        again: async m => {
          for (const _ of [1, 2]) await second(m)
        },
        check: m => m.onDisk(outcomes[due] as (db: Db) => void),
      })
    await running.start()
    expect(await second(running)).toBe(true)
  },
)

test('who wins is what one draw over the whole list says', async () => {
  const proof = await running.client.ask(drawProofCall, { id: ID })
  expect(checkDraw(proof, null)).toMatchObject({ commitment: 'holds', list: 'holds', winners: 'holds' })
  expect(new Map(proof.entries.map(({ orderNo, wonLots }) => [orderNo, wonLots]))).toEqual(first)
})
