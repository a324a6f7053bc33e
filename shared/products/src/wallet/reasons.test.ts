/** Why the desk rejected something, as whoever it concerns reads it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messageListCall, pushSubscribeCall, rechargeApplyCall, rechargeListCall } from '@shared/contract'
import { migrate } from '@shared/engine/db/migrate'
import { openDatabase } from '@shared/engine/db/open'
import { migrations } from '../../../sandbox/src/domains/migrations.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { PushService, until } from '../../../testing/src/push-service.ts'

let exchange: Exchange
let service: PushService
beforeAll(async () => {
  service = await new PushService().start()
  exchange = await startExchange({ pushOrigins: [service.origin] })
})
afterAll(async () => {
  await exchange.stop()
  service.stop()
})

const WHY = 'อ่านหลักฐานการโอนไม่ได้ ข้อความจากเจ้าหน้าที่: “Please send the whole receipt.”'
const ownWords = { text: 'Please send the whole receipt.', lang: 'en-us' }

test('a rejection is read in Thai in the record, the message and the push', async () => {
  const user = { token: (await exchange.newUser()).token, language: 'th-TH' }
  const browser = service.browser()
  const subscription = { endpoint: browser.endpoint, keys: browser.keys, kinds: ['recharge' as const], amounts: true }
  await exchange.client.ask(pushSubscribeCall, subscription, user)
  const order = { currency: 'USDT', network: 'TRC20', amount: '100', clientOrderId: newOrderId() }
  const { id } = await exchange.client.ask(rechargeApplyCall, order, user)
  await exchange.operate('recharge', 'reject', id, '--reason', 'proof-unreadable', '--words', ownWords.text)
  const { records } = await exchange.client.ask(rechargeListCall, { id }, user)
  expect(records).toMatchObject([{ reason: WHY, ownWords }])
  const [message] = await exchange.client.ask(messageListCall, {}, user)
  expect(message).toMatchObject({ ownWords, msgContent: `รายการฝาก 100.00\u00a0USDT ไม่ผ่านการอนุมัติ ${WHY}` })
  await exchange.sandbox.advance(1)
  await until(() => service.to(browser.path).length > 0, 'the push')
  expect(service.to(browser.path)[0]?.payload).toMatchObject({ lang: 'th-TH', body: message?.msgContent })
})

test('an unknown code decides nothing, and the operator is told the codes', async () => {
  const user = await exchange.newUser()
  const order = { currency: 'USDT', network: 'TRC20', amount: '100', clientOrderId: newOrderId() }
  const { id } = await exchange.client.ask(rechargeApplyCall, order, user)
  await expect(exchange.operate('recharge', 'reject', id, '--reason', 'no match')).rejects.toThrow(/not-received/)
  const { records } = await exchange.client.ask(rechargeListCall, { id }, user)
  expect(records).toMatchObject([{ status: 0, reason: null }])
  expect(await exchange.operate('reasons', 'recharge')).toContain("not-received  We haven't received this payment.")
})

/** Stored in the words of the desk, before there were codes. */
test('what the desk wrote before there were codes stays as its own words, and fields at fault by their names', () => {
  const db = openDatabase(':memory:')
  const coded = ['wallet-0005', 'loans-0005', 'invest-0004', 'accounts-0015']
  migrate(
    db,
    migrations.filter(({ id }) => !coded.includes(id)),
  )
  db.exec(`INSERT INTO recharge (id, user_id, currency, network, amount, status, stage, stage_at, reason, voucher,
      client_order_id, created_at, expires_at)
    VALUES ('R1', 'ann', 'USDT', 'TRC20', 1, -1, 3, 0, 'Name does not match', '[]', 'o', 0, 0)`)
  db.exec(`INSERT INTO identity (id, user_id, kind, state, details, reason, reject_fields, automatic, client_order_id,
      submitted_at)
    VALUES ('K1', 'ann', 'basic', -1, '{}', 'Too dark.', '[{"field":"frontImage","reason":"Too dark."}]', 0, 'o', 0)`)
  migrate(db, migrations)
  const [recharge] = db.prepare('SELECT reason_code, reason_words, reason_lang FROM recharge').all()
  expect(recharge).toMatchObject({ reason_code: null, reason_words: 'Name does not match', reason_lang: null })
  const [identity] = db.prepare('SELECT reason_words, reject_fields FROM identity').all()
  expect(identity).toMatchObject({ reason_words: 'Too dark.', reject_fields: '["frontImage"]' })
})
