/** Borrowing: signed on a phone that is turned, paid out, its interest by the day, paid back once; and what is lent on coins, called and sold in part. */
import { expect, test } from '@jest/globals'
import { messageListCall } from '@shared/contract'
import type { Person } from '../people.ts'
import { loanJourney } from './loan.ts'

const { CALLED, SOLD, newPhone, platform, client, loanOf, balance, verified, sign, accept } = loanJourney()

const messageTitlesOf = async (of: Person) =>
  (await client().ask(messageListCall, { noticeType: 'transaction', pageSize: 50 }, of)).map(({ titile }) => titile)

test('6,000 on 0.1 BTC: called once at 78,000 with both ways back, and at 70,000 as much is sold as leads back to 65.00 %', async () => {
  const ada = await verified({ BTC: '0.1' })
  const phone = await newPhone({ of: ada })
  await phone.open('/jiedai?type=pledge')
  await phone.type('Amount', '6000')
  await phone.type('Quantity', '0.1')
  expect(await phone.figure('Collateral call price at 75%')).toBe('80,000.00 USDT')
  expect(await phone.figure('Liquidation price at 85%')).toBe('70,588.23 USDT')
  await phone.tap('Next')
  await phone.arrives('/jiedaiHetong')
  await phone.sees('60.00%', '70,588.23')
  await sign(phone)
  await accept(phone)
  await phone.tap(/^Sign and borrow 6,000\.00/)
  await phone.arrives('/jiedaiOrder')
  await phone.sees('Approved')
  expect([await balance(ada), await balance(ada, 'BTC')]).toEqual(['6000', '0'])

  await platform().operate('clock', 'advance', `${CALLED + 1}s`)
  await phone.open('/jiedaiAccount')
  await phone.sees(/Repay 930\.00\sUSDT or add 0\.0183432\d*\sBTC to get back to 65%/)
  expect(await messageTitlesOf(ada)).toEqual(['Collateral call'])
  await platform().operate('clock', 'advance', `${SOLD - CALLED}s`)
  expect(await loanOf(ada)).toMatchObject({ owed: '1693.94', pledgeAmount: '0.03722943' })
  await phone.sees('1,693.94', '65.00%')
  expect(await messageTitlesOf(ada)).toEqual(['Collateral sold', 'Collateral call'])
})
