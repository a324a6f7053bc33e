/** An offering that a crowd applied for: each event takes a hundred applications, and pages read none of them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applicationListCall, drawProofCall, offeringListCall } from '@shared/contract'
import { applicationStates, offeringStates } from '@shared/contract/codes'
import { MOST_LISTED } from '@shared/contract/limits'
import { transact } from '@shared/engine/db/transact'
import { type DueHandlers, takeDue } from '@shared/engine/due/index'
import { checkDraw } from '@shared/money/draw'
import { pass, setBack } from '../../../sandbox/src/testing/accounts/people.ts'
import { copyRows, insertOne } from '../../../sandbox/src/testing/growth/copies.ts'
import { APPLYING, DRAWN, LISTED, offeringsOf, PAID } from '../../../sandbox/src/testing/offerings/offerings.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { type Visits, type Watch, watchRows } from '../../../testing/src/visited.ts'
import { offeringDues } from './index.ts'
import { listApplications } from './list.ts'

let watch: Watch
let exchange: Exchange
let at: ReturnType<typeof offeringsOf>
let user: TestUser
beforeAll(async () => {
  watch = watchRows()
  exchange = await startExchange()
  at = offeringsOf(exchange)
  user = await at.person()
})
afterAll(async () => {
  watch.stop()
  await exchange.stop()
})

/** Sample users: ids are as long as those of people. */
function crowd(offering_id: string, n: number): void {
  const { db, clock } = exchange.sandbox.context
  const letter = offering_id.at(-1) ?? ''
  insertOne(db, 'offering_application', {
    ...{ id: `I${letter}000000000`, offering_id, owner: 'sample-0', sample: 1, lots: 2, salt: 's' },
    ...{ applied_at: clock.now(), state: 1 },
  })
  copyRows(db, 'offering_application', `id = 'I${letter}000000000'`, n - 1, {
    ...{ id: `printf('I${letter}%09d', i)`, owner: "'sample-' || i" },
  })
}

type Event = { kind: string; rows: number; most: string }

/** Does the next event of an offering that is due. @returns its kind, undefined where none is due */
function oneEvent(id: string): string | undefined {
  const { context } = exchange.sandbox
  const known: DueHandlers = offeringDues
  return transact(context.db, tx => {
    const due = takeDue(tx, id, context.clock.now())
    if (due) known[due.kind]?.(tx, context, due)
    return due?.kind
  })
}

/** Does all that is due of an offering. */
async function events(id: string): Promise<Event[]> {
  const done: Event[] = []
  for (let kind: string | undefined = ''; kind !== undefined; ) {
    const visits: Visits = await watch.during(() => {
      kind = oneEvent(id)
    })
    if (kind !== undefined) done.push({ kind, rows: visits.rows, most: visits.most() })
  }
  return done
}

test('1,000 applicants: frozen, drawn, paid up and listed a hundred at a time; nobody reads a result before all are drawn', async () => {
  const id = await at.offer('--lots', '500')
  const { id: order } = await at.apply(user, id, 10)
  crowd(id, 1_000)
  const started = exchange.sandbox.context.clock.now()
  const seen: Event[] = []
  for (const seconds of [APPLYING, DRAWN, PAID, LISTED]) {
    pass(exchange, seconds - (exchange.sandbox.context.clock.now() - started) / 1000)
    seen.push(...(await events(id)))
    if (seconds === DRAWN) await at.pay(user, order)
  }
  expect(seen.filter(({ rows }) => rows > 500)).toEqual([])
  const count = (kind: string) => seen.filter(event => event.kind === `offering-${kind}`).length
  // scores, then results; who won is reminded, then samples are paid up and listed
  expect([count('freeze'), count('draw')]).toEqual([11, 21])
  expect([count('reminder'), count('pay-end'), count('list')].every(events => events >= 2)).toBe(true)
  const proof = await at.proof(id)
  expect(checkDraw(proof, null)).toMatchObject({ commitment: 'holds', list: 'holds', winners: 'holds' })
  expect(proof.entries.reduce((all, { wonLots }) => all + (wonLots ?? 0), 0)).toBe(500)
  expect((await at.seen(user, id))?.status).toBe(offeringStates.listed)
})

test('while its list is hashed nobody is added to it, also where the clock is set back', async () => {
  const [id, late] = [await at.offer(), await at.person()]
  crowd(id, 250)
  pass(exchange, APPLYING)
  oneEvent(id)
  expect(await at.proof(id)).toMatchObject({ entriesHash: null, entries: [] })
  const back = setBack(exchange, 5000)
  expect(await at.tryToApply(late, id, 5)).toMatchObject({ refusal: 'ioe-not-open' })
  back()
  await events(id)
  expect(checkDraw(await at.proof(id), null)).toMatchObject({ list: 'holds' })
})

test('between two hundreds of a draw its offering is drawing, nobody has won, and nobody pays', async () => {
  const id = await at.offer('--lots', '2000')
  const { id: order } = await at.apply(user, id, 10)
  crowd(id, 250)
  pass(exchange, APPLYING)
  await events(id)
  pass(exchange, DRAWN - APPLYING)
  const { db } = exchange.sandbox.context
  const settled = () =>
    db.prepare('SELECT count(*) AS n FROM offering_application WHERE offering_id = ? AND state <> 1').get(id)?.n
  while (settled() === 0) oneEvent(id)
  expect(settled()).toBe(100)
  expect(await at.seen(user, id)).toMatchObject({ status: offeringStates.drawing, winningPrice: null })
  expect(await at.mine(user, id)).toMatchObject({ status: 1, wonLots: null, wonQuantity: null })
  const inState = async (status: 1 | 2) => {
    const { records, total } = await exchange.client.ask(applicationListCall, { status }, user)
    expect(total).toBe(records.length)
    return records.map(({ ioeId }) => ioeId)
  }
  expect([await inState(1), await inState(2)]).toEqual([[id], []])
  expect(await at.pay(user, order)).toMatchObject({ refusal: 'order-state', values: { state: 'pending' } })
  const proof = await at.proof(id)
  expect([proof.serverSeed, proof.entries.filter(({ wonLots }) => wonLots !== null)]).toEqual([null, []])
  await exchange.sandbox.advance(1)
  expect(await at.mine(user, id)).toMatchObject({ status: 2, wonLots: 10 })
  expect([await inState(1), await inState(2)]).toEqual([[], [id]])
})

test('the list of offerings, and a proof that was asked for before, read as much for 10,000 applicants as for ten', async () => {
  const id = await at.offer()
  crowd(id, 10)
  const list = () => watch.during(() => exchange.client.ask(offeringListCall, {}, user))
  const few = await list()
  const { db } = exchange.sandbox.context
  copyRows(db, 'offering_application', `offering_id = '${id}' AND owner = 'sample-0'`, 9_990, {
    ...{ id: "printf('IX%09d', i)", owner: "'other-' || i" },
  })
  expect((await list()).rows).toBe(few.rows)
  expect(await at.seen(user, id)).toMatchObject({ subscribedLots: 20_000, sampleLots: 20_000 })
  await at.until(id, APPLYING)
  const ask = () => exchange.client.ask(drawProofCall, { id })
  const first = await ask()
  const again = await watch.during(async () => expect(await ask()).toEqual(first))
  expect(first.entries).toHaveLength(10_000)
  expect(again.rows).toBeLessThan(20)
})

test('lists an application that is being drawn in the order of insertion, and no more pages than can be asked for', () => {
  const { db, clock } = exchange.sandbox.context
  const [owner, applied_at] = ['lister', clock.now()]
  insertOne(db, 'offering', {
    ...{ id: 'OL', symbol: 'OL', name: 'List', intro: '{}', total_lots: 1000, lot_size: 100, estimated_price: '0.1' },
    ...{ floor_price: '0.08', min_lots: 1, commit_hash: '', seed: '', entries_hash: null, apply_start: applied_at },
    ...{ apply_end: applied_at + 1, draw_at: applied_at + 600_001 },
    ...{ pay_end: applied_at + 600_002, list_at: applied_at + 600_003 },
  })
  copyRows(db, 'offering', "id = 'OL'", MOST_LISTED + 50, {
    ...{ id: "'OL' || i", symbol: "'OL' || i", entries_hash: "iif(i = 2, 'hash', NULL)" },
  })
  insertOne(db, 'offering_application', {
    ...{ id: 'IL0', offering_id: 'OL', owner, sample: 0, lots: 1, salt: 's', applied_at },
    ...{ state: applicationStates.applied },
  })
  copyRows(db, 'offering_application', "id = 'IL0'", MOST_LISTED + 50, {
    ...{ id: "'IL' || i", offering_id: "'OL' || i", applied_at: `applied_at - iif(i < 4, 0, i)` },
    ...{ state: `iif(i = 2, ${applicationStates.notWon}, state)`, won_lots: 'iif(i = 2, 0, NULL)' },
  })
  const page = (pageNo: number) =>
    listApplications(db, owner, { status: applicationStates.applied, pageNo, pageSize: 20 })
  expect(
    page(1)
      .records.slice(0, 5)
      .map(({ id }) => id),
  ).toEqual(['IL3', 'IL2', 'IL1', 'IL0', 'IL4'])
  expect(page(1)).toMatchObject({ total: MOST_LISTED + 51, pages: MOST_LISTED / 20 })
  expect(page(MOST_LISTED / 20).records).toHaveLength(20)
  expect(page(MOST_LISTED / 20 + 1).records).toEqual([])
})
