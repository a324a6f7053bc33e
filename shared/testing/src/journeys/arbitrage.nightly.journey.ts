/** More of arbitrage: cancelled, redeemed, locked, and not sold where it cannot be paid. */
import { expect, test } from '@jest/globals'
import { debitBuyCall, productCall } from '@shared/contract'
import { big, sum } from '@shared/money'
import { newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { arbitrageJourney } from './arbitrage.ts'

const { newPhone, person, platform, DOWN, passes, client, onlyOrder, review, invest, seesBalance } = arbitrageJourney()

const buy = ({ token }: Person, productId: string, amount: string, expected: string) => {
  const input = { productId, amount, expected, agreed: true, clientOrderId: newOrderId() }
  return client().call(debitBuyCall, input, { token })
}

/** Somebody buys so much that the account could pay no more than this. */
async function leaveUncovered(left: string): Promise<void> {
  const { payer } = await client().ask(productCall, { id: 'A2' })
  const promise = sum([payer.balance, `-${payer.promised}`, `-${left}`])
  const terms = ['--days', '1', '--rate', '0.5', '--delay', '60']
  await platform().operate('product', 'add', '--type', 'arbitrage', '--id', 'W1', '--name', 'Half', ...terms)
  const amount = promise.div(big('0.5')).toString()
  const bought = await buy(await person({ balance: amount }), 'W1', amount, '0.5')
  expect(bought.code).toBe(200)
}

test('cancelled within the hour all of it is back; redeemed two days later it costs 5.00: 9,996.60; a level that lacks is locked', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  phone.expects(DOWN)
  await invest(phone)
  await phone.tap('View your order')
  await phone.arrives('/taoliOrder')
  await phone.tap(/^Cancel order ?1,000\.00/)
  await phone.sees('Cancel this order?')
  await phone.tap('Cancel order')
  await phone.sees('Order cancelled')
  await seesBalance(phone, /Available\s10,000\.00/)

  await invest(phone)
  await passes('49h')
  const { id } = await onlyOrder(ada)
  await phone.open(`/taoliOrder?id=${id}`)
  await phone.tap(/^Redeem early ?Fee 5\.00.USDT, you get 995\.00/)
  await phone.sees('Redeem this order early?')
  await phone.tap('Redeem early')
  await phone.sees('Redeemed. The money is in your balance account.')
  await seesBalance(phone, /Available\s9,996\.60/)

  await phone.open('/taolilicai')
  await phone.sees('VIP 3+', 'Reach VIP 3')
  expect(await buy(ada, 'A4', '1000', '0.0015')).toMatchObject({ refusal: 'level-too-low', code: 510 })
})

test('the account that pays has 6.00 to promise: 1,000 go, that are promised 5.60, no second 1,000 until it is funded', async () => {
  await leaveUncovered('6')
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  await invest(phone)
  await review(phone)
  await phone.tap(/^Pay 1,000\.00/)
  await phone.sees("Not on sale: the yield account can't cover more")
  expect((await onlyOrder(ada)).amount).toBe('1000')
  await platform().operate('yield', 'fund', '10')
  await phone.tap(/^Pay 1,000\.00/)
  await phone.arrives('/taoliOk')
  await seesBalance(phone, /Available\s8,000\.00/)
})
