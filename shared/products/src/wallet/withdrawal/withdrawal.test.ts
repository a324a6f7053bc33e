import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changePasswordCall,
  guestLoginCall,
  userAssetsCall,
  userBalanceCall,
  type Withdrawal,
  withdrawalCancelCall,
  withdrawalRulesCall,
} from '@shared/contract'
import { applyBasic } from '../../../../sandbox/src/testing/accounts/identities.ts'
import { pass } from '../../../../sandbox/src/testing/accounts/people.ts'
import { PIN, toBank, withdrawing } from '../../../../sandbox/src/testing/wallet/withdrawals.ts'
import { newOrderId } from '../../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../../testing/src/exchange.ts'
import { reviewWithdrawals } from './review.ts'

let exchange: Exchange
let here: ReturnType<typeof withdrawing>
beforeAll(async () => {
  exchange = await startExchange()
  here = withdrawing(exchange)
})
afterAll(async () => {
  expect(exchange.faults()).toEqual([])
  expect(await exchange.operate('ledger', 'check')).toMatch(/hold|ok|fine|right/i)
  await exchange.stop()
})

const DAY = 86_400
const usdt = async ({ token }: TestUser) => {
  const [{ available, frozen } = {}] = await exchange.client.ask(userBalanceCall, { currency: 'USDT' }, { token })
  return [available, frozen]
}
const cancel = ({ token }: TestUser, id: string) => exchange.client.call(withdrawalCancelCall, { id }, { token })
const rules = ({ token }: TestUser) => exchange.client.ask(withdrawalRulesCall, {}, { token })
const applied = async (...asked: Parameters<typeof here.apply>) => (await here.apply(...asked)).result as Withdrawal
const steps = (order: Withdrawal | undefined) => order?.steps?.map(({ code }) => code)
const messages = (user: TestUser) =>
  exchange.sandbox.context.db
    .prepare("SELECT template FROM message WHERE user_id = ? AND template LIKE 'withdrawal-%' ORDER BY id")
    .all(user.id)
    .map(row => row.template)

test('100 out: 1 of fee, 99 sent; frozen until it is paid, then the fee alone is a loss', async () => {
  const { user, account } = await here.ready()
  const order = await applied(user, account)
  expect(order).toMatchObject({ status: 0, amount: '100', fee: '1', net: '99', account: account.address, minutes: 10 })
  expect(await usdt(user)).toEqual(['900', '100'])
  await exchange.operate('withdraw', 'take', order.id)
  expect(await here.read(user, order.id)).toMatchObject({ status: 0, inReview: true })
  await exchange.operate('withdraw', 'pay', order.id, '--tx', 'ab12'.repeat(16))
  const paid = await here.read(user, order.id)
  expect(paid).toMatchObject({ status: 2, txHash: 'ab12'.repeat(16) })
  expect(steps(paid)).toEqual(['applied', 'review', 'paid'])
  expect(await usdt(user)).toEqual(['900', '0'])
  expect(await exchange.client.ask(userAssetsCall, {}, user)).toMatchObject({ totalAssets: '900', totalProfit: '-1' })
  expect(messages(user)).toEqual(['withdrawal-paid'])
})

test('whoever is frozen is paid nothing until they are let in again; nothing is paid by a transaction that was not named', async () => {
  const { user, account } = await here.ready()
  const { id } = await applied(user, account)
  await exchange.operate('user', 'freeze', user.id)
  await expect(exchange.operate('withdraw', 'pay', id)).rejects.toThrow('is frozen')
  const { context } = exchange.sandbox
  reviewWithdrawals({ ...context, settings: { ...context.settings, autoReview: 0 } }, context.clock.now())
  expect(await exchange.operate('withdraw', 'list')).toMatch(new RegExp(`${id}.*open`))
  await exchange.operate('user', 'unfreeze', user.id)
  await expect(exchange.operate('withdraw', 'pay', id, '--tx')).rejects.toThrow('no transaction')
  await exchange.operate('withdraw', 'pay', id)
})

test('to a bank whose currency has no rate any more nothing is asked for', async () => {
  const { user } = await here.ready()
  const bank = await here.add(user, toBank)
  exchange.sandbox.context.db
    .prepare("UPDATE payout_account SET usable_from = 0, currency = 'toString' WHERE id = ?")
    .run(bank.id)
  const order = { network: 'BANK', amount: '500', expectedFee: '2.5', expectedRate: '36' }
  expect(await here.apply(user, bank, order)).toMatchObject({
    refusal: 'field-invalid',
    values: { field: 'accountId' },
  })
})

test('cancelled, all comes back; once the desk has it in hand, or it is over, it cannot be', async () => {
  const { user, account } = await here.ready()
  const [first, second] = [await applied(user, account), await applied(user, account)]
  expect((await cancel(user, first.id)).result).toMatchObject({ status: -2, failReason: 'cancelled' })
  expect(await usdt(user)).toEqual(['900', '100'])
  expect(await cancel(user, first.id)).toMatchObject({ refusal: 'order-state' })
  await exchange.operate('withdraw', 'take', second.id)
  expect(await cancel(user, second.id)).toMatchObject({ refusal: 'review-begun' })
  await exchange.operate('withdraw', 'fail', second.id)
  expect(await here.read(user, second.id)).toMatchObject({ status: -2, failReason: 'payout-failed' })
  expect(await usdt(user)).toEqual(['1000', '0'])
  const other = await exchange.newUser()
  expect(await cancel(other, second.id)).toMatchObject({ refusal: 'not-found' })
})

test('by bank: fee by rate, paid in baht at the rate that was shown, rejected with the reason and all returned', async () => {
  const { user } = await here.ready()
  const bank = await here.add(user, toBank)
  const order = { network: 'BANK', amount: '500', expectedFee: '2.5', expectedRate: '36' }
  expect(await here.apply(user, bank, order)).toMatchObject({ refusal: 'account-hold' })
  pass(exchange, DAY)
  const asked = await applied(user, bank, order)
  expect(asked).toMatchObject({
    fee: '2.5',
    net: '497.5',
    payAmount: '17910',
    payCurrency: 'THB',
    account: '•••• 7890',
  })
  expect(await exchange.operate('withdraw', 'list')).toMatch(/1234567890.*Kasikornbank.*17910 THB/)
  await exchange.operate('withdraw', 'reject', asked.id, '--reason', 'bank-refuses')
  expect(await here.read(user, asked.id)).toMatchObject({
    status: -1,
    reason: "The receiving bank doesn't accept this payment.",
  })
  expect(await usdt(user)).toEqual(['1000', '0'])
  expect(messages(user)).toEqual(['withdrawal-rejected'])
})

async function verify(user: TestUser): Promise<void> {
  const { result } = await applyBasic(exchange, user, { surname: 'Saetang', firstName: 'Malee' })
  await exchange.operate('identity', 'approve', result.id)
}
const byBank = { network: 'BANK', amount: '100', expectedFee: '2', expectedRate: '36' }

test('the desk reads the holder as the bank spells it and, where they differ, the name that was verified', async () => {
  const { user } = await here.ready()
  await verify(user)
  const accounts = []
  for (const [n, realName] of ['มาลี แซ่ตั้ง', 'SAETANG MALEE', 'Malee Saetang'].entries())
    accounts.push(await here.add(user, { ...toBank, number: `77700${n}`, realName }))
  pass(exchange, DAY)
  for (const account of accounts) await applied(user, account, byBank)
  const lines = String(await exchange.operate('withdraw', 'list')).split('\n')
  const lineOf = (number: string) => lines.find(line => line.includes(number))
  expect(lineOf('777000')).toMatch(/มาลี แซ่ตั้ง, Kasikornbank.*verified: Malee Saetang/)
  expect(lineOf('777001')).toMatch(/SAETANG MALEE, Kasikornbank.*verified: Malee Saetang/)
  expect(lineOf('777002')).toMatch(/Malee Saetang, Kasikornbank/)
  expect(lineOf('777002')).not.toContain('verified')
})

test('an account bound in another name before the verification is paid nothing after it', async () => {
  const { user } = await here.ready()
  const other = await here.add(user, toBank)
  const own = await here.add(user, { ...toBank, number: '778001', realName: 'SAETANG, MALEE' })
  await verify(user)
  pass(exchange, DAY)
  expect(await here.apply(user, other, byBank)).toMatchObject({
    ...{ refusal: 'name-mismatch', values: { field: 'accountId', name: 'Malee Saetang' } },
  })
  expect((await here.apply(user, own, byBank)).code).toBe(200)
})

test('what stands before it is said by name: amount, fee, rate, network, balance', async () => {
  const { user, account } = await here.ready('150')
  const bank = await here.add(user, toBank)
  pass(exchange, DAY)
  const refusal = async (of: typeof account, change: Parameters<typeof here.apply>[2]) =>
    (await here.apply(user, of, change)).refusal
  expect(await refusal(account, { amount: '19.99' })).toBe('below-minimum')
  expect(await refusal(account, { amount: '150.01' })).toBe('insufficient-balance')
  expect(await refusal(account, { expectedFee: '0.99' })).toBe('terms-changed')
  expect(await refusal(account, { network: 'ERC20' })).toBe('account-network')
  expect(await refusal(account, { currency: 'BTC', network: 'BTC', amount: '1' })).toBe('account-network')
  const byBank = { network: 'BANK', amount: '100', expectedFee: '2' }
  expect(await refusal(bank, { ...byBank, expectedRate: '36.2' })).toBe('terms-changed')
  expect(await refusal(bank, byBank)).toBe('field-invalid')
  await exchange.operate('network', 'pause', 'TRC20', 'upgrade')
  expect(await refusal(account, {})).toBe('network-paused')
  await exchange.operate('network', 'resume', 'TRC20')
  expect(await refusal({ ...account, id: 'P999' }, {})).toBe('not-found')
  expect(await usdt(user)).toEqual(['150', '0'])
})

test('while its network is paused an order is neither asked for nor paid, by the desk or by itself; it can be given back', async () => {
  const { user, account } = await here.ready()
  const [first, second] = [await applied(user, account), await applied(user, account)]
  await exchange.operate('network', 'pause', 'TRC20', 'upgrade')
  await expect(exchange.operate('withdraw', 'pay', first.id)).rejects.toThrow(/^network-paused/)
  await exchange.operate('withdraw', 'reject', second.id)
  reviewWithdrawals(
    { ...exchange.sandbox.context, settings: { ...exchange.sandbox.context.settings, autoReview: 0 } },
    exchange.sandbox.context.clock.now(),
  )
  expect(await usdt(user)).toEqual(['900', '100'])
  await exchange.operate('network', 'resume', 'TRC20')
  await exchange.operate('withdraw', 'pay', first.id)
  expect(await usdt(user)).toEqual(['900', '0'])
})

test('a day of an unverified person has 1,000 USDT; what comes back is given back to the day', async () => {
  const { user, account } = await here.ready('2000')
  expect(await rules(user)).toMatchObject({ dayLimit: '1000', dayLeft: '1000', attemptsLeft: 5 })
  const most = await applied(user, account, { amount: '980' })
  expect((await rules(user)).dayLeft).toBe('20')
  expect(await here.apply(user, account, { amount: '20.01' })).toMatchObject({
    code: 510,
    refusal: 'day-limit',
    values: { n: '20' },
  })
  await cancel(user, most.id)
  expect((await rules(user)).dayLeft).toBe('1000')
})

test('the fifth open order stands, a sixth is refused', async () => {
  const { user, account } = await here.ready()
  for (let n = 0; n < 5; n++) expect((await applied(user, account, { amount: '20' })).status).toBe(0)
  expect(await here.apply(user, account, { amount: '20' })).toMatchObject({ refusal: 'too-many-open' })
})

test('a changed login password holds it for a day, and says what and until when', async () => {
  const { user, account } = await here.ready()
  const change = { oldPassword: user.password, password: 'harbour-light-9' }
  const { token } = await exchange.client.ask(changePasswordCall, change, { token: user.token })
  const renewed = { ...user, token: token ?? '' }
  const held = await here.apply(renewed, account)
  expect([held.refusal, held.message]).toEqual([
    'withdraw-hold',
    expect.stringMatching(/login password was changed.*resume/),
  ])
  expect(await rules(renewed)).toMatchObject({ holdReason: 'password-changed' })
  pass(exchange, DAY)
  expect((await here.apply(renewed, account)).code).toBe(200)
})

test('five wrong withdrawal passwords lock it, the right one too, and the sixth try of a new id as well', async () => {
  const { user, account } = await here.ready()
  const left: unknown[] = []
  for (let n = 0; n < 5; n++) left.push((await here.apply(user, account, { withdrawPassword: '000001' })).refusal)
  expect(left).toEqual(['wrong-pin', 'wrong-pin', 'wrong-pin', 'wrong-pin', 'pin-locked'])
  expect(await here.apply(user, account)).toMatchObject({ refusal: 'pin-locked' })
  expect(await rules(user)).toMatchObject({ attemptsLeft: 0, lockedUntil: expect.stringMatching(/^20/) })
  pass(exchange, DAY)
  expect((await here.apply(user, account)).code).toBe(200)
})

test('five wrong ones at the same moment count as five, whatever becomes of their orders', async () => {
  const { user, account } = await here.ready()
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => here.apply(user, account, { withdrawPassword: '000001' })),
  )
  expect(tries.filter(({ refusal }) => refusal === 'wrong-pin')).toHaveLength(4)
  expect(await here.apply(user, account)).toMatchObject({ refusal: 'pin-locked' })
})

test('an order that is refused, or fails within its transaction, gives no try back', async () => {
  const { user, account } = await here.ready('50')
  const { user: other, account: theirs } = await here.ready()
  const { db } = exchange.sandbox.context
  db.exec("CREATE TRIGGER no_room BEFORE INSERT ON withdrawal BEGIN SELECT RAISE(ABORT, 'no room'); END")
  const left: unknown[] = []
  for (let nth = 0; nth < 5; nth++) {
    const wrong = here.apply(user, account, { withdrawPassword: '000001', amount: '5000' })
    const [{ refusal, values }, failed] = await Promise.all([wrong, here.apply(other, theirs)])
    left.push(values.n ?? refusal)
    expect(failed).toMatchObject({ refusal: 'server-error' })
    expect(await rules(user)).toMatchObject({ attemptsLeft: 4 - nth })
  }
  db.exec('DROP TRIGGER no_room')
  expect(left).toEqual([4, 3, 2, 1, 'pin-locked'])
  expect(await here.apply(user, account, { amount: '20' })).toMatchObject({ refusal: 'pin-locked' })
  expect(await usdt(other)).toEqual(['1000', '0'])
})

test('the same id again is the same order, its withdrawal password asked for once; two over one balance: one wins', async () => {
  const { user, account } = await here.ready('150')
  const clientOrderId = newOrderId()
  const [a, b] = await Promise.all([
    here.apply(user, account, { clientOrderId }),
    here.apply(user, account, { clientOrderId }),
  ])
  expect((a.result as Withdrawal).id).toBe((b.result as Withdrawal).id)
  expect((await here.apply(user, account, { clientOrderId, withdrawPassword: '000001' })).code).toBe(200)
  const two = await Promise.all([1, 2].map(() => here.apply(user, account, { amount: '30' })))
  expect(two.map(({ refusal }) => refusal ?? 'ok').sort()).toEqual(['insufficient-balance', 'ok'])
  expect(await usdt(user)).toEqual(['20', '130'])
})

test('a withdrawal needs a password of its own, an account, and no password that was made for one', async () => {
  const user = await exchange.newUser({ balance: '100' })
  expect(await here.apply(user, { id: 'P1' })).toMatchObject({ code: 510, refusal: 'account-needed' })
  expect(await here.addCall(user)).toMatchObject({ code: 510, refusal: 'password-needed' })
  const guest = await exchange.client.ask(guestLoginCall, {})
  expect((await here.apply({ ...user, token: guest.token }, { id: 'P1' })).refusal).toBe('change-initial-password')
})

test('nothing that is kept of an order gives its withdrawal password away', async () => {
  const { user, account } = await here.ready()
  const [one, other] = [newOrderId(), newOrderId()]
  await here.apply(user, account, { clientOrderId: one })
  await here.apply(user, account, { clientOrderId: other, withdrawPassword: PIN, googleCode: '123456' })
  const rows = exchange.sandbox.context.db
    .prepare('SELECT body_hash FROM client_order WHERE client_order_id IN (?, ?)')
    .all(one, other)
  expect(rows[0]?.body_hash).toBe(rows[1]?.body_hash)
})
