/** An exchange that dies between any two writes of the second in which a bond starts that has more orders than one event takes. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { debitBuyCall } from '@shared/contract'
import { productOrderStates } from '@shared/contract/codes'
import { HOUR, stamp } from '@shared/engine/clock'
import { keptFaults } from '../../../sandbox/src/testing/invest/kept.ts'
import { killedWithin, momentsOf } from '../../../sandbox/src/testing/ledger/kills.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const running = new Mortal()
const ORDERS = 101
let end = 0
const second = (m: Mortal) => m.operate('clock', 'advance', '1s')

/** The exchange is stopped. */
const clock = () =>
  running.onDisk(db => Number(db.prepare("SELECT value FROM exchange_state WHERE key = 'clock'").get()?.value))

async function bought(nth: number, user: Awaited<ReturnType<Mortal['newUser']>>): Promise<void> {
  const terms = { productId: 'SLICE', amount: '10', expected: '0.05', agreed: true, clientOrderId: newOrderId() }
  await running.client.ask(debitBuyCall, terms, user)
  // nobody buys more than ten times a second
  if (nth % 10 === 9) await second(running)
}

beforeAll(async () => {
  await running.begin()
  const user = await running.newUser('holder', '2000')
  await running.stop()
  end = clock() + HOUR
  await running.start()
  const terms = ['--type', 'bond', '--id', 'SLICE', '--name', 'Slice', '--days', '30', '--rate', '0.05']
  expect(await running.operate('product', 'add', ...terms, '--total', '5000', '--end', stamp(end))).toBe(true)
  for (let nth = 0; nth < ORDERS; nth++) await bought(nth, user)
  await running.stop()
  running.sleep(end - 1000 - clock())
})
afterAll(() => running.end())

const count = (m: Mortal, text: string) => m.onDisk(db => Number(db.prepare(text).get()?.n))
const STARTED = `SELECT count(*) AS n FROM product_order WHERE product_id = 'SLICE' AND status = ${productOrderStates.running}`
const started = (m: Mortal) => count(m, STARTED)
const planned = (m: Mortal) => count(m, "SELECT count(*) AS n FROM due WHERE kind = 'order-income' AND n = 1")
const told = (m: Mortal) => count(m, "SELECT count(*) AS n FROM message WHERE template = 'product-started'")

const below = lots()
const KILLS = rounds(40)

test(`killed at ${KILLS} moments as ${ORDERS} orders of a bond start: each starts once, at the end of the sale (SEED=${seed})`, async () => {
  const moments = await momentsOf(running, second)
  for (let kill = 0; kill < KILLS; kill++)
    await killedWithin(running, 1 + below(moments), {
      act: second,
      // a hundred of them, all or none
      checkDead: m => expect([0, 100, ORDERS]).toContain(started(m)),
      again: async m => {
        for (const _ of [1, 2]) await second(m)
      },
      check(m) {
        expect([started(m), planned(m), told(m)]).toEqual([ORDERS, ORDERS, ORDERS])
        expect(count(m, `${STARTED} AND start_at = ${end}`)).toBe(ORDERS)
        expect(m.onDisk(keptFaults)).toEqual([])
      },
    })
})
