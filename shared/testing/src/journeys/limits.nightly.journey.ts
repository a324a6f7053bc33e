/** One's own limits and a break at prices fixed before: held, raised a day later, and what a break leaves; the books proved at the end. */
import { expect, test } from '@jest/globals'
import { buySecondCall, closePositionCall, createPositionCall, limitsCall, withdrawalApplyCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { connect, newOrderId } from '../client.ts'
import { PIN, prepare } from '../payouts.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { settled } from './settled.ts'

const tape = { start: '2026-11-25 12:02:00', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape, mortal: true })

const client = () => connect(platform().address().url, platform().address().publicKey)
const pass = (seconds: number) => platform().operate('clock', 'advance', `${seconds}s`)
const stake = (of: Person, amount: string) =>
  client().call(
    buySecondCall,
    {
      ...{ symbol: 'BTCUSDT', setId: 'second-60', odds: '0.8', direction: directions.buy, amount },
      clientOrderId: newOrderId(),
    },
    of,
  )
const order = (quantity = '0.001') => ({
  ...{ tradeType: tradeTypes.contract, symbol: 'BTCUSDT', direction: directions.buy, orderType: orderTypes.market },
  ...{ quantity, leverage: 10, marginMode: marginModes.isolated, expectedPrice: '64000', tolerance: '0.005' },
  clientOrderId: newOrderId(),
})

async function setStake(phone: Driver, press: string, amount: string): Promise<void> {
  await phone.tap(`${press}: Daily stake`)
  await phone.type('Limit per day', amount)
  await phone.tap('Save limit')
}

test('a limit of 100 takes a stake of 100 and no more; raised, it holds a day later to the second', async () => {
  const ada = await person({ balance: '100', contract: '1000' })
  const phone = await newPhone({ of: ada })
  await phone.open('/my')
  await phone.tap('Limits and breaks')
  await phone.arrives('/limits')
  await setStake(phone, 'Set a limit', '100')
  await phone.sees('Saved. It takes effect now.', '0.00 of 100.00 USDT', '100.00 left')
  expect((await stake(ada, '100')).code).toBe(200)
  await phone.open('/heyue?mode=second&symbol=BTCUSDT')
  await phone.sees('Available 900.00')
  await phone.type('Stake', '10')
  await phone.tap(/^Rise ?\+8\.00$/)
  await phone.sees('You could lose your whole stake of 10.00 USDT within 60 s, but never more.')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  await phone.tap('Rise')
  await phone.sees('Your own daily limit is 100 USDT.')
  await settled(phone.page) // the sheet has grown by what it says
  await phone.tap(/^Your own daily limit is 100 USDT\. Left: 0 USDT\./, 'link')
  await phone.arrives('/limits')
  await phone.sees('100.00 of 100.00 USDT', /Available from 2[56] Nov, \d\d:00/)
  await pass(60)
  await setStake(phone, 'Change', '200')
  await phone.sees('Saved. It takes effect in 24 hours.', /From 26 Nov, \d\d:03: 200\.00/, 'Keep 100.00')
  const { dailyStake } = await client().ask(limitsCall, {}, ada)
  expect(dailyStake.pending).toEqual({ value: '200', from: '2026-11-26 12:03:00' })
  phone.expects(/status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/)
  await platform().kill()
  await platform().restart(86_399)
  expect((await stake(ada, '150')).refusal).toBe('own-limit')
  await pass(1)
  expect((await stake(ada, '150')).code).toBe(200)
  await phone.reload()
  await phone.sees('150.00 of 200.00 USDT', '50.00 left')
})

test('on a break nothing is opened; what is open is closed, and money is withdrawn', async () => {
  const bert = await person({ balance: '100', contract: '1000' })
  const { id: accountId } = await prepare(client(), bert)
  await pass(3600)
  const { id } = await client().ask(createPositionCall, order(), bert)
  const phone = await newPhone({ of: bert })
  await phone.open('/limits')
  await phone.tap(/^Break until/)
  await phone.sees(/Take a break until \d/)
  await phone.tap('Start break')
  await phone.sees('Your break has started', /You're taking a break until 2\d Nov/)
  expect((await client().call(createPositionCall, order(), bert)).refusal).toBe('on-break')
  const close = { id, expectedPrice: '64000', tolerance: '0.005', clientOrderId: newOrderId() }
  expect((await client().ask(closePositionCall, close, bert)).state).toBe(3)
  const payout = {
    accountId,
    currency: 'USDT',
    network: 'TRC20',
    amount: '50',
    expectedFee: '1',
    withdrawPassword: PIN,
  }
  const { net } = await client().ask(withdrawalApplyCall, { ...payout, clientOrderId: newOrderId() }, bert)
  expect(net).toBe('49')
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})
