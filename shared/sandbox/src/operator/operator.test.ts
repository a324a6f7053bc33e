import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { debitBuyCall, helpByIdCall, productOrderListCall, rechargeApplyCall } from '@shared/contract'
import { argument, type OperatorAction } from '@shared/engine/operator-action'
import { readArgs, runAction } from '@shared/engine/run-action'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { secondsOf } from './clock-actions.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const runWith = (headers: Record<string, string>, body = '{"words":["ledger","check"]}') =>
  fetch(`${exchange.sandbox.operatorUrl}/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

test.each([
  ['no key', {}],
  ['a wrong key', { 'x-operator-key': 'f'.repeat(64) }],
  ['an empty key', { 'x-operator-key': '' }],
])('with %s nothing is run', async (_, headers) => {
  const reply = await runWith(headers)
  expect(reply.status).toBe(401)
  expect(await reply.json()).toMatchObject({ ok: false })
})

test('the public port knows no operator', async () => {
  const answer = await exchange.client.send('POST', '/run', { body: '{"words":["ledger","check"]}' })
  expect(answer.code).toBe(404)
})

test('a body that says nothing is answered with what to send', async () => {
  const key = { 'x-operator-key': exchange.sandbox.context.keys.operatorKey }
  expect(await (await runWith(key, '{"words":7}')).json()).toEqual({
    ok: false,
    message: expect.stringContaining('Send'),
  })
})

test('what was done, and what failed, is written down for good', async () => {
  await exchange.operate('ledger', 'check')
  await expect(exchange.operate('recharge', 'approve', 'R0')).rejects.toThrow('There is no recharge R0')
  const { db } = exchange.sandbox.context
  const rows = db.prepare('SELECT line, outcome FROM operator_log ORDER BY id DESC LIMIT 2').all()
  expect(rows.map(row => row.line)).toEqual(['recharge approve R0', 'ledger check'])
  expect(rows.at(-1)?.outcome).toBe('done')
  expect(() => db.exec('DELETE FROM operator_log')).toThrow('append-only')
})

test('it is written down who typed it, without what a terminal would obey', async () => {
  const { keys, db } = exchange.sandbox.context
  const body = JSON.stringify({ words: ['ledger', 'check'], who: 'ann\u001b[2J' })
  await runWith({ 'x-operator-key': keys.operatorKey }, body)
  const { who } = db.prepare('SELECT who FROM operator_log ORDER BY id DESC LIMIT 1').get() ?? {}
  expect(who).toMatch(/^ann/)
  expect(who).not.toContain('\u001b')
})

test('a failure tells the usage; an unknown action where to look', async () => {
  await expect(exchange.operate('wallet', 'adjust')).rejects.toThrow('<user> is missing (usage: wallet adjust <user>')
  await expect(exchange.operate('print', 'money')).rejects.toThrow('pnpm operator --help')
})

test('an option that the action does not know is refused, and nothing is done', async () => {
  await expect(exchange.operate('recharge', 'approve', 'R0', '--ammount', '5')).rejects.toThrow(
    "Unknown option '--ammount' (usage: recharge approve <id> [--amount <n>] [--much-more])",
  )
})

test('a word without a place is refused: an amount whose option was left out is not the whole amount', async () => {
  await expect(exchange.operate('recharge', 'approve', 'R0', '5')).rejects.toThrow(
    '"5" has no place (usage: recharge approve <id> [--amount <n>] [--much-more])',
  )
  await expect(exchange.operate('network', 'pause', 'BTC', 'upgrade', 'now')).rejects.toThrow('"now" has no place')
})

test('an adjustment is given, taken, and never below zero', async () => {
  const user = await exchange.newUser()
  await exchange.operate('wallet', 'adjust', user.account, 'USDT', '+5.5')
  await exchange.operate('wallet', 'adjust', user.id, 'USDT', '-2')
  await expect(exchange.operate('wallet', 'adjust', user.id, 'USDT', '-4')).rejects.toThrow('insufficient-balance')
  await expect(exchange.operate('wallet', 'adjust', user.id, 'THB', '4')).rejects.toThrow('No account is kept in THB')
  for (const amount of ['0', '+-5', '-'])
    await expect(exchange.operate('wallet', 'adjust', user.id, 'USDT', amount)).rejects.toThrow()
  await expect(exchange.operate('wallet', 'adjust', 'nobody', 'USDT', '4')).rejects.toThrow('Nobody is called nobody')
  expect(await exchange.operate('ledger', 'show', user.account)).toContain('balance  3.5 USDT')
})

test('a manual clock is advanced, second by second', async () => {
  const { clock } = exchange.sandbox.context
  const before = clock.now()
  await Promise.all([exchange.operate('clock', 'advance', '90s'), exchange.operate('clock', 'advance', '1m')])
  expect(clock.now() - before).toBe(150_000)
  await expect(exchange.operate('clock', 'advance', 'soon')).rejects.toThrow('"soon" is no time')
})

test('a manual clock skips what nobody lives, and what fell due in it is done as after a downtime', async () => {
  const { clock, db } = exchange.sandbox.context
  const before = clock.now()
  const user = await exchange.newUser({ balance: '1000' })
  const terms = { productId: 'A2', amount: '1000', expected: '0.0008', agreed: true, clientOrderId: newOrderId() }
  const { id } = await exchange.client.ask(debitBuyCall, terms, user)
  await exchange.operate('clock', 'skip', '2d')
  expect(clock.now() - before).toBe(2 * 86_400_000)
  const { seconds } =
    db.prepare('SELECT count(DISTINCT second) AS seconds FROM tick WHERE second > ?').get(before / 1000) ?? {}
  expect(seconds).toBe(1)
  const { records } = await exchange.client.ask(productOrderListCall, { id }, user)
  expect(records[0]).toMatchObject({ doneDays: 1, totalIncome: '0.8' })
})

test.each([
  ['90s', 90],
  ['10m', 600],
  ['1h', 3_600],
  ['2d', 172_800],
])('%s is %i seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds)
})

test('options and places are told apart', () => {
  expect(readArgs(['R1', '--amount', '99.5', '-3', '--reason=no match', '--force'])).toEqual({
    positionals: ['R1', '-3'],
    options: { amount: '99.5', reason: 'no match', force: '' },
  })
})

test('an action may take its time, and its first words are its name', async () => {
  const slow: OperatorAction = {
    name: 'tell slowly',
    usage: '<word>',
    summary: '',
    run: async (_, args) => argument(args, 0, 'word'),
  }
  expect(await runAction(exchange.sandbox.context, [slow], ['tell', 'slowly', 'yes'])).toEqual({
    ok: true,
    result: 'yes',
  })
})

test('what a person wrote forges no row of the operator’s list and steers no terminal', async () => {
  const user = await exchange.newUser()
  const { id } = await exchange.client.ask(
    rechargeApplyCall,
    { currency: 'USDT', network: 'TRC20', amount: '50', clientOrderId: newOrderId() },
    { token: user.token },
  )
  const forged = `slip\r\nR9  2026-11-22 08:00:00  1  9999  USDT  TRC20\u001b[2J\u009b1A\u202e${'x'.repeat(500)}`
  exchange.sandbox.context.db.prepare('UPDATE recharge SET tx_hash = ? WHERE id = ?').run(forged, id)
  const rows = String(await exchange.operate('recharge', 'list')).split('\n')
  expect(rows.filter(row => row.startsWith('R9  '))).toEqual([])
  const row = rows.find(text => text.startsWith(id)) ?? ''
  expect(row).toMatch(/slip {2}R9/)
  expect(row).not.toMatch(/\p{C}/u)
  expect(row.length).toBeLessThan(300)
})

test('an article may be as long as articles are', async () => {
  const body = `<p>${'Long terms of use. '.repeat(2_000)}</p>`
  await exchange.operate('help', 'set', 'long-terms', '--title', 'Terms', '--body', body)
  const article = await exchange.client.ask(helpByIdCall, { id: 'long-terms' })
  expect(JSON.stringify(article).length).toBeGreaterThan(30_000)
  await expect(exchange.operate('help', 'set', 'longer', '--title', 'x'.repeat(200_001))).rejects.toThrow('200000')
})
