/** The chart as people come and go: what it asks for, what it tells who cannot see it, and what stays of it. */
import { expect, test } from '@jest/globals'
import { logIn } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person } = journey()

const canvas = '[data-path="/kline"] canvas'
const isDrawn = (phone: Driver) => phone.page.waitForSelector(canvas, { visible: true })
const title = '[data-path="/kline"] [role=tab][aria-selected=true]'
const chosen = (phone: Driver) => phone.page.$eval(title, tab => tab.textContent)

test('the chart keeps its symbol and period over a reload', async () => {
  const phone = await newPhone()
  await phone.open('/kline?symbol=ETHUSDT')
  await phone.tap('4 hours')
  await phone.sees('ETH/USDT')
  await isDrawn(phone)
  for (const again of [() => Promise.resolve(), phone.reload]) {
    await again()
    await phone.sees('ETH/USDT')
    await isDrawn(phone)
    expect([await phone.at(), await chosen(phone)]).toEqual(['/kline?symbol=ETHUSDT&period=4h', '4h4 hours'])
  }
})

/** Symbol and period of each first page of bars that is asked for. */
function firstPages({ page }: Driver): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/kline') && searchParams.get('limit') === '300')
      asked.push(`${searchParams.get('symbol')} ${searchParams.get('period')}`)
  })
  return asked
}

test('bars are asked for once for each symbol and period; the chart tells itself in words, and styles nothing by itself', async () => {
  const phone = await newPhone()
  const asked = firstPages(phone)
  const summary = async (name: RegExp) => {
    await isDrawn(phone)
    await phone.when(async () => {
      const picture = await phone.page.$('[data-path="/kline"] [role=img]')
      const { name: said = '' } = (picture && (await phone.page.accessibility.snapshot({ root: picture }))) ?? {}
      return name.test(said)
    })
  }
  await phone.open('/kline?symbol=BTCUSDT&period=1h')
  await summary(/^Candlestick chart of BTC\/USDT, 1 hour, from .* to .*: open \d.*, high .*, low .*, last .*%$/)
  await phone.tap('4 hours')
  await summary(/^Candlestick chart of BTC\/USDT, 4 hours/)
  await phone.tap('BTC/USDT, choose another pair')
  await phone.tap(/^ETH\/USDT/)
  await summary(/^Candlestick chart of ETH\/USDT, 4 hours/)
  expect(asked).toEqual(['BTCUSDT 1h', 'BTCUSDT 4h', 'ETHUSDT 4h'])
  expect(await phone.page.$$('style')).toHaveLength(1) // the page's own
})

test('a visitor who buys from the chart signs in and is back at the same chart, with the order as it was typed', async () => {
  const { account, password } = await person({ contract: '5000' })
  const phone = await newPhone()
  await phone.open('/kline?symbol=ETHUSDT&period=4h')
  await phone.tap('Buy long')
  await phone.sees("You're not logged in.")
  await phone.type(/^Quantity/, '0.5')
  await phone.reload()
  await phone.sees("You're not logged in.")
  await phone.tap(/^Buy long ?Liq\. \d/)
  await phone.sees('You need an account for this order', 'Try it with 10,000 virtual USDT')
  await phone.tap('Log in')
  await phone.arrives('/login')
  await logIn(phone, account, password)
  await phone.arrives('/kline')
  expect(await phone.at()).toBe('/kline?symbol=ETHUSDT&period=4h&side=1')
  await phone.sees('ETH/USDT', 'Margin + fee')
  await phone.when(() => phone.page.$$eval('[role=dialog] input', all => all.some(e => e.value === '0.5')))
})

test('a chart that was left is the very same when it is entered again', async () => {
  const phone = await newPhone()
  await phone.open('/hangqing')
  await phone.open('/kline?symbol=ETHUSDT')
  const first = await isDrawn(phone)
  await phone.tap('Back')
  await phone.arrives('/hangqing')
  await phone.open('/kline?symbol=ETHUSDT')
  expect(await first?.evaluate((node, selector) => node === document.querySelector(selector), canvas)).toBe(true)
})
