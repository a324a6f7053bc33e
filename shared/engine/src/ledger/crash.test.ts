/** An exchange that dies over orders that move money: every answered order is there, and none is there by half. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { balanceLogCall, transferContractCall, userBalanceCall } from '@shared/contract'
import { isAnswered, testKills } from '../../../sandbox/src/testing/ledger/kills.ts'
import { Mortal } from '../../../sandbox/src/testing/ledger/mortal.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import type { TestUser } from '../../../testing/src/exchange.ts'
import { lots, rounds, scope, seed } from '../../../testing/src/soak.ts'

const order = (clientOrderId: string) =>
  ({ from: 'balance', to: 'contract', currency: 'USDT', amount: '1', clientOrderId }) as const
const transfer = (m: Mortal, user: TestUser, clientOrderId: string) =>
  isAnswered(m.client.call(transferContractCall, order(clientOrderId), user))

type Ready = { user: TestUser; id: string; earlier: string }

async function prepare(m: Mortal): Promise<Ready> {
  const user = await m.newUser('crash_tester', '1000')
  const earlier = newOrderId()
  expect(await transfer(m, user, earlier)).toBe(true)
  return { user, id: newOrderId(), earlier }
}

async function isFoundOnce(m: Mortal, { user, id: clientOrderId }: Ready): Promise<void> {
  const { total } = await m.client.ask(balanceLogCall, { clientOrderId, account: 'contract' }, user)
  expect(total).toBe(1)
}

testKills<Ready>({
  title: 'killed at "%s" of an order: nothing half, and the same order again is placed once',
  points: ['before begin', 'one leg', 'order row', 'before commit', 'before reply'],
  prepare,
  act: (m, { user, id }) => transfer(m, user, id),
  checkDead: (m, { earlier }) => onlyWhole(m, [earlier]),
  async check(m, ready) {
    expect(await transfer(m, ready.user, ready.id)).toBe(true)
    await isFoundOnce(m, ready)
  },
})

testKills<Ready>({
  title: 'a %s of an order: the exchange ends and answers nobody, and the order is found after the restart',
  points: ['failed write', 'failed sync'],
  prepare,
  async act(m, { user, id }) {
    await expect(m.client.call(transferContractCall, order(id), user)).rejects.toThrow()
    return false
  },
  checkDead: (m, { earlier, id }) => onlyWhole(m, [earlier, id]),
  check: isFoundOnce,
})

const tooMuch = (clientOrderId: string) => ({ ...order(clientOrderId), amount: '5000' })
const refusalOf = async (m: Mortal, user: TestUser, id: string) =>
  (await m.client.call(transferContractCall, tooMuch(id), user)).refusal

testKills<Ready>({
  title: 'killed at "%s" of a refusal: a copy of the order is refused although it could be placed by then',
  points: ['before reply'],
  prepare,
  async act(m, { user, id }) {
    await expect(refusalOf(m, user, id)).rejects.toThrow()
    return false
  },
  async check(m, { user, id }) {
    expect(await m.operate('wallet', 'adjust', user.account, 'USDT', '+5000')).toBe(true)
    expect(await refusalOf(m, user, id)).toBe('insufficient-balance')
    expect(await refusalOf(m, user, newOrderId())).toBeNull()
  },
})

/** Every answered order is in the folder as the kill left it, and each order has its one entry. */
function onlyWhole(m: Mortal, answered: readonly string[]): void {
  m.prove()
  m.onDisk(db => {
    const rows = db.prepare('SELECT client_order_id AS id FROM client_order').all()
    const orders = new Set(rows.map(row => row.id))
    expect(answered.filter(id => !orders.has(id))).toEqual([])
    const entries = db.prepare("SELECT count(*) AS n FROM ledger_entry WHERE key LIKE 'transfer:%'").get()
    expect(entries?.n).toBe(orders.size)
  })
}

const running = new Mortal({ by: 'sigkill' })
const people: TestUser[] = []
beforeAll(async () => {
  await running.begin()
  for (let nth = 0; nth < 8; nth++) people.push(await running.newUser(`load_${nth}`, '200000'))
  await running.operate('clock', 'advance', '1s')
})
afterAll(() => running.end())

/** The books grow from round to round, and are proved as a whole after each. A kill is a process: a second. */
const kills = scope === 'short' ? 2 : rounds(200)
const below = lots()

test(`killed ${kills} times at random under load: every answered order is there (SEED=${seed})`, async () => {
  const answered: string[] = []
  for (let round = 0; round < kills; round++) {
    const limit = 50 + below(150)
    let sent = 0
    const work = async (user: TestUser) => {
      for (let own = 1; sent++ < limit * 2; own++) {
        const id = newOrderId()
        if (!(await transfer(running, user, id))) return
        answered.push(id)
        if (sent === limit) running.kill()
        // nobody sends more than ten within a second
        if (own % 10 === 0) await running.operate('clock', 'advance', '1s')
      }
    }
    const gone = running.gone()
    await Promise.all(people.map(work))
    if (running.lives) running.kill()
    await gone
    onlyWhole(running, answered)
    await running.start()
  }
  expect(answered.length).toBeGreaterThan(kills * 40)
  let left = 0
  for (const user of people) {
    const [balance] = await running.client.ask(userBalanceCall, { currency: 'USDT' }, user)
    left += Number(balance?.available)
  }
  expect(left).toBeLessThanOrEqual(people.length * 200_000 - answered.length)
})
