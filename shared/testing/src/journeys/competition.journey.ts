/** A competition, from joining to leaving, at prices fixed before (docs/rules/trade.md#competitions). */
import { afterEach, expect, test } from '@jest/globals'
import { competitionCall, userAssetsCall } from '@shared/contract'
import { connect } from '../client.ts'
import { takeLeverage } from './acts.ts'
import { journey } from './journey.ts'

const course: [number, string][] = [
  [0, '64000'],
  [60, '65000'],
]
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: course }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

test('joining freezes 100, a long makes 0.93 %, leaving returns the 100 for good', async () => {
  const id = 'C-walk'
  await platform().operate('competition', 'create', '--title', 'Autumn cup', '--id', id, '--bots', '0')
  const someone = await person({ balance: '10000' })
  const client = connect(platform().address().url, platform().address().publicKey)
  const assets = () => client.ask(userAssetsCall, {}, { token: someone.token })
  const phone = await newPhone({ of: someone })
  await phone.open('/bisai')
  await phone.tap(/^Autumn cup/)
  await phone.arrives('/bisaiDetail')
  await phone.tap(/^Join/)
  await phone.sees('Join Autumn cup', '9,900.00')
  await phone.tap('Join')
  await phone.sees("You've joined Autumn cup")
  expect(await assets()).toMatchObject({ balance: '9900', competitionFrozenAssets: '100' })

  await phone.tap('Trade')
  await phone.arrives('/heyue')
  await phone.sees('Competition account', 'Available 10,000.00')
  await takeLeverage(phone, '20x')
  await phone.type(/^Quantity/, '0.1')
  await phone.tap(/^Buy long ?Liq\. \d/)
  await phone.tap('I understand that I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  await phone.tap('Buy long')
  await phone.sees('Long BTC/USDT opened at 64,000.00')
  await platform().operate('clock', 'advance', '60s')
  await phone.sees('+100.00')
  await phone.tap('Close BTC/USDT')
  await phone.tap('Close position')
  await phone.sees('Available 10,093.55')

  await phone.open('/bisaiMycansai')
  await phone.sees('10,093.55', '+0.93%')
  const { mine } = await client.ask(competitionCall, { id }, { token: someone.token })
  expect(mine).toMatchObject({ assets: '10093.55', totalYield: '0.009355', ranking: 1 })

  await phone.open(`/bisaiDetail?id=${id}`)
  await phone.tap('Leave')
  await phone.sees('Leave Autumn cup')
  await phone.tap('Leave')
  await phone.sees("You left this competition and can't rejoin")
  expect(await assets()).toMatchObject({ balance: '10000', competitionFrozenAssets: '0', virtualAssets: '0' })
})
