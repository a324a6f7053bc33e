/** What is told of positions, orders, options, second contracts, alerts and competitions. */
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { closePositionCall, createAlertCall, joinCompetitionCall } from '@shared/contract'
import { alertDirections, orderTypes, tradeTypes, tradingAccountTypes } from '@shared/contract/codes'
import { stamp } from '@shared/engine/clock'
import { setTo } from '../../../../sandbox/src/testing/closing/control.ts'
import { tells } from '../../../../sandbox/src/testing/content/told/told.ts'
import { type Order, placed } from '../../../../sandbox/src/testing/positions/orders.ts'
import { staked } from '../../../../sandbox/src/testing/positions/second/second.ts'
import { goTo } from '../../../../sandbox/src/testing/rewards/time.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'

/**
 * In stretches of ten minutes: after ten seconds it rises, then falls, then falls far. Every other hour has no price towards
 * the end of each.
 */
const [STRETCH, HOUR] = [600, 3600]
const start = '2026-11-25 10:00:00'
const BEGAN = Date.parse('2026-11-25T10:00:00+08:00')
const BTCUSDT = Array.from({ length: 60 }, (_, nth) => nth * STRETCH).flatMap((at): [number, string][] => [
  [at, '64000'],
  [at + 10, '65000'],
  [at + 20, '64000'],
  [at + 30, '62900'],
  [at + 40, '60200'],
  [at + 60, '64000'],
])
const hasGap = (second: number) => Math.floor(second / HOUR) % 2 === 1
const gaps = Array.from({ length: 60 }, (_, nth) => nth * STRETCH)
  .filter(hasGap)
  .map(at => ({ from: at + 500, to: at + 590, symbols: ['BTCUSDT'] }))

let exchange: Exchange
let user: TestUser
const now = () => exchange.sandbox.context.clock.now()
const passed = () => (now() - BEGAN) / 1000
const to = (second: number) => exchange.sandbox.advance(second - (passed() % STRETCH))
beforeAll(async () => {
  exchange = await startExchange({ tape: { start, symbols: { BTCUSDT }, gaps } })
})
beforeEach(async () => {
  await to(STRETCH)
  user = await exchange.newUser({ balance: '1000', contract: '1000' })
})
afterAll(() => exchange.stop())
const told = tells(() => exchange)
/** All but its last minutes are bridged. */
async function anHour(): Promise<void> {
  await exchange.operate('clock', 'skip', '57m')
  await exchange.sandbox.advance(180)
}

const option = (setId: string): Partial<Order> => ({
  ...{ tradeType: tradeTypes.option, quantity: '0.1', leverage: undefined, marginMode: undefined },
  ...{ setId, strike: '64000' },
})
// in the first hour, which has prices throughout; the next has none as it ends
told('option-void', async () => {
  while (hasGap(passed())) await to(STRETCH)
  await to(540)
  await placed(exchange, user, option('option-1h'))
  await anHour()
  return user
})
told('second-void', async () => {
  while (!hasGap(passed())) await to(STRETCH)
  await to(495)
  await staked(exchange, user)
  await exchange.sandbox.advance(61)
  return user
})

const opened = async (change: Partial<Order>, second: number) => {
  await placed(exchange, user, change)
  await to(second)
  return user
}
told('position-take-profit', () => opened({ takeProfitPrice: '65000' }, 10))
told('position-stop-loss', () => opened({ stopLossPrice: '63000' }, 31))
told('position-liquidated', () => opened({}, 41))

const limit = (price: string): Partial<Order> => ({ orderType: orderTypes.limit, price })
told('order-filled', () => opened(limit('63000'), 31))
told('order-expired', () => opened({ ...limit('60000'), expireTime: stamp(now() + 15_000) }, 16))
told('order-no-funds', async () => {
  user = await exchange.newUser({ contract: '326' })
  return opened({ orderType: orderTypes.stop, triggerPrice: '64500' }, 11)
})
const lossOf100 = async () => {
  await setTo(exchange, user, 'dailyLoss', '100')
  await placed(exchange, user, { leverage: 10, stopLossPrice: '63000' })
}
told('order-own-limit', async () => {
  await lossOf100()
  return opened({ ...limit('62900'), leverage: 50, quantity: '0.01' }, 31)
})
told('own-limit-reached', async () => {
  await lossOf100()
  await to(31)
  return user
})

told('option-ended', async () => {
  await placed(exchange, user, option('option-1h'))
  await anHour()
  return user
})

const alerted = async (direction: 1 | 2, price: string) => {
  const alert = { symbol: 'BTCUSDT', direction, price, clientOrderId: newOrderId() }
  await exchange.client.ask(createAlertCall, alert, user)
  await to(35)
  return user
}
told('alert-risen', () => alerted(alertDirections.rises, '64900'))
told('alert-fallen', () => alerted(alertDirections.falls, '63000'))

let made = 0
/** One that begins in a minute and ends in an hour. */
async function joined(...options: string[]): Promise<string> {
  const id = `C-told-${++made}`
  const time = ['--start', stamp(now() + 60_000), '--hours', '1', '--bots', '0']
  await exchange.operate('competition', 'create', '--title', 'Autumn', '--id', id, ...time, ...options)
  return id
}
const join = (id: string) => exchange.client.ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)

told('competition-cancelled', async () => {
  const id = await joined()
  await join(id)
  await exchange.operate('competition', 'cancel', id)
  return user
})
told('competition-start', async () => {
  await join(await joined())
  await to(61)
  return user
})
told('competition-end', async () => {
  await join(await joined())
  await to(61)
  await goTo(exchange, now() + HOUR * 1000)
  return user
})
told('competition-reward', async () => {
  user = await exchange.newUser({ balance: '1000', verified: true })
  const { id: entryId } = await join(await joined('--start', stamp(now()), '--rewards', '1-9:50'))
  const account = { accountType: tradingAccountTypes.competition, entryId }
  const rows = []
  for (let nth = 0; nth < 5; nth++)
    rows.push(await placed(exchange, user, { ...account, leverage: 5, quantity: '0.02' }))
  await to(250)
  for (const { id } of rows) {
    const order = { id, ...account, expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
    await exchange.client.ask(closePositionCall, order, user)
  }
  await goTo(exchange, now() + HOUR * 1000)
  return user
})
