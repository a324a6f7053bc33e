/** Killed at each point of whatever moves money out or in, and at random under a load of it: all of it is there or nothing, once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { DAY } from '@shared/engine/clock'
import type { Point } from '../../../../sandbox/src/testing/ledger/fault.ts'
import { Mortal } from '../../../../sandbox/src/testing/ledger/mortal.ts'
import { tapeOf } from '../../../../sandbox/src/testing/positions/orders.ts'
import { PaymentLoad } from '../../../../sandbox/src/testing/wallet/withdrawal/payment-load.ts'
import {
  applied,
  cancelled,
  type Kept,
  keptOf,
  type Payer,
  payers,
  recharged,
} from '../../../../sandbox/src/testing/wallet/withdrawal/payments.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { lots, rounds, seed } from '../../../../testing/src/soak.ts'

const running = new Mortal({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
let people: Payer[] = []
beforeAll(async () => {
  await running.begin()
  people = await payers(running, 'ann_pays', 'ben_pays', 'cleo_pays')
})
afterAll(() => running.end())

const below = lots()
const one = <T>(...of: readonly T[] & { 0: T }): T => of[below(of.length)] ?? of[0]
const somebody = (): Payer => one(...(people as [Payer, ...Payer[]]))

/** What the exchange called the orders that were answered, by the ids that their phones gave them. */
const ids = new Map<string, string>()
/** Sent by whoever asked, or typed at the desk. @returns whether it was carried out and answered */
type Act = (k: string) => Promise<boolean>
let payer: Payer

const sent =
  (send: (k: string) => Promise<{ code: number; result: { id: string } }>): Act =>
  async k => {
    const answer = await send(k).catch(() => undefined)
    if (answer?.code !== 200) return false
    ids.set(k, answer.result.id)
    return true
  }
const asks = sent(k => applied(running, payer, k))
const brings = sent(k => recharged(running, payer, k))
const cancels = sent(k => cancelled(running, payer, ids.get(k) ?? ''))
const desk =
  (what: 'withdraw' | 'recharge', verb: string, ...more: string[]): Act =>
  k =>
    running.operate(what, verb, ids.get(k) ?? '', ...more)

type Case = {
  act: Act
  /** Names of those that come before it. */
  after: readonly string[]
  /** An order of a phone: the same again is answered alike. Else it is refused, since it has moved on. */
  isOrder?: true
  leaves: Kept
}

const open = { status: 0, taken: 0, told: [], inflow: '0' }
const frozen = { entries: ['withdrawal-freeze'], frozen: '20' }
const returned = { entries: ['withdrawal-freeze', 'withdrawal-returned'], frozen: '0', inflow: '0' }

const cases: Readonly<Record<string, Case>> = {
  'a withdrawal': { act: asks, after: [], isOrder: true, leaves: { ...open, ...frozen, steps: ['applied'] } },
  cancelling: {
    act: cancels,
    after: ['a withdrawal'],
    leaves: { ...returned, status: -2, taken: 0, steps: ['applied', 'cancelled'], told: [] },
  },
  taking: {
    act: desk('withdraw', 'take'),
    after: ['a withdrawal'],
    leaves: { ...open, ...frozen, taken: 1, steps: ['applied', 'review'] },
  },
  paying: {
    act: desk('withdraw', 'pay', '--tx', 'ab12'.repeat(16)),
    after: ['a withdrawal', 'taking'],
    leaves: {
      ...{ status: 2, taken: 1, steps: ['applied', 'review', 'paid'], told: ['withdrawal-paid'] },
      ...{ entries: ['withdrawal-freeze', 'withdrawal-paid', 'withdrawal-fee'], frozen: '0', inflow: '-19' },
    },
  },
  rejecting: {
    act: desk('withdraw', 'reject', '--reason', 'bank-closed'),
    after: ['a withdrawal'],
    leaves: { ...returned, status: -1, taken: 0, steps: ['applied', 'rejected'], told: ['withdrawal-rejected'] },
  },
  failing: {
    act: desk('withdraw', 'fail'),
    after: ['a withdrawal', 'taking'],
    leaves: {
      ...returned,
      ...{ status: -2, taken: 1, steps: ['applied', 'review', 'payout-failed'], told: ['withdrawal-failed'] },
    },
  },
  'a deposit': {
    act: brings,
    after: [],
    isOrder: true,
    leaves: { ...open, steps: ['applied', 'address'], entries: [], frozen: '0' },
  },
  'crediting less than was asked': {
    act: desk('recharge', 'approve', '--amount', '49.5'),
    after: ['a deposit'],
    leaves: {
      ...{ status: 1, taken: 0, steps: ['applied', 'address', 'delivered'], told: ['recharge-delivered'] },
      ...{ entries: ['recharge'], frozen: '0', inflow: '49.5' },
    },
  },
}

/** Where each can be hit: a command of the desk is no order of a phone, and some move no money. */
const points: readonly Point[] = ['before begin', 'order row', 'one leg', 'before commit', 'before reply']
const withoutMoney = ['taking', 'a deposit']
const pointsOf = (name: string) =>
  points
    .filter(point => cases[name]?.isOrder || point !== 'order row')
    .filter(point => !withoutMoney.includes(name) || point !== 'one leg')

/** In a soak each of them at every point, in any other run a tenth that is drawn. */
function hits(): [name: string, point: Point][] {
  const left = Object.keys(cases).flatMap(name => pointsOf(name).map((point): [string, Point] => [name, point]))
  return Array.from({ length: rounds(left.length) }, () => left.splice(below(left.length), 1)).flat()
}

/** Whatever was made whole stays so, over every later kill. */
const whole = new Map<string, Kept>()
function checkWhole(): void {
  running.prove()
  expect(keptOf(running, whole.keys())).toEqual(whole)
}

test.each(hits())(
  `%s, killed at "%s": all of it is there or nothing, and the same again makes it whole, once (SEED=${seed})`,
  async (name, point) => {
    const { act, after, isOrder, leaves } = cases[name] as Case
    payer = somebody()
    const k = newOrderId()
    for (const before of after) expect(await cases[before]?.act(k)).toBe(true)
    await running.dieAt(point, () => act(k))
    checkWhole()
    const isDone = point === 'before reply'
    expect(keptOf(running, [k]).get(k)).toEqual(isDone ? leaves : cases[after.at(-1) ?? '']?.leaves)
    await running.start()
    expect(await act(k)).toBe(isOrder === true || !isDone)
    whole.set(k, leaves)
    await makeRoom(name, k)
  },
)

/** So many may be open, and no more. */
async function makeRoom(name: string, k: string): Promise<void> {
  if (cases[name]?.leaves.status !== 0) return
  const end = name === 'a deposit' ? cases['crediting less than was asked'] : cases.rejecting
  if (name === 'taking') return
  expect(await end?.act(k)).toBe(true)
  if (end) whole.set(k, end.leaves)
}

test('wrong withdrawal passwords are counted through a kill: the fifth locks', async () => {
  payer = somebody()
  const wrong = () => applied(running, payer, newOrderId(), { withdrawPassword: '000001' })
  for (const n of [4, 3]) expect(await wrong()).toMatchObject({ refusal: 'wrong-pin', values: { n } })
  await running.stop()
  await running.start()
  for (const n of [2, 1]) expect(await wrong()).toMatchObject({ refusal: 'wrong-pin', values: { n } })
  expect(await wrong()).toMatchObject({ refusal: 'pin-locked' })
  expect(await applied(running, payer, newOrderId())).toMatchObject({ refusal: 'pin-locked' })
  expect(await running.operate('pin', 'unlock', payer.user.account)).toBe(true)
})

test('an exchange that ends as it starts is not waited for', async () => {
  const stillborn = new Mortal({ tape: { BTCUSDT: 'no price' } })
  await expect(stillborn.begin()).rejects.toThrow('ended as it started')
  await stillborn.end()
})

const KILLS = rounds(60)

test(`killed ${KILLS} times under a load of payments and of the desk: what was answered is there once, nothing is half there (SEED=${seed})`, async () => {
  const load = new PaymentLoad(running, people, below)
  for (let round = 1; round <= KILLS; round++) {
    await load.untilDead()
    checkWhole()
    const theirs = new Set(ids.values())
    const open = load.check().filter(id => !theirs.has(id))
    // a day has its limit
    if (round % 10 === 0) running.sleep(DAY)
    await running.start()
    await load.tidyUp(open)
  }
  await running.stop()
  checkWhole()
  load.check()
  expect(load.placed.size).toBeGreaterThan(KILLS * 4)
  expect(load.decided.size).toBeGreaterThan(KILLS * 3)
})
