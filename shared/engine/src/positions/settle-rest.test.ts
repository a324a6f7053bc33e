/** Many contracts that end in one second: settled in portions, the earliest first, and requests are answered between. */
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { transferContractCall } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { copyRows } from '../../../sandbox/src/testing/growth/copies.ts'
import { placed, tapeOf } from '../../../sandbox/src/testing/positions/orders.ts'
import { staked } from '../../../sandbox/src/testing/positions/second/second.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { DAY } from '../clock.ts'
import { transact } from '../db/transact.ts'
import { settleDue, settleLeft, settleRest } from './settle-due.ts'

/** 05:00 of the day on which the tape begins. */
const NIGHT = Date.parse('2026-11-25T05:00:00+08:00')

let exchange: Exchange
let user: TestUser
let expire = 0
const failed: unknown[] = []
beforeAll(async () => {
  exchange = await startExchange({
    tape: tapeOf({ BTCUSDT: [[0, '64000']], EURUSD: [[0, '1.085']] }),
    log: (event, fields) => event === 'beat-failed' && failed.push(fields?.what),
  })
  user = await exchange.newUser({ contract: '1000' })
  const euro = { tradeType: tradeTypes.cfd, symbol: 'EURUSD', leverage: 100, marginMode: undefined }
  await placed(exchange, user, { ...euro, quantity: '0.01', expectedPrice: '1.08506' })
  const { id } = await staked(exchange, user)
  expire = Number(db().prepare('SELECT expire_at AS at FROM second_order').get()?.at)
  copyRows(db(), 'second_order', `id = '${id}'`, 100, {
    ...{ id: "'MANY' || i", amount: "'0'", expire_at: `${expire} - 1 - i` },
  })
})
afterAll(() => exchange.stop())

const db = () => exchange.sandbox.context.db
/** As under a real clock: a manual one waits for all of a second. */
const ticking = () => ({ ...exchange.sandbox.context, clock: { ...exchange.sandbox.context.clock, manual: false } })
const settled = () => Number(db().prepare('SELECT count(*) AS n FROM second_order WHERE state <> 1').get()?.n)
const latest = () => db().prepare('SELECT max(expire_at) AS at FROM second_order WHERE state <> 1').get()?.at
const nights = () => db().prepare('SELECT night_at AS at FROM position').get()?.at
const next = () => db().prepare('SELECT min(expire_at) AS at FROM second_order WHERE state = 1').get()?.at

test('settles twenty with the ticks of their second, and twenty more a turn of the loop, past those that fail', async () => {
  db().exec("UPDATE second_order SET amount = 'broken' WHERE id IN ('MANY100', 'MANY99', 'MANY50')")
  transact(db(), tx => settleDue(tx, ticking(), expire))
  expect(settled()).toBe(18)
  const dues: number[] = []
  settleRest(() => void dues.push(settled()))(ticking(), expire)
  const portions: number[] = []
  for (let before = settled(); portions.length < 5; before = settled()) {
    await setImmediate()
    portions.push(settled() - before)
  }
  expect(portions).toEqual([20, 19, 20, 20, 1])
  expect(dues).toEqual([98]) // what is due may need the last stake that came back
  expect(failed).toEqual(['MANY100', 'MANY99', 'MANY50'])
  expect(latest()).toBe(expire)
})

test('settles before the ticks of the next second what this one left, and leaves nothing twice', async () => {
  db().exec("UPDATE second_order SET amount = '0' WHERE state = 1")
  transact(db(), tx => settleLeft(tx, ticking(), expire + 1000))
  expect({ settled: settled(), next: next() }).toEqual({ settled: 101, next: null })
  const entries = db().prepare("SELECT count(*) AS n FROM ledger_entry WHERE ref_kind = 'second'").get()?.n
  settleRest(() => {})(ticking(), expire)
  await setImmediate()
  expect(db().prepare("SELECT count(*) AS n FROM ledger_entry WHERE ref_kind = 'second'").get()?.n).toBe(entries)
  const move = { from: 'contract', to: 'balance', currency: 'USDT', amount: '1', clientOrderId: newOrderId() } as const
  expect(await exchange.client.call(transferContractCall, move, user)).toMatchObject({ code: 200 })
  expect(exchange.faults()).toEqual([])
})

test('charges a night once nothing else of its second is left', async () => {
  db().exec(`UPDATE position SET night_at = ${NIGHT};
    UPDATE second_order SET expire_at = ${expire} - 1, state = 1, result = NULL, profit = NULL, closed_at = NULL,
      close_price = NULL, close_time = NULL, close_seq = NULL WHERE id LIKE 'MANY__'`)
  transact(db(), tx => settleDue(tx, ticking(), expire))
  expect(nights()).toBe(NIGHT)
  settleRest(() => {})(ticking(), expire)
  for (let turn = 0; turn < 6; turn++) await setImmediate()
  expect(nights()).toBe(NIGHT + DAY)
})
