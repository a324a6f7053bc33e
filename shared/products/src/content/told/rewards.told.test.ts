/** What is told of levels, gifts, envelopes, tasks and the team. */
import { afterAll, beforeAll } from '@jest/globals'
import { transferContractCall } from '@shared/contract'
import { DAY, dayStart, MINUTE } from '@shared/engine/clock'
import { login } from '../../../../sandbox/src/testing/accounts/people.ts'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { chain, recharge } from '../../../../sandbox/src/testing/rewards/members.ts'
import { goTo } from '../../../../sandbox/src/testing/rewards/time.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { mondayOf } from '../../rewards/calendar.ts'

let exchange: Exchange
beforeAll(async () => {
  const symbols = { BTCUSDT: [[0, '64000']] as [number, string][] }
  exchange = await startExchange({ tape: { start: '2026-11-25 10:00:00', symbols, gaps: [] } })
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)
const now = () => exchange.sandbox.context.clock.now()

const give = (user: TestUser, amount: string) => exchange.operate('wallet', 'adjust', user.account, 'USDT', amount)
/** A session ends out of sight. */
const again = async ({ account }: TestUser) => (await login(exchange, { account })).result
const rich = async () => {
  const user = await exchange.newUser()
  await give(user, '+6000')
  await exchange.sandbox.advance(1)
  return user
}

told('level-gift', rich)
told('level-fallen', async () => {
  const user = await rich()
  await give(user, '-5500')
  await goTo(exchange, dayStart(now()) + DAY + 10 * MINUTE)
  return again(user)
})
told('level-risen', async () => {
  const user = await rich()
  await give(user, '-5500')
  await goTo(exchange, dayStart(now()) + DAY + 10 * MINUTE)
  // its gift was given before
  await give(user, '+5500')
  await exchange.sandbox.advance(1)
  return again(user)
})
told('weekly-envelope', async () => {
  const user = await rich()
  await goTo(exchange, mondayOf(now()) + 7 * DAY)
  return again(user)
})
told('task-done', async () => {
  const user = await exchange.newUser()
  await recharge(exchange, user, '150')
  await exchange.sandbox.advance(1)
  return user
})
told('team-income', async () => {
  const [above, trader] = (await chain(exchange, 2)) as [TestUser, TestUser]
  await give(trader, '+2000')
  const move = { from: 'balance', to: 'contract', currency: 'USDT', amount: '1000' } as const
  await exchange.client.ask(transferContractCall, { ...move, clientOrderId: newOrderId() }, trader)
  await placed(exchange, trader)
  await goTo(exchange, dayStart(now()) + DAY + 30 * MINUTE)
  return again(above)
})
