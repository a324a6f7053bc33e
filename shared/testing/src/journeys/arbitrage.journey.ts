/** Arbitrage as people meet it, to the cent: through a downtime, cancelled, redeemed, locked, and not sold where it could not be paid. */
import { expect, test } from '@jest/globals'
import { incomeListCall } from '@shared/contract'
import { arbitrageJourney } from './arbitrage.ts'
import type { Driver } from './driver.ts'

const { newPhone, person, platform, DOWN, passes, client, onlyOrder, invest, seesBalance } = arbitrageJourney({
  mortal: true,
})

const DAYS = 86_400

async function seesOrder(phone: Driver, ...texts: (string | RegExp)[]): Promise<void> {
  await phone.open('/taoliOrder')
  await phone.reload()
  await phone.sees(...texts)
}

test('1,000 for seven days bring 0.80 each, also those in which the exchange was down and started twice: 10,005.60', async () => {
  const ada = await person({ balance: '10000' })
  const phone = await newPhone({ of: ada })
  phone.expects(DOWN)
  await invest(phone)
  await phone.sees('Invested', /1,000\.00\sUSDT/, /You can cancel free of charge until/)
  expect(await phone.figure('Principal and income at the end')).toBe('1,005.60 USDT')
  await phone.reload()
  await phone.sees('Invested')
  await seesBalance(phone, /Available\s9,000\.00/)
  await seesOrder(phone, 'Not started', /Starts in 5\d:\d\d|Starts in 01:00:00/)

  await passes('1h')
  await seesOrder(phone, 'Running', '0 / 7 days', '7 days left')
  await passes('1d')
  await seesOrder(phone, '1 / 7 days', '6 days left', /Today\s+\+0\.80\sUSDT/)
  await seesBalance(phone, /Available\s9,000\.80/)

  await platform().kill()
  await platform().restart(3 * DAYS)
  await platform().kill()
  await platform().restart()
  await seesOrder(phone, '4 / 7 days', '3 days left', /Cumulative income\s+\+3\.20\sUSDT/)
  const { id } = await onlyOrder(ada)
  const { records } = await client().ask(incomeListCall, { orderId: id }, { token: ada.token })
  expect(records.map(({ n, net }) => `${n}: ${net}`)).toEqual(['1: 0.8', '2: 0.8', '3: 0.8', '4: 0.8'])
  await phone.open(`/taoliOrder?id=${id}`)
  await phone.sees('Income calendar', 'Day 4')

  await passes('3d')
  await seesOrder(phone, 'Ended', '7 / 7 days', /Cumulative income\s+\+5\.60\sUSDT/)
  await seesBalance(phone, /Available\s10,005\.60/)
})

test('an arbitrage is bought in five taps from Home', async () => {
  const phone = await newPhone({ of: await person({ balance: '10000' }) })
  await phone.open('/home')
  const taps: (string | RegExp)[] = ['AI arbitrage', 'AI arbitrage, 7 days', 'Amount', 'Invest', /^Pay 1,000\.00/]
  for (const what of taps) {
    if (what === 'Amount') await phone.type(what, '1000')
    else await phone.tap(what)
  }
  await phone.arrives('/taoliOk')
  expect(taps).toHaveLength(5)
})
