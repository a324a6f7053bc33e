/** Two orders about the same thing at the same moment, in either order: one outcome, and the books are right. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  addMarginCall,
  amendOrderCall,
  buySecondCall,
  type Call,
  closeAllCall,
  closePositionCall,
  createPositionCall,
  type InputOf,
  joinCompetitionCall,
  reversePositionCall,
  swapCall,
  termListCall,
  transferContractCall,
  updateStopLossCall,
} from '@shared/contract'
import { orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { listed, marketOrder, type Order, placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { secondOrder } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'

const HOUR = 3600
const ROUNDS = rounds(50)
const below = lots()

/** Up and down each second: whatever waits at 64,100 fills at the next. */
const wave = Array.from({ length: 20_000 }, (_, nth): [number, string] => [nth, nth % 2 === 0 ? '64000' : '64100'])
let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: wave }) })
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const near = () => ({ expectedPrice: '64050', tolerance: '0.01', clientOrderId: newOrderId() })
const open = (user: TestUser, change: Partial<Order> = {}) =>
  placed(exchange, user, { quantity: '0.01', ...near(), ...change })
const limit = { orderType: orderTypes.limit, price: '63000' } as const

type Act = () => Promise<boolean>
/** @returns whether it was carried out */
const order =
  <C extends Call>(user: TestUser, call: C, input: InputOf<C>): Act =>
  async () => {
    const answer = await exchange.client.call(call, input, user)
    expect(answer.refusal).not.toBe('server-error')
    return answer.code === 200
  }
const tick: Act = () => exchange.operate('clock', 'advance', '1s').then(() => true)

type Case = {
  name: string
  /** An hour passes in it. */
  once?: true
  /** What both are about; two acts, and how many of them may be carried out. */
  meet(user: TestUser): Promise<{ acts: readonly [Act, Act]; may: readonly number[] }>
}

const alien = { leverage: undefined, marginMode: undefined }

async function option(user: TestUser): Promise<string> {
  const [term] = await exchange.client.ask(termListCall, { symbol: 'BTCUSDT', type: 2 }, {})
  const strike = term && 'strikes' in term ? (term.strikes[2] ?? '') : ''
  const { id } = await open(user, {
    tradeType: tradeTypes.option,
    quantity: '0.1',
    setId: 'option-1h',
    strike,
    ...alien,
  })
  await exchange.operate('clock', 'advance', `${HOUR - 1}s`)
  return id
}

const close = (user: TestUser, id: string, quantity?: string) =>
  order(user, closePositionCall, { id, ...near(), ...(quantity && { quantity }) })

const cases: Case[] = [
  {
    name: 'closed and closed: once',
    async meet(user) {
      const { id } = await open(user)
      return { acts: [close(user, id), close(user, id)], may: [1] }
    },
  },
  {
    name: 'two parts that are more than there is: one',
    async meet(user) {
      const { id } = await open(user)
      return { acts: [close(user, id, '0.006'), close(user, id, '0.006')], may: [1] }
    },
  },
  {
    name: 'closed and reversed: one of them',
    async meet(user) {
      const { id } = await open(user)
      return { acts: [close(user, id), order(user, reversePositionCall, { id, ...near() })], may: [1] }
    },
  },
  {
    name: 'reversed and all closed: whatever stands is closed, once',
    async meet(user) {
      const { id } = await open(user)
      const all = order(user, closeAllCall, { tradeType: tradeTypes.contract, clientOrderId: newOrderId() })
      return { acts: [order(user, reversePositionCall, { id, ...near() }), all], may: [1, 2] }
    },
  },
  {
    name: 'closed and given margin: the margin comes back, or is refused',
    async meet(user) {
      const { id } = await open(user)
      const more = order(user, addMarginCall, { id, amount: '10', clientOrderId: newOrderId() })
      return { acts: [close(user, id), more], may: [1, 2] }
    },
  },
  {
    name: 'cancelled and amended: it keeps nothing',
    async meet(user) {
      const { id } = await open(user, limit)
      const amend = order(user, amendOrderCall, { id, quantity: '0.02', clientOrderId: newOrderId() })
      return { acts: [close(user, id), amend], may: [1, 2] }
    },
  },
  {
    name: 'cancelled and filled by a tick: one of them',
    async meet(user) {
      const { id } = await open(user, { ...limit, direction: 2, price: '64101' })
      await exchange.operate('clock', 'advance', '1s')
      return { acts: [close(user, id), tick], may: [1, 2] }
    },
  },
  {
    name: 'targets that change and a tick that reaches them',
    async meet(user) {
      const { id } = await open(user)
      const change = order(user, updateStopLossCall, { id, takeProfitPrice: '64090', stopLossPrice: '63000' })
      return { acts: [change, tick], may: [1, 2] }
    },
  },
  {
    name: 'an option sold back and over: paid once',
    once: true,
    async meet(user) {
      const id = await option(user)
      return { acts: [close(user, id, '0.1'), tick], may: [1, 2] }
    },
  },
  {
    name: 'all that there is exchanged twice: once',
    async meet(user) {
      const swap = {
        fromCurrency: 'USDT',
        toCurrency: 'BTC',
        amount: '900',
        expectedRate: '0.0000156',
        tolerance: '0.005',
      }
      const one = () => order(user, swapCall, { ...swap, clientOrderId: newOrderId() })
      return { acts: [one(), one()], may: [1] }
    },
  },
  {
    name: 'moved away and staked: one of them',
    async meet(user) {
      const move = { from: 'contract', to: 'balance', currency: 'USDT', amount: '950' } as const
      const away = order(user, transferContractCall, { ...move, clientOrderId: newOrderId() })
      return { acts: [away, order(user, buySecondCall, secondOrder({ amount: '100' }))], may: [1] }
    },
  },
  {
    name: 'moved away and bought on margin: one of them',
    async meet(user) {
      const move = { from: 'contract', to: 'balance', currency: 'USDT', amount: '950' } as const
      const away = order(user, transferContractCall, { ...move, clientOrderId: newOrderId() })
      return { acts: [away, order(user, createPositionCall, marketOrder({ quantity: '0.05', ...near() }))], may: [1] }
    },
  },
  {
    name: 'two competitions with the money for one: one',
    async meet(user) {
      const [one, other] = [newOrderId(), newOrderId()]
      for (const id of [one, other])
        await exchange.operate(
          'competition',
          'create',
          '--id',
          id,
          '--title',
          'Race',
          '--bots',
          '0',
          '--hours',
          '1',
          '--entry',
          '600',
        )
      const join = (id: string) => order(user, joinCompetitionCall, { id, clientOrderId: newOrderId() })
      return { acts: [join(one), join(other)], may: [1] }
    },
  },
]

test.each(cases)(`$name (SEED=${seed})`, async ({ meet, once }) => {
  for (let round = 0; round < (once ? 1 : ROUNDS); round++) {
    const user = await exchange.newUser({ balance: '1000', contract: '1000' })
    const { acts, may } = await meet(user)
    const [first, second] = below(2) === 0 ? acts : acts.toReversed()
    const done = await Promise.all([first?.(), second?.()])
    expect(may).toContain(done.filter(Boolean).length)
    await exchange.client.ask(closeAllCall, { tradeType: tradeTypes.contract, clientOrderId: newOrderId() }, user)
    const left = await listed(exchange, user, { tradeType: tradeTypes.contract })
    expect(left.filter(({ state }) => state === positionStates.running)).toEqual([])
  }
})
