/** Killed between the tick, the push and what is written of it: everything told is pushed, and what comes twice is known as the same. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createAlertCall, pushSubscribeCall } from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { PushService, until } from '../../../testing/src/push-service.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

/** Up in every tenth second. */
const ROUNDS = rounds(30)
const course = Array.from({ length: 30 * ROUNDS }, (_, nth): [number, string][] => [
  [10 * nth, '64000'],
  [10 * nth + 9, '65000'],
])

let service: PushService
let running: Mortal
beforeAll(async () => {
  service = await new PushService().start()
  process.env.PUSH_ORIGINS = service.origin
  running = new Mortal({ tape: tapeOf({ BTCUSDT: course.flat() }), quoted: ['BTCUSDT'] })
  await running.begin()
})
afterAll(async () => {
  await running.end()
  service.stop()
})

const advance = (seconds: number) => running.operate('clock', 'advance', `${seconds}s`)
const left = () =>
  running.onDisk(db => [
    db.prepare("SELECT count(*) AS n FROM message WHERE template = 'alert-risen'").get()?.n,
    db.prepare('SELECT count(*) AS n FROM push_due').get()?.n,
  ])

test(`killed at any moment, ${ROUNDS} times, seed ${seed}`, async () => {
  const lot = lots()
  const who = await running.newUser('push_tester', '10')
  const browser = service.browser()
  await running.client.ask(pushSubscribeCall, { ...browser, kinds: ['alert'] }, who)
  const ids = () => new Set(service.to(browser.path).map(({ payload }) => payload.id))
  for (let nth = 1; nth <= ROUNDS; nth++) {
    const alert = { symbol: 'BTCUSDT', direction: alertDirections.rises, price: '64900', clientOrderId: newOrderId() }
    await running.client.ask(createAlertCall, alert, who)
    await running.arm(1 + lot(20))
    for (let second = 0; second < 10 && running.lives; second++) await advance(1)
    if (running.lives) await running.stop()
    await running.start()
    await advance(10)
    await until(() => ids().size === nth, `the alert of round ${nth}`)
  }
  // what is on its way is written down within the time that the next second takes
  await advance(1)
  await running.stop()
  const pushed = service.to(browser.path)
  expect([left(), service.faults]).toEqual([[ROUNDS, 0], []])
  // sent again at most once a kill, and under the same topic, by which a service, and the same id, by which a phone knows it
  expect(pushed.length).toBeLessThanOrEqual(2 * ROUNDS)
  expect(new Set(pushed.map(({ headers }) => headers.topic)).size).toBe(1)
})
