/** What is told of investments. */
import { afterAll, beforeAll } from '@jest/globals'
import { DAY, dayStart, HOUR, MINUTE, stamp } from '@shared/engine/clock'
import { symbols } from '@shared/engine/market/index'
import { login } from '../../../../sandbox/src/testing/accounts/people.ts'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { investing } from '../../../../sandbox/src/testing/invest/invest.ts'
import { goTo } from '../../../../sandbox/src/testing/rewards/time.ts'
import { type Exchange, startExchange } from '../../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  const quoted = symbols.filter(({ symbol }) => symbol === 'BTCUSDT' || symbol === 'ETHUSDT')
  exchange = await startExchange({ data: ':memory:', symbols: quoted })
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)
const { buy, mine, later, now } = investing(() => exchange)

/** 1,000 for seven days, which starts after an hour. */
async function bought() {
  const user = await exchange.newUser({ balance: '10000' })
  return { ...user, order: (await buy(user, 'A2', '1000', '0.0008')).id }
}

told('product-started', async () => {
  const user = await bought()
  await later(HOUR)
  return user
})
told('income-digest', async () => {
  await goTo(exchange, dayStart(now()) + DAY + 12 * HOUR) // far from 00:05: one digest holds all that comes
  const user = await bought()
  await later(26 * HOUR)
  await goTo(exchange, dayStart(now()) + DAY + 5 * MINUTE)
  return user
})
told('product-ended', async () => {
  const user = await bought()
  for (const hours of [1, 100, 68]) await later(hours * HOUR)
  // a session ends out of sight
  return (await login(exchange, { account: user.account })).result
})
told('product-frozen', async () => {
  const { order, ...user } = await bought()
  await later(2 * HOUR)
  await exchange.operate('order', 'freeze', order, '--reason', 'payment-review')
  return user
})
told('product-unfrozen', async () => {
  const { order, ...user } = await bought()
  await later(2 * HOUR)
  await exchange.operate('order', 'freeze', order, '--reason', 'payment-review')
  await exchange.operate('order', 'unfreeze', order)
  return user
})
told('product-refunded', async () => {
  const user = await exchange.newUser({ balance: '1000' })
  const make = ['--type', 'bond', '--name', 'Small', '--id', 'S1', '--days', '30', '--rate', '0.05']
  const raise = ['--end', stamp(now() + 2 * DAY), '--total', '1000', '--min-raise', '500']
  await exchange.operate('product', 'add', ...make, ...raise)
  await buy(user, 'S1', '400', '0.05')
  await later(2 * DAY)
  return user
})

const machine = async (id: string, days: string) => {
  const make = ['--type', 'mining', '--name', id, '--id', id, '--days', days, '--price', '100', '--coin', 'ETH']
  await exchange.operate('product', 'add', ...make, '--output', '0.01', '--power', '1', '--power-price', '0.01')
  await exchange.operate('yield', 'fund', '0.03', '--currency', 'ETH')
  const user = await exchange.newUser({ balance: '1000' })
  await mine(user, id, 1, '100')
  return user
}
told('mining-ended', async () => {
  const user = await machine('X1', '2')
  for (const _ of [1, 2, 3]) await later(DAY)
  return user
})
told('income-late', async () => {
  const user = await machine('X2', '2')
  await later(DAY)
  // what it earns from tomorrow on is more than there is
  await exchange.operate('mining', 'output', 'X2', '10')
  await later(DAY)
  await later(DAY)
  return user
})
