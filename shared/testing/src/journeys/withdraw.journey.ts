/** Money out at prices fixed before: what stands before it, every figure to the last digit, and who ends it; the books proved after each test. */
import { expect, test } from '@jest/globals'
import { userAssetsCall, withdrawalApplyCall } from '@shared/contract'
import { newOrderId } from '../client.ts'
import { bind, PIN, wallet } from '../payouts.ts'
import { withdrawJourney } from './withdraw.ts'

const { newPhone, person, HOUR, client, pass, desk, ordersOf, balanceOf, banks, next, send } = withdrawJourney()

test('who has neither password nor account is led to both, waits the hour, and is paid 99 of 100', async () => {
  const ada = await person({ balance: '1000' })
  const phone = await newPhone({ of: ada })
  await phone.open('/zichanCenter')
  await phone.tap('Withdraw', 'link')
  await phone.arrives('/tixian')
  await phone.sees(
    'Before your first withdrawal',
    'You can withdraw 1 hour after you add your first withdrawal account',
  )
  await phone.picture('withdraw-setup')
  await phone.tap(/^Withdrawal password/)
  await phone.arrives('/withdrawPassword')
  await phone.type('Withdrawal password', PIN)
  await phone.type('Withdrawal password again', PIN)
  await phone.type('Login password', ada.password)
  await phone.tap('Set withdrawal password')
  await phone.arrives('/tixian')
  await phone.sees('Add wallet', 'Add bank account', 'Done')
  await phone.picture('withdraw-setup-password')
  const to = await bind(client(), ada, wallet)
  await phone.reload()
  await phone.sees(
    /New withdrawal accounts can't be used straight away\. Available from \d\d\/11\/2026 \d\d:\d\d:\d\d, in (59:\d\d|01:00:00)/,
  )
  const order = { accountId: to.id, currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1' }
  const early = { ...order, withdrawPassword: PIN, clientOrderId: newOrderId() }
  expect((await client().call(withdrawalApplyCall, early, ada)).refusal).toBe('account-hold')
  await pass(HOUR)
  await phone.reload()
  await phone.type('Amount', '100')
  expect(await phone.figure('Fee')).toBe('1.00 USDT')
  expect(await phone.figure('You receive')).toBe('99.00 USDT')
  await phone.tap('Continue')
  await phone.sees('Confirm withdrawal', 'TRC20 · about 10 minutes', '99.00 USDT')
  expect(await phone.figure('Balance account')).toBe('Now 1,000.00→ After 900.00')
  expect(await phone.figure('Locked until paid out')).toBe('Now 0.00→ After 100.00')
  await send(phone, '100.00')
  await phone.arrives('/chongzhitixianResult')
  await phone.sees('Under review')
  expect(await balanceOf(ada)).toEqual(['900', '100'])
  const [{ id } = { id: '' }] = await ordersOf(ada)
  await desk('take', id)
  await desk('pay', id)
  await phone.sees('Paid out')
  const { totalAssets, totalProfit } = await client().ask(userAssetsCall, {}, ada)
  expect([totalAssets, totalProfit, await balanceOf(ada)]).toEqual(['900', '-1', ['900', '0']])
  await phone.open('/zichanCenter')
  await phone.sees('900.00', '−1.00')
})

test('500 by bank: 497.50 after the fee are 17,910.00 THB; rejected, all is back with the words of the desk', async () => {
  const of = next(banks)
  const phone = await newPhone({ of })
  await phone.open('/tixian?to=bank')
  await phone.type('Amount', '500')
  expect(await phone.figure('Fee')).toBe('2.50 USDT')
  expect(await phone.figure('After the fee')).toBe('497.50 USDT')
  expect(await phone.figure('Exchange rate')).toBe('1 USDT = 36.00 THB')
  expect(await phone.figure('You receive')).toBe('17,910.00 THB')
  await phone.tap('Continue')
  await phone.sees('Confirm withdrawal', '17,910.00 THB', 'Kasikornbank', 'Sample Person')
  await send(phone, '500.00')
  await phone.arrives('/chongzhitixianResult')
  const [{ id } = { id: '' }] = await ordersOf(of)
  await desk('reject', id, '--reason', 'name-differs', '--words', 'The holder does not match')
  await phone.sees('Rejected', /holder's name differs.*“The holder does not match”/)
  expect(await balanceOf(of)).toEqual(['1000', '0'])
})
