/** Killed at moments drawn by lot of each second in which something falls due, and while it is paid for: all happens once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  applicationListCall,
  applyOfferingCall,
  drawProofCall,
  messageListCall,
  payOfferingCall,
  symbolPriceCall,
} from '@shared/contract'
import { applicationStates } from '@shared/contract/codes'
import { checkDraw } from '@shared/money/draw'
import type { Point } from '../../../sandbox/src/testing/ledger/fault.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { awayUntil } from '../../../sandbox/src/testing/offerings/away.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import { lots, patience, rounds, seed } from '../../../testing/src/soak.ts'

const running = new Mortal({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
/** Who pays, and who does not: each offering has its own, since an unpaid win bars. */
let people: TestUser[] = []
const VERIFIED = `INSERT OR IGNORE INTO identity (id, user_id, kind, state, details, document, reject_fields, automatic, client_order_id,
  submitted_at, reviewed_at) SELECT id, id, 'basic', 1, '{}', id, '[]', 0, id, created_at, created_at FROM user`
beforeAll(() => running.begin(), patience(60_000))
afterAll(() => running.end())

const below = lots()
const id = () => newOrderId()
let made = 0

const second = () => running.operate('clock', 'advance', '1s')
/** More than one in which nothing is due passes. */
const MOMENTS = 60

/** Lives the next second, and is killed within it unless it is over before. */
async function dueSecond(): Promise<void> {
  const gone = running.gone()
  await running.arm(1 + below(MOMENTS))
  if (await second()) return void (await running.arm(0))
  await gone
  running.prove()
  await running.start()
  expect(await second()).toBe(true)
}

async function newcomers(): Promise<TestUser[]> {
  const both = [
    await running.newUser(`ann_pays_${made}`, '1000'),
    await running.newUser(`ben_pays_not_${made}`, '1000'),
  ]
  await running.stop()
  running.onDisk(db => db.exec(VERIFIED))
  await running.start()
  return both
}

type Applied = { ioeId: string; orders: string[] }

async function applied(): Promise<Applied> {
  const ioeId = `O-crash-${++made}`
  const terms = ['--symbol', `KILL${made}`, '--floor', '1', '--estimated', '2', '--lots', '10', '--lot-size', '10']
  const times = ['--apply', '2', '--draw', '120', '--pay', '2', '--list', '2', '--sample-lots', '3']
  expect(await running.operate('ieo', 'create', '--id', ioeId, ...terms, ...times)).toBe(true)
  people = await newcomers()
  const orders: string[] = []
  for (const user of people)
    orders.push(
      (await running.client.ask(applyOfferingCall, { ioeId, lots: 1, salt: 's', clientOrderId: id() }, user)).id,
    )
  return { ioeId, orders }
}

async function paid(orderId: string, point: Point): Promise<void> {
  const [ann] = people
  if (!ann) throw new Error('Nobody is there')
  const order = { orderId, clientOrderId: id() }
  await running.dieAt(point, () =>
    running.client.call(payOfferingCall, order, ann).then(
      ({ code }) => code === 200,
      () => false,
    ),
  )
  running.prove()
  await running.start()
  const twice = [
    await running.client.ask(payOfferingCall, order, ann),
    await running.client.ask(payOfferingCall, order, ann),
  ]
  expect(twice).toMatchObject([{ status: applicationStates.completed }, twice[0]])
}

async function happenedOnce({ ioeId }: Applied): Promise<void> {
  const { client } = running
  const mine = people.map(async user => (await client.ask(applicationListCall, { ioeId }, user)).records[0])
  expect((await Promise.all(mine)).map(row => row?.status)).toEqual([
    applicationStates.listed,
    applicationStates.forfeited,
  ])
  const proof = await client.ask(drawProofCall, { id: ioeId })
  expect(checkDraw(proof, null)).toMatchObject({ commitment: 'holds', list: 'holds', winners: 'holds' })
  const told = people.map(
    async user =>
      (await client.ask(messageListCall, { pageSize: 100 }, user)).filter(({ linkUrl }) => linkUrl?.endsWith(ioeId))
        .length,
  )
  expect(await Promise.all(told)).toEqual([2, 2])
  expect(await client.ask(symbolPriceCall, { symbols: `KILL${made}USDT` })).toMatchObject([{ price: '1.50000' }])
}

async function bookedOnce({ orders }: Applied): Promise<void> {
  await running.stop()
  const OF = `SELECT key FROM ledger_entry WHERE ref_id IN ('${orders.join("','")}') ORDER BY id`
  const keys = running.onDisk(db => db.prepare(OF).all()).map(({ key }) => key)
  expect(keys).toEqual([`ieo-payment:${orders[0]}`, `ieo-tokens:${orders[0]}`])
  await running.start()
}

test(`${rounds(10)} offerings, killed in each second in which something is due, and as one pays: drawn, paid, forfeited and listed once (seed ${seed})`, async () => {
  const points: readonly [Point, ...Point[]] = ['one leg', 'order row', 'before commit', 'before reply']
  for (let round = 0; round < rounds(10); round++) {
    const made = await applied()
    for (const due of ['freeze', 'draw', 'pay-end', 'list']) {
      await awayUntil(running, `offering-${due}`, made.ioeId)
      await running.start()
      await dueSecond()
      if (due === 'draw') await paid(made.orders[0] ?? '', points[round % points.length] ?? 'one leg')
    }
    await happenedOnce(made)
    await bookedOnce(made)
  }
})
