/** An exchange that dies as something is claimed, or between any two writes of the seconds in which envelopes come and teams are paid. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  applyBasicCall,
  balanceLogCall,
  claimRewardCall,
  closePositionCall,
  type InputOf,
  loginCall,
  myTeamCall,
  registerCall,
  rewardListCall,
  symbolPriceCall,
  transferContractCall,
} from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { DAY, dayStart, MINUTE } from '@shared/engine/clock'
import { isAnswered, killedWithin, momentsOf, testKills } from '../../../sandbox/src/testing/ledger/kills.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { placed } from '../../../sandbox/src/testing/positions/orders.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import type { Address } from '../../../testing/src/exchange-process.ts'
import { paper, photosAt } from '../../../testing/src/identified.ts'
import { lots, rounds, seed } from '../../../testing/src/soak.ts'
import { mondayOf } from './calendar.ts'

const running = new Mortal()
let keeper: TestUser
const second = (m: Mortal) => m.operate('clock', 'advance', '1s')

/** Somebody whom the keeper invited trades: a contract opened and closed. */
async function invitedTrades(): Promise<void> {
  const { account, password } = keeper
  keeper = { ...keeper, ...(await running.client.ask(loginCall, { account, password })) }
  const { inviteCode } = await running.client.ask(myTeamCall, {}, keeper)
  const who = { registerType: registerTypes.account, account: 'crash_member', password: 'waterline-7', agreed: true }
  const member = { ...keeper, ...(await running.client.ask(registerCall, { ...who, inviteCode })) }
  await running.operate('wallet', 'adjust', who.account, 'USDT', '+900')
  const move = { from: 'balance', to: 'contract', currency: 'USDT', amount: '900' } as const
  await running.client.ask(transferContractCall, { ...move, clientOrderId: newOrderId() }, member)
  const [ticker] = await running.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' }, member)
  const near = { expectedPrice: ticker?.price ?? '', tolerance: '0.01' }
  const { id } = await placed(running.exchange, member, { ...near, quantity: '0.01' })
  await running.client.ask(closePositionCall, { ...near, id, clientOrderId: newOrderId() }, member)
}

const clockOf = (m: Mortal) =>
  m.onDisk(db => Number(db.prepare("SELECT value FROM exchange_state WHERE key = 'clock'").get()?.value))

/** Comes back a second before. */
async function sleepUntil(m: Mortal, at: (now: number) => number): Promise<void> {
  await m.stop()
  const now = clockOf(m)
  m.sleep(at(now) - 1000 - now)
  await m.start()
}

beforeAll(async () => {
  await running.begin()
  keeper = await running.newUser('crash_keeper', '1500')
  await second(running)
})
afterAll(() => running.end())

/** By a document of their own, which the desk approves. */
async function verified(m: Mortal, user: TestUser): Promise<void> {
  const photos = await photosAt({ url: m.url } as Address, user)
  const { id } = await m.client.ask(applyBasicCall, { ...paper(), ...photos, clientOrderId: newOrderId() }, user)
  await m.operate('identity', 'approve', id)
}

testKills<{ user: TestUser; order: InputOf<typeof claimRewardCall> }>({
  title: 'killed at "%s" of a claim: the same order again is paid once',
  points: ['before begin', 'one leg', 'order row', 'before commit', 'before reply'],
  async prepare(m) {
    const user = await m.newUser('claimant', '1500')
    await verified(m, user)
    await second(m)
    return { user, order: { taskCode: 'check-in', clientOrderId: newOrderId() } }
  },
  act: (m, { user, order }) => isAnswered(m.client.call(claimRewardCall, order, user)),
  async check(m, { user, order }) {
    expect((await m.client.ask(claimRewardCall, order, user)).amount).toBe('0.1')
    const { clientOrderId } = order
    expect((await m.client.ask(rewardListCall, { clientOrderId }, user)).total).toBe(1)
    expect((await m.client.ask(balanceLogCall, { clientOrderId }, user)).total).toBe(1)
  },
})

const below = lots()
const KILLS = rounds(40)
/** Rewards come behind everything else of a second. */
const LAST = 40

const count = (m: Mortal, sql: string, ...values: string[]) => m.onDisk(db => db.prepare(sql).get(...values)?.n)

type Due = {
  at(now: number): number
  before?(): Promise<void>
  /** Counts what comes once. */
  sql: string
  template: string
}
const monday: Due = {
  at: now => mondayOf(now) + 7 * DAY,
  sql: 'SELECT count(*) AS n FROM reward WHERE kind = 3',
  template: 'weekly-envelope',
}
const nextPayday: Due = {
  at: now => dayStart(now) + DAY + 30 * MINUTE,
  before: invitedTrades,
  sql: 'SELECT count(*) AS n FROM ledger_line WHERE type = 703',
  template: 'team-income',
}

test.each([
  ['Monday 00:00', monday],
  ['00:30', nextPayday],
])(
  `killed at ${KILLS} moments of %s: what is due comes once, and is told once (SEED=${seed})`,
  async (_, { at, before, sql, template }) => {
    await before?.()
    await sleepUntil(running, at)
    await running.stop()
    const told = 'SELECT count(*) AS n FROM message WHERE template = ?'
    const earlier = [count(running, sql), count(running, told, template)].map(Number)
    const moments = await momentsOf(running, second)
    const check = (m: Mortal) => expect([count(m, sql), count(m, told, template)]).toEqual(earlier.map(n => n + 1))
    for (let kill = 0; kill < KILLS; kill++)
      await killedWithin(running, moments + 1 - below(LAST), { act: second, again: second, check })
    await running.start()
    await second(running)
  },
)
