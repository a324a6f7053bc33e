/** Books that somebody altered: nothing moves, everything can be read, and the operator is told where it is. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type PayoutAccount,
  rechargeApplyCall,
  userBalanceCall,
  type Withdrawal,
  withdrawalCancelCall,
} from '@shared/contract'
import { calls } from '../../../sandbox/src/domains/serving.ts'
import { standInFor } from '../../../sandbox/src/seed/stand-in.ts'
import { PIN, withdrawing } from '../../../sandbox/src/testing/wallet/withdrawals.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { growInto } from '../../../testing/src/grown.ts'
import type { Wire } from '../http/serve.ts'

const data = mkdtempSync(join(tmpdir(), 'halted-'))
let exchange: Exchange
let here: ReturnType<typeof withdrawing>
let user: TestUser
let account: PayoutAccount
let open: Withdrawal
let deposit = ''
const lines: unknown[] = []

async function start(): Promise<void> {
  exchange = await startExchange({ data, log: (event, fields) => lines.push([event, fields?.fault]) })
  here = withdrawing(exchange)
}

/** One posting of the freeze is a cent more, as whoever has the file could make it: the trigger is there again afterwards. */
function alter(by: number): void {
  const db = new DatabaseSync(join(data, 'exchange.db'))
  const trigger = db.prepare("SELECT sql FROM sqlite_master WHERE name = 'ledger_posting_no_update'").get()
  db.exec('DROP TRIGGER ledger_posting_no_update')
  db.prepare(
    'UPDATE ledger_posting SET amount = amount + ? WHERE seq = 1 AND entry_id = (SELECT id FROM ledger_entry WHERE ref_id = ?)',
  ).run(by, open.id)
  db.exec(String(trigger?.sql))
  db.close()
}

beforeAll(async () => {
  await growInto(data)
  await start()
  ;({ user, account } = await here.ready())
  open = (await here.apply(user, account)).result as Withdrawal
  const order = { currency: 'USDT', network: 'TRC20', amount: '50', clientOrderId: newOrderId() }
  deposit = (await exchange.client.ask(rechargeApplyCall, order, { token: user.token })).id
  await exchange.stop()
  alter(1_000_000)
  await start()
})
afterAll(async () => {
  await exchange.stop()
  rmSync(data, { recursive: true })
})

const entry = () => exchange.sandbox.context.db.prepare('SELECT id FROM ledger_entry WHERE ref_id = ?').get(open.id)?.id

test('it is found as the exchange begins, and "ledger check" says in which entry, "ledger show" what it was about', async () => {
  expect(lines).toContainEqual(['ledger-halted', `(1) entry ${entry()} is off by 0.01 USDT`])
  await expect(exchange.operate('ledger', 'check')).rejects.toThrow(
    new RegExp(`NOT sound[^]*entry ${entry()} is off by 0\\.01 USDT[^]*after entry ${entry()}: 100, posted 100\\.01`),
  )
  expect(await exchange.operate('ledger', 'show', user.id)).toMatch(
    new RegExp(`withdrawal-freeze {2}${open.id} {2}frozen/${open.id} {2}100\\.01 {2}-> {2}100 {2}USDT`),
  )
})

const orders = calls.filter(({ call }) => call.order)

test.each(orders.map(({ call, handle }) => [call.path, handle] as const))('%s is refused', async (_, handle) => {
  const { caller } = standInFor(exchange.sandbox.context, user.id)
  const order = { clientOrderId: newOrderId(), withdrawPassword: PIN }
  await expect(Promise.resolve(handle(order, caller, undefined as unknown as Wire))).rejects.toMatchObject({
    refusal: 'ledger-halted',
  })
})

test('nothing leaves, comes in or comes back, from a phone or from the desk', async () => {
  expect(await here.apply(user, account)).toMatchObject({ refusal: 'ledger-halted' })
  const cancelled = exchange.client.call(withdrawalCancelCall, { id: open.id }, { token: user.token })
  expect(await cancelled).toMatchObject({ refusal: 'ledger-halted' })
  for (const command of [
    ...['pay', 'reject', 'fail'].map(verb => ['withdraw', verb, open.id]),
    ['recharge', 'approve', deposit],
    ['wallet', 'adjust', user.id, 'USDT', '1'],
  ])
    await expect(exchange.operate(...command)).rejects.toThrow('ledger-halted')
  expect(await here.read(user, open.id)).toMatchObject({ status: 0 })
})

test('all that can be read of one’s own is read', async () => {
  const own = calls.filter(
    ({ call }) => call.auth === 'token' && call.method === 'GET' && call.path.includes('finance'),
  )
  expect(own.length).toBeGreaterThan(6)
  for (const { call } of own) {
    const { refusal } = await exchange.client.send('GET', call.path, { token: user.token })
    expect([call.path, [null, 'field-invalid', 'not-found'].includes(refusal) || refusal]).toEqual([call.path, true])
  }
  const balances = await exchange.client.ask(userBalanceCall, { currency: 'USDT' }, { token: user.token })
  expect(balances).toMatchObject([{ available: '900', frozen: '100' }])
})

test('mended, the desk’s check lifts the halt', async () => {
  await exchange.stop()
  alter(-1_000_000)
  await start()
  expect(await exchange.operate('ledger', 'check')).toBe('The books are sound')
  await exchange.operate('withdraw', 'pay', open.id)
  expect(await here.read(user, open.id)).toMatchObject({ status: 2 })
})
