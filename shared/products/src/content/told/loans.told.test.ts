/** What is told of loans. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { breakFor } from '../../../../sandbox/src/testing/closing/control.ts'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { DAY, HOUR, lending, takenBefore } from '../../../../sandbox/src/testing/loans/loans.ts'
import { tapeOf } from '../../../../sandbox/src/testing/positions/orders.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'

/** In stretches of 100 seconds it falls to 78,000 after twenty, to 70,000 after fifty, and comes back. */
const STRETCH = 100
const BEGAN = Date.parse('2026-11-25T10:00:00+08:00')
const BTCUSDT = Array.from({ length: 40 }, (_, nth) => nth * STRETCH).flatMap((at): [number, string][] => [
  [at, '100000'],
  [at + 20, '78000'],
  [at + 50, '70000'],
  [at + 90, '100000'],
])

let exchange: Exchange
const to = (second: number) =>
  exchange.sandbox.advance(second - (((exchange.sandbox.context.clock.now() - BEGAN) / 1000) % STRETCH))
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT }) })
})
beforeEach(() => to(STRETCH))
afterAll(() => exchange.stop())
const told = tells(() => exchange)
const { borrower, credit, credited, pledge } = lending(() => exchange)

const asked = async (verb: string, ...words: string[]) => {
  const user = await borrower()
  const { result } = await credit(user)
  await exchange.operate('loan', verb, result.id, ...words)
  return user
}
told('loan-passed', () => asked('pass'))
told('loan-rejected', () => asked('reject', '--reason', 'documents-expired'))
told('loan-own-limit', async () => {
  const user = await borrower()
  const { result } = await credit(user)
  await breakFor(exchange, user, 1)
  await exchange.operate('loan', 'pass', result.id)
  return user
})

/** Of seven days, so many seconds ago. */
const lent = async (seconds: number, holds: { USDT?: string } = {}) => {
  const user = await borrower(holds)
  const id = await credited(user)
  if (!holds.USDT) await exchange.operate('wallet', 'adjust', user.account, 'USDT', '-500')
  takenBefore(exchange, id, seconds)
  return { ...user, id }
}
told('loan-soon', () => lent(6 * DAY, { USDT: '100' }))
told('loan-collected', () => lent(7 * DAY, { USDT: '100' }))
told('loan-overdue', () => lent(7 * DAY))
told('loan-credit-score', () => lent(7 * DAY + HOUR))

const pledged = async (second: number) => {
  const user = await borrower({ BTC: '0.2' })
  await pledge(user)
  await to(second)
  return user
}
told('loan-call', () => pledged(21))
told('loan-liquidated', () => pledged(51))
// the last: its tape is over then
told('loan-later', async () => {
  const user = await lent(7 * DAY - 10 * HOUR)
  await exchange.operate('clock', 'skip', '1d')
  return user
})
