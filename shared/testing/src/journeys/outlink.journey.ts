/** The viewer: what it refuses, whom it sends into the browser, and a page of the exchange itself that is left again. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, platform } = journey()

const link = (url: string) => `/outlink?${new URLSearchParams({ url })}`
const OWN = '/api/sys/common/static/content/deposit.html'

const framed = ({ page }: Driver) => page.frames().find(frame => frame.parentFrame() === page.mainFrame())
/** Follows the one link of the page that stands in the frame. */
async function follow(phone: Driver, to: string): Promise<void> {
  await phone.when(async () => (await framed(phone)?.$('a')) != null)
  await framed(phone)?.click('a')
  await phone.when(() => framed(phone)?.url().endsWith(`/${to}.html`) ?? false)
}

test('a script is no link; of a foreign site the host is told; who forbids being framed leads into the browser', async () => {
  const phone = await newPhone()
  await phone.open(link('javascript:alert(1)'))
  await phone.sees("This link can't be opened")
  await phone.open(link('https://аррӏе.com/'))
  await phone.sees("You're about to visit xn--80ak6aa92e.com")
  await phone.open(link('https://www.tronscan.org/#/transaction/1'))
  await phone.sees("This site can't be shown inside the app.", 'Copy link', 'Retry')
  expect(framed(phone)).toBeUndefined()
})

test('two links deep in a framed page, Close leads to where it was opened, and the same link finds it untouched', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.open('/articleList?q=price')
  await phone.open(link(OWN))
  await phone.arrives('/outlink')
  await follow(phone, 'deposit-voucher')
  await follow(phone, 'deposit-review')
  await phone.sees('Opened from')
  const stood = framed(phone)
  await phone.tap('Close')
  await phone.arrives('/articleList')
  expect(await phone.at()).toBe('/articleList?q=price')
  await phone.open(link(OWN))
  await phone.arrives('/outlink')
  expect([framed(phone) === stood, stood?.url()]).toEqual([
    true,
    `${platform().url}${OWN.replace('.html', '-review.html')}`,
  ])
  await phone.tap('Close')
  await phone.arrives('/articleList')
  await phone.back()
  await phone.arrives('/home')
})

test('the third banner leads to a page of the exchange, framed, and Close leads Home', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.tap(/^A deposit, step by step/)
  await phone.arrives('/outlink')
  await phone.when(async () => (await framed(phone)?.$eval('h1', e => e.textContent)) === '1 · Address')
  expect(await framed(phone)?.evaluate(() => self.origin)).toBe('null')
  await phone.tap('Close')
  await phone.arrives('/home')
})
