/** A downtime, and a halt of the books: the time in which nobody can trade asks nobody for minutes at risk. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { competitionCall } from '@shared/contract'
import { HOUR, stamp } from '@shared/engine/clock'
import { booksOf } from '@shared/engine/ledger/index'
import {
  closeAll,
  create,
  entryOf,
  finished,
  LONG,
  open,
  openFive,
  type Racer,
  racer,
} from '../../../sandbox/src/testing/competitions/racing.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const isDown = (time: string) => exchange.operate('clock', 'skip', time)
const needed = async (racing: Racer, id: string) =>
  (await exchange.client.ask(competitionCall, { id }, racing)).riskMinutes

/** One that begins now and takes two hours: it asks for six minutes. */
async function twoHours(id: string): Promise<Racer> {
  await create(exchange, id, '--hours', '2', '--rewards', '1:50')
  return racer(exchange, id)
}

test('asks for a twentieth of the time without its downtimes', async () => {
  const one = await twoHours('C-down')
  expect(await needed(one, 'C-down')).toBe(6)
  await isDown('21m')
  expect(await needed(one, 'C-down')).toBe(5)
  await exchange.sandbox.advance(60)
  expect(await needed(one, 'C-down')).toBe(5)
  await isDown('60m')
  expect(await needed(one, 'C-down')).toBe(2)
})

test('asks for a twentieth of the time without a halt of the books', async () => {
  const one = await twoHours('C-halt')
  const books = booksOf(exchange.sandbox.context.db)
  books.halted = 'a fault'
  await exchange.sandbox.advance(21 * 60)
  expect(await needed(one, 'C-halt')).toBe(6)
  books.halted = null
  await exchange.sandbox.advance(1)
  expect(await needed(one, 'C-halt')).toBe(5)
})

test('takes off what a downtime has of its time alone, not what comes before the start', async () => {
  const start = stamp(exchange.sandbox.context.clock.now() + HOUR)
  await create(exchange, 'C-later', '--start', start, '--hours', '2', '--rewards', '1:50')
  const one = await racer(exchange, 'C-later')
  await isDown('59m')
  expect(await needed(one, 'C-later')).toBe(6)
  await isDown('22m')
  expect(await needed(one, 'C-later')).toBe(5)
})

test('asks for no minutes after a downtime where a competition keeps terms without them', async () => {
  const one = await twoHours('C-terms')
  exchange.sandbox.context.db.exec("UPDATE competition SET risk_needed = 0 WHERE id = 'C-terms'")
  await isDown('10m')
  expect(await needed(one, 'C-terms')).toBe(0)
})

test('counts no minute of a downtime for a position that is held through it', async () => {
  const one = await twoHours('C-held')
  await open(exchange, one, { direction: LONG })
  await exchange.sandbox.advance(120)
  await isDown('60m')
  await exchange.sandbox.advance(60)
  expect([2, 3, 4, 5]).toContain((await entryOf(exchange, one)).riskMinutes)
})

test.each([
  ['a downtime', 'C-paid', '100m'],
  ['a downtime beyond the end', 'C-beyond', '3h'],
])('pays a reward for the minutes at risk that %s leaves to be asked for', async (_, id, time) => {
  const one = await twoHours(id)
  await openFive(exchange, one, { direction: LONG })
  await exchange.sandbox.advance(120)
  await closeAll(exchange, one)
  await isDown(time)
  await finished(exchange, one, id)
  expect(await entryOf(exchange, one)).toMatchObject({ ranking: 1, reward: '50' })
})
