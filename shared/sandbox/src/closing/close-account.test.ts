/** An account that is closed: what keeps it open, what goes, what stays. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  chatSessionCall,
  closeAccountCall,
  createAlertCall,
  guestLoginCall,
  loginCall,
  messageListCall,
  myUserInfoCall,
  openDemoCall,
  rechargeApplyCall,
  transferContractCall,
  updateProfileCall,
} from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { pictureFolder } from '@shared/products/upload/index'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { bound, codeOf } from '../testing/accounts/authenticator.ts'
import { applyBasic } from '../testing/accounts/identities.ts'
import { askCode, codeFor, nextDevice, nextEmail, PASSWORD, pass, registerByEmail } from '../testing/accounts/people.ts'
import { breakFor, setTo } from '../testing/closing/control.ts'
import { tracesOf } from '../testing/db/traces.ts'
import { copyRows } from '../testing/growth/copies.ts'
import { placed, tapeOf } from '../testing/positions/orders.ts'
import { staked } from '../testing/positions/second/second.ts'
import { invited } from '../testing/rewards/members.ts'
import { toBank, withdrawing } from '../testing/wallet/withdrawals.ts'
import { beginForgetting, forgetBeat } from './forget.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: tapeOf({ BTCUSDT: [[0, '64000']] }) })
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  await exchange.stop()
})

type Who = { token: string }
const close = (who: Who, input: { password?: string; googleCode?: string } = {}) =>
  exchange.client.call(closeAccountCall, { password: PASSWORD, ...input }, who)
const db = () => exchange.sandbox.context.db
const idOf = async (who: Who) => (await exchange.client.ask(myUserInfoCall, {}, who)).id ?? ''

test('what is held or open keeps it, by name', async () => {
  const rich = await exchange.newUser({ balance: '10' })
  expect(await close(rich)).toMatchObject({
    ...{ refusal: 'account-not-empty', values: { what: 'funds' }, message: 'Withdraw or close first: balances' },
  })
  const busy = await exchange.newUser({ contract: '10000' })
  await placed(exchange, busy)
  await placed(exchange, busy, { orderType: 2, price: '60000' })
  await staked(exchange, busy)
  const deposit = { currency: 'USDT', network: 'TRC20', amount: '10', clientOrderId: newOrderId() }
  await exchange.client.ask(rechargeApplyCall, deposit, busy)
  expect((await close(busy)).message).toBe(
    'Withdraw or close first: positions, open orders, open deposits, and balances',
  )
})

test('the password is asked for, and the code of an authenticator', async () => {
  const user = await exchange.newUser()
  expect(await close(user, { password: 'wrong-one-1' })).toMatchObject({
    ...{ refusal: 'wrong-password', values: { field: 'password' } },
  })
  const { secretKey } = await bound(exchange, user.token)
  expect((await close(user)).refusal).toBe('authenticator-required')
  pass(exchange, 30)
  expect((await close(user, { googleCode: codeOf(exchange, secretKey) })).code).toBe(200)
})

/** Somebody with as much as a person leaves here. */
async function lived() {
  const email = nextEmail()
  const { token } = await registerByEmail(exchange, email)
  const who = { token }
  const id = await idOf(who)
  await exchange.client.ask(updateProfileCall, { address: '12/3 Sukhumvit 21' }, who)
  await applyBasic(exchange, who)
  await setTo(exchange, { ...who, id } as TestUser, 'dailyLoss', '100')
  await breakFor(exchange, { ...who, id } as TestUser, 1)
  await exchange.client.ask(openDemoCall, {}, who)
  await exchange.sandbox.advance(1)
  const alert = { symbol: 'BTCUSDT', direction: 1 as const, price: '65000', clientOrderId: newOrderId() }
  await exchange.client.ask(createAlertCall, alert, who)
  await exchange.operate('wallet', 'adjust', id, 'USDT', '5')
  await exchange.operate('wallet', 'adjust', id, 'USDT', '-5')
  plantPaid(id)
  return { email, who, id }
}

/** As if they had been paid, and signed in by a passkey. */
function plantPaid(id: string): void {
  db().exec(`
    INSERT INTO payout_account VALUES ('A-${id}', '${id}', 1, 'BANK', '4929000011112222', 'TH', 'THB', 'Bangkok Bank', 2,
      'Silom', 'BKKBTHBK', 'Malee Saetang', 'home', 1, 0, 'c', 0, NULL);
    INSERT INTO withdrawal VALUES ('W-${id}', '${id}', 'A-${id}', 1, '4929000011112222', 'home', 'Malee Saetang', 'USDT',
      'BANK', 100, 1, 100, 'THB', '35', '1', 2, 1, NULL, 'Saetang', NULL, 'c', 0, 'name-differs', 'en-us');
    INSERT INTO passkey VALUES ('K-${id}', '${id}', 'credential-${id}', 'key', 0, '[]', 'phone', 0, NULL)`)
}

const LEDGER = ['ledger_account', 'ledger_line', 'ledger_owner', 'ledger_sum', 'ledger_total']
const PAYMENTS = ['inflow', 'inflow_day', 'payout_account', 'withdrawal', 'withdrawal_count', 'withdrawal_day']
/** Tables that name a closed account, by its number. */
const STAYS = ['agreement', 'client_order', ...LEDGER, ...PAYMENTS, 'user'].sort()

test('it is gone for good: no way in, nothing told of the person anywhere, photos off the disk; the ledger stays whole', async () => {
  const { email, who, id } = await lived()
  const pictures = (db().prepare('SELECT path FROM upload WHERE user_id = ?').all(id) as { path: string }[]).map(
    ({ path }) => join(pictureFolder(exchange.sandbox.context), path),
  )
  expect(pictures.map(existsSync)).toEqual([true, true, true])
  expect((await close(who)).code).toBe(200)
  await exchange.sandbox.advance(1)
  expect(pictures.map(existsSync)).toEqual([false, false, false])
  expect((await exchange.client.call(messageListCall, {}, who)).code).toBe(401)
  await expect(exchange.operate('wallet', 'adjust', id, 'USDT', '5')).rejects.toThrow(`${id} is closed`)
  const traces = Object.keys(tracesOf(db(), id)).map(column => column.split('.')[0])
  expect([...new Set(traces)].sort()).toEqual(STAYS)
  const row = db().prepare('SELECT * FROM user WHERE id = ?').get(id) as Record<string, unknown>
  const told = ['account', 'email', 'phone', 'surname', 'first_name', 'birthday', 'country', 'address']
  expect(told.map(field => row[field])).toEqual(told.map(() => null))
  // what the operator typed, here to read the mail, is the operator's own log
  const tables = db().prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'operator%'")
  const everywhere = tables.all() as { name: string }[]
  const texts = everywhere.flatMap(({ name }) =>
    db()
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map(one => JSON.stringify(one)),
  )
  expect(texts.filter(text => /Sukhumvit|Saetang|4929000011112222|Bangkok/.test(text) || text.includes(email))).toEqual(
    [],
  )
  const again = await exchange.client.call(loginCall, { account: email, password: PASSWORD })
  const nobody = await exchange.client.call(loginCall, { account: nextEmail(), password: PASSWORD })
  expect([again.refusal, again.message]).toEqual([nobody.refusal, nobody.message])
  await askCode(exchange, email, 'reset')
  expect(await codeFor(exchange, email)).toBe('')
})

test('what was answered to orders says nothing of the person either', async () => {
  const user = await exchange.newUser()
  const here = withdrawing(exchange)
  expect((await here.addCall(user, toBank)).refusal).toBe('password-needed')
  const refusals = db().prepare('SELECT count(*) AS n FROM refused_order WHERE user_id = ?')
  expect(refusals.get(user.id)).toEqual({ n: 1 })
  await here.setPin(user)
  const before = db().prepare('SELECT body_hash, at FROM client_order WHERE user_id = ?')
  await here.add(user, { ...toBank, realName: 'Orapin Wattana', bankName: 'Andaman Bank', label: 'school fees' })
  const orders = before.all(user.id)
  expect(orders).toHaveLength(1)
  expect((await close(user)).code).toBe(200)
  await exchange.sandbox.advance(1)
  expect(refusals.get(user.id)).toEqual({ n: 0 })
  const rows = db().prepare('SELECT * FROM client_order').all()
  expect(rows.filter(row => /Orapin|Andaman|school fees/.test(JSON.stringify(row)))).toEqual([])
  expect(before.all(user.id)).toEqual(orders)
  for (const change of ["reply = '{}'", "body_hash = ''", "reply = 'null', at = 0"])
    expect(() => db().exec(`UPDATE client_order SET ${change} WHERE user_id <> '${user.id}'`)).toThrow('append-only')
})

test('the team below goes with its sums; nobody joins it any more who was on the way', async () => {
  const user = await invited(exchange)
  await invited(exchange, user)
  const { inviteCode } = await exchange.client.ask(myUserInfoCall, {}, user)
  const guests = () => Number(db().prepare("SELECT count(*) AS n FROM attempt WHERE kind = 'guest'").get()?.n)
  const joining = exchange.client.call(guestLoginCall, { inviteCode: inviteCode ?? '', deviceId: nextDevice() })
  // its password is hashed from then on
  while (guests() === 0) await new Promise(resolve => setImmediate(resolve))
  transact(db(), tx => beginForgetting(tx, user.id, 0))
  expect((await joining).refusal).toBe('code-unknown')
  await exchange.sandbox.advance(1)
  for (const table of ['team', 'team_sum', 'team_day', 'team_income'])
    expect(db().prepare(`SELECT * FROM ${table} WHERE ancestor = ?`).all(user.id)).toEqual([])
})

const MANY = 3000

/** Somebody with a long history of all that grows. */
async function longLived() {
  const user = await lived()
  const { id } = user
  await exchange.client.ask(chatSessionCall, {}, user.who)
  const welcome = { user: id, eventKey: 'welcome', tab: 'system', template: 'demo-account', values: {}, at: 0 } as const
  transact(db(), tx => notify(tx, welcome))
  const own = `user_id = '${id}'`
  const some = (table: string, where: string, changes: Record<string, string>, key = 'rowid') =>
    copyRows(db(), table, `${where} AND ${key} = (SELECT min(${key}) FROM ${table} WHERE ${where})`, MANY, changes)
  some('message', own, { id: '(SELECT max(id) FROM message) + i', event_key: "'long' || i" })
  some('price_alert', own, { id: "'long' || i" })
  some('session', own, { token_hash: "'long' || i", revoked: '1' })
  some('withdrawal', own, { id: "'long' || i", created_at: 'i' })
  some('chat_message', `conversation_id = (SELECT id FROM chat_conversation WHERE ${own})`, { seq: 'seq + i' })
  some('client_order', own, { client_order_id: "'long' || i" }, 'client_order_id')
  return user
}

test('of a long history a slice goes each second, while nobody reads it any more; then no table names the person', async () => {
  const { who, id, email } = await longLived()
  const kept = () => Number(db().prepare('SELECT count(*) AS n FROM forgetting WHERE user_id = ?').get(id)?.n)
  const changes = () => Number(db().prepare('SELECT total_changes() AS n').get()?.n)
  const written = async (work: () => unknown) => {
    const before = changes()
    await work()
    return changes() - before
  }
  expect(await written(() => close(who))).toBeLessThan(100)
  expect((await exchange.client.call(messageListCall, {}, who)).code).toBe(401)
  const nobody = { email: null, surname: null, address: null }
  expect(db().prepare('SELECT email, surname, address FROM user WHERE id = ?').get(id)).toEqual(nobody)
  let seconds = 0
  for (; kept() > 0 && seconds < 500; seconds++)
    expect(await written(() => forgetBeat(exchange.sandbox.context))).toBeLessThan(4000)
  expect(seconds).toBeGreaterThan(15)
  await exchange.sandbox.advance(1)
  const traces = Object.keys(tracesOf(db(), id)).map(column => column.split('.')[0])
  expect([...new Set(traces)].sort()).toEqual(STAYS)
  const told = (table: string, what: string) =>
    db().prepare(`SELECT count(*) AS n FROM ${table} WHERE user_id = ? AND ${what}`).get(id)?.n
  expect([told('client_order', "reply <> 'null'"), told('withdrawal', 'payee IS NOT NULL')]).toEqual([0, 0])
  pass(exchange, 61)
  expect((await registerByEmail(exchange, email)).token).toBeTruthy()
})

test('a slice that fails is rolled back whole, and keeps no other account waiting', async () => {
  const [first, second] = [await lived(), await lived()]
  for (const { who } of [first, second]) await close(who)
  db().exec(`CREATE TEMP TRIGGER broken BEFORE UPDATE ON withdrawal WHEN new.user_id = '${first.id}'
    BEGIN SELECT RAISE(ABORT, 'not now'); END`)
  const waiting = () => db().prepare('SELECT user_id AS id, portion FROM forgetting').all()
  const failed: unknown[] = []
  forgetBeat({ ...exchange.sandbox.context, log: (_, fields) => failed.push(fields?.what) })
  expect(waiting()).toEqual([{ id: first.id, portion: '' }])
  expect(failed).toEqual([`forget ${first.id}`])
  db().exec('DROP TRIGGER broken')
  forgetBeat(exchange.sandbox.context)
  expect(waiting()).toEqual([])
})

test('the address is free: whoever it belongs to may come back, as somebody new', async () => {
  const { email, who, id } = await lived()
  await close(who)
  pass(exchange, 61)
  const back = await registerByEmail(exchange, email)
  expect(await idOf(back)).not.toBe(id)
})

test('of what was closed twice at the same moment the second finds nobody; money that arrives meanwhile keeps it', async () => {
  const user = await exchange.newUser()
  const answers = await Promise.all([close(user), close(user)])
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  const late = await exchange.newUser({ contract: '5' })
  const closing = close(late)
  const back = { from: 'contract', to: 'balance', currency: 'USDT', amount: '5', clientOrderId: newOrderId() } as const
  await exchange.client.ask(transferContractCall, back, late)
  expect((await closing).refusal).toBe('account-not-empty')
})
