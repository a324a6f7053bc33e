/** What a visitor tries without money, and what is left of it for real (docs/rules/trade.md#demo-account). */
import { afterEach, expect, test } from '@jest/globals'
import { createPositionCall, positionListCall, userAssetsCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { connect } from '../client.ts'
import { askForLong, logIn } from './acts.ts'
import { journey } from './journey.ts'
import { lineTo } from './line.ts'

const tape = {
  start: '2026-11-25 10:00:00',
  symbols: { BTCUSDT: [[0, '64000']] as [number, string][] },
  gaps: [{ from: 61, to: 120, symbols: ['BTCUSDT'] }],
}
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

const client = () => connect(platform().address().url, platform().address().publicKey)

test("a visitor's long stands after a reload; for real there is none, and after the log-in it is theirs", async () => {
  const phone = await newPhone()
  await phone.open('/demotrading')
  await phone.sees('Demo trading, no real money', 'Available 10,000.00')
  await askForLong(phone)
  await phone.tap('Buy long')
  await phone.sees('Long BTC/USDT opened at 64,000.00', 'Available 9,676.80')
  await phone.page.reload()
  await phone.sees('Positions 1', 'Available 9,676.80')

  const someone = await person({ contract: '5000' })
  await phone.tap('Switch to real trading')
  await phone.arrives('/login')
  await logIn(phone, someone.account, someone.password)
  await phone.arrives('/heyue')
  await phone.sees('No open positions', 'Available 5,000.00')
  await phone.when(async () => {
    const { virtualAssets } = await client().ask(userAssetsCall, {}, { token: someone.token })
    return virtualAssets === '9996.8'
  })
})

test('an answer that is lost is looked up, and trying again places nothing twice', async () => {
  const line = await lineTo(platform().url)
  const phone = await newPhone({ url: line.url })
  phone.expects(/ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/)
  await phone.open('/demotrading')
  await askForLong(phone)
  line.breakUnder(createPositionCall.path, 'within')
  await phone.tap('Buy long')
  await phone.sees('Checking… No reply reached us')
  await phone.sees('Positions 1')
  expect(line.delivered(createPositionCall.path)).toBe(1)
  await phone.open('/demotrading')
  await phone.sees('Positions 1')
  line.close()
})

test('while the feed is cut the buttons say how old the prices are, and nothing is placed', async () => {
  const someone = await person({ contract: '5000' })
  const phone = await newPhone({ of: someone })
  await phone.open('/demotrading')
  await phone.type(/^Quantity/, '0.1')
  await platform().operate('clock', 'advance', '66s')
  await phone.sees('Prices are 6 s old')
  expect(await phone.page.$$eval('[data-path="/demotrading"] form', forms => forms.length)).toBe(1)
  const { total } = await client().ask(positionListCall, { state: positionStates.running }, { token: someone.token })
  expect(total).toBe(0)
})
