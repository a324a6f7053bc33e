/** Answers of a running exchange while a test holds the sync of its log. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  alertListCall,
  balanceLogCall,
  createAlertCall,
  deleteAlertCall,
  generateGoogleKeyCall,
  symbolPriceCall,
  transferContractCall,
  userBalanceCall,
} from '@shared/contract'
import { alertDirections } from '@shared/contract/codes'
import { writeSynced } from '@shared/disk'
import { desk, openPage } from '../../../sandbox/src/testing/chat/chat.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { transact } from '../db/transact.ts'
import { HOUSE, post } from '../ledger/index.ts'

let exchange: Exchange
let user: TestUser
let other: TestUser
/** Holds every sync from now on. */
let hold: PromiseWithResolvers<void> | undefined
let begun = Promise.withResolvers<void>()
const syncLog = async () => {
  begun.resolve()
  await hold?.promise
}

beforeAll(async () => {
  exchange = await startExchange({ syncLog })
  user = await exchange.newUser({ balance: '100' })
  other = await exchange.newUser({ balance: '100' })
})
afterEach(() => release())
afterAll(() => exchange.stop())

function release(): void {
  hold?.resolve()
  hold = undefined
}

/** Sends a request, and returns once the sync of what it wrote is under way and held. */
async function held<T>(send: () => Promise<T>): Promise<{ reply: Promise<T>; isAnswered(): boolean }> {
  hold = Promise.withResolvers()
  begun = Promise.withResolvers()
  let isOver = false
  const reply = send().finally(() => {
    isOver = true
  })
  await begun.promise
  return { reply, isAnswered: () => isOver }
}

const order = (clientOrderId: string) =>
  ({ from: 'balance', to: 'contract', currency: 'USDT', amount: '1', clientOrderId }) as const
const transfer = (clientOrderId = newOrderId()) =>
  held(() => exchange.client.call(transferContractCall, order(clientOrderId), user))
const balanceOf = (who: TestUser) => exchange.client.ask(userBalanceCall, { currency: 'USDT' }, who)

test('answers reads of prices and of other people while the sync of an order is under way, and the order after it', async () => {
  const { reply, isAnswered } = await transfer()
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  await balanceOf(other)
  expect(isAnswered()).toBe(false)
  release()
  expect((await reply).code).toBe(200)
})

test('answers a look for the order by its id only after the sync of the order', async () => {
  const id = newOrderId()
  const { reply } = await transfer(id)
  let isFound = false
  const look = exchange.client.ask(balanceLogCall, { clientOrderId: id, account: 'contract' }, user).finally(() => {
    isFound = true
  })
  await balanceOf(other)
  expect(isFound).toBe(false)
  release()
  expect([(await look).total, (await reply).code]).toEqual([1, 200])
})

test('answers a look at money that no request of its owner moved only after its sync', async () => {
  const { db } = exchange.sandbox.context
  const legs = [
    { owner: HOUSE, currency: 'USDT', kind: 'external' as const, minor: -1n },
    { owner: other.id, currency: 'USDT', kind: 'balance' as const, minor: 1n },
  ]
  const entry = { key: 'adjustment:one', type: 'adjustment', ref: { kind: 'adjustment', id: 'one' }, legs } as const
  await held(async () => transact(db, tx => post(tx, entry)))
  let isFound = false
  const look = balanceOf(other).finally(() => {
    isFound = true
  })
  await balanceOf(user)
  expect(isFound).toBe(false)
  release()
  await look
})

test('answers a look for what a POST changed only after its sync, where it neither books nor notifies', async () => {
  const alert = { symbol: 'BTCUSDT', direction: alertDirections.falls, price: '52000', clientOrderId: newOrderId() }
  const { id } = await exchange.client.ask(createAlertCall, alert, user)
  const { reply, isAnswered } = await held(() => exchange.client.call(deleteAlertCall, { id }, user))
  let isFound = false
  const look = exchange.client.ask(alertListCall, {}, user).finally(() => {
    isFound = true
  })
  await exchange.client.ask(alertListCall, {}, other)
  expect([isFound, isAnswered()]).toEqual([false, false])
  release()
  expect([(await look).total, (await reply).code]).toEqual([0, 200])
})

test('answers a GET that writes only after its sync', async () => {
  const { reply, isAnswered } = await held(() => exchange.client.ask(generateGoogleKeyCall, {}, other))
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  expect(isAnswered()).toBe(false)
  release()
  await reply
})

test('answers an operator only after the sync of what they decided', async () => {
  const { reply, isAnswered } = await held(() => exchange.operate('wallet', 'adjust', other.account, 'USDT', '+5'))
  await exchange.client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  expect(isAnswered()).toBe(false)
  release()
  await reply
})

test('sends a chat message to its stream, its page and the desk only after its sync', async () => {
  const page = await openPage(exchange.client, exchange.sandbox.url, { token: user.token })
  await page.send('before')
  const { id } =
    exchange.sandbox.context.db.prepare('SELECT id FROM chat_conversation WHERE user_id = ?').get(user.id) ?? {}
  const { operatorUrl, context } = exchange.sandbox
  const lines = page.stream(100)
  expect((await lines.next()).value).toMatchObject({ kind: 'state' })
  const { reply, isAnswered } = await held(() => page.send('hello'))
  const arrived: string[] = []
  const line = page
    .stream()
    .next()
    .then(() => arrived.push('a new stream'))
  const read = page.read().then(() => arrived.push('messages'))
  const seen = desk(operatorUrl, context.keys.operatorKey)
    .get(`chat/${id}`)
    .then(() => arrived.push('the desk'))
  const list = desk(operatorUrl, context.keys.operatorKey)
    .get('chat/list')
    .then(() => arrived.push('the list of the desk'))
  for (let nth = 0; nth < 3; nth++) await balanceOf(other)
  expect([arrived, isAnswered()]).toEqual([[], false])
  release()
  await Promise.all([reply, line, read, seen, list])
  await lines.return(undefined)
})

test('says that a backup is whole only after the sync of what it copied', async () => {
  const room = mkdtempSync(join(tmpdir(), 'held-backup-'))
  const { reply } = await transfer()
  const backup = exchange.operate('backup', join(room, 'copy'))
  while (!existsSync(join(room, 'copy/keys.json'))) await new Promise(setImmediate)
  // time enough to write it too early
  for (const name of ['1', '2', '3', '4', '5', '6']) await writeSynced(join(room, name), Buffer.from('paper'), 0o600)
  expect(existsSync(join(room, 'copy/backup.json'))).toBe(false)
  release()
  await Promise.all([backup, reply])
  expect(existsSync(join(room, 'copy/backup.json'))).toBe(true)
  rmSync(room, { recursive: true })
})
