/** Killed as something is claimed, and between any two writes of the seconds in which envelopes come and teams are paid. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  balanceLogCall,
  claimRewardCall,
  closePositionCall,
  loginCall,
  myTeamCall,
  registerCall,
  rewardListCall,
  symbolPriceCall,
  transferContractCall,
} from '@shared/contract'
import { registerTypes } from '@shared/contract/codes'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import { lots, patience, rounds, seed } from '../../../testing/src/soak.ts'
import { DAY, dayStart, MINUTE } from '../clock.ts'
import type { Point } from '../ledger/test-fault.ts'
import { Mortal } from '../ledger/test-mortal.ts'
import { placed } from '../positions/test-orders.ts'
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

test.each<Point>(['before begin', 'one leg', 'order row', 'before commit', 'before reply'])(
  'killed at "%s" of a claim: the same order again is paid once',
  async point => {
    const order = { taskCode: 'check-in' as const, clientOrderId: newOrderId() }
    const claim = () => running.client.call(claimRewardCall, order, keeper)
    const isClaimed = () =>
      claim().then(
        ({ code }) => code === 200,
        () => false,
      )
    await running.dieAt(point, isClaimed)
    running.prove()
    await running.start()
    const { result } = await claim()
    expect(result.amount).toBe('0.1')
    const { clientOrderId } = order
    expect((await running.client.ask(rewardListCall, { clientOrderId }, keeper)).total).toBe(1)
    expect((await running.client.ask(balanceLogCall, { clientOrderId }, keeper)).total).toBe(1)
    await sleepUntil(running, now => now + DAY)
  },
)

const below = lots()
const KILLS = rounds(40)
/** Rewards come behind everything else of a second. */
const LAST = 40

/** How many moments a second has. */
async function momentsOf(begins: Mortal): Promise<number> {
  const m = await begins.copy()
  await m.start()
  await m.arm(0)
  await second(m)
  const moments = await m.arm(0)
  await m.end()
  return moments
}

async function killedAt(begins: Mortal, nth: number, check: (m: Mortal) => void): Promise<void> {
  const m = await begins.copy()
  await m.start()
  const gone = m.gone()
  await m.arm(nth)
  if (await second(m)) m.kill()
  await gone
  m.prove()
  await m.start()
  await second(m)
  await m.stop()
  check(m)
  m.prove()
  await m.end()
}

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
    const moments = await momentsOf(running)
    for (let kill = 0; kill < KILLS; kill++)
      await killedAt(running, moments + 1 - below(LAST), m => {
        expect([count(m, sql), count(m, told, template)]).toEqual(earlier.map(n => n + 1))
      })
    await running.start()
    await second(running)
  },
  patience(120_000),
)
