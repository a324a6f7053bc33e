/** What it takes to meet a refusal of trading. */
import {
  addMarginCall,
  buySecondCall,
  type Call,
  createAlertCall,
  createPositionCall,
  exitCompetitionCall,
  type InputOf,
  joinCompetitionCall,
  swapCall,
} from '@shared/contract'
import { alertDirections, tradeTypes } from '@shared/contract/codes'
import { type Answer, newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import { marketOrder, type Order, placed } from '../positions/orders.ts'
import { type SecondInput, secondOrder } from '../positions/second/second.ts'

export type Here = { exchange: Exchange; user: TestUser }
export type Provoked = [provoke: (here: Here) => Promise<Answer<unknown>>, values: Record<string, unknown>]

/** A Wednesday, two minutes before metals rest for an hour; SOL has no price from 10 s on. */
export const tape = {
  start: '2026-11-25 04:58:00',
  symbols: {
    BTCUSDT: [[0, '64000']] as [number, string][],
    SOLUSDT: [[0, '150']] as [number, string][],
    XAUUSD: [[0, '3300']] as [number, string][],
  },
  gaps: [{ from: 10, to: 1000, symbols: ['SOLUSDT'] }],
}

type Trade = (here: Here) => Promise<Answer<unknown>>
export const asks =
  <C extends Call>(call: C, input: (here: Here) => InputOf<C> | Promise<InputOf<C>>): Trade =>
  async here =>
    here.exchange.client.call(call, await input(here), here.user)
export const opening = (change: Partial<Order> = {}) => asks(createPositionCall, () => marketOrder(change))
export const staking = (change: Partial<SecondInput>) => asks(buySecondCall, () => secondOrder(change))
export const swapping = (change: Partial<InputOf<typeof swapCall>>) =>
  asks(swapCall, () => ({
    fromCurrency: 'USDT',
    toCurrency: 'BTC',
    amount: '500',
    expectedRate: '0.000015625',
    tolerance: '0.005',
    clientOrderId: newOrderId(),
    ...change,
  }))

export const margin = (change: Partial<Order>, amount: string) =>
  asks(addMarginCall, async ({ exchange, user }) => {
    const { id } = await placed(exchange, user, change)
    return { id, amount, clientOrderId: newOrderId() }
  })

export async function competition({ exchange }: Here, ...options: string[]): Promise<string> {
  const id = `C-${newOrderId()}`
  await exchange.operate('competition', 'create', '--title', 'Autumn', '--id', id, '--bots', '0', ...options)
  return id
}

/** Into a competition, after what came before. */
export const joining = (before: (here: Here, id: string) => Promise<unknown>, ...options: string[]): Trade =>
  asks(joinCompetitionCall, async here => {
    const id = await competition(here, ...options)
    await before(here, id)
    return { id, clientOrderId: newOrderId() }
  })
export const join = ({ exchange, user }: Here, id: string) =>
  exchange.client.ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, user)
export const leave = ({ exchange, user }: Here, id: string) =>
  exchange.client.ask(exitCompetitionCall, { id, clientOrderId: newOrderId() }, user)

export const alert = () => ({
  symbol: 'BTCUSDT',
  direction: alertDirections.rises,
  price: '65000',
  clientOrderId: newOrderId(),
})

export async function atOnce(many: number, trade: () => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < many; nth++) await trade()
}

export async function twentyAlerts({ exchange, user }: Here): Promise<void> {
  const create = () => exchange.client.ask(createAlertCall, alert(), user)
  await atOnce(10, create)
  await exchange.sandbox.advance(1)
  await atOnce(10, create)
  await exchange.sandbox.advance(1)
}

export const option = { tradeType: tradeTypes.option, leverage: undefined, marginMode: undefined, setId: 'option-1h' }
export const gold = { symbol: 'XAUUSD', tradeType: tradeTypes.cfd, leverage: 100, marginMode: undefined } as const
