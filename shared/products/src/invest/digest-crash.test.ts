/** An exchange that dies between any two writes of the second in which it tells the incomes of a day. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { debitBuyCall } from '@shared/contract'
import { DAY, dayStart, HOUR, MINUTE } from '@shared/engine/clock'
import { killedWithin, momentsOf } from '../../../sandbox/src/testing/ledger/kills.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const running = new Mortal()
const PEOPLE = 3
const second = (m: Mortal) => m.operate('clock', 'advance', '1s')

/** Comes back a second before. */
async function sleepUntil(at: (now: number) => number): Promise<void> {
  await running.stop()
  const now = running.onDisk(db =>
    Number(db.prepare("SELECT value FROM exchange_state WHERE key = 'clock'").get()?.value),
  )
  running.sleep(at(now) - 1000 - now)
  await running.start()
}

beforeAll(async () => {
  await running.begin()
  await sleepUntil(now => dayStart(now) + DAY + 12 * HOUR) // far from 00:05: one digest holds all that comes
  for (let nth = 0; nth < PEOPLE; nth++) {
    const user = await running.newUser(`digest_${nth}`, '1000')
    const order = { productId: 'A1', amount: '1000', expected: '0.0005', agreed: true, clientOrderId: newOrderId() }
    await running.client.ask(debitBuyCall, order, user)
  }
  await second(running)
  await sleepUntil(now => now + 26 * HOUR)
  await second(running)
  await sleepUntil(now => dayStart(now) + DAY + 5 * MINUTE)
  await running.stop()
})
afterAll(() => running.end())

const count = (m: Mortal, text: string) => m.onDisk(db => Number(db.prepare(text).get()?.n))
const told = (m: Mortal) => count(m, "SELECT count(*) AS n FROM message WHERE template = 'income-digest'")
const untold = (m: Mortal) => count(m, 'SELECT count(*) AS n FROM income_untold')

const below = lots()
const KILLS = rounds(40)

test(`killed at ${KILLS} moments of 00:05: each is told of their day once (SEED=${seed})`, async () => {
  expect([told(running), untold(running)]).toEqual([0, PEOPLE])
  const moments = await momentsOf(running, second)
  const seconds = async (m: Mortal) => {
    for (const _ of [1, 2, 3]) await second(m)
  }
  for (let kill = 0; kill < KILLS; kill++)
    await killedWithin(running, 1 + below(moments), {
      act: second,
      // all of them, or nobody
      checkDead: m => expect([0, PEOPLE]).toContain(told(m)),
      again: seconds,
      check: m => expect([told(m), untold(m)]).toEqual([PEOPLE, 0]),
    })
})
