/** A Saturday: metals and currencies rest, coins do not; nothing can be pressed into a market that is closed, which is said on one line. */
import { afterEach, expect, test } from '@jest/globals'
import { createPositionCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { Locale } from '@shared/format/languages'
import { connect, newOrderId } from '../client.ts'
import { cases } from '../soak.ts'
import { journey } from './journey.ts'
import { linesOf } from './layout.ts'

const tape = { start: '2026-11-28 12:00:00', symbols: { XAUUSD: [[0, '3300']] as [number, string][] }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape })

afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

test('both buttons of gold say when it opens and take no press, the exchange refuses it too, and a coin is traded', async () => {
  const someone = await person({ contract: '5000' })
  const phone = await newPhone({ of: someone })
  await phone.open('/heyue?mode=cfd&symbol=XAUUSD')
  await phone.type(/^Quantity/, '0.1')
  await phone.sees(/Closed, opens Sun 22:00/)
  const presses = await phone.page.$$eval('button[data-two]', all =>
    all.map(e => e.matches(':disabled, [aria-disabled=true]')),
  )
  expect(presses).toEqual([true, true])
  const { url, publicKey } = platform().address()
  const order = {
    tradeType: tradeTypes.cfd,
    symbol: 'XAUUSD',
    direction: directions.buy,
    orderType: orderTypes.market,
    quantity: '0.1',
    leverage: 100,
    marginMode: marginModes.cross,
    expectedPrice: '3300.15',
    tolerance: '0.01',
    clientOrderId: newOrderId(),
  } as const
  expect(await connect(url, publicKey).call(createPositionCall, order, { token: someone.token })).toMatchObject({
    refusal: 'market-closed',
  })
  await phone.tap('Spot')
  await phone.sees('BTC/USDT')
  await phone.misses('Closed, opens')
})

test.each(cases<Locale>(['en-US', 'es-ES', 'vi-VN', 'ja-JP'], ['es-ES']))(
  'at 320 px (%s) a closed market leaves star and chart beside the pair, and says on one line when it opens',
  async language => {
    const phone = await newPhone({ of: await person({ contract: '5000' }), language, width: 320, height: 640 })
    await phone.open('/heyue?mode=cfd&symbol=XAUUSD')
    const header = '[data-path="/heyue"] header'
    await phone.page.waitForSelector(`${header} [data-closed]`)
    const middles = await phone.page.$$eval(`${header} :is(h1, [aria-pressed], a)`, all =>
      all.map(e => e.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    )
    expect(middles).toHaveLength(3)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1)
    const said = [
      ...(await linesOf(phone.page, `${header} [data-closed] > span > span`)),
      ...(await linesOf(phone.page, '[data-path="/heyue"] button[data-two] small')),
    ]
    expect(said.map(([, lines]) => lines)).toEqual([1, 1, 1])
    expect(new Set(said.map(([text]) => text.match(/22:00/)?.[0]))).toEqual(new Set(['22:00']))
  },
)
