import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loginCall, rechargeCancelCall, transferContractCall } from '@shared/contract'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { growInto } from '../../../testing/src/grown.ts'
import { WINDOW } from './sent-at.ts'

const data = mkdtempSync(join(tmpdir(), 'replays-'))
let exchange: Exchange
let user: TestUser
const start = () => startExchange({ data })
beforeAll(async () => {
  await growInto(data)
  exchange = await start()
  user = await exchange.newUser({ balance: '10' })
})
afterAll(async () => {
  await exchange.stop()
  rmSync(data, { recursive: true })
})

const now = () => exchange.sandbox.context.clock.now()
/** A body as it was seen on the way, its time given or missing. */
const body = (input: object, sentAt: unknown = now()) => exchange.client.seal(JSON.stringify({ ...input, sentAt }))
const login = (sealed: string) => exchange.client.send('POST', loginCall.path, { body: sealed })
const who = () => ({ account: user.account, password: user.password })
/** Of the present login: more than ten end the oldest. */
const fresh = async () => (await exchange.client.ask(loginCall, who())).token
const cancelPath = rechargeCancelCall.path.replace('{id}', 'R1')
const rows = () => Number(exchange.sandbox.context.db.prepare('SELECT count(*) AS n FROM seen_request').get()?.n)

test('a login that somebody copied gives no second token: at once, after a restart, nor later', async () => {
  const copied = body(who())
  expect(await login(copied)).toMatchObject({ code: 200, result: { token: expect.any(String) } })
  expect(await login(copied)).toMatchObject({ refusal: 'request-replayed' })
  await exchange.stop()
  exchange = await start()
  expect(await login(copied)).toMatchObject({ refusal: 'request-replayed' })
  pass(exchange, WINDOW / 1000)
  expect(await login(copied)).toMatchObject({ refusal: 'request-replayed' })
  pass(exchange, 1)
  expect(await login(copied)).toMatchObject({
    code: 500,
    refusal: 'request-late',
    values: { serverTime: now() },
    message: "This request didn't reach us in time. Try again.",
  })
})

test('what is forgotten is late by then: the guard holds no more than the last minutes', async () => {
  const sealed = Array.from({ length: 5 }, () => body(who()))
  for (const one of sealed) await login(one)
  expect(rows()).toBeGreaterThanOrEqual(5)
  await exchange.sandbox.advance(WINDOW / 1000 + 61)
  expect(rows()).toBe(0)
  for (const one of sealed) expect((await login(one)).refusal).toBe('request-late')
})

test.each([
  ['a minute and more before', () => now() - 61_000, null],
  ['the last moment before', () => now() - WINDOW, null],
  ['too long before', () => now() - WINDOW - 1, 'request-late'],
  ['the last moment ahead', () => now() + WINDOW, null],
  ['too far ahead', () => now() + WINDOW + 1, 'request-late'],
  ['a time as text', () => String(now()), 'request-late'],
  ['null', () => null, 'request-late'],
  ['a list', () => [now()], 'request-late'],
])('a login sealed at %s', async (_, at, refusal) => {
  expect((await login(body(who(), at()))).refusal).toBe(refusal)
})

test('a copy from ahead of our clock is known until its own time is over', async () => {
  const copied = body(who(), now() + WINDOW)
  expect((await login(copied)).code).toBe(200)
  await exchange.sandbox.advance((2 * WINDOW) / 1000)
  expect((await login(copied)).refusal).toBe('request-replayed')
  await exchange.sandbox.advance(61)
  expect((await login(copied)).refusal).toBe('request-late')
})

test('without its time a body opens no account; beside a token it passes, once', async () => {
  const untimed = (input: object) => exchange.client.seal(JSON.stringify(input))
  expect((await login(untimed(who()))).refusal).toBe('request-late')
  const token = await fresh()
  const cancel = (sealed: string) => exchange.client.send('POST', cancelPath, { body: sealed, token })
  const copied = untimed({ id: 'R1' })
  expect((await cancel(copied)).refusal).toBe('not-found')
  expect((await cancel(copied)).refusal).toBe('request-replayed')
  pass(exchange, 599)
  expect((await cancel(copied)).refusal).toBe('request-replayed')
})

test('a late order is not placed; sealed again under its id it is placed once', async () => {
  const order = { from: 'balance', to: 'contract', currency: 'USDT', amount: '1', clientOrderId: newOrderId() } as const
  const token = await fresh()
  const send = (sealed: string) => exchange.client.send('POST', transferContractCall.path, { body: sealed, token })
  expect((await send(body(order, now() - WINDOW - 1))).refusal).toBe('request-late')
  const first = await send(body(order))
  expect(first.code).toBe(200)
  expect((await send(body(order))).result).toEqual(first.result)
})

test('blocks of a sealed login cannot be cut, doubled or put elsewhere so that it is younger', async () => {
  const [key = '', payload = ''] = body(
    { ...who(), password: `${user.password}${'x'.repeat(40)}` },
    now() - WINDOW - 1,
  ).split('.')
  const bytes = Buffer.from(payload, 'base64')
  const blocks = Array.from({ length: bytes.length / 16 }, (_, i) => bytes.subarray(i * 16, i * 16 + 16))
  const forgeries = blocks.flatMap((block, i) => [
    blocks.toSpliced(i, 1),
    blocks.toSpliced(i, 0, block),
    ...blocks.map((_, j) => blocks.toSpliced(i, 1).toSpliced(j, 0, block)),
  ])
  for (const forged of forgeries) {
    const answer = await login(`${key}.${Buffer.concat(forged).toString('base64')}`)
    expect(['request-late', 'unreadable-request']).toContain(answer.refusal)
  }
})
