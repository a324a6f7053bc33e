/** Who decides on the same payment at the same moment, in whichever order: one wins, the others are told what stands against them. */
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  type Call,
  type InputOf,
  loginCall,
  type PayoutAccount,
  rechargeApplyCall,
  rechargeCancelCall,
  userBalanceCall,
  type Withdrawal,
  withdrawalCancelCall,
} from '@shared/contract'
import { nextDevice, nextIp } from '../../../../sandbox/src/testing/accounts/people.ts'
import { withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { lots, rounds, seed } from '../../../../testing/src/soak.ts'

let exchange: Exchange
let here: ReturnType<typeof withdrawing>
beforeAll(async () => {
  exchange = await startExchange()
  here = withdrawing(exchange)
})
afterAll(() => exchange.stop())
afterEach(() => expect(exchange.faults()).toEqual([]))

const ROUNDS = rounds(200)
const below = lots()

/** @returns "done", or by what it was refused */
type Act = () => Promise<string>

const phone =
  <C extends Call>(call: C, input: InputOf<C>, { token }: Pick<TestUser, 'token'>): Act =>
  async () =>
    (await exchange.client.call(call, input, { token })).refusal ?? 'done'
const asks =
  (user: TestUser, account: PayoutAccount, change: Parameters<typeof here.apply>[2]): Act =>
  async () =>
    (await here.apply(user, account, change)).refusal ?? 'done'
/** At the desk a refusal is told by its name, then in words. */
const desk =
  (...words: string[]): Act =>
  () =>
    exchange.operate(...words).then(
      () => 'done',
      (error: Error) => /^([a-z-]+):|was (taken before)/.exec(error.message)?.slice(1).join('') ?? error.message,
    )

type Case = {
  name: string
  /** What each is told, and what is left of 1,000: available, frozen. */
  ends: readonly (readonly [told: string, available: string, frozen: string])[]
  meet(user: TestUser, account: PayoutAccount): Promise<readonly Act[]>
}

const withdrawn = async (user: TestUser, account: PayoutAccount, isTaken = false) => {
  const { id } = (await here.apply(user, account)).result as Withdrawal
  if (isTaken) await exchange.operate('withdraw', 'take', id)
  return id
}
const cancel = (user: Pick<TestUser, 'token'>, id: string) => phone(withdrawalCancelCall, { id }, user)

/** The same person on another phone. */
async function elsewhere({ account, password }: TestUser): Promise<{ token: string }> {
  const { token } = await exchange.client.ask(
    loginCall,
    { account, password, deviceId: nextDevice() },
    { ip: nextIp() },
  )
  return { token }
}

const cases: Case[] = [
  {
    name: 'cancelled and taken',
    ends: [
      ['done order-state', '1000', '0'],
      ['review-begun done', '900', '100'],
    ],
    async meet(user, account) {
      const id = await withdrawn(user, account)
      return [cancel(user, id), desk('withdraw', 'take', id)]
    },
  },
  {
    name: 'cancelled and paid at once',
    ends: [
      ['done order-state', '1000', '0'],
      ['order-state done', '900', '0'],
    ],
    async meet(user, account) {
      const id = await withdrawn(user, account)
      return [cancel(user, id), desk('withdraw', 'pay', id)]
    },
  },
  {
    name: 'paid and rejected',
    ends: [
      ['done order-state', '900', '0'],
      ['order-state done', '1000', '0'],
    ],
    async meet(user, account) {
      const id = await withdrawn(user, account, true)
      return [desk('withdraw', 'pay', id), desk('withdraw', 'reject', id)]
    },
  },
  {
    name: 'paid and failed',
    ends: [
      ['done order-state', '900', '0'],
      ['order-state done', '1000', '0'],
    ],
    async meet(user, account) {
      const id = await withdrawn(user, account, true)
      return [desk('withdraw', 'pay', id), desk('withdraw', 'fail', id)]
    },
  },
  {
    name: 'taken and taken',
    ends: [
      ['done taken before', '900', '100'],
      ['taken before done', '900', '100'],
    ],
    async meet(user, account) {
      const id = await withdrawn(user, account)
      return [desk('withdraw', 'take', id), desk('withdraw', 'take', id)]
    },
  },
  {
    name: 'a deposit approved and cancelled',
    ends: [
      ['done order-state', '1049.5', '0'],
      ['order-state done', '1000', '0'],
    ],
    async meet(user) {
      const order = { currency: 'USDT', network: 'TRC20', amount: '50', clientOrderId: newOrderId() }
      const { id } = await exchange.client.ask(rechargeApplyCall, order, { token: user.token })
      return [desk('recharge', 'approve', id, '--amount', '49.5'), phone(rechargeCancelCall, { id }, user)]
    },
  },
  {
    name: 'two withdrawals over one balance',
    ends: [
      ['done insufficient-balance', '400', '600'],
      ['insufficient-balance done', '400', '600'],
    ],
    async meet(user, account) {
      const other = { ...user, ...(await elsewhere(user)) }
      return [asks(user, account, { amount: '600' }), asks(other, account, { amount: '600' })]
    },
  },
  {
    name: 'one order sent twice',
    ends: [['done done', '900', '100']],
    async meet(user, account) {
      const order = { clientOrderId: newOrderId() }
      return [asks(user, account, order), asks(user, account, order)]
    },
  },
  {
    name: 'one id for two amounts',
    ends: [
      ['done order-id-reused', '900', '100'],
      ['order-id-reused done', '800', '200'],
    ],
    async meet(user, account) {
      const clientOrderId = newOrderId()
      return ['100', '200'].map(amount => asks(user, account, { clientOrderId, amount }))
    },
  },
  {
    name: 'two phones that cancel and two desks, of which one pays and one rejects',
    ends: [
      ['done order-state order-state order-state', '1000', '0'],
      ['order-state done order-state order-state', '1000', '0'],
      ['order-state order-state done order-state', '900', '0'],
      ['order-state order-state order-state done', '1000', '0'],
    ],
    async meet(user, account) {
      const id = await withdrawn(user, account)
      const other = await elsewhere(user)
      return [cancel(user, id), cancel(other, id), desk('withdraw', 'pay', id), desk('withdraw', 'reject', id)]
    },
  },
]

/** So many turns of the exchange's loop: a request that comes by the port is read, decrypted and carried out in a few. */
async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n++) await new Promise(setImmediate)
}

/** In each of the first rounds another one is over before the others begin; then they meet. */
async function all(acts: readonly Act[], round: number): Promise<string[]> {
  const [ahead, told]: [number, string[]] = [round < acts.length ? round : -1, []]
  if (ahead >= 0) told[ahead] = (await acts[ahead]?.()) ?? ''
  await Promise.all(
    acts.map(async (act, nth) => {
      if (nth === ahead) return
      await turns(below(12))
      told[nth] = await act()
    }),
  )
  return told
}

test.each(cases)(`$name, ${ROUNDS} times: one wins (SEED=${seed})`, async ({ meet, ends }) => {
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const { user, account } = await here.ready()
    const told = await all(await meet(user, account), round)
    const [{ available = '', frozen = '' } = {}] = await exchange.client.ask(
      userBalanceCall,
      { currency: 'USDT' },
      { token: user.token },
    )
    expect(ends).toContainEqual([told.join(' '), available, frozen])
    seen.add(told.join(' '))
  }
  expect([...seen].sort()).toEqual(ends.map(([told]) => told).sort())
})
